package import Stage

/// The result of a prediction, with a verdict each on values, order, time and thread.
package struct PredictionScore: Sendable, Hashable {
  /// The verdict on one aspect.
  package enum Verdict: Sendable, Hashable {
    case right
    /// The prediction was wrong; the text says what was predicted and what happened.
    case wrong(String)
    /// The prediction does not mention it.
    case notPredicted

    package var isWrong: Bool { if case .wrong = self { true } else { false } }
  }

  /// The verdict on the number of lines, if the step asks for it.
  package let count: Verdict
  package let values: Verdict
  package let order: Verdict
  package let time: Verdict
  package let thread: Verdict
  private let predictsLines: Bool

  /// Compares a prediction with what happened.
  ///
  /// The verdict on values ignores the order. The verdict on the order is about the values that were printed.
  ///
  /// - Parameters:
  ///   - continuation: The records after the prediction.
  ///   - start: The time of the prediction, from which its times count.
  ///   - earlier: The earlier records of the same step, whose lines count towards a number of lines.
  package init(
    _ prediction: Prediction,
    against continuation: [LogRecord],
    from start: StageTime,
    behind earlier: [LogRecord] = []
  ) {
    count = Self.count(prediction.count, earlier + continuation)
    predictsLines = !prediction.entries.isEmpty
    let lines = continuation.filter(prediction.concerns)
    var free = Array(lines.indices)
    var matches: [(entry: Prediction.Entry, line: Int)] = []
    var missing: [String] = []
    for entry in prediction.entries {
      if let index = Self.best(for: entry, among: free, lines, start) {
        matches.append((entry, free.remove(at: index)))
      } else {
        missing.append(entry.text)
      }
    }
    let extra = free.map { lines[$0].text }
    values = predictsLines ? Self.values(missing, extra) : .notPredicted
    order = Self.order(matches.map(\.line), lines)
    let timed = matches.filter { $0.entry.time != nil }
    time = Self.verdict(timed.isEmpty) {
      timed.lazy.compactMap { match -> String? in
        guard let predicted = match.entry.time else { return nil }
        let actual = lines[match.line].time - start
        if predicted == actual { return nil }
        return "`\(match.entry.text)`: you said \(predicted.short), it was \(actual.short)"
      }.first
    }
    let withThread = matches.filter { $0.entry.thread != nil }
    thread = Self.verdict(withThread.isEmpty) {
      withThread.lazy.compactMap { match -> String? in
        let actual = lines[match.line].thread.title
        guard let predicted = match.entry.thread, predicted != actual else { return nil }
        return "`\(match.entry.text)`: you said \(predicted), it was \(actual)"
      }.first
    }
  }

  /// The line that matches an entry: of the free lines with its text, the one at its time, or else the first.
  ///
  /// Case is ignored, since `first` may be the script's variable and `First` what it prints. So is the thread at the end of a
  /// line, which is too long to type.
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

  private static func count(_ predicted: Prediction.Count?, _ records: [LogRecord]) -> Verdict {
    guard let predicted else { return .notPredicted }
    let lines = records.filter { $0.printed != nil }
    let actual = lines.count { $0.text.hasPrefix(predicted.start ?? "") }
    if actual == predicted.number { return .right }
    let start = predicted.start.map { " that began with `\($0)`" } ?? ""
    return .wrong("you said \(predicted.number), it was \(Counted.of(actual, "line"))\(start)")
  }

  private static func values(_ missing: [String], _ extra: [String]) -> Verdict {
    switch (missing.first, extra.first) {
    case (nil, nil): return .right
    case (let predicted?, nil): return .wrong("you said `\(predicted)`; it was not printed")
    case (nil, let printed?): return .wrong("`\(printed)` was printed too")
    case (let predicted?, let printed?):
      return .wrong("you said `\(predicted)`; what was printed is `\(printed)`")
    }
  }

  private static func order(_ indices: [Int], _ lines: [LogRecord]) -> Verdict {
    if indices.count < 2 { return indices.isEmpty ? .notPredicted : .right }
    for (before, after) in zip(indices, indices.dropFirst()) where before > after {
      return .wrong("`\(lines[after].text)` was printed before `\(lines[before].text)`")
    }
    return .right
  }

  private static func verdict(_ isEmpty: Bool, _ fault: () -> String?) -> Verdict {
    if isEmpty { return .notPredicted }
    return fault().map { .wrong($0) } ?? .right
  }

  /// The verdicts in one line, then a line for each that is wrong.
  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    let all =
      (count == .notPredicted ? [] : [("count", count)])
      + (predictsLines
        ? [("values", values), ("order", order), ("time", time), ("thread", thread)] : [])
    let marks = all.map { name, verdict in
      switch verdict {
      case .right: name + " " + options.paint("✓", .green)
      case .wrong: name + " " + options.paint("✗", .red)
      case .notPredicted: name + " –"
      }
    }
    return [marks.joined(separator: "  ")]
      + all.compactMap { name, verdict in
        if case .wrong(let fault) = verdict { "  \(name): \(fault)" } else { nil }
      }
      .flatMap { options.folded($0, indent: "    ") }
  }
}
