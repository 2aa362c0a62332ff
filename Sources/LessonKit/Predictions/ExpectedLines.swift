package import Stage

/// The lines that a learner expects to be printed next, in one of two forms.
///
/// - Lines of the log, each with an optional time and thread. The thread may also be at the end, as in `First 1 on worker 1`.
///   `nothing` stands for no line at all, `Third: nothing` for none of that subscriber.
///
///       1.0s First 0
///       2s [worker 1] First 1
///
/// - Marbles, with a row for each subscriber and a character for each tick: `First: --0-1-2|`. They say what comes up to where
///   they are drawn, and nothing of what comes later.
package struct ExpectedLines: Sendable, Hashable {
  /// One expected line.
  package struct Entry: Sendable, Hashable {
    package var text: String
    package var time: StageTime?
    package var thread: String?
    /// The text as it was typed, if its end was read as a thread.
    var literal: String?

    /// Whether it is a line of a subscriber, or a word alone, which is then its element.
    func isAnswer(about name: String) -> Bool {
      !text.contains(" ") || text.lowercased().hasPrefix(name.lowercased())
    }

    /// The line with the name of the subscriber that is asked about, if it is a word alone: `Second 0` for `0`.
    func completed(_ name: String) -> Entry {
      guard !text.lowercased().hasPrefix(name.lowercased()) else { return self }
      var entry = self
      entry.text = name + " " + text
      entry.literal = literal.map { name + " " + $0 }
      return entry
    }

    /// Whether a record printed this line, whatever its time and thread.
    ///
    /// Case does not matter: `first` is the script's variable, and `First` what it prints. Neither does a thread that the
    /// line ends with.
    func isPrinted(by record: LogRecord) -> Bool {
      guard let line = record.printed?.lowercased() else { return false }
      let texts = [text, literal ?? text].map { $0.lowercased() }
      let lines = [line, record.textWithoutThread.lowercased()]
      return texts.contains { text in
        lines.contains { $0 == text || $0.replacing(": ", with: " ", maxReplacements: 1) == text }
      }
    }
  }

  package let entries: [Entry]
  /// Whether the rows are marbles, which have times but no threads.
  package let isMarble: Bool
  /// The time up to which marbles are drawn.
  let drawnEnd: StageTime
  /// The subscribers whose lines are meant; empty if all lines are.
  package let names: Set<String>

  /// Whether the lines are the first ones that each subscriber prints, rather than any.
  let isFromBeginning: Bool

  /// Whether no line is expected.
  package var isNothing: Bool { entries.isEmpty }

  /// Reads rows; nil if there are none.
  ///
  /// - Parameters:
  ///   - names: The subscribers that are asked about, if the rows name none.
  ///   - tick: The time of a character in marbles.
  ///   - asMarble: Whether marbles are asked for, so that `-01` is no negative number.
  init?(
    _ rows: [String],
    of names: [String] = [],
    tick: StageTime = .seconds(1),
    asMarble: Bool = false
  ) {
    guard !rows.isEmpty else { return nil }
    let nothing = rows.compactMap(Self.nothing)
    let rows = rows.filter { Self.nothing($0) == nil }
    let marbles = rows.map { asMarble || Double($0) == nil ? Self.marble($0, of: names) : nil }
    isMarble = !rows.isEmpty && marbles.allSatisfy { $0 != nil }
    let named: [String?]
    if isMarble {
      named = marbles.map { $0.flatMap { $0.name.isEmpty ? nil : $0.name } }
      let drawn = marbles.compactMap(\.self).map { Self.entries(of: $0.signs, name: $0.name, tick) }
      entries = drawn.flatMap(\.entries).sorted { ($0.time ?? .zero) < ($1.time ?? .zero) }
      drawnEnd = drawn.map(\.end).max() ?? .zero
    } else {
      drawnEnd = .zero
      let said = rows.map(Self.line)
      let areAnswers = names.count == 1 && said.allSatisfy { $0.isAnswer(about: names[0]) }
      entries = areAnswers ? said.map { $0.completed(names[0]) } : said
      named = entries.map { Self.subscriber(in: $0.text) }
    }
    let asked = names.map { $0.lowercased() }
    let isAnswer =
      !isMarble && !entries.isEmpty
      && entries.allSatisfy { entry in asked.contains { entry.text.lowercased().hasPrefix($0) } }
    isFromBeginning = isAnswer
    // The name that is asked for says where a line's element begins, even if the element has several words.
    let meant =
      isAnswer
      ? entries.map { entry in
        names.first { entry.text.lowercased().hasPrefix($0.lowercased()) }
      } : named
    let all = meant + nothing.map { $0.isEmpty ? nil : $0 }
    // A line of somebody else is one of all lines.
    self.names =
      !all.contains(nil)
      ? Set(all.compactMap(\.self)) : isFromBeginning || entries.isEmpty ? Set(names) : []
  }

  /// Whether a record printed a line of the subscribers that are meant.
  func concerns(_ record: LogRecord) -> Bool {
    guard let text = record.printed else { return false }
    return names.isEmpty || names.contains { Self.isLine(text, of: $0) }
  }

  /// Whether a line is of a subscriber: its name alone, or its name and an element.
  static func isLine(_ text: String, of name: String) -> Bool {
    text.lowercased() == name.lowercased() || element(of: name, in: text) != nil
  }

  /// What a line says after a subscriber's name and a space, or a colon and a space; nil if the line is not the subscriber's.
  static func element(of name: String, in line: String) -> String? {
    let start = [name + ": ", name + " "].map { $0.lowercased() }
      .first { line.lowercased().hasPrefix($0) }
    return start.map { String(line.dropFirst($0.count)) }
  }

  /// The subscriber of a row that expects nothing, or an empty text; nil for any other row.
  private static func nothing(_ row: String) -> String? {
    row.lowercased().wholeMatch(of: /(?:(.*?):?\s+)?(?:prints\s+)?nothing\.?|none\.?/)
      .map { String($0.1 ?? "") }
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
    if let end = entry.text.firstMatch(of: /,?\ at\ ([\d.]+)\ ?(m?s)$/),
      let time = Markup.time("\(end.1)\(end.2)")
    {
      entry.time = time
      entry.text = String(entry.text[..<end.range.lowerBound])
    }
    if entry.text.first == "[", let end = entry.text.firstIndex(of: "]") {
      entry.thread = String(entry.text[..<end].dropFirst())
      entry.text = entry.text[entry.text.index(after: end)...].trimmed
    } else if let end = entry.text.firstMatch(of: /\ on ([A-Za-z][\w.\-]*(?: \d+)?)$/) {
      entry.literal = entry.text
      entry.thread = String(end.1)
      entry.text = String(entry.text[..<end.range.lowerBound])
    }
    return entry
  }

  // MARK: Marbles

  /// Parses a row of marbles: `name: signs`, or only the signs, of the only subscriber that is asked about.
  private static func marble(_ row: String, of names: [String]) -> (name: String, signs: String)? {
    let parts = row.split(separator: ":", maxSplits: 1)
    let signs = (parts.last ?? "").trimmed
    let isGroup = signs.trimmingPrefix("^").hasPrefix("(") && signs.hasSuffix(")")
    guard isGroup || signs.contains("-") || signs.hasSuffix("|"),
      !signs.contains(" ")
    else { return nil }
    if parts.count == 2 { return (parts[0].trimmed, signs) }
    return (names.count == 1 ? names[0] : "", signs)
  }

  /// Parses marbles in the grammar of `RxTesting`: `-` a tick, `a` an element, `<10>` a longer one, `(ab|)` several in one tick,
  /// `|` completion, `#` an error; also `X`, as `:marbles` draws one.
  private static func entries(
    of signs: String,
    name: String,
    _ tick: StageTime
  ) -> (entries: [Entry], end: StageTime) {
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
      case "#", "X": add("error")
      default: add(String(sign))
      }
    }
    return (entries, tick * max(0, column - 1))
  }
}
