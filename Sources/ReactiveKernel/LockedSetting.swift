/// A global setting that any thread can read and replace.
///
/// Sendable although `Value` need not be: `lock` guards every access.
@usableFromInline
package final class LockedSetting<Value>: @unchecked Sendable {
  @usableFromInline let lock = Lock()
  @exclusivity(unchecked) @usableFromInline var value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }

  @inlinable
  package func read<Part>(_ part: KeyPath<Value, Part>) -> Part {
    lock.locked { value[keyPath: part] }
  }

  @inlinable
  package func set<Part>(_ part: WritableKeyPath<Value, Part>, to newValue: Part) {
    // The old value is released after the lock: its `deinit` may call other code.
    var other = newValue
    lock.locked { swap(&other, &value[keyPath: part]) }
  }

  /// Replaces a part by what `change` makes of it, in one step.
  ///
  /// - Parameter change: Is called under the lock.
  @inlinable
  package func update<Part>(_ part: WritableKeyPath<Value, Part>, _ change: (Part) -> Part) {
    let old = lock.locked {
      let old = value[keyPath: part]
      value[keyPath: part] = change(old)
      return old
    }
    withExtendedLifetime(old) {}
  }
}
