public import FoundationEssentials

/// How a virtual clock's units relate to time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// The date that a point in virtual time stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// The point in virtual time that a date is.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// The length of a span of virtual time, in seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval
  /// The span of virtual time that is so many seconds long.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// A point in virtual time moved on by a span.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit,
    offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit
  /// How two points in virtual time lie.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// How two points in virtual time lie.
public enum VirtualTimeComparison: Sendable {
  /// The first is before the second.
  case lessThan
  /// They are the same.
  case equal
  /// The first is after the second.
  case greaterThan
}
