/// What an entry at the prompt came to.
package struct EntryReply: Sendable, Hashable {
  /// What the entry printed, and its value.
  package let output: [String]
  /// Mistakes, each as the lines to print.
  package let errors: [String]
}
