public import Synchronization

/// Enforces the event grammar for a source that is driven by other code: one terminal event, nothing after it.
@usableFromInline
struct StopFlag: ~Copyable {
  @usableFromInline let word = Atomic(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { word.load(ordering: .relaxed) }

  /// Sets the flag.
  ///
  /// Returns true for the first caller.
  @inlinable
  borrowing func set() -> Bool { !word.exchange(true, ordering: .acquiringAndReleasing) }
}
