import Glibc
import Synchronization

/// Wakes the editor when the window has another size.
///
/// A signal alone would not do: it is forgotten if it comes just before the wait for a key, or on another thread. So its
/// handler writes into a pipe that is waited for too. There is one for the process, made at its first use, and it stays.
enum ResizeBell {
  /// Where a resize can be read; -1 if there is none.
  static let descriptor: CInt = {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A full pipe has rung already.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writingEnd.store(ends[1], ordering: .sequentiallyConsistent)
    var handling = sigaction()
    handling.__sigaction_handler.sa_handler = { _ in
      let saved = errno
      var byte: UInt8 = 0
      write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = saved
    }
    handling.sa_flags = SA_RESTART
    return sigaction(SIGWINCH, &handling, nil) == 0 ? ends[0] : -1
  }()

  /// Lets it fall silent, until the next time.
  static func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}

/// It is lock-free, so a handler may read it.
private let writingEnd = Atomic<CInt>(-1)
