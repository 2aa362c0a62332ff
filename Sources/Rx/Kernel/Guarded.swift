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

  func set<Part>(_ part: WritableKeyPath<Value, Part>, to newValue: Part) {
    // The old one is dropped after the lock has been left.
    var other = newValue
    lock.locked { swap(&other, &value[keyPath: part]) }
  }
}
