extension Command {
  static let check = onWorkspace(
    "check",
    "K",
    summary: "Run your program of the exercise, and compare its log with the goal",
    details: [
      "It reads your copy again, so you can edit it in another window, too. `✓` marks the lines that match, `✗` the first one "
        + "that differs, and `→` what came instead. The exercise is solved when all lines match."
    ],
    isView: true
  ) { _, workspace in workspace.check() }
}
