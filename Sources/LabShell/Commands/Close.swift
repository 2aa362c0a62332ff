import LessonKit

extension Command {
  static let close = onWorkspace(
    "close",
    "C",
    summary: "Close the lesson, and return to the prompt's session"
  ) { _, workspace in
    guard workspace.player != nil else { return Reply.nothingOpen }
    workspace.close()
    return Reply()
  }
}
