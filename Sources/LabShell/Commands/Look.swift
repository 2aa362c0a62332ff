import LessonKit

extension Command {
  static let look = onWorkspace(
    "look",
    "k",
    argument: "setup",
    summary: "Show the text and code of this step again",
    details: ["`:look setup` shows all code, with what is folded into one line otherwise."],
    isView: true
  ) {
    argument,
    workspace in
    guard let player = workspace.player else { return Workspace.nothingOpen }
    guard ["", "setup"].contains(argument) else {
      return .failure("error: `:look` takes nothing, or `setup`")
    }
    let page = workspace.show(player.step, opensSetup: argument == "setup")
    return Reply(lines: page + workspace.arrival())
  }
}
