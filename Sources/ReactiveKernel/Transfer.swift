/// Carries a value into a block for another thread.
///
/// Sendable without a check: the libraries' types are not Sendable, and choosing a scheduler is the program's decision to move
/// work to another thread. The block runs after it was enqueued, which orders everything before that.
@usableFromInline
package struct Transfer<Value>: @unchecked Sendable {
  @usableFromInline package let value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}
