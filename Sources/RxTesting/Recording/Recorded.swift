/// A value and the tick at which it was seen.
public struct Recorded<Value> {
  /// When, in ticks.
  public let time: TestTime
  /// What.
  public let value: Value

  /// - Parameters:
  ///   - time: When it was seen, in ticks.
  ///   - value: What was seen.
  public init(time: TestTime, value: Value) {
    self.time = time
    self.value = value
  }
}

extension Recorded: CustomDebugStringConvertible {
  /// `next(1) @ 210`.
  public var debugDescription: String { "\(value) @ \(time)" }
}

extension Recorded: Equatable where Value: Equatable {}

extension Recorded: Sendable where Value: Sendable {}
