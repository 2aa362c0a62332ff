import LessonKit
import Stage

extension Command {
  static let step = onWorkspace(
    "step",
    "s",
    argument: "[N]",
    summary: "Go on to the next event, or by N events",
    details: ["Without a lesson, it moves time to the next deadline, or N times to the next one."],
    onEnter: .again
  ) { argument, workspace in
    guard let count = Count(argument) else { return Count.failure(argument, of: "step") }
    guard workspace.player != nil else { return workspace.moveOn(count.number) }
    return workspace.move(.events) { $0.advance(to: .events(count.number)) }
  }
}

extension Workspace {
  /// Moves the time of the prompt's session to its next deadline, `count` times, and reports all events.
  fileprivate func moveOn(_ count: Int) -> Reply {
    guard !isLive else { return Reply.timeIsLive }
    let session = promptSession
    let before = session.records.count
    var reply = Reply()
    for _ in 0..<count {
      guard let due = session.nextDue, reply.errors.isEmpty else { break }
      let passed = activeRuns.during(ActiveRuns.Run(session)) {
        session.advance(by: due - session.time)
      }
      reply.errors += passed.errors
    }
    reply.isFailure = !reply.errors.isEmpty
    let records = Array(session.records.dropFirst(before))
    let report = StepReport(story, .events, view())
    reply.lines = report.lines(of: records)
    if report.hasArrows(records), shownNotes.insert(.arrows).inserted { reply.lines += report.key }
    reply.lines.append(whatIsDue)
    return reply
  }

  /// The time of the prompt's session, and its next deadline.
  var whatIsDue: String {
    let due = promptSession.nextDue.map { "next event at \($0.phrase)." } ?? "nothing is due."
    return "Now at \(time.phrase); \(due)"
  }
}
