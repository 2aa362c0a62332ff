public import FoundationEssentials

/// Converts between the units of a virtual clock and real time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// An interval of virtual time.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the date of a point in virtual time.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  /// Returns the point in virtual time of a date.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// Returns the length of an interval of virtual time, in seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval
  /// Returns the interval of virtual time of that many seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  /// Returns a point in virtual time, moved by an interval.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit,
    offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit
  /// Compares two points in virtual time.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// Compares two points in virtual time.
public enum VirtualTimeComparison: Sendable {
  /// The first is before the second.
  case lessThan
  /// They are the same.
  case equal
  /// The first is after the second.
  case greaterThan
}
