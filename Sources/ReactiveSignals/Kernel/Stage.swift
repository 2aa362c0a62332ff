/// The connections of unary operators.
@usableFromInline
enum Stage<Value, Error: Swift.Error> {}

extension Termination where Error == Never {
  /// The same end, of a stream that can fail.
  func neverFailing<F>() -> Termination<F> {
    switch self {
    case .completed: .completed
    case .interrupted: .interrupted
    }
  }
}
