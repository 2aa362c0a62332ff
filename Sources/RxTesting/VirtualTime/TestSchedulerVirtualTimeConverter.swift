public import FoundationEssentials
public import Rx

/// Virtual time in whole ticks.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  public typealias VirtualTimeUnit = Int
  public typealias VirtualTimeIntervalUnit = Int

  /// The number of seconds in a tick.
  private let resolution: Double

  init(resolution: Double) {
    self.resolution = resolution
  }

  /// - Returns: The date that many ticks after the start of 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// - Returns: The nearest tick after the start of 1970.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// - Returns: The nearest number of ticks.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    let ticks = (timeInterval / resolution).rounded()
    // A number that does not fit is beyond the time of any test.
    return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
  }

  /// - Returns: The sum, limited to the range of `Int`.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    let (sum, isTooFar) = time.addingReportingOverflow(offset)
    return isTooFar ? (offset < 0 ? .min : .max) : sum
  }

  /// Compares two ticks.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
  }
}
