extension Command {
  static let reset = onWorkspace(
    "reset",
    "z",
    summary: "Forget all entries, and start the lesson again",
    details: ["It undoes every `:change`, and reads the lesson's file again."],
    onEnter: .next
  ) { _, workspace in workspace.reset() }
}
