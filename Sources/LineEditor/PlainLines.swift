import Glibc

/// Lines of a pipe or a file: no prompt, no editing, no history.
///
/// Both `\n` and `\r\n` end a line, and the last line may lack its ending. Bytes that are not UTF-8 become U+FFFD, so that
/// the mistake is reported at its position and the session continues.
package final class PlainLines: LineSource {
  private let descriptor: CInt
  private var buffer: [UInt8] = []
  private var start = 0
  private var isFirstLine = true
  private var isAtEnd = false

  /// - Parameter descriptor: Belongs to the caller and stays open. It is read ahead.
  package init(descriptor: CInt = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  package let isInteractive = false

  package func remember(_ entry: String) {}

  package var completer: Completer?

  package var announce: @Sendable (_ text: String) -> Void {
    { text in
      var rest = Array((text + "\n").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  package func readLine(prompt: String, continuation: Bool) -> LineInput {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return .line(text(start..<end))
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return .endOfInput }
        defer { start = buffer.count }
        return .line(text(start..<buffer.count))
      }
      searched -= fill()
    }
  }

  private func text(_ range: Range<Int>) -> String {
    var line = buffer[range]
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isFirstLine = false
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads one more chunk, and returns the number of used bytes that it removed from the buffer's start.
  private func fill() -> Int {
    let dropped = start
    buffer.removeFirst(dropped)
    start = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { storage, count in
      repeat {
        count = max(-1, read(descriptor, storage.baseAddress, storage.count))
      } while count < 0 && errno == EINTR
      count = max(0, count)
    }
    isAtEnd = chunk.isEmpty
    buffer += chunk
    return dropped
  }
}
