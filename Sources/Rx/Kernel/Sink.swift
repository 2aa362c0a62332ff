import ReactiveKernel

/// An operator in one subscription: what it was given, its state, and the observer downstream.
///
/// One object, and the only thing that the closure over it captures: such a closure needs no context, so that an operator
/// allocates once for a subscription.
@usableFromInline
final class Sink<Parameters, State, Element> {
  // Apart from the state, and constant: calling a closure that could be replaced meanwhile retains it.
  @usableFromInline let parameters: Parameters
  // No exclusivity check, for the reason given at `OperatorState`.
  @exclusivity(unchecked) @usableFromInline var state: State
  @usableFromInline let downstream: Downstream<Element>

  @inlinable
  init(_ parameters: Parameters, _ state: State, _ downstream: Downstream<Element>) {
    self.parameters = parameters
    self.state = state
    self.downstream = downstream
  }

  /// Does what may throw; an error ends the observable.
  @inlinable
  @inline(__always)
  func attempt(_ body: () throws -> Void) {
    do { try body() } catch { downstream.fail(error) }
  }
}
