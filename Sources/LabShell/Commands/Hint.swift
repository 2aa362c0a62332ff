import LessonKit

extension Command {
  static let hint = onWorkspace("hint", "j", summary: "Show a hint, and a further one each time") {
    _,
    workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    // The hints of an exercise are about all of it, and stay when you change its text.
    let number = workspace.exercise == nil ? player.step : 0
    let hints = workspace.exercise?.exercise.hints ?? player.steps[number].hints
    let ladder =
      hints.isEmpty
      ? [
        "This step has no hints. `:step` goes event by event, and `:why` explains a line that surprises you."
      ]
      : hints
    let given = min(workspace.hints[number] ?? 0, ladder.count - 1)
    let isOver = workspace.hints[number, default: 0] == ladder.count
    workspace.hints[number] = given + 1
    let rung = ladder.count > 1 ? "(\(given + 1)/\(ladder.count)) " : ""
    let end =
      isOver
      ? workspace.exercise == nil
        ? " There are no more hints for this step."
        : " There are no more hints; `:solution` shows a solution." : ""
    return Reply(lines: workspace.view().folded(rung + ladder[given] + end, indent: "  "))
  }
}
