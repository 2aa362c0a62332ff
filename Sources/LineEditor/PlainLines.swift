package import FileAccess
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
  /// Why the lines ended before their end.
  package private(set) var problem: FileProblem?

  /// - Parameter descriptor: Belongs to the caller and stays open. It is read ahead.
  package init(descriptor: CInt = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  package let isInteractive = false

  package func remember(_ entry: String) {}

  package var completer: Completer?

  package var announce: @Sendable (_ text: String) -> Void {
    { Descriptor.write($0 + "\n", to: STDOUT_FILENO) }
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
    switch Descriptor.read(descriptor) {
    case .success(let chunk):
      isAtEnd = chunk.isEmpty
      buffer += chunk
    case .failure(let failure):
      isAtEnd = true
      problem = FileProblem(FileProblem.standardInput, .read, .system(failure.number))
    }
    return dropped
  }
}
