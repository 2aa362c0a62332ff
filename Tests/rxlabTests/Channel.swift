import Glibc

/// A descriptor's text, on its way out of a program.
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

  /// Goes away as a reader.
  func close() {
    if isOpen { Glibc.close(descriptor) }
    isOpen = false
  }
}
