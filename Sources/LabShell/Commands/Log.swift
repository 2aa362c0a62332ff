import LessonKit
import Stage

extension Command {
  static let log = onBench(
    "log",
    "e",
    argument: "[events | #N]",
    summary: "Show what has been printed, line by line, or every event, or those from `#N` on",
    isView: true
  ) { argument, bench in
    let story = bench.story
    let report = StepReport(story, .events, bench.view())
    let first = argument == "events" ? 0 : argument.hasPrefix("#") ? Int(argument.dropFirst()) : nil
    if let first {
      let lines = report.lines(of: story.records.filter { $0.sequence >= first })
      return Reply(lines: lines.isEmpty ? [noEvent(first, in: story)] : lines + report.key)
    }
    guard argument.isEmpty else {
      return .failure(
        "error: `:log` shows what was printed, `:log events` everything, `:log #12` what came from event 12 on"
      )
    }
    let printed = story.printed
    guard !printed.isEmpty else { return Reply(lines: [EmptyView.noLine]) }
    let width = String(printed.count).count
    let timeWidth = printed.map { "\($0.time)".count }.max() ?? 0
    return Reply(
      lines: printed.enumerated().map { index, record in
        let number = String(index + 1)
        let margin = String(repeating: " ", count: width - number.count)
        let time = "\(record.time)"
        let gap = String(repeating: " ", count: timeWidth - time.count)
        return "\(margin)\(number)  \(gap)\(time) \(record.text)"
          + bench.view().paint("  #\(record.sequence)", .dim)
      }
    )
  }

  private static func noEvent(_ first: Int, in story: Story) -> String {
    guard let last = story.records.last?.sequence else { return EmptyView.noEvent }
    return "There is no event #\(first) yet; the last one is #\(last)."
  }
}
