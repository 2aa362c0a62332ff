import Glibc
public import Synchronization

/// A lock for a few instructions at a time.
///
/// No code outside the library is called while it is held. One compare-and-swap to lock and one store to unlock: half the cost
/// of a mutex, and inline, so that its owner needs no second allocation. A thread that finds it taken yields to the holder.
@usableFromInline
package struct Lock: ~Copyable {
  @usableFromInline package let isTaken = Atomic(false)

  @inlinable
  package init() {}

  // Always inline: a call from generic code looks up the metadata of `Result` each time, which costs more than the lock.
  @inlinable
  @inline(__always)
  package borrowing func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isTaken.weakCompareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    {
      wait()
    }
    defer { isTaken.store(false, ordering: .releasing) }
    return try body()
  }

  /// Locks without a closure, for the paths that values take.
  @inlinable
  @inline(__always)
  package borrowing func lock() {
    if !isTaken.weakCompareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
    {
      wait()
    }
  }

  @inlinable
  @inline(__always)
  package borrowing func unlock() { isTaken.store(false, ordering: .releasing) }

  @usableFromInline
  package borrowing func wait() {
    var attempts = 0
    while true {
      // A load before each attempt: a failed exchange takes the cache line from the holder.
      if !isTaken.load(ordering: .relaxed),
        isTaken.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged
      {
        return
      }
      attempts += 1
      if attempts > 32 { sched_yield() }
    }
  }
}
