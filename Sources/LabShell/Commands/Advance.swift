import LessonKit
import Stage

extension Command {
  static let advance = onWorkspace(
    "advance",
    "a",
    argument: "TIME",
    summary: "Move virtual time forward, as in `:advance 3s`",
    onEnter: .again
  ) { argument, workspace in
    guard !workspace.isLive else { return Reply.timeIsLive }
    guard let time = Markup.time(argument), time > .zero, argument.first?.isNumber == true else {
      return .failure("error: `:advance` needs a time: `:advance 3s`, `250ms`, `2min` or `1h`")
    }
    if let player = workspace.player {
      let target = player.time + time
      return workspace.move(.log, ifNothing: { "Now at \(player.time.phrase). Nothing happened." })
      {
        $0.advance(to: .time(target))
      }
    }
    let session = workspace.promptSession
    let reply = workspace.activeRuns.during(ActiveRuns.Run(session)) { session.advance(by: time) }
    workspace.shownNotes.insert(.time)
    // The reason for stopping comes before the time that was reached.
    let stopped = reply.errors.filter { $0 == "interrupted" }
    var answer = Reply(
      lines: reply.output + stopped + [workspace.whatIsDue],
      errors: reply.errors.filter { $0 != "interrupted" },
      isFailure: !reply.errors.isEmpty
    )
    answer.isPrinted = true
    return answer
  }
}
