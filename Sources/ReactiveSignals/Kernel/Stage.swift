/// The connections of unary operators.
@usableFromInline
enum Stage<Value, Error: Swift.Error> {}

/// What an operator keeps from one value to the next.
///
/// Exclusive access is not checked, because a value may be sent while another one is being delivered. No operator delivers while
/// it changes what it keeps.
@usableFromInline
final class Kept<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}

extension Termination where Error == Never {
  /// The same end, of a stream that can fail.
  func neverFailing<F>() -> Termination<F> {
    switch self {
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}
