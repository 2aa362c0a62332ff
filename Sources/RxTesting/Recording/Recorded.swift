/// A value with its time.
public struct Recorded<Value> {
  /// The time, in ticks.
  public let time: TestTime
  /// The value.
  public let value: Value

  /// - Parameters:
  ///   - time: The time, in ticks.
  ///   - value: The value.
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
