/// Carries a value into a block for another thread.
///
/// Sendable without a check: the library's types are not Sendable, and choosing a scheduler is the program's decision to move
/// work to another thread. The block runs after it was enqueued, which orders everything before that.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
