package import Stage

/// How a prediction fared: values, order, time and thread, each on its own.
package struct PredictionScore: Sendable, Hashable {
  /// The verdict on one of the four.
  package enum Verdict: Sendable, Hashable {
    case right
    /// What was said and what came, in a sentence.
    case wrong(String)
    /// The prediction said nothing of it.
    case notSaid

    package var isWrong: Bool { if case .wrong = self { true } else { false } }
  }

  /// How many lines there were, where that was asked.
  package let count: Verdict
  package let values: Verdict
  package let order: Verdict
  package let time: Verdict
  package let thread: Verdict
  private let saysLines: Bool

  /// Compares a prediction with what followed.
  ///
  /// Only the values count for the first verdict, in whatever order; the order is judged among values that did come. Times
  /// count from `start` on.
  ///
  /// - Parameters:
  ///   - continuation: The records that followed, from the point where the learner was asked.
  ///   - earlier: Those of the same step before that point, which count where a number of lines was said.
  package init(
    _ prediction: Prediction,
    against continuation: [LogRecord],
    from start: StageTime,
    behind earlier: [LogRecord] = []
  ) {
    count = Self.count(prediction.count, earlier + continuation)
    saysLines = !prediction.entries.isEmpty
    let lines = continuation.filter(prediction.concerns)
    var free = Array(lines.indices)
    var matches: [(entry: Prediction.Entry, line: Int)] = []
    var missing: [String] = []
    for entry in prediction.entries {
      if let place = Self.best(for: entry, among: free, lines, start) {
        matches.append((entry, free.remove(at: place)))
      } else {
        missing.append(entry.text)
      }
    }
    let extra = free.map { lines[$0].text }
    values = saysLines ? Self.values(missing, extra) : .notSaid
    order = Self.order(matches.map(\.line), lines)
    let timed = matches.filter { $0.entry.time != nil }
    time = Self.verdict(timed.isEmpty) {
      timed.lazy.compactMap { match -> String? in
        guard let said = match.entry.time else { return nil }
        let came = lines[match.line].time - start
        if said == came { return nil }
        return "`\(match.entry.text)`: you said \(said.short), it was \(came.short)"
      }.first
    }
    let placed = matches.filter { $0.entry.thread != nil }
    thread = Self.verdict(placed.isEmpty) {
      placed.lazy.compactMap { match -> String? in
        let came = lines[match.line].thread.title
        guard let said = match.entry.thread, said != came else { return nil }
        return "`\(match.entry.text)`: you said \(said), it was \(came)"
      }.first
    }
  }

  /// The free line that an entry means: of those with its text the one at its time, else the first.
  ///
  /// Capitals don't count: `first` is the script's variable, and `First` what it prints. Neither does the thread that a line
  /// ends with, which nobody would type.
  private static func best(
    for entry: Prediction.Entry,
    among free: [Int],
    _ lines: [LogRecord],
    _ start: StageTime
  ) -> Int? {
    let texts = [entry.text, entry.literal ?? entry.text].map { $0.lowercased() }
    let same = free.indices.filter {
      let line = lines[free[$0]]
      return texts.contains(line.text.lowercased())
        || texts.contains(line.textWithoutThread.lowercased())
    }
    return same.first { lines[free[$0]].time - start == entry.time } ?? same.first
  }

  private static func count(_ said: Prediction.Count?, _ records: [LogRecord]) -> Verdict {
    guard let said else { return .notSaid }
    let lines = records.filter { $0.printed != nil }
    let came = lines.count { $0.text.hasPrefix(said.start ?? "") }
    if came == said.number { return .right }
    let start = said.start.map { " that began with `\($0)`" } ?? ""
    return .wrong("you said \(said.number), it was \(Counted.of(came, "line"))\(start)")
  }

  private static func values(_ missing: [String], _ extra: [String]) -> Verdict {
    var parts: [String] = []
    if let first = missing.first { parts.append("`\(first)` did not come") }
    if let first = extra.first { parts.append("`\(first)` came and was not said") }
    return parts.isEmpty ? .right : .wrong(parts.joined(separator: ", "))
  }

  private static func order(_ places: [Int], _ lines: [LogRecord]) -> Verdict {
    if places.count < 2 { return places.isEmpty ? .notSaid : .right }
    for (before, after) in zip(places, places.dropFirst()) where before > after {
      return .wrong("`\(lines[after].text)` came before `\(lines[before].text)`")
    }
    return .right
  }

  private static func verdict(_ isEmpty: Bool, _ fault: () -> String?) -> Verdict {
    if isEmpty { return .notSaid }
    return fault().map { .wrong($0) } ?? .right
  }

  /// The verdicts on what was asked in a line, then what was wrong.
  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    let all =
      (count == .notSaid ? [] : [("count", count)])
      + (saysLines
        ? [("values", values), ("order", order), ("time", time), ("thread", thread)] : [])
    let marks = all.map { name, verdict in
      switch verdict {
      case .right: name + " " + options.paint("✓", .green)
      case .wrong: name + " " + options.paint("✗", .red)
      case .notSaid: name + " –"
      }
    }
    return [marks.joined(separator: "  ")]
      + all.compactMap { name, verdict in
        if case .wrong(let fault) = verdict { "  \(name): \(fault)" } else { nil }
      }
      .flatMap { options.folded($0, indent: "    ") }
  }
}
