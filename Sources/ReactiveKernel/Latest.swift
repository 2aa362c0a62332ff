/// A value that is set later.
///
/// Raw storage and a flag instead of an `Optional`: a switch over a generic enum in unspecialised code costs more than the
/// rest of a combining operator together.
@usableFromInline
package final class Latest<Value> {
  @usableFromInline let storage = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  @exclusivity(unchecked) @usableFromInline var isSet = false

  @inlinable
  package init() {}

  deinit {
    if isSet { storage.deinitialize(count: 1) }
    storage.deallocate()
  }

  @inlinable
  package var isPresent: Bool { isSet }

  /// The value, which must have been set.
  @inlinable
  package var value: Value { storage.pointee }

  /// Sets the value, and returns whether it is the first.
  @inlinable
  package func set(_ value: Value) -> Bool {
    if isSet {
      storage.pointee = value
      return false
    }
    storage.initialize(to: value)
    isSet = true
    return true
  }

  /// Replaces the value, which must have been set, and returns the old one.
  @inlinable
  package func exchange(_ value: Value) -> Value {
    let old = storage.move()
    storage.initialize(to: value)
    return old
  }

  /// Changes the value, which must have been set, in place.
  @inlinable
  package func modify<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
    try change(&storage.pointee)
  }
}
