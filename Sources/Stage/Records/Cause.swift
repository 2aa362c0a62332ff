/// What led to what a thread does.
public struct Cause: Sendable, Hashable {
  /// The sequence number of the record.
  public var record: Int
  /// The subscription that the record belongs to, or the nearest one among its causes.
  public var subscription: Int?

  public init(_ record: Int, subscription: Int? = nil) {
    self.record = record
    self.subscription = subscription
  }
}
