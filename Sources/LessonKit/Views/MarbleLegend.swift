import TerminalText

/// The letters that are drawn for long values.
struct MarbleLegend {
  private static let longest = 5
  private var letters: [String: String] = [:]
  private var values: [(letter: String, value: String)] = []
  private var errors: [String] = []

  init(for lanes: [MarbleLane]) {
    var values: [String] = []
    var seen: Set<String> = []
    for lane in lanes {
      for mark in lane.marks.map(\.mark) {
        if case .value(let value) = mark, seen.insert(value).inserted { values.append(value) }
        if case .failed(let error) = mark, !errors.contains(error) { errors.append(error) }
      }
    }
    var free = Self.names.filter { !seen.contains($0) }.makeIterator()
    for value in values where !Self.isShort(value) {
      let letter = free.next() ?? "?\(self.values.count)"
      letters[value] = letter
      self.values.append((letter, value))
    }
  }

  /// A, B, …, Z, A1, B1, … without X, which is a mark.
  private static let names: [String] = (0..<40).flatMap { round in
    "ABCDEFGHIJKLMNOPQRSTUVWYZ".map { "\($0)\(round == 0 ? "" : "\(round)")" }
  }

  /// Whether a value can be drawn in a lane: it is short, and cannot be mistaken for a mark.
  private static func isShort(_ value: String) -> Bool {
    !value.isEmpty && TextWidth.of(value) <= longest
      && !value.contains { "^|!X-() ".contains($0) || $0.isNewline }
  }

  func text(for value: String) -> String { letters[value] ?? value }

  /// A line for each letter, and one for the errors.
  var entries: [String] {
    values.map { "\($0.letter) = \($0.value)" }
      + (errors.isEmpty ? [] : ["X = " + errors.joined(separator: ", ")])
  }

  func lines(within width: Int) -> [String] {
    let lines = entries.map { TextWidth.cut($0.inOneLine, to: width) }
    return lines.isEmpty ? [] : [""] + lines
  }
}
