public import FoundationEssentials

/// How a virtual clock's units relate to time.
public protocol VirtualTimeConverterType {
  /// A point in virtual time.
  associatedtype VirtualTimeUnit
  /// A span of virtual time.
  associatedtype VirtualTimeIntervalUnit

  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit
  /// - Returns: Seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval
  /// - Parameter timeInterval: Seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit
  func offsetVirtualTime(
    _ time: VirtualTimeUnit,
    offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit
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
