import Foundation

/// A value that any thread may read and change.
public final class Atomic<Value> {
  // Held while the caller's closures run, which may take long: a thread that waits sleeps.
  private let lock = NSLock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var current: Value

  public init(_ value: Value) { current = value }

  /// The value.
  public var value: Value {
    get { withValue { $0 } }
    set { swap(newValue) }
  }

  /// Changes the value, while no other thread can read or change it.
  @discardableResult
  public func modify<Result>(_ action: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try action(&current)
  }

  /// Reads the value, while no other thread can change it.
  @discardableResult
  public func withValue<Result>(_ action: (Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try action(current)
  }

  /// Replaces the value, and returns the old one.
  @discardableResult
  public func swap(_ newValue: Value) -> Value {
    modify { value in
      defer { value = newValue }
      return value
    }
  }
}
