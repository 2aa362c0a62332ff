/// What happens when a program breaks a rule of the screen, as when it changes a label off the main thread.
public enum Build: String, Sendable {
  /// The program stops at the first broken rule.
  case debug

  /// A broken rule is reported in one line and the program goes on.
  case release
}
