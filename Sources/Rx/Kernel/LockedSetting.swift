/// A global setting that any thread can read and replace.
///
/// Sendable although `Value` need not be: `lock` guards every access.
final class LockedSetting<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func read<Part>(_ part: KeyPath<Value, Part>) -> Part {
    lock.locked { value[keyPath: part] }
  }

  func set<Part>(_ part: WritableKeyPath<Value, Part>, to newValue: Part) {
    // The old value is released after the lock: its `deinit` may call other code.
    var other = newValue
    lock.locked { swap(&other, &value[keyPath: part]) }
  }
}
