import Dispatch
import FoundationEssentials

extension RxTimeInterval {
  /// The rest of this interval at `now`, if it started at `start`; zero if it has passed.
  ///
  /// In the unit of the interval if it is a whole number of that, and otherwise in whole microseconds: the difference of two
  /// dates is not more exact, and a fraction of a microsecond would be visible in logs.
  func remainder(from start: RxTime, at now: RxTime) -> RxTimeInterval {
    let left = seconds - now.timeIntervalSince(start)
    if left == .infinity { return .never }
    // Limited to 300 years, so that it fits an integer.
    let microseconds = Int((Swift.min(Swift.max(0, left), 1e10) * 1e6).rounded())
    return switch self {
    case .seconds where microseconds % 1_000_000 == 0: .seconds(microseconds / 1_000_000)
    case .milliseconds where microseconds % 1000 == 0: .milliseconds(microseconds / 1000)
    default: .microseconds(microseconds)
    }
  }
}
