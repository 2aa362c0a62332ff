package import Stage

/// What a learner expects to be printed next, in one of three forms.
///
/// - Lines of the log, each with an optional time and thread. The thread may also be at the end, as in `First 1 on worker 1`.
///
///       1.0s First 0
///       2s [worker 1] First 1
///
/// - Marbles, with a row for each subscriber and a character for each tick: `First: --0-1-2|`.
/// - A number, if the step asks how many lines will be printed.
package struct Prediction: Sendable, Hashable {
  /// One expected line.
  package struct Entry: Sendable, Hashable {
    package var text: String
    package var time: StageTime?
    package var thread: String?
    /// The text as it was typed, if its end was read as a thread.
    var literal: String?
  }

  /// The expected number of lines.
  package struct Count: Sendable, Hashable {
    package let number: Int
    /// The text that the counted lines begin with; nil if all lines count.
    package let start: String?
  }

  package let entries: [Entry]
  /// The number of lines, if the step asks for it and the learner gave one.
  package let count: Count?
  /// Whether the rows are marbles, which have times but no threads.
  package let isMarble: Bool
  /// The subscribers whose lines are predicted; empty if the prediction is about all lines.
  package let names: Set<String>

  /// Parses a prediction; nil if the text is empty.
  ///
  /// - Parameters:
  ///   - questions: What the step asks. A number is the answer to a question with `How many`.
  ///   - tick: The time of a character in marbles.
  package init?(_ text: String, asked questions: [String] = [], tick: StageTime = .seconds(1)) {
    var rows = text.split { $0.isNewline || $0 == ";" }
      .map(\.trimmed).filter { !$0.isEmpty }
    guard !rows.isEmpty else { return nil }
    let question = Self.countQuestion(in: questions)
    let number = question == nil ? nil : rows.firstIndex { Int($0) != nil }
    count = number.flatMap { Int(rows[$0]) }.map { [question] in
      Count(number: $0, start: question.flatMap(Self.start))
    }
    if let number { rows.remove(at: number) }
    let marbles = rows.map { Self.marble($0) }
    isMarble = !rows.isEmpty && marbles.allSatisfy { $0 != nil }
    if isMarble {
      let named = marbles.compactMap { $0?.name }
      names = named.contains("") ? [] : Set(named)
      entries = marbles.compactMap(\.self)
        .flatMap { Self.entries(of: $0.signs, name: $0.name, tick) }
        .sorted { ($0.time ?? .zero) < ($1.time ?? .zero) }
    } else {
      entries = rows.map(Self.line)
      let named = entries.map { Self.subscriber(in: $0.text) }
      names = named.contains(nil) ? [] : Set(named.compactMap(\.self))
    }
  }

  /// The question that asks for a number of lines, if one does.
  package static func countQuestion(in questions: [String]) -> String? {
    questions.first { $0.lowercased().contains("how many") }
  }

  /// Whether a record printed a line that the prediction is about.
  package func concerns(_ record: LogRecord) -> Bool {
    guard let text = record.printed?.lowercased() else { return false }
    return names.isEmpty
      || names.contains { name in
        let name = name.lowercased()
        return text.hasPrefix(name + " ") || text.hasPrefix(name + ": ")
      }
  }

  /// The text in backticks that a question says the counted lines begin with.
  private static func start(_ question: String) -> String? {
    question.firstMatch(of: /begin with `([^`]+)`/).map { String($0.1) }
  }

  // MARK: Lines

  /// The text before a line's element, if it is short enough to be a subscriber's name.
  private static func subscriber(in line: String) -> String? {
    LogLine(line).split.flatMap { $0.name.isEmpty || $0.name.count > 24 ? nil : $0.name }
  }

  private static func line(_ row: String) -> Entry {
    var entry = Entry(text: row, time: nil, thread: nil)
    if let space = row.firstIndex(of: " "), row[..<space].first?.isNumber == true,
      row[..<space].last == "s", let time = Markup.time(String(row[..<space]))
    {
      entry.time = time
      entry.text = row[space...].trimmed
    }
    if entry.text.first == "[", let end = entry.text.firstIndex(of: "]") {
      entry.thread = String(entry.text[..<end].dropFirst())
      entry.text = entry.text[entry.text.index(after: end)...].trimmed
    } else if let end = entry.text.firstMatch(of: /\ on (main|worker \d+)$/) {
      entry.literal = entry.text
      entry.thread = String(end.1)
      entry.text = String(entry.text[..<end.range.lowerBound])
    }
    return entry
  }

  // MARK: Marbles

  /// Parses a row of marbles: `name: signs`, or only the signs.
  private static func marble(_ row: String) -> (name: String, signs: String)? {
    let parts = row.split(separator: ":", maxSplits: 1)
    let signs = (parts.last ?? "").trimmed
    guard signs.contains("-") || signs.hasSuffix("|"), !signs.contains(" ") else { return nil }
    return (parts.count == 2 ? parts[0].trimmed : "", signs)
  }

  /// Parses marbles in the grammar of `RxTesting`: `-` a tick, `a` an element, `<10>` a longer one, `(ab|)` several in one tick,
  /// `|` completion, `#` an error.
  private static func entries(of signs: String, name: String, _ tick: StageTime) -> [Entry] {
    let prefix = name.isEmpty ? "" : name + " "
    var entries: [Entry] = []
    var column: Int64 = 0
    var isGroup = false
    var long: String?
    func add(_ text: String) {
      entries.append(Entry(text: prefix + text, time: tick * column, thread: nil))
      if !isGroup { column += 1 }
    }
    for sign in signs {
      if let text = long {
        long = sign == ">" ? nil : text + String(sign)
        if sign == ">" { add(text) }
        continue
      }
      switch sign {
      case "-": column += 1
      case "^": continue
      case "<": long = ""
      case "(": isGroup = true
      case ")":
        isGroup = false
        column += 1
      case "|": add("completed")
      case "#": add("error")
      default: add(String(sign))
      }
    }
    return entries
  }
}
