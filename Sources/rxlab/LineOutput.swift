import Glibc
import Synchronization

/// Standard output by lines, gathered into large writes unless somebody watches them come.
final class LineOutput: Sendable {
  private let waiting = Mutex<[UInt8]>([])
  private let isInteractive: Bool

  /// Makes the output.
  ///
  /// - Parameter isInteractive: Whether each line shall be seen at once.
  init(isInteractive: Bool) { self.isInteractive = isInteractive }

  func write(_ line: String) {
    waiting.withLock { bytes in
      bytes += line.utf8
      bytes.append(UInt8(ascii: "\n"))
      if isInteractive || bytes.count > 1 << 16 { Self.drain(&bytes) }
    }
  }

  func flush() { waiting.withLock { Self.drain(&$0) } }

  private static func drain(_ bytes: inout [UInt8]) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(STDOUT_FILENO, $0.baseAddress.map { $0 + start }, $0.count - start)
      }
      // A reader that went away, as `head` does, wants nothing more.
      if count < 0 && errno != EINTR { break }
      start += max(0, count)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
