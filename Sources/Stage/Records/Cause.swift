/// The record that led to what a thread does now.
public struct Cause: Sendable, Hashable {
  /// The sequence number of the record.
  public var record: Int
  /// The subscription of the record, or of the nearest record in its chain of causes that has one.
  public var subscription: Int?

  public init(_ record: Int, subscription: Int? = nil) {
    self.record = record
    self.subscription = subscription
  }
}
