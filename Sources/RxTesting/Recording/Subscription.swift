/// The time from a subscription to its disposal.
public struct Subscription: Hashable, Sendable {
  /// The tick at which it was made.
  public let subscribe: TestTime
  /// The tick at which it was disposed; `Int.max` if it was not.
  public let unsubscribe: TestTime

  /// A subscription that was not disposed.
  public init(_ subscribe: TestTime) {
    self.init(subscribe, .max)
  }

  /// A subscription that was made at one tick and disposed at another.
  public init(_ subscribe: TestTime, _ unsubscribe: TestTime) {
    self.subscribe = subscribe
    self.unsubscribe = unsubscribe
  }
}

extension Subscription: CustomDebugStringConvertible {
  /// `(200 : 400)`, or `(200 : infinity)` if it was not disposed.
  public var debugDescription: String {
    "(\(subscribe) : \(unsubscribe == .max ? "infinity" : "\(unsubscribe)"))"
  }
}
