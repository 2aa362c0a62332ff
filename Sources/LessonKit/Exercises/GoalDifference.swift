import Stage

/// The first line in which a program's log differs from the goal, in terms of Rx: what should come, what came, and from where.
package struct GoalDifference: Sendable {
  /// How the logs differ.
  package enum Kind: Sendable, Hashable {
    /// The line came too early or too late.
    case otherTime
    /// The line that came is in the goal, but further down.
    case otherOrder
    /// The line that came is not in the rest of the goal.
    case unexpected
    /// Nothing more was printed.
    case silence
    /// The goal has no further line.
    case afterTheGoal
  }

  package let kind: Kind
  /// The number of the line, from 1.
  package let number: Int
  /// The line of the goal; nil behind its last line.
  package let expected: GoalLine?
  /// The line that came; nil if nothing more was printed.
  package let came: GoalLine?
  /// What happened, in sentences.
  package let sentences: [String]

  /// Finds the first difference; nil if the logs are equal.
  init?(of check: ExerciseCheck) {
    let index = check.matched
    guard !check.lines.hasSameBytes(as: check.goal) else { return nil }
    let goal = check.goal.map(GoalLine.init)
    let lines = check.lines.map(GoalLine.init)
    number = index + 1
    expected = index < goal.count ? goal[index] : nil
    came = index < lines.count ? lines[index] : nil
    let story = check.recording.story
    switch (expected, came) {
    case (let expected?, let came?):
      let end = "but `\(came.text)` came" + (came.time.map { " at \($0.phrase)" } ?? "") + "."
      // If the line comes at its own time as well, this is another one.
      if expected.text == came.text, !lines[index...].contains(expected),
        let wanted = expected.time, let time = came.time
      {
        kind = .otherTime
        let (distance, word) = time > wanted ? (time - wanted, "late") : (wanted - time, "early")
        sentences = [
          "`\(came.text)` came \(distance.phrase) too \(word): at \(time.phrase) instead of \(wanted.phrase)."
        ]
      } else {
        let isInGoal =
          expected.text != came.text && goal[index...].contains { $0.text == came.text }
        kind = isInGoal ? .otherOrder : .unexpected
        sentences =
          ["expected \(expected.phrase), " + end]
          + Self.count(of: came, goal, lines)
          + [Self.occurrence(of: expected, lines, from: index)]
      }
    case (let expected?, nil):
      kind = .silence
      sentences =
        ["expected \(expected.phrase), but nothing more was printed."] + Self.endings(story)
    case (nil, let came?):
      kind = .afterTheGoal
      sentences =
        ["the goal ends before it, but \(came.phrase) came."] + Self.count(of: came, goal, lines)
    case (nil, nil): preconditionFailure("logs that differ have a line that differs")
    }
    cause = came == nil ? nil : Self.cause(ofLine: number, in: story)
  }

  /// Why the line came: the script's line that printed it, and the subscriber's event that led to it; nil if nothing came.
  package let cause: String?

  /// Says how often a text should be printed, if it is printed more often.
  private static func count(of came: GoalLine, _ goal: [GoalLine], _ lines: [GoalLine]) -> [String]
  {
    let wanted = goal.count { $0.text == came.text }
    let got = lines.count { $0.text == came.text }
    guard got > wanted else { return [] }
    let often = wanted == 0 ? "is not in the goal" : "is in the goal \(times(wanted))"
    return ["`\(came.text)` \(often); your program prints it \(times(got))."]
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }

  /// Where the expected text is printed further down, or that it is not.
  private static func occurrence(
    of expected: GoalLine,
    _ lines: [GoalLine],
    from start: Int
  ) -> String {
    let rest = lines[start...]
    let found = rest.firstIndex(of: expected) ?? rest.firstIndex { $0.text == expected.text }
    guard let index = found else {
      let hasCome = lines[..<start].contains { $0.text == expected.text }
      return "`\(expected.text)` \(hasCome ? "does not come again" : "never comes")."
    }
    let when = lines[index].time.map { ", at \($0.phrase)" } ?? ""
    return "`\(expected.text)` is line \(index + 1) of your log\(when)."
  }

  /// How the script's subscriptions ended: one sentence for each.
  private static func endings(_ story: Story) -> [String] {
    let last = story.records.last?.sequence ?? 0
    let subscribers = StoryState(of: story, at: last).subscribers
    return subscribers.prefix(mostSubscribers).map { subscriber in
      let place = subscriber.position.map { " (\($0.phrase))" } ?? ""
      let when = subscriber.ended.map { " at \($0.phrase)" } ?? ""
      let end =
        switch subscriber.ending {
        case .alive: "is still subscribed"
        case .completed: "completed" + when
        case .failed(let error): "failed" + when + " with \(error)"
        case .interrupted: "was interrupted" + when
        case .disposed: "was disposed" + when
        }
      let received = subscriber.last.map { "its last element is \($0)" } ?? "it received no element"
      return "The subscriber `\(subscriber.title)`\(place) \(end); \(received)."
    }
  }

  /// More subscribers would hide the first line that differs.
  private static let mostSubscribers = 4

  private static func cause(ofLine number: Int, in story: Story) -> String? {
    guard let record = story.line(number),
      let explanation = Explanation(of: record.sequence, in: story),
      let first = explanation.steps.first
    else { return nil }
    let second = explanation.steps.dropFirst().first { !$0.isRemark }
    let why =
      "Why `\(record.textWithoutThread)` came: \(first.text)"
      + (second.map { ", because \($0.text)" } ?? "")
    // A message may end with its own full stop.
    return why.hasSuffix(".") ? why : why + "."
  }
}
