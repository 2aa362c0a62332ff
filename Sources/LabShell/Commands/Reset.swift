extension Command {
  static let reset = onWorkspace(
    "reset",
    "z",
    argument: "[given]",
    summary: "Forget all entries, and start the lesson again",
    details: [
      "It undoes every `:change`, and reads the lesson's file again.",
      "In an exercise, it reads your copy again. `:reset given` puts the program as given back, and keeps your copy as "
        + "`NAME.swift~`.",
    ],
    onEnter: .next
  ) { argument, workspace in
    switch argument {
    case "": workspace.reset()
    case "given": workspace.putGivenBack()
    default: .failure("error: `:reset` takes no argument, or `given` in an exercise")
    }
  }
}
