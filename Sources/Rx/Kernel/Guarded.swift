/// A global setting that any thread may read and replace.
///
/// Sendable although `Value` need not be: `lock` guards every access.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read<Part>(_ part: KeyPath<Value, Part>) -> Part {
    lock.locked { value[keyPath: part] }
  }

  func change(_ body: (inout Value) -> Void) {
    lock.locked { body(&value) }
  }
}
