/// What the shell drives: one world in which entries are evaluated one after another.
///
/// The shell calls everything from the thread that runs it, one call at a time, except `interrupt`.
package protocol Session: AnyObject {
  /// Runs an entry of Swift, which may have several lines, and keeps what it declares.
  ///
  /// An entry that is not complete is a mistake like any other: it gets here when the input ends.
  func evaluate(_ entry: String) -> Reply

  /// Whether an entry lacks its end, such as a closing brace, and may become valid with more lines.
  func isIncomplete(_ entry: String) -> Bool

  /// The lessons there are, in the order they are meant to be taken.
  func lessons() -> [(name: String, title: String)]

  /// Runs a lesson whose name is among `lessons()`.
  func run(lesson name: String) -> Reply

  /// Stops what is running, soon, so that its call returns. Called from any thread at any time, also
  /// when nothing runs: then it does nothing, and what runs next is not affected.
  var interrupt: @Sendable () -> Void { get }

  /// What stands before a line that begins an entry.
  var prompt: String { get }

  /// What the commands that step and look work on; nil where there is nothing of the kind.
  var bench: Bench? { get }
}

extension Session {
  package var prompt: String { "rx> " }
  package var bench: Bench? { nil }
}
