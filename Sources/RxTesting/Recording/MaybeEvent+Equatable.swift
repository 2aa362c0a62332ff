public import Rx

extension MaybeEvent: Equatable where Element: Equatable {
  /// Events are equal when they are of the same kind and hold equal elements, or errors that look the same.
  public static func == (lhs: MaybeEvent, rhs: MaybeEvent) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): looksSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
