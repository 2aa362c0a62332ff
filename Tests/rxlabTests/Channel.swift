import Glibc

/// One end of a connection to a program: its text comes here, and keys go there.
final class Channel {
  let descriptor: CInt
  private(set) var isOpen = true
  private var bytes: [UInt8] = []
  private var seen = 0

  init(_ descriptor: CInt) { self.descriptor = descriptor }

  deinit { close() }

  /// Everything that came.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Waits for more, and reads it.
  func take() {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 {
      bytes += chunk[..<count]
    } else if count == 0 || errno != EINTR {
      // A terminal whose other side is closed ends with an error instead of nothing.
      close()
    }
  }

  /// Looks for a text behind everything found before; what is found counts as seen.
  func find(_ text: String) -> Bool {
    guard let range = bytes[seen...].firstRange(of: Array(text.utf8)) else { return false }
    seen = range.upperBound
    return true
  }

  /// Sends a text; one that nobody reads any more is dropped.
  func type(_ text: String) {
    let keys = Array(text.utf8)
    let count = send(descriptor, keys, keys.count, CInt(MSG_NOSIGNAL))
    if count < 0 && errno == ENOTSOCK { write(descriptor, keys, keys.count) }
  }

  /// Goes away, as a reader and as a writer.
  func close() {
    if isOpen { Glibc.close(descriptor) }
    isOpen = false
  }
}
