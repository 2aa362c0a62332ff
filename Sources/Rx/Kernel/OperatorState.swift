/// The state of an operator in one subscription.
///
/// A captured `var` costs an exclusivity check at each access. None is needed here: elements come one at a time, and no
/// access spans a call to code outside the library.
@usableFromInline
final class OperatorState<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
