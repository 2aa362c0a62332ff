public import Rx

extension MaybeEvent: Equatable where Element: Equatable {
  /// Returns whether both are of the same kind, with equal elements or equal errors.
  public static func == (lhs: MaybeEvent, rhs: MaybeEvent) -> Bool {
    switch (lhs, rhs) {
    case (.success(let left), .success(let right)): left == right
    case (.error(let left), .error(let right)): areEqual(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
