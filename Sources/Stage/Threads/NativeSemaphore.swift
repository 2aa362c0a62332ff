import CSemaphore
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

  /// Waits for a post, but only until the monotonic clock has counted `nanoseconds`.
  ///
  /// Setting the wall clock changes nothing. A signal may end the wait earlier.
  func wait(until nanoseconds: Int64) {
    let (seconds, rest) = max(nanoseconds, 0).quotientAndRemainder(dividingBy: 1_000_000_000)
    var point = timespec(tv_sec: Int(seconds), tv_nsec: Int(rest))
    sem_clockwait(handle, CLOCK_MONOTONIC, &point)
  }
}
