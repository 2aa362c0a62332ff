public import FoundationEssentials
public import Rx

/// Virtual time in whole ticks.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
  public typealias VirtualTimeUnit = Int
  public typealias VirtualTimeIntervalUnit = Int

  /// How many seconds a tick stands for.
  private let resolution: Double

  init(resolution: Double) {
    self.resolution = resolution
  }

  /// - Returns: The date so many ticks after the begin of 1970.
  public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
    RxTime(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
  }

  /// - Returns: The nearest tick after the begin of 1970.
  public func convertToVirtualTime(_ time: RxTime) -> Int {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
    Double(virtualTimeInterval) * resolution
  }

  /// - Returns: The nearest number of ticks.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
    let ticks = (timeInterval / resolution).rounded()
    // What does not fit is further away than any test goes.
    return Int(exactly: ticks) ?? (ticks < 0 ? .min : .max)
  }

  /// - Returns: The sum; the furthest tick there is if it is further away than that.
  public func offsetVirtualTime(_ time: Int, offset: Int) -> Int {
    let (sum, isTooFar) = time.addingReportingOverflow(offset)
    return isTooFar ? (offset < 0 ? .min : .max) : sum
  }

  /// How two ticks lie.
  public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
    if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
  }
}
