/// What the shell drives: entries are evaluated one after another, and what they declare stays.
///
/// The shell calls everything from the thread that runs it, one call at a time, except `interrupt`.
package protocol Session: AnyObject {
  /// Runs an entry of Swift, which may have several lines, and keeps what it declares.
  ///
  /// An incomplete entry, which can come at the end of the input, is a mistake like any other.
  func evaluate(_ entry: String) -> Reply

  /// Whether an entry is incomplete, as without a closing brace, and may become valid with more lines.
  func isIncomplete(_ entry: String) -> Bool

  /// The names of the lessons, in the order of the course.
  var lessonNames: [String] { get }

  /// Runs a lesson whose name is among `lessonNames`.
  func run(lesson name: String) -> Reply

  /// Stops what is running, so that its call returns soon. Safe on any thread at any time; without effect if nothing runs.
  var interrupt: @Sendable () -> Void { get }

  /// The text before a line that begins an entry.
  var prompt: String { get }

  /// What most commands work on; nil for a session without lessons and views.
  var workspace: Workspace? { get }
}

extension Session {
  package var prompt: String { "rx> " }
  package var workspace: Workspace? { nil }
}
