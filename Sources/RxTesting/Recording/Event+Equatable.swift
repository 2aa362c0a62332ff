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

/// Whether two errors are equal as far as a test can tell.
///
/// `Equatable` errors of one type decide for themselves; others are the same if their type and their description are.
func looksSame(_ left: any Error, _ right: any Error) -> Bool {
  guard type(of: left) == type(of: right) else { return false }
  // By way of `Any`: the compiler takes every `any Error` for `Equatable`, which it is not.
  if let left = left as Any as? any Equatable { return isEqual(left, right) }
  return "\(left)" == "\(right)"
}

private func isEqual<Left: Equatable>(_ left: Left, _ right: Any) -> Bool {
  left == right as? Left
}
