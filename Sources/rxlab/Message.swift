import Glibc
import LessonKit

/// Messages to the person at the terminal, on standard error.
enum Message {
  /// A mistake: red where colours are wanted.
  static func error(_ text: String) {
    guard Window.view(of: STDERR_FILENO).usesColour else { return write(text) }
    write(text.replacing("error:", with: "\u{1B}[31merror:\u{1B}[0m", maxReplacements: 1))
  }

  /// Something worth knowing.
  static func note(_ text: String) { write("rxlab: \(text)") }

  private static func write(_ text: String) {
    let line = text + "\n"
    line.withCString { _ = Glibc.write(STDERR_FILENO, $0, strlen($0)) }
  }
}
