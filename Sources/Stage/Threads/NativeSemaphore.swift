import Glibc

/// A `sem_t` at a fixed address.
///
/// One thread waits, any thread and any signal handler may post. `@unchecked`: the pointer never
/// changes, and what it points to is made for use by several threads.
final class NativeSemaphore: @unchecked Sendable {
  private let handle = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(handle, 0, 0) }

  deinit {
    sem_destroy(handle)
    handle.deallocate()
  }

  /// Lets one wait go on.
  ///
  /// Safe in a signal handler.
  func post() { sem_post(handle) }

  func wait() {
    while sem_wait(handle) != 0 {}  // a signal came between
  }

  /// Waits for a post, but no more than about `nanoseconds`.
  ///
  /// The system counts this on the wall clock: setting the clock back makes the wait longer by as
  /// much. (The call that counts on the monotonic clock is hidden from Swift by a feature macro.)
  func wait(atMost nanoseconds: Int64) {
    var point = timespec()
    clock_gettime(CLOCK_REALTIME, &point)
    let end = Int64(point.tv_nsec) + nanoseconds % 1_000_000_000
    point.tv_sec += Int(nanoseconds / 1_000_000_000 + end / 1_000_000_000)
    point.tv_nsec = Int(end % 1_000_000_000)
    sem_timedwait(handle, &point)
  }
}
