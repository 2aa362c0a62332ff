extension Command {
  static let edit = onWorkspace(
    "edit",
    "E",
    summary: "Edit the open script in your editor, and continue with it",
    details: [
      "The editor is `$VISUAL`, `$EDITOR`, nano or vi. In an exercise, it opens your copy, and `:check` follows. In a lesson, "
        + "it opens a copy of the script: the lesson runs again up to where you are, as after `:change`, and the file itself stays as it is.",
      "A script of your own is changed itself.",
    ]
  ) { _, workspace in workspace.edit() }
}
