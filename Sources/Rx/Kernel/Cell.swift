/// One operator's state in one subscription.
///
/// A captured `var` costs an exclusivity check at each access. Here the contract of a sequence already says that
/// elements come one at a time, and no access spans a call out.
@usableFromInline
final class Cell<Value> {
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  init(_ value: Value) { self.value = value }
}
