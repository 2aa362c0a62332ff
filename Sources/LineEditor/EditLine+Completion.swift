import CLibedit

extension EditLine {
  /// Completes the word before the cursor as far as all candidates agree; a second Tab shows them.
  ///
  /// On an empty line, Tab indents.
  func complete() -> Int32 {
    guard let line = el_wline(handle)?.pointee else { return CC_ERROR }
    let before = String(
      wide: UnsafeBufferPointer(start: line.buffer, count: line.cursor - line.buffer)
    )
    let current = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    guard let completer, current.contains(where: { !$0.isWhitespace }) else { return insert("\t") }
    guard let completion = completer(before), !completion.candidates.isEmpty else {
      return CC_ERROR
    }
    let text = completion.extensionText
    if !text.isEmpty { return insert(text) }
    guard completion.candidates.count > 1, previousKey == "\t" else { return CC_ERROR }
    showAbove(Self.table(completion.candidates, columns: columns))
    return CC_NORM
  }

  private func insert(_ text: String) -> Int32 {
    text.withWide { el_winsertstr(handle, $0) } == 0 ? CC_REFRESH : CC_ERROR
  }

  /// Lays words out in columns, from top to bottom.
  static func table(_ words: [String], columns: Int) -> String {
    let width = (words.map(\.count).max() ?? 0) + 2
    let perRow = max(1, (columns > 0 ? columns : 80) / width)
    let rows = (words.count + perRow - 1) / perRow
    return (0..<rows).map { row in
      let cells = stride(from: row, to: words.count, by: rows).map { words[$0] }
      let padded = cells.dropLast().map { $0 + String(repeating: " ", count: width - $0.count) }
      return padded.joined() + (cells.last ?? "")
    }.joined(separator: "\n")
  }
}
