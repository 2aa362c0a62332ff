public import Synchronization

/// Keeps the grammar for a source that is driven by foreign code: one stop event, nothing after it.
@usableFromInline
struct StopFlag: ~Copyable {
  @usableFromInline let word = Atomic(false)

  @inlinable
  init() {}

  @inlinable
  var isSet: Bool { word.load(ordering: .relaxed) }

  /// Sets it; true for the first caller.
  @inlinable
  borrowing func set() -> Bool { !word.exchange(true, ordering: .acquiringAndReleasing) }
}
