/// Who called the function that a statement is in.
public enum StatementCaller: Sendable, Hashable {
  /// It is in no function.
  case topLevel
  /// A statement that is still running, directly or through closures.
  case statement
  /// The host, directly or through closures: no other statement is running on the thread.
  case host
}
