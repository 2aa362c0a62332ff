import Glibc

/// A clock that a measurement uses.
enum Clock {
  /// The processor time of the thread, which does not include other work on the machine.
  case thread
  /// The wall clock, for work that several threads do.
  case wall

  var nanoseconds: UInt64 {
    var time = timespec()
    switch self {
    case .thread: clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    case .wall: clock_gettime(CLOCK_MONOTONIC, &time)
    }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
