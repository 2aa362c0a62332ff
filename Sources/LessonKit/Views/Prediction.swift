public import Stage

/// What a learner expects to see next.
///
/// Lines, as the log will print them, each with a time and a thread if the learner cares to say:
///
///     1.0s First 0
///     2s [worker 2] First 1
///
/// or marbles, a row for each subscriber, where a sign is a tick long: `First: --0-1-2|`.
public struct Prediction: Sendable, Hashable {
  /// One expected line.
  public struct Entry: Sendable, Hashable {
    public var text: String
    public var time: StageTime?
    public var thread: String?
  }

  public let entries: [Entry]
  /// Whether the rows are marbles, which say nothing of threads, and times only from the first of them on.
  public let isMarble: Bool
  /// Whose rows they are, where every marble row has a name: lines of others are no part of the prediction.
  public let names: Set<String>

  /// Reads a prediction; nil if it says nothing.
  ///
  /// - Parameter tick: The length of a sign in a marble.
  public init?(_ text: String, tick: StageTime = .seconds(1)) {
    let rows = text.split { $0.isNewline || $0 == ";" }
      .map { Self.trimmed($0) }.filter { !$0.isEmpty }
    let marbles = rows.map { Self.marble($0) }
    guard !rows.isEmpty else { return nil }
    isMarble = marbles.allSatisfy { $0 != nil }
    let named = marbles.compactMap { $0?.name }
    names = isMarble && !named.contains("") ? Set(named) : []
    guard isMarble else {
      entries = rows.map(Self.line)
      return
    }
    entries = marbles.compactMap(\.self)
      .flatMap { Self.entries(of: $0.signs, name: $0.name, tick) }
      .sorted { ($0.time ?? .zero) < ($1.time ?? .zero) }
  }

  /// Whether a line of the log is one that the prediction is about.
  public func concerns(_ record: LogRecord) -> Bool {
    guard record.kind == .print || record.kind == .debug else { return false }
    return names.isEmpty || names.contains { record.text.hasPrefix($0 + " ") }
  }

  // MARK: Lines

  private static func line(_ row: String) -> Entry {
    var entry = Entry(text: row, time: nil, thread: nil)
    if let space = row.firstIndex(of: " "), row[..<space].first?.isNumber == true,
      row[..<space].last == "s", let time = Markup.time(String(row[..<space]))
    {
      entry.time = time
      entry.text = trimmed(row[space...])
    }
    if entry.text.first == "[", let end = entry.text.firstIndex(of: "]") {
      entry.thread = String(entry.text[..<end].dropFirst())
      entry.text = trimmed(entry.text[entry.text.index(after: end)...])
    }
    return entry
  }

  // MARK: Marbles

  /// A row of marbles, `name: signs` or signs alone.
  private static func marble(_ row: String) -> (name: String, signs: String)? {
    let parts = row.split(separator: ":", maxSplits: 1)
    let signs = trimmed(parts.last ?? "")
    guard signs.contains("-") || signs.hasSuffix("|"), !signs.contains(" ") else { return nil }
    return (parts.count == 2 ? trimmed(parts[0]) : "", signs)
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

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
