import LessonKit
import Stage

extension Command {
  static let live = onWorkspace(
    "live",
    "v",
    argument: "[off]",
    summary: "Let time follow the wall clock, so that events arrive while you type"
  ) { argument, workspace in
    switch argument {
    case "off", "stop":
      workspace.stopLive()
      return Reply(lines: ["Time is paused at \(workspace.time.phrase)."])
    case "", "on":
      workspace.shownNotes.insert(.time)
      workspace.goLive()
      return Reply(lines: ["Time is live; `:live off` stops it."])
    default:
      return .failure("error: `:live` starts live time, `:live off` stops it")
    }
  }
}
