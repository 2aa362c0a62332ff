public import Synchronization

/// A flag that is set once.
@usableFromInline
package struct StopFlag: ~Copyable {
  @usableFromInline package let word = Atomic(false)

  @inlinable
  package init() {}

  @inlinable
  package var isSet: Bool { word.load(ordering: .relaxed) }

  /// Sets the flag.
  ///
  /// Returns true for the first caller.
  @inlinable
  package borrowing func set() -> Bool { !word.exchange(true, ordering: .acquiringAndReleasing) }
}
