public import Rx

// Not in `Rx`, because this equality of errors is good enough only for tests.

extension Event: Equatable where Element: Equatable {
  /// Returns whether both are of the same kind, with equal elements or equal errors.
  public static func == (lhs: Event, rhs: Event) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
