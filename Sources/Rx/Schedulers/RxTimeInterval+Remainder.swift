import Dispatch
import FoundationEssentials

extension RxTimeInterval {
  /// What is left of this span at `now`, if it began at `start`; zero if it is over.
  ///
  /// In its own unit, if it is a whole number of that, and otherwise in whole microseconds: the difference of two dates of
  /// our time is no more exact than that, and an error of a fraction of one would show in every log.
  func remainder(from start: RxTime, at now: RxTime) -> RxTimeInterval {
    let left = seconds - now.timeIntervalSince(start)
    if left == .infinity { return .never }
    // Bounded by more than a human life, so that any number of seconds fits.
    let microseconds = Int((Swift.min(Swift.max(0, left), 1e10) * 1e6).rounded())
    return switch self {
    case .seconds where microseconds % 1_000_000 == 0: .seconds(microseconds / 1_000_000)
    case .milliseconds where microseconds % 1000 == 0: .milliseconds(microseconds / 1000)
    default: .microseconds(microseconds)
    }
  }
}
