/// The error that `#` stands for if a test names no other.
public struct MarbleFailure: Error, Hashable, Sendable {
  /// All of them are equal.
  public init() {}
}
