/// What an entry at the prompt came to.
public struct EntryReply: Sendable, Hashable {
  /// What the entry printed, and its value.
  public let output: [String]
  /// Mistakes, each as the lines to print.
  public let errors: [String]
}
