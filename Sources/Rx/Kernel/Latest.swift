/// A value that is set later.
///
/// Raw storage and a flag instead of an `Optional`: a switch over a generic enum in unspecialised code costs more than the
/// rest of a combining operator together.
@usableFromInline
final class Latest<Value> {
  @usableFromInline let storage = UnsafeMutablePointer<Value>.allocate(capacity: 1)
  @exclusivity(unchecked) @usableFromInline var isPresent = false

  @inlinable
  init() {}

  deinit {
    if isPresent { storage.deinitialize(count: 1) }
    storage.deallocate()
  }

  /// The value, which must have been set.
  @inlinable
  var value: Value { storage.pointee }

  /// Sets the value, and returns whether it is the first.
  @inlinable
  func set(_ value: Value) -> Bool {
    if isPresent {
      storage.pointee = value
      return false
    }
    storage.initialize(to: value)
    isPresent = true
    return true
  }
}
