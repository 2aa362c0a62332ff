public import Rx

extension CompletableEvent: Equatable {
  /// Events are equal when both are completions, or errors that look the same.
  public static func == (lhs: CompletableEvent, rhs: CompletableEvent) -> Bool {
    switch (lhs, rhs) {
    case (.error(let left), .error(let right)): looksSame(left, right)
    case (.completed, .completed): true
    default: false
    }
  }
}
