/// A line control statement: `#sourceLocation(file: "story.swift", line: 40)` says what the lines behind it are called.
struct LineControl: Sendable {
  /// The number of the line behind it.
  fileprivate let start: Int
  /// The file and the number that this line has from there on; `nil` behind `#sourceLocation()`.
  fileprivate let place: (file: String, line: Int)?

  static func all(in text: String) -> [LineControl] {
    guard text.hasBytes("#sourceLocation") else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("#sourceLocation(") else { return nil }
      let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
      let digits = words.split(separator: ":").last?.filter(\.isNumber)
      guard parts.count > 2, let line = digits.flatMap({ Int($0) }) else {
        return LineControl(start: number + 2, place: nil)
      }
      return LineControl(start: number + 2, place: (String(parts[1]), line))
    }
  }
}

extension SourceFile {
  /// The number that `#line` has.
  package func presumedLine(at offset: Int) -> Int {
    let line = line(at: offset)
    guard let last = lineControl(before: line), let place = last.place else { return line }
    return place.line + line - last.start
  }

  /// The name that `#file` has.
  package func presumedName(at offset: Int) -> String {
    lineControls.isEmpty ? name : lineControl(before: line(at: offset))?.place?.file ?? name
  }

  private func lineControl(before line: Int) -> LineControl? {
    lineControls.last { $0.start <= line }
  }
}
