/// The error that `#` stands for by default.
public struct MarbleFailure: Error, Hashable, Sendable {
  /// All of them are equal.
  public init() {}
}
