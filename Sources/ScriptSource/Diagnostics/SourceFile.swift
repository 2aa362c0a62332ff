import Glibc

/// A script's text under the name that diagnostics show, with its line table.
///
/// Lines and columns count from 1, and columns count characters.
package final class SourceFile: Sendable {
  /// Usually the last path component.
  package let name: String
  package let text: String
  /// Offset of the first byte of each line.
  package let lineStarts: [Int]
  /// First to last.
  let lineControls: [LineControl]

  package init(name: String, text: String) {
    self.name = name
    self.text = text
    lineStarts = Self.lineStarts(of: text)
    lineControls = LineControl.all(in: text)
  }

  private static func lineStarts(of text: String) -> [Int] {
    var text = text
    return text.withUTF8 { bytes in
      var starts = [0]
      guard let first = UnsafeRawPointer(bytes.baseAddress) else { return starts }
      var next = 0
      while let end = memchr(first + next, 0x0A, bytes.count - next) {
        next = UnsafeRawPointer(end) - first + 1
        starts.append(next)
      }
      return starts
    }
  }

  /// The number of the line that holds `offset`.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Whether only space stands before `offset` in its line.
  package func beginsLine(at offset: Int) -> Bool {
    let start = lineStarts[line(at: offset) - 1]
    return text[TextRange(start: start, end: offset)].allSatisfy(\.isWhitespace)
  }

  package func column(at offset: Int) -> Int {
    text[TextRange(start: lineStarts[line(at: offset) - 1], end: offset)].count + 1
  }

  /// The byte at a line and a column; `nil` if there is no such line.
  package func offset(line: Int, column: Int) -> Int? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    return lineStarts[line - 1] + textOfLine(line).prefix(column - 1).utf8.count
  }

  /// The text of the line with this number, without its line break.
  package func textOfLine(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] - 1 : text.utf8.count
    let line = text[TextRange(start: lineStarts[number - 1], end: end)]
    return line.last == "\r" ? String(line.dropLast()) : line
  }
}

/// A piece of a file.
package struct SourceSpan: Sendable {
  package let file: SourceFile
  package let range: TextRange

  package init(_ range: TextRange, in file: SourceFile) {
    self.file = file
    self.range = range
  }

  package var line: Int { file.line(at: range.start) }
  package var column: Int { file.column(at: range.start) }
  package var text: String { file.text[range] }
}

extension String {
  /// The text in a range of bytes; places outside of the text are moved to its ends.
  package subscript(range: TextRange) -> String {
    let low = min(max(0, range.start), utf8.count)
    let high = min(max(low, range.end), utf8.count)
    let from = utf8.index(utf8.startIndex, offsetBy: low)
    return String(decoding: utf8[from..<utf8.index(from, offsetBy: high - low)], as: UTF8.self)
  }
}
