package import Stage

/// What a learner expects to see next.
///
/// Lines, as the log will print them, each with a time and a thread if the learner cares to say:
///
///     1.0s First 0
///     2s [worker 1] First 1
///
/// (`First 1 on worker 1` says the same), or marbles, a row for each subscriber, where a sign is a tick long: `First: --0-1-2|`; or a number, where it is asked how
/// many lines there will be.
package struct Prediction: Sendable, Hashable {
  /// One expected line.
  package struct Entry: Sendable, Hashable {
    package var text: String
    package var time: StageTime?
    package var thread: String?
    /// As it was typed, if a thread was read off its end.
    var literal: String?
  }

  /// How many lines are expected.
  package struct Count: Sendable, Hashable {
    package let number: Int
    /// What the lines begin with that count; all count if it is not said.
    package let start: String?
  }

  package let entries: [Entry]
  /// The number that was said, where one was asked for.
  package let count: Count?
  /// Whether the rows are marbles, which say nothing of threads, and times only from the first of them on.
  package let isMarble: Bool
  /// Whose lines they are, where every row names a subscriber: lines of others are no part of the prediction.
  package let names: Set<String>

  /// Reads a prediction; nil if it says nothing.
  ///
  /// - Parameters:
  ///   - questions: What is asked: a number alone answers a `How many`.
  ///   - tick: The length of a sign in a marble.
  package init?(_ text: String, asked questions: [String] = [], tick: StageTime = .seconds(1)) {
    var rows = text.split { $0.isNewline || $0 == ";" }
      .map(\.trimmed).filter { !$0.isEmpty }
    guard !rows.isEmpty else { return nil }
    let question = questions.first { $0.lowercased().contains("how many") }
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

  /// Whether a line of the log is one that the expected lines are about.
  package func concerns(_ record: LogRecord) -> Bool {
    guard let text = record.printed?.lowercased() else { return false }
    return names.isEmpty
      || names.contains { name in
        let name = name.lowercased()
        return text.hasPrefix(name + " ") || text.hasPrefix(name + ": ")
      }
  }

  /// The text in backticks that the lines in question begin with.
  private static func start(_ question: String) -> String? {
    question.firstMatch(of: /begin with `([^`]+)`/).map { String($0.1) }
  }

  // MARK: Lines

  /// The words before a line's element, if they are as short as a subscriber's name.
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

  /// A row of marbles, `name: signs` or signs alone.
  private static func marble(_ row: String) -> (name: String, signs: String)? {
    let parts = row.split(separator: ":", maxSplits: 1)
    let signs = (parts.last ?? "").trimmed
    guard signs.contains("-") || signs.hasSuffix("|"), !signs.contains(" ") else { return nil }
    return (parts.count == 2 ? parts[0].trimmed : "", signs)
  }

  /// Reads marbles as the project's tests write them: `-` a tick, `a` an element, `<10>` a longer one, `(ab|)` all in one
  /// tick, `|` completion, `#` error.
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
