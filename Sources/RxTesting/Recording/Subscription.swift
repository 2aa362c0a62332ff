/// The times of a subscription and of its disposal.
public struct Subscription: Hashable, Sendable {
  /// The tick of the subscription.
  public let subscribe: TestTime
  /// The tick of the disposal; `Int.max` if there was none.
  public let unsubscribe: TestTime

  /// Creates a subscription that was not disposed.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// Creates a subscription with its ticks.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200: 400)`, or `(200: infinity)` if it was not disposed.
  public var debugDescription: String {
    "(\(subscribe): \(unsubscribe == .max ? "infinity" : "\(unsubscribe)"))"
  }
}
