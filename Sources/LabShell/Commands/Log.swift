import LessonKit
import Stage

extension Command {
  static let log = onBench(
    "log",
    "e",
    argument: "[events]",
    summary: "Show what has been printed, line by line, or every event",
    isView: true
  ) { argument, bench in
    let story = bench.story
    let report = StepReport(story, .events, bench.view())
    guard argument != "events" else { return Reply(lines: report.lines(of: story.records)) }
    guard argument.isEmpty else {
      return .failure("error: `:log` shows what was printed, `:log events` everything")
    }
    let printed = story.printed
    guard !printed.isEmpty else { return Reply(lines: ["Nothing has been printed."]) }
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
}
