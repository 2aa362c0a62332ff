/// The goal of an exercise line by line, as `:check` shows it.
package struct GoalPanel: WatchPanel {
  private let goal: [String]

  /// - Parameter goal: The lines of the goal.
  package init(_ goal: [String]) { self.goal = goal }

  package func lines(after run: WatchedRun, rows: Int?, _ view: ViewOptions) -> [String] {
    guard let recording = run.recording else { return [] }
    if let rows, rows < 2 { return [] }
    let lines = CheckView(of: ExerciseCheck(goal: goal, recording: recording)).lines(view)
    guard let rows, lines.count > rows - 1 else { return [view.paint("── Goal", .dim)] + lines }
    // The first line says how many lines match, and the last ones what differs.
    let end = max(rows - 3, 0)
    return [view.paint("── Goal", .dim), lines[0]] + (end > 0 ? ["  …"] : []) + lines.suffix(end)
  }
}
