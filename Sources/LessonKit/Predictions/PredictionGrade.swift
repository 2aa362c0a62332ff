package import Stage

/// How a prediction compares with the run: a verdict on each part of it, with the reason.
package struct PredictionGrade: Sendable, Hashable {
  /// The verdict on one part.
  package enum Verdict: Sendable, Hashable {
    case right
    /// What was expected and what came, in a sentence.
    case wrong(String)
    /// The prediction did not include it.
    case notGiven

    package var isWrong: Bool { if case .wrong = self { true } else { false } }
  }

  /// The answer to a task.
  package struct AnswerGrade: Sendable, Hashable {
    package let isRight: Bool
    /// What came, in a sentence without its full stop.
    package let reason: String
  }

  package let answers: [AnswerGrade]
  /// The verdicts on expected lines; empty if there are none.
  package let parts: [(name: String, verdict: Verdict)]
  /// What is right about a prediction that nothing is printed.
  private let silence: String?
  /// Whether a piece of the prediction is not read, so that it cannot be right.
  private let isUnreadable: Bool
  /// What the times of ``missing`` count from, in words, if it is not the beginning of the run.
  private let origin: String
  /// The lines that the step asks for and the prediction leaves out, each in words: `` `First 0` at 2 s ``.
  package let missing: [String]
  /// The number of the record that shows what is wrong, for an explanation.
  package let counterexample: Int?

  package var isRight: Bool { !hasFault && missing.isEmpty }

  /// Whether a part of the prediction is wrong, other than incomplete.
  package var hasFault: Bool {
    isUnreadable || !answers.allSatisfy(\.isRight) || parts.contains { $0.verdict.isWrong }
  }

  /// Grades a prediction.
  ///
  /// - Parameters:
  ///   - continuation: The records after the point at which the learner was asked.
  ///   - start: The time of that point; predicted times count from it.
  ///   - earlier: The records of the same step before that point. They count in answers, not in expected lines.
  ///   - story: The whole run, which knows the queues.
  package init(
    _ prediction: Prediction,
    against continuation: [LogRecord],
    from start: StageTime = .zero,
    after earlier: [LogRecord] = [],
    in story: Story
  ) {
    let graded = prediction.answers.map { answer in
      Self.grade(answer, Self.lines(earlier + continuation, for: answer.task), story)
    }
    answers = graded.map(\.grade)
    let printed = Self.lines(continuation, for: prediction.task)
    let end = prediction.task?.end
    let lines = prediction.lines.map { LineGrade($0, printed, before: end, start, story) }
    parts = lines?.parts ?? []
    silence = lines?.silence
    isUnreadable = !prediction.unreadable.isEmpty
    missing =
      lines.map { lines in
        let asked = prediction.task?.asked(in: printed) ?? []
        return asked.filter { !lines.expected.contains($0.sequence) }.map { $0.phrase(from: start) }
      } ?? []
    origin = start == .zero ? "" : " after the prediction"
    counterexample =
      graded.first { !$0.grade.isRight }.flatMap(\.record?.sequence)
      ?? lines?.counterexample?.sequence
  }

  /// The right answer to a task, in a sentence without its full stop.
  ///
  /// - Parameters:
  ///   - records: The records of the task's step.
  ///   - start: The time at which the step begins.
  package static func answer(
    to task: PredictionTask,
    in records: [LogRecord],
    from start: StageTime,
    _ story: Story
  ) -> String {
    let came = lines(records, for: task)
    let value: Prediction.Value
    switch task.kind {
    case .lines: return sentence(task.asked(in: came).map { $0.phrase(from: start) })
    case .marble(let names):
      let expected = ExpectedLines(["nothing"], of: names)
      let drawn = came.filter { expected?.concerns($0) ?? true }
      return sentence(drawn.map { $0.phrase(from: start) })
    case .number: value = .number(0)
    case .yes: value = .yes(true)
    case .thread: value = .thread("")
    case .first, .oneOf: value = .choices([])
    }
    return grade(Prediction.Answer(task: task, value: value), came, story).grade.reason
  }

  /// The most lines that an answer lists.
  private static let mostLines = 12

  /// Lines one after the other; `nothing` if there are none.
  private static func sentence(_ lines: [String]) -> String {
    lines.isEmpty
      ? "nothing"
      : lines.prefix(mostLines).joined(separator: ", ") + (lines.count > mostLines ? ", …" : "")
  }

  /// The lines that a task is about, before the one that ends it: what is printed, and the gestures and changes on the
  /// screen that it mentions.
  ///
  /// A line of the screen is a record of the same number that prints it.
  static func lines(_ records: [LogRecord], for task: PredictionTask?) -> [LogRecord] {
    let texts = task?.texts ?? []
    let lines = records.compactMap { record -> LogRecord? in
      if record.printed != nil { return record }
      guard let line = record.screenLine, texts.contains(where: { line.hasPrefix($0) }) else {
        return nil
      }
      var printing = record
      printing.payload = .print(line)
      return printing
    }
    guard let end = task?.end else { return lines }
    return Array(lines.prefix { !$0.text.hasPrefix(end) })
  }

  private static func grade(
    _ answer: Prediction.Answer,
    _ lines: [LogRecord],
    _ story: Story
  ) -> (grade: AnswerGrade, record: LogRecord?) {
    func starting(with text: String?) -> [LogRecord] {
      lines.filter { $0.text.hasPrefix(text ?? "") }
    }
    let window = answer.task.end.map { " before `\($0)`" } ?? ""
    switch (answer.task.kind, answer.value) {
    case (.number(let text), .number(let said)):
      let found = starting(with: text)
      let start = text.map { " \(found.count == 1 ? "begins" : "begin") with `\($0)`" } ?? ""
      let verb = text == nil ? (found.count == 1 ? " is printed" : " are printed") : ""
      let reason = Counted.of(found.count, "line") + start + verb + window
      return (AnswerGrade(isRight: found.count == said, reason: reason), found.last)
    case (.yes(let text), .yes(let said)):
      let found = starting(with: text).first
      let reason =
        found.map { "`\($0.text)` is printed at \($0.time.phrase)" + window }
        ?? "no line begins with `\(text)`" + window
      return (AnswerGrade(isRight: said == (found != nil), reason: reason), found)
    case (.thread(let text), .thread(let said)):
      guard let found = starting(with: text).first else {
        return (AnswerGrade(isRight: false, reason: "no line begins with `\(text)`" + window), nil)
      }
      let queue = story.queue(of: found)
      let title = found.thread.title + (queue.map { " (queue \($0))" } ?? "")
      return (
        AnswerGrade(
          isRight: found.isOn(said, queue),
          reason: "`\(found.textWithoutThread)` is printed on \(title)"
        ), found
      )
    case (.first(let texts), .choices(let said)):
      let found = lines.first { line in texts.contains { line.text.hasPrefix($0) } }
      let meant = found.flatMap { line in texts.filter { line.text.hasPrefix($0) } } ?? []
      let reason = found.map { "`\($0.text)` is printed first" } ?? "none of them is printed"
      return (
        AnswerGrade(
          isRight: said.isEmpty ? found == nil : said.count == 1 && meant.contains(said[0]),
          reason: reason + window
        ), found
      )
    case (.oneOf(let texts), .choices(let said)):
      let found = texts.filter { !starting(with: $0).isEmpty }
      let names = found.map { "`\($0)`" }.joined(separator: " and ")
      let reason = found.isEmpty ? "none of them is printed" : "of these, \(names) is printed"
      return (
        AnswerGrade(isRight: found == said, reason: reason + window),
        found.first.flatMap { starting(with: $0).first }
      )
    default: preconditionFailure("a prediction's answer is of its task's kind")
    }
  }

  /// The verdicts and reasons as lines to read.
  package func lines(_ options: ViewOptions = ViewOptions()) -> [String] {
    let right = options.paint("✓", .green)
    let wrong = options.paint("✗", .red)
    var lines = answers.flatMap {
      options.folded("\($0.isRight ? right : wrong) \($0.reason)", indent: "  ")
    }
    guard !parts.isEmpty else { return lines }
    if !missing.isEmpty, !parts.contains(where: \.verdict.isWrong) {
      let more = "\(missing.count) more \(missing.count == 1 ? "line" : "lines")"
      let text = "… right so far, \(more): \(Self.sentence(missing))\(origin)"
      return lines + options.folded(text, indent: "  ")
    }
    // What the prediction does not say is neither right nor wrong.
    let faults = parts.compactMap { part -> String? in
      if case .wrong(let fault) = part.verdict { fault } else { nil }
    }
    let good = parts.filter { $0.verdict == .right }.map(\.name)
    let sentence =
      good.dropLast().joined(separator: ", ") + (good.count > 1 ? " and " : "") + (good.last ?? "")
    if faults.isEmpty {
      return lines + options.folded("\(right) Right: \(silence ?? sentence).", indent: "  ")
    }
    lines += faults.flatMap { options.folded("\(wrong) Not so: \($0).", indent: "  ") }
    if !parts[0].verdict.isWrong {
      let verb = good == ["the line"] || good.count == 1 && good[0] != "the lines" ? "is" : "are"
      lines += options.folded("  (\(sentence) \(verb) right)", indent: "  ")
    }
    return lines
  }

  package static func == (one: Self, other: Self) -> Bool {
    one.answers == other.answers && one.counterexample == other.counterexample
      && one.missing == other.missing
      && one.parts.elementsEqual(other.parts) { $0 == $1 }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(answers) }
}

extension LogRecord {
  /// `` `First 0` at 2 s ``, counted from a time.
  fileprivate func phrase(from start: StageTime) -> String {
    "`\(textWithoutThread)` at \((time - start).phrase)"
  }

  /// Whether it is on the thread, or in a job of the queue, that a learner names.
  ///
  /// - Parameter queue: The queue whose job wrote it.
  func isOn(_ name: String, _ queue: String?) -> Bool {
    let name = name.lowercased()
    return name == thread.title.lowercased() || name == queue?.lowercased()
      || ["worker", "background"].contains(name) && thread.number != 1
  }
}
