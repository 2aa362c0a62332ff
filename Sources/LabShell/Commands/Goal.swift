extension Command {
  static let goal = onWorkspace(
    "goal",
    "G",
    summary: "Show all lines that the exercise's program must print",
    details: ["The marks are those of the last `:check`."],
    isView: true
  ) { _, workspace in workspace.goal() }
}
