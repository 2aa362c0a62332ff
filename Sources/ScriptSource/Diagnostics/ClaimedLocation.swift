/// What `#sourceLocation(file: "story.swift", line: 40)` says of the lines behind it.
struct ClaimedLocation: Sendable {
  /// The number of the line behind it.
  fileprivate let start: Int
  /// The file and the number that this line has from there on; `nil` behind `#sourceLocation()`.
  fileprivate let claim: (file: String, line: Int)?

  static func all(in text: String) -> [ClaimedLocation] {
    guard text.hasBytes("#sourceLocation") else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("#sourceLocation(") else { return nil }
      let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
      let digits = words.split(separator: ":").last?.filter(\.isNumber)
      guard parts.count > 2, let line = digits.flatMap({ Int($0) }) else {
        return ClaimedLocation(start: number + 2, claim: nil)
      }
      return ClaimedLocation(start: number + 2, claim: (String(parts[1]), line))
    }
  }
}

extension SourceFile {
  /// The number that `#line` has.
  package func claimedLine(at offset: Int) -> Int {
    let line = line(at: offset)
    guard let last = claimed(at: line), let claim = last.claim else { return line }
    return claim.line + line - last.start
  }

  /// The name that `#file` has.
  package func claimedName(at offset: Int) -> String {
    claims.isEmpty ? name : claimed(at: line(at: offset))?.claim?.file ?? name
  }

  private func claimed(at line: Int) -> ClaimedLocation? { claims.last { $0.start <= line } }
}
