import LessonKit
import Stage

extension Command {
  static let why = onWorkspace(
    "why",
    "w",
    argument: "[N]",
    summary:
      "Explain line N of the log, an event (`#12`), a subscription (`s2`), or the last event",
    isView: true
  ) { argument, workspace in
    let story = workspace.story
    // A picture is drawn of itself, and a turn or an echo says nothing.
    let event = story.records.last { !$0.isDetail } ?? story.records.last
    guard let last = event?.sequence else {
      return Reply(lines: [EmptyViewMessage.noEvent] + workspace.adviceIfEmpty(true))
    }
    let name = argument.isEmpty ? .event(last) : RecordName(argument)
    guard let name else {
      return .failure(
        "error: `\(argument)` is not a line, event or subscription; try `:why 3`, `:why #12` or `:why s2`"
      )
    }
    guard let record = story.record(name),
      let explanation = Explanation(of: record.sequence, in: story)
    else {
      let list = if case .line = name { "`:log`" } else { "`:log events`" }
      return .failure("error: \(story.nothing(named: name)) (\(list))")
    }
    return Reply(lines: workspace.withEntries(explanation.lines(workspace.view())))
  }
}
