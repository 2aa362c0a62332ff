package import Stage

/// A line of a goal: when it is printed, and its text.
package struct GoalLine: Sendable, Hashable {
  /// The time of the run; nil for a further line of a text with line breaks.
  package let time: StageTime?
  package let text: String

  /// Reads a line of a log in console format.
  package init(_ line: String) {
    let parts = LogLine(line)
    time = parts.date.flatMap { LogClock.time(showing: $0) }
    text = time == nil ? line : parts.body
  }

  /// ``` `6 letters` at 1.1s```.
  var phrase: String { "`\(text)`" + (time.map { " at \($0.phrase)" } ?? "") }
}
