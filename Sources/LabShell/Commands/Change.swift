import LessonKit

extension Command {
  static let change = onWorkspace(
    "change",
    "x",
    argument: "OLD => NEW",
    summary: "Replace code in the open lesson, and run it again up to where you are",
    details: [
      "  :change .publish() => .share()",
      "  :change 33: .forever => .whileConnected",
      "The line in front says which one is meant, if the text occurs more than once. Comments are not searched.",
      "The file itself stays as it is. `:reset` undoes all changes.",
    ]
  ) { argument, workspace in
    guard let player = workspace.player else { return Workspace.nothingOpen }
    guard let change = Words.change(argument) else {
      return Workspace.needsChange("change")
    }
    do {
      let edit = try workspace.variants(of: player, change.old).edit(with: change.new)
      let mistakes = LessonPlayer(edit.after, options: workspace.options).mistakesBeforeRun()
      guard mistakes.isEmpty else {
        return Reply(
          errors: mistakes + ["The lesson is unchanged."],
          isFailure: true
        )
      }
      return workspace.take(edit, from: player)
    } catch {
      return .failure("error: \(error)")
    }
  }
}

extension Workspace {
  /// Finds an expression of the open script.
  ///
  /// Its text alone is enough if it occurs once in the current step.
  func variants(of player: LessonPlayer, _ expression: String?) throws -> Variants {
    try Variants(
      of: player.file,
      expression: expression,
      near: player.steps[player.step].range
    )
  }

  /// Continues with a changed lesson.
  fileprivate func take(_ edit: ScriptEdit, from player: LessonPlayer) -> Reply {
    let hasBegun = !player.isAtStart
    let changed = player.changed(by: edit) { other, run in
      activeRuns.during(ActiveRuns.Run(other), run)
    }
    guard let changed else { return .failure("interrupted: the lesson is unchanged") }
    let typed = player.typed
    replacePlayer(with: changed.player)
    var reply = Reply(lines: edit.lines(view()))
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
