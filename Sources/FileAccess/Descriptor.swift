import Glibc

/// Reads and writes file descriptors.
///
/// A descriptor may be set not to wait, by any process that shares it; these functions wait all the same.
package enum Descriptor {
  /// Writes all bytes.
  ///
  /// - Returns: The system's error if some could not be written; nil if all were.
  package static func write(_ bytes: [UInt8], to descriptor: CInt) -> CInt? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(rebasing: rest)
        let count = Glibc.write(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if !waits(for: descriptor, POLLOUT, after: errno) {
          return errno
        }
      }
      return nil
    }
  }

  /// Writes all of a text.
  ///
  /// - Returns: The system's error if some of it could not be written; nil if all was.
  @discardableResult
  package static func write(_ text: String, to descriptor: CInt) -> CInt? {
    write(Array(text.utf8), to: descriptor)
  }

  /// Reads up to `limit` bytes, and waits until there are some; none are left at the end.
  ///
  /// - Returns: The bytes, or the system's error.
  package static func read(_ descriptor: CInt, limit: Int = 65_536) -> Result<[UInt8], Failure> {
    var failure: CInt?
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { storage, count in
      while true {
        let found = Glibc.read(descriptor, storage.baseAddress, storage.count)
        count = max(0, found)
        if found >= 0 { return }
        if !waits(for: descriptor, POLLIN, after: errno) {
          failure = errno
          return
        }
      }
    }
    return failure.map { .failure(Failure(number: $0)) } ?? .success(bytes)
  }

  /// Makes a pipe that programs started by this one do not get.
  ///
  /// - Parameter waits: Whether reading and writing wait.
  /// - Returns: Its ends; `nil` if there can be no more descriptors.
  package static func makePipe(waits: Bool) -> (reading: CInt, writing: CInt)? {
    var ends: [CInt] = [-1, -1]
    // Swift does not see `pipe2`.
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      if !waits { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    return (ends[0], ends[1])
  }

  /// An error of the system.
  package struct Failure: Error {
    /// Its `errno`.
    package let number: CInt
  }

  /// Waits until a call that failed can be repeated.
  ///
  /// - Returns: Whether it can; `errno` is then undefined, and otherwise that of the call.
  private static func waits(for descriptor: CInt, _ event: CInt, after failure: CInt) -> Bool {
    if failure == EINTR { return true }
    guard failure == EAGAIN || failure == EWOULDBLOCK else { return false }
    var wait = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    while poll(&wait, 1, -1) < 0 {
      guard errno == EINTR else {
        errno = failure
        return false
      }
    }
    return true
  }
}
