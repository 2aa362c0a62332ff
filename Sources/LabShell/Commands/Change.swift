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
      "The file itself stays as it is, and `:reset` undoes all changes. In an exercise, your copy is changed.",
    ]
  ) { argument, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    guard let change = Words.change(argument) else {
      return Reply.needsChange("change")
    }
    do {
      let edit = try player.variants(of: change.old).edit(with: change.new)
      let mistakes = LessonPlayer(edit.after, options: workspace.options).mistakesBeforeRun()
      guard mistakes.isEmpty else {
        return Reply(
          errors: mistakes + ["The lesson is unchanged."],
          isFailure: true
        )
      }
      let reply = workspace.apply(edit, to: player, saying: edit.lines(workspace.view()))
      if let changed = workspace.player, changed !== player { workspace.keepCopy(changed.file) }
      return reply
    } catch {
      return .failure(error)
    }
  }
}

extension LessonPlayer {
  /// Finds an expression of the open script.
  ///
  /// Its text alone is enough if it occurs once in the current step.
  func variants(of expression: String?) throws -> Variants {
    try Variants(
      of: file,
      expression: expression,
      near: steps[step].range
    )
  }
}
