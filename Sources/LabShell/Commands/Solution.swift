extension Command {
  static let solution = onWorkspace(
    "solution",
    "X",
    summary: "Show the author's solution of the exercise, and other ones after you have solved it",
    details: [
      "`-` and `+` show how your program becomes the solution. Before you have tried or read all hints, the first `:solution` only reminds you to try."
    ],
    isView: true
  ) { _, workspace in workspace.solution() }
}
