import LessonKit

extension Command {
  static let look = onWorkspace(
    "look",
    "k",
    argument: "[setup]",
    summary: "Show the text and code of this step again; with `setup`, all code",
    details: ["`:look setup` shows all code, with what is folded into one line otherwise."],
    isView: true
  ) {
    argument,
    workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    guard ["", "setup"].contains(argument) else {
      return .failure("error: `:look` takes no argument, or `setup`")
    }
    let isSetup = argument == "setup"
    // The code that a step needs may be folded in an earlier one.
    let earlier = isSetup ? workspace.setups(before: player.step) : []
    let page = earlier + workspace.show(player.step, opensSetup: isSetup)
    return Reply(lines: page + workspace.closing + workspace.arrival(isBelowPage: true))
  }
}
