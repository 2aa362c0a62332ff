public import Synchronization

/// A lock for a few instructions at a time; nothing is ever called out of the library while it is held.
@usableFromInline
struct Lock: ~Copyable {
  // `Mutex<Void>` and not `Mutex<State>`: the states guarded here hold closures that are openly not Sendable.
  @usableFromInline let mutex = Mutex<Void>(())

  @inlinable
  init() {}

  @inlinable
  borrowing func locked<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    mutex._unsafeLock()
    defer { mutex._unsafeUnlock() }
    return try body()
  }
}
