import LessonKit
import Stage

extension Command {
  static let why = onBench(
    "why",
    "w",
    argument: "[N]",
    summary:
      "Say what led to line N of the log, to an event (`#12`), to a subscription (`s2`), or to the last event",
    isView: true
  ) { argument, bench in
    let story = bench.story
    let sequence: Int?
    if argument.isEmpty {
      sequence = story.records.last?.sequence
    } else if argument.hasPrefix("#") {
      sequence = Int(argument.dropFirst())
    } else if argument.first == "s", let number = Int(argument.dropFirst()) {
      sequence = story.subscription(number)?.start
    } else {
      sequence = Int(argument).flatMap { story.line($0)?.sequence }
    }
    guard let sequence, let explanation = Explanation(of: sequence, in: story) else {
      let count = story.printed.count
      return .failure(
        count == 0
          ? "error: nothing has happened yet"
          : "error: there is no `\(argument)`; the log has \(Counted.of(count, "line")) (`:log`)"
      )
    }
    return Reply(lines: bench.withEntries(explanation.lines(bench.view())))
  }
}
