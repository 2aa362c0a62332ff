package import Stage

/// Whether a run answers what a step asks, and what a learner may then type.
package struct PredictionCheck: Sendable {
  /// The right answer in several spellings.
  package let right: [String]
  /// Answers that are wrong.
  package let wrong: [String]
  /// Answers that are right so far and leave something out.
  package let partial: [String]
  /// Why the question has no answer that can be typed, in a sentence without its full stop; nil if it has one.
  package let problem: String?

  /// Checks a task.
  ///
  /// - Parameters:
  ///   - records: The records of the task's step.
  ///   - start: The time at which the step begins.
  package init(
    _ task: PredictionTask,
    in records: [LogRecord],
    from start: StageTime,
    _ story: Story
  ) {
    let lines = PredictionGrade.lines(records, for: task)
    let found = Self.answer(to: task, lines, start, story)
    switch found {
    case .success(let answers): (right, wrong, problem) = (answers.right, answers.wrong, nil)
    case .failure(let reason): (right, wrong, problem) = ([], [], reason.description)
    }
    let asked = task.asked(in: lines).map(\.textWithoutThread)
    partial = asked.indices.dropFirst().map { asked[..<$0].joined(separator: "; ") }
  }

  private typealias Answers = (right: [String], wrong: [String])

  private struct Unanswerable: Error, CustomStringConvertible {
    let description: String
  }

  private static func answer(
    to task: PredictionTask,
    _ lines: [LogRecord],
    _ start: StageTime,
    _ story: Story
  ) -> Result<Answers, Unanswerable> {
    func first(_ text: String) -> LogRecord? { lines.first { $0.text.hasPrefix(text) } }
    switch task.kind {
    case .lines(let names, _):
      return .success(self.lines(task.asked(in: lines), of: names, start))
    case .marble(let names): return marble(of: names, in: lines, start, task.tick)
    case .number(let text):
      let count = lines.count { $0.text.hasPrefix(text ?? "") }
      let right = ["\(count)", "\(count) lines", "exactly \(count)", "it prints \(count) lines"]
      return .success((right + Self.hedged("\(count)"), ["\(count + 1)", "\(count + 2)"]))
    case .yes(let text):
      let yes = ["yes", "y", "Yes.", "it is", "I think so"] + Self.hedged("yes")
      let no = ["no", "nope", "n", "no, never", "I don't think so", "it isn't"] + Self.hedged("no")
      return .success(first(text) == nil ? (no, yes) : (yes, no))
    case .thread(let text):
      guard let record = first(text) else {
        return .failure(Unanswerable(description: "no line of the step begins with `\(text)`"))
      }
      let title = record.thread.title
      let other = record.thread.number == 1 ? "worker 1" : "main"
      let queue = story.queue(of: record).map { [$0, "the \($0) queue"] } ?? []
      let right = [title, "on \(title)", "[\(title)]", "it runs on \(title)"]
      return .success((right + queue + Self.hedged(title), [other, "worker 987"]))
    case .first(let texts):
      let found = lines.lazy.compactMap { line in texts.first { line.text.hasPrefix($0) } }.first
      return choice(found.map { [$0] } ?? [], of: texts)
    case .oneOf(let texts): return choice(texts.filter { first($0) != nil }, of: texts)
    }
  }

  private static func choice(
    _ found: [String],
    of texts: [String]
  ) -> Result<Answers, Unanswerable> {
    guard found.count == 1, let right = found.first else {
      let names = (found.isEmpty ? texts : found).map { "`\($0)`" }.joined(separator: " and ")
      let reason = found.isEmpty ? "no line of the step begins with" : "the step prints"
      return .failure(Unanswerable(description: "\(reason) \(names)"))
    }
    let wrong = texts.filter { $0 != right }.flatMap { [$0, "`\($0)`"] }
    let spellings = [right, right.lowercased(), "`\(right)`", "\"\(right)\"", "only \(right)"]
    return .success((spellings + Self.hedged(right), wrong + ["both", "neither"]))
  }

  /// An answer as people say it.
  private static func hedged(_ answer: String) -> [String] {
    ["I think \(answer)", "\(answer), I guess", "\(answer), because nothing else follows"]
  }

  private static func lines(
    _ asked: [LogRecord],
    of names: [String],
    _ start: StageTime
  ) -> Answers {
    guard !asked.isEmpty else {
      let name = names.first ?? "Nobody"
      let nothing = [
        "nothing", "Nothing.", "none", "it doesn't print anything", "it prints nothing",
      ]
      let named = names.flatMap { ["\($0): nothing", "\($0) doesn't print anything"] }
      return (nothing + named + hedged("nothing"), ["\(name) 987", "1s \(name) 988"])
    }
    let texts = asked.map(\.textWithoutThread)
    let timed = asked.map { ($0.textWithoutThread, ($0.time - start).decimalSeconds) }
    let spellings = [
      texts, texts.map { $0.lowercased() }, texts.map { "\"\($0)\"" },
      timed.map { "\($0.1)s \($0.0)" }, timed.map { "\($0.1) s: \($0.0)" },
      timed.map { "\($0.1) seconds \($0.0)" }, timed.map { "\($0.0) \($0.1)s" },
      timed.map { "\($0.0) at \($0.1) s" }, timed.map { "after \($0.1) s \($0.0)" },
    ].map { $0.joined(separator: "; ") }
    let quoted = texts.map { "\"\($0)\"" }.joined(separator: ", ")
    let lists = [
      quoted, texts.joined(separator: " / "), "it prints " + texts.joined(separator: "; "),
    ]
    // A comma separates unless the lines have one.
    let comma = texts.contains { $0.contains(",") } ? [] : [texts.joined(separator: ", ")]
    let all = spellings + lists + comma + hedged(texts.joined(separator: "; "))
    return (all, [texts[0] + " 987", "nothing", "none", "it doesn't print anything"])
  }

  private static func marble(
    of names: [String],
    in lines: [LogRecord],
    _ start: StageTime,
    _ tick: StageTime
  ) -> Result<Answers, Unanswerable> {
    guard !names.isEmpty else {
      return .failure(
        Unanswerable(description: "name the subscriber that is drawn: ``marble of `First` ``")
      )
    }
    var rows: [String] = []
    for name in names {
      var signs = ""
      var column = 0
      let came = lines.compactMap { line in
        ExpectedLines.element(of: name, in: line.text).map { (line.time - start, $0) }
      }
      for (time, group) in Dictionary(grouping: came, by: \.0).sorted(by: { $0.key < $1.key }) {
        let (ticks, rest) = time.nanoseconds.quotientAndRemainder(dividingBy: tick.nanoseconds)
        guard rest == 0 else {
          return .failure(
            Unanswerable(
              description:
                "`\(name) \(group[0].1)` comes at \(time.phrase), and a character stands for \(tick.phrase): "
                + "write ``marble of `\(name)` every 100 ms``"
            )
          )
        }
        signs += String(repeating: "-", count: max(0, Int(ticks) - column))
        let marks = group.map(\.1).map(Self.mark).joined()
        signs += group.count > 1 ? "(\(marks))" : marks
        column = Int(ticks) + 1
      }
      guard !came.isEmpty else {
        return .failure(Unanswerable(description: "`\(name)` prints nothing in the step"))
      }
      rows.append("\(name): \(signs)")
    }
    let right = rows.joined(separator: "; ")
    let shifted = rows.map { $0.replacing(": ", with: ": -", maxReplacements: 1) }
    let empty = names.map { "\($0): ---x---" }
    return .success(
      (
        [right, right.lowercased(), right.replacing(": ", with: ": ^")],
        [shifted.joined(separator: "; "), empty.joined(separator: "; ")]
      )
    )
  }

  private static func mark(_ element: String) -> String {
    if element == "completed" { return "|" }
    return element.count == 1 ? element : "<\(element)>"
  }
}
