import Glibc

/// Keeps other processes from changing a file between reading and replacing it.
///
/// The lock is on a file of its own, since the file itself is replaced. Where a folder's file system has no locks,
/// changes go ahead without one.
package enum FileLock {
  /// Holds the lock of the file at `path` while `body` runs.
  ///
  /// - Throws: A ``FileProblem`` if another process has the lock for 20 seconds, or what `body` throws.
  package static func holding<Result>(
    _ path: String,
    _ body: () throws(FileProblem) -> Result
  ) throws(FileProblem) -> Result {
    let descriptor = open(lockPath(of: path), O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + .seconds(20)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < deadline else { throw FileProblem(path, .write, .isLocked) }
      usleep(1_000)
    }
    return try body()
  }

  private static func lockPath(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." + path + ".lock" }
    return path[...slash] + "." + path[path.index(after: slash)...] + ".lock"
  }
}
