/// Carries a value into a block for another thread.
///
/// Sendable by decree: the library is openly not Sendable, and a scheduler is where its user decides that work goes to
/// another thread. The block runs after it was enqueued, which orders everything done before.
struct Transfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}
