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
    guard let last = story.records.last?.sequence else {
      return Reply(lines: [EmptyViewMessage.noEvent] + workspace.adviceIfEmpty(true))
    }
    let sequence: Int?
    if argument.isEmpty {
      sequence = last
    } else if argument.hasPrefix("#") {
      sequence = Int(argument.dropFirst())
    } else if argument.first == "s", let number = Int(argument.dropFirst()) {
      sequence = story.subscription(number)?.start
    } else {
      sequence = Int(argument).flatMap { story.line($0)?.sequence }
    }
    guard let sequence, let explanation = Explanation(of: sequence, in: story) else {
      return .failure("error: " + nothingCalled(argument, in: story))
    }
    return Reply(lines: workspace.withEntries(explanation.lines(workspace.view())))
  }

  /// The error for a name that nothing has.
  private static func nothingCalled(_ name: String, in story: Story) -> String {
    if Int(name) != nil {
      let count = story.lineCount
      let log = count == 0 ? "nothing has been printed yet" : "the log has \(lines(count))"
      return "there is no line \(name); \(log) (`:log`)"
    }
    if name.hasPrefix("#"), Int(name.dropFirst()) != nil {
      let numbers = story.records.map(\.sequence)
      let range = "#\(numbers.first ?? 0) to #\(numbers.last ?? 0)"
      return "there is no event \(name); so far there are \(range) (`:log events`)"
    }
    if name.first == "s", Int(name.dropFirst()) != nil {
      guard let first = story.subscriptions.first, let last = story.subscriptions.last else {
        return "there is no subscription \(name); there are no subscriptions yet"
      }
      let range = "\(first.handle) to \(last.handle)"
      return "there is no subscription \(name); so far there are \(range) (`:log events`)"
    }
    return
      "`\(name)` is not a line, event or subscription; try `:why 3`, `:why #12` or `:why s2`"
  }

  private static func lines(_ count: Int) -> String {
    count == 1 ? "one line" : "lines 1 to \(count)"
  }
}
