/// What an entry at the prompt came to.
package struct EntryReply: Sendable, Hashable {
  /// The lines that the entry printed, and its value.
  package let output: [String]
  /// The errors, each with its lines to print.
  package let errors: [String]
  /// Whether it was interrupted.
  package var wasInterrupted = false
}
