public import FoundationEssentials

/// Virtual time as dates and seconds.
public struct HistoricalSchedulerTimeConverter: VirtualTimeConverterType, Sendable {
  public typealias VirtualTimeUnit = RxTime
  public typealias VirtualTimeIntervalUnit = TimeInterval

  /// Makes a converter; all are alike.
  public init() {}

  /// The date itself.
  public func convertFromVirtualTime(_ virtualTime: RxTime) -> RxTime { virtualTime }

  /// The date itself.
  public func convertToVirtualTime(_ time: RxTime) -> RxTime { time }

  public func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: TimeInterval
  ) -> TimeInterval {
    virtualTimeInterval
  }

  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TimeInterval {
    timeInterval
  }

  /// The date so many seconds later.
  public func offsetVirtualTime(_ time: RxTime, offset: TimeInterval) -> RxTime {
    time.addingTimeInterval(offset)
  }

  /// How two dates lie.
  public func compareVirtualTime(_ lhs: RxTime, _ rhs: RxTime) -> VirtualTimeComparison {
    if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
  }
}
