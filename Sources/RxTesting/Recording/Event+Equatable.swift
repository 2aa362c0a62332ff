public import Rx

// Here and not in `Rx`, because equality of errors is good enough for tests only.

extension Event: Equatable where Element: Equatable {
  /// Events are equal when they are of the same kind and hold equal elements, or errors that look the same.
  public static func == (lhs: Event, rhs: Event) -> Bool {
    switch (lhs, rhs) {
    case (.next(let left), .next(let right)): left == right
    case (.error(let left), .error(let right)): looksSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
