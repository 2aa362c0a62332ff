import LabBindings
import LessonKit
import ScriptSource
import Stage

extension Command {
  static let log = onWorkspace(
    "log",
    "e",
    argument: "[events | #N]",
    summary: "Show what has been printed, with line numbers; or all events, or those from `#N` on",
    isView: true
  ) { argument, workspace in
    let story = workspace.story
    let report = StepReport(story, .events, workspace.view())
    let first = argument == "events" ? 0 : argument.hasPrefix("#") ? Int(argument.dropFirst()) : nil
    if let first {
      let lines = report.lines(of: story.records.filter { $0.sequence >= first })
      guard !lines.isEmpty else {
        return Reply(
          lines: [noEvent(first, in: story)] + workspace.adviceIfEmpty(story.records.isEmpty)
        )
      }
      return Reply(lines: lines + report.key)
    }
    guard argument.isEmpty else {
      return .failure(
        "error: `:log` shows what was printed, `:log events` all events, `:log #12` those from event 12 on"
      )
    }
    let log = story.log
    guard !log.isEmpty else {
      return Reply(lines: [EmptyViewMessage.noLine] + workspace.adviceIfEmpty(true))
    }
    let width = String(story.lineCount).count
    let timeWidth = log.map { "\($0.record.time)".count }.max() ?? 0
    return Reply(
      lines: log.flatMap { first, record in
        (record.logLine ?? "").lines.enumerated().map { index, text in
          let number = String(first + index)
          let margin = String(repeating: " ", count: width - number.count)
          let time = index == 0 ? "\(record.time)" : ""
          let gap = String(repeating: " ", count: timeWidth - time.count)
          return "\(margin)\(number)  \(gap)\(time) \(text)"
        }
      }
    )
  }

  private static func noEvent(_ first: Int, in story: Story) -> String {
    guard let last = story.records.last?.sequence else { return EmptyViewMessage.noEvent }
    return "There is no event #\(first) yet; the last one is #\(last)."
  }
}
