import LessonKit

extension Command {
  static let look = onWorkspace(
    "look",
    "k",
    summary: "Show the text and code of this step again",
    isView: true
  ) {
    _,
    workspace in
    guard let player = workspace.player else { return Workspace.nothingOpen }
    let page = workspace.show(player.step)
    return Reply(lines: page + workspace.arrival())
  }
}
