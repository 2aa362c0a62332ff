/// The error that `#` stands for if a test names no other.
public struct MarbleFailure: Error, Hashable, Sendable {
  public init() {}
}
