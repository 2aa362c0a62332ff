import FileAccess
import Glibc
import Synchronization
import TerminalText

/// Receives a session's lines.
package protocol ShellOutput {
  /// Writes a line of output.
  func print(_ line: String)

  /// Shows the lines of a view in a pager, if they do not fit on the screen.
  ///
  /// - Returns: Whether it did.
  func page(_ lines: some Sequence<String>) -> Bool

  /// Writes a line of an error or a note.
  func printError(_ line: String)
}

extension ShellOutput {
  package func page(_ lines: some Sequence<String>) -> Bool { false }
}

/// The process's own two streams.
package struct StandardOutput: ShellOutput {
  private let paintsErrors: Bool
  private let loss = Loss()
  private let pager: (AnySequence<String>) -> Bool

  /// - Parameters:
  ///   - paintsErrors: Whether the word `error:` is red, for a terminal that shows colours.
  ///   - pager: Shows a view that is longer than the screen; returns whether it did.
  package init(
    paintsErrors: Bool = false,
    pager: @escaping (AnySequence<String>) -> Bool = { _ in false }
  ) {
    (self.paintsErrors, self.pager) = (paintsErrors, pager)
  }

  /// Why output was lost, in the system's words; `nil` if none was, or if its reader wanted no more.
  package var failure: String? {
    let number = loss.number.withLock(\.self)
    return number == 0 ? nil : String(cString: strerror(number))
  }

  package func page(_ lines: some Sequence<String>) -> Bool { pager(AnySequence(lines)) }

  package func print(_ line: String) {
    write(line, to: STDOUT_FILENO)
  }

  package func printError(_ line: String) {
    let line = line.showingControls()
    write(paintsErrors ? line.paintingError : line, to: STDERR_FILENO)
  }

  /// Unbuffered, so that both streams keep their order when they go to one place.
  private func write(_ line: String, to descriptor: CInt) {
    let failure = Descriptor.write(line + "\n", to: descriptor)
    if let failure, failure != EPIPE, descriptor == STDOUT_FILENO {
      loss.number.withLock { $0 = failure }
    }
  }

  /// The error of the last line that was lost; 0 if none was.
  private final class Loss: Sendable {
    let number = Mutex<CInt>(0)
  }
}
