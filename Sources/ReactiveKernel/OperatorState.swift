/// The state of an operator in one subscription or run.
///
/// A captured `var` costs an exclusivity check at each access. None is needed here: no access spans a call to code outside the
/// library.
@usableFromInline
package final class OperatorState<Value> {
  @exclusivity(unchecked) @usableFromInline var stored: Value

  @inlinable
  package init(_ value: Value) { stored = value }

  // Computed: another module does not see the attribute of a stored property, and would check.
  @inlinable
  package var value: Value {
    @inline(__always) get { stored }
    @inline(__always) _modify { yield &stored }
  }
}
