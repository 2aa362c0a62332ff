import Synchronization

/// Counts on any thread.
final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .acquiring) }

  func add(_ number: Int = 1) { count.add(number, ordering: .acquiringAndReleasing) }
}

/// Counts where the library promises one event at a time: a breach is a race that ThreadSanitizer reports.
final class UnguardedCounter {
  var value = 0
}
