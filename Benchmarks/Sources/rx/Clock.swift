import Glibc

/// What is counted as time.
enum Clock {
  /// The thread's own time: what others do on the machine at the same moment does not count.
  case thread
  /// The time on the wall, for work that threads share.
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
