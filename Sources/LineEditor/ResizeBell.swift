import FileAccess
import Glibc
import Synchronization

/// Wakes the editor when the window's size changes.
///
/// A signal alone is not enough: one that arrives just before the wait for a key, or on another thread, is lost. So the
/// handler writes to a pipe that the editor waits for, too. The process has one, created at its first use and never closed.
enum ResizeBell {
  /// Readable after a resize; -1 if there is no pipe.
  static let descriptor: CInt = {
    // If the pipe is full, the editor wakes anyway.
    guard let pipe = Descriptor.makePipe(waits: false) else { return -1 }
    writingEnd.store(pipe.writing, ordering: .sequentiallyConsistent)
    var handling = sigaction()
    handling.__sigaction_handler.sa_handler = { _ in
      let saved = errno
      var byte: UInt8 = 0
      write(writingEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = saved
    }
    handling.sa_flags = SA_RESTART
    return sigaction(SIGWINCH, &handling, nil) == 0 ? pipe.reading : -1
  }()

  /// Empties the pipe.
  static func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}

/// It is lock-free, so a handler may read it.
private let writingEnd = Atomic<CInt>(-1)
