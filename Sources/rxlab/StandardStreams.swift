import CLibedit
import Glibc

/// Prepares the process's three streams, so that no other file takes their place and lost output is reported.
enum StandardStreams {
  /// Call it once, before anything is read, opened or written.
  static func prepare() {
    // The next file that is opened would replace a closed stream. Opened the wrong way round, its use is an error.
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY),
    ] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", mode)
    }
    atexit {
      // What `print` wrote may still be in memory, and the C library is silent about a full disk.
      let isWritten = fflush(rxlab_stdout()) == 0
      let failure = errno
      guard !isWritten || ferror(rxlab_stdout()) != 0 else { return }
      let reason = isWritten ? "" : ": " + String(cString: strerror(failure))
      Message.error("error: the output could not be written" + reason)
      _exit(EX_IOERR)
    }
  }
}
