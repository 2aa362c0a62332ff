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
    /// A way to read what was typed.
    struct Reading: Sendable, Hashable {
      var text: String
      var time: StageTime?
      var thread: String?
    }

    /// From the text as it was typed to the one without hedges, time and thread: a line may end as a time does.
    fileprivate(set) var readings: [Reading]

    /// The text without what says when and where.
    package var text: String { last.text }
    package var time: StageTime? { last.time }
    package var thread: String? { last.thread }
    private var last: Reading { readings[readings.count - 1] }

    fileprivate init(_ readings: [Reading]) { self.readings = readings }

    /// The line with the name of the subscriber that is asked about: `Second 0` for `0`.
    fileprivate func completed(_ name: String) -> Entry {
      guard !isLine(of: name) else { return self }
      return Entry(
        readings.map { Reading(text: name + " " + $0.text, time: $0.time, thread: $0.thread) }
      )
    }

    /// Whether the line begins with a subscriber's name.
    fileprivate func isLine(of name: String) -> Bool {
      readings.contains { $0.text.lowercased().hasPrefix(name.lowercased()) }
    }

    /// Whether a record printed this line, whatever its time and thread.
    func isPrinted(by record: LogRecord) -> Bool { reading(of: record) != nil }

    /// The reading that a record printed.
    ///
    /// Case does not matter: `first` is the script's variable, and `First` what it prints. Neither does a thread that the
    /// line ends with.
    func reading(of record: LogRecord) -> Reading? {
      guard let line = record.printed else { return nil }
      let lines = [line, record.textWithoutThread].flatMap { [$0.lowercased(), Self.plain($0)] }
      return readings.first { reading in
        lines.contains(reading.text.lowercased()) || lines.contains(Self.plain(reading.text))
      }
    }

    /// A line in lowercase, without the colon behind a name, and without a full stop.
    private static func plain(_ line: String) -> String {
      let words = line.lowercased().split(separator: " ").joined(separator: " ")
      return words.replacing(": ", with: " ", maxReplacements: 1).trimmingClosing()
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
  /// What was typed for ``entries``, without a time and a thread, if they are lines.
  private let typed: [String]

  /// Whether no line is expected.
  package var isNothing: Bool { entries.isEmpty }

  /// Reads rows; nil if there are none.
  ///
  /// - Parameters:
  ///   - names: The subscribers that are asked about, if the rows name none.
  ///   - isAsked: Whether a step asks for lines.
  ///   - tick: The time of a character in marbles.
  ///   - asMarble: Whether marbles are asked for, so that `-01` is no negative number.
  init?(
    _ rows: [String],
    of names: [String] = [],
    isAsked: Bool = false,
    tick: StageTime = .seconds(1),
    asMarble: Bool = false,
    in vocabulary: ScriptVocabulary = .unknown
  ) {
    guard !rows.isEmpty else { return nil }
    let nothing = rows.compactMap(AnswerText.nothing)
    let rows = rows.filter { AnswerText.nothing($0) == nil }
    let marbles = rows.map { asMarble || Double($0) == nil ? Self.marble($0, of: names) : nil }
    isMarble = !rows.isEmpty && marbles.allSatisfy { $0 != nil }
    let named: [String?]
    if isMarble {
      named = marbles.map { $0.flatMap { $0.name.isEmpty ? nil : $0.name } }
      let drawn = marbles.compactMap(\.self).map { Self.entries(of: $0.signs, name: $0.name, tick) }
      entries = drawn.flatMap(\.entries).sorted { ($0.time ?? .zero) < ($1.time ?? .zero) }
      drawnEnd = drawn.map(\.end).max() ?? .zero
      typed = []
    } else {
      drawnEnd = .zero
      let said = rows.map(Self.line)
      typed = said.map(\.text)
      // A line that begins as none of the script is the element of the only subscriber that is asked about.
      entries = said.map { entry in
        let isElement =
          !entry.text.contains(" ") || !vocabulary.isUnknown && !vocabulary.begins(entry.text)
        return names.count == 1 && isElement ? entry.completed(names[0]) : entry
      }
      named = entries.map { Self.subscriber(in: $0.text) }
    }
    let asked = names.map { $0.lowercased() }
    let isAnswer =
      !isMarble && !entries.isEmpty
      && entries.allSatisfy { entry in asked.contains(where: entry.isLine) }
    isFromBeginning = isAnswer
    // The name that is asked for says where a line's element begins, even if the element has several words.
    let meant =
      isAnswer
      ? entries.map { entry in names.first(where: entry.isLine) } : named
    let all = meant + nothing.map { $0.isEmpty ? nil : $0 }
    // A line of somebody else is one of all lines; so is each if all are asked for.
    let isAny = isAsked && names.isEmpty && !isMarble && !entries.isEmpty
    self.names =
      isAny
      ? []
      : !all.contains(nil)
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

  /// The rows that are no lines and no marbles.
  ///
  /// - Parameters:
  ///   - isExtra: Whether the step asks for something else, so that a line is one that the script can print.
  ///   - asMarble: Whether marbles are asked for.
  func unreadable(in vocabulary: ScriptVocabulary, isExtra: Bool, asMarble: Bool) -> [String] {
    guard !isMarble else { return [] }
    return zip(typed, entries).compactMap { typed, entry in
      let isNamed = names.contains(where: entry.isLine) && isFromBeginning
      let isElement = isNamed && entry.text != typed
      let words = ScriptVocabulary.words(typed)
      let isReadable =
        isExtra
        ? vocabulary.prints(allWordsOf: typed)
        : isElement
          ? words.allSatisfy { !$0.contains(where: \.isLetter) } || vocabulary.canPrint(typed)
          : isNamed || !words.isEmpty && vocabulary.canPrint(typed)
      return isReadable && !(words.isEmpty && typed.isEmpty) && !asMarble ? nil : typed
    }
  }

  // MARK: Lines

  /// The text before a line's element, if it is short enough to be a subscriber's name.
  private static func subscriber(in line: String) -> String? {
    LogLine(line).split.flatMap { $0.name.isEmpty || $0.name.count > 24 ? nil : $0.name }
  }

  private static func line(_ row: String) -> Entry {
    let raw = AnswerText.unquoted(row) ?? row
    var readings = [Entry.Reading(text: raw)]
    func add(_ reading: Entry.Reading) {
      if reading != readings.last, !reading.text.isEmpty { readings.append(reading) }
    }
    add(Entry.Reading(text: AnswerText.line(row)))
    var (text, time) = AnswerText.timed(AnswerText.line(row))
    // A hedge may also be between the time and the line.
    text = AnswerText.line(text)
    add(Entry.Reading(text: text, time: time))
    if text.first == "[", let end = text.firstIndex(of: "]") {
      let thread = String(text[..<end].dropFirst())
      text = text[text.index(after: end)...].trimmed
      add(Entry.Reading(text: text, time: time, thread: thread))
    } else if let end = text.firstMatch(of: /\ on ([A-Za-z][\w.\-]*(?: \d+)?)$/) {
      let line = String(text[..<end.range.lowerBound])
      if time == nil { time = AnswerText.timed(line).time }
      add(Entry.Reading(text: AnswerText.timed(line).text, time: time, thread: String(end.1)))
    }
    return Entry(readings)
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
      entries.append(Entry([Entry.Reading(text: prefix + text, time: tick * column)]))
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

extension String {
  /// The text without its closing punctuation.
  fileprivate func trimmingClosing() -> String {
    String(reversed().drop { ".?!".contains($0) }.reversed())
  }
}
