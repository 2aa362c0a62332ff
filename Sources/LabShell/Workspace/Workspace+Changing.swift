import LessonKit

/// Continuing with a changed script.
extension Workspace {
  /// Continues with a changed script, from its start up to the learner's point.
  ///
  /// - Parameter lines: What to say first.
  func apply(_ edit: ScriptEdit, to player: LessonPlayer, saying lines: [String] = []) -> Reply {
    let hasBegun = !player.isAtStart
    let changed = player.changed(by: edit) { other, run in
      activeRuns.during(ActiveRuns.Run(other), run)
    }
    guard let changed else { return .failure("interrupted: the lesson is unchanged") }
    let typed = player.typed
    replacePlayer(with: changed.player)
    var reply = Reply(lines: lines)
    if changed.isSame {
      if hasBegun { reply.lines += arrival() }
      return reply
    }
    let words =
      "The change affects code that has already run, so the lesson was run again up to here."
    reply.lines += view().folded(words) + tookBack(from: typed)
    switch changed.stop {
    case .end(let mistakes):
      reply.errors += mistakes
      reply.isFailure = !mistakes.isEmpty
      if let limit = changed.player.reachedLimit { reply.errors.append(StopMessage.limit(limit)) }
      if mistakes.isEmpty { reply.lines.append("The script has ended: `:diff` compares its log.") }
    case .arrived, .breakpoint, .interrupted: break
    }
    reply.lines += arrival()
    return reply
  }
}
