import ArgumentParser
import FileAccess
import Glibc
import LessonKit
import TerminalText

/// Messages to the user, on standard error.
enum Message {
  /// Prints an error, in red at a terminal with colours.
  static func error(_ text: String) {
    let view = Window.view(of: STDERR_FILENO)
    var text = text.showingControls()
    if isatty(STDERR_FILENO) == 1 {
      // The terminal itself breaks the other lines, which may be copied as a whole.
      text = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
        line.contains(#/^ +\|\s*\^/#) ? view.foldedMessage(String(line)) : [String(line)]
      }.joined(separator: "\n")
    }
    write(view.usesColour ? text.paintingError : text)
  }

  /// Prints an error.
  ///
  /// - Parameter text: What is wrong, without the word `error:`.
  /// - Returns: The exit code to throw.
  static func failure(_ text: String, _ code: ExitCode = ExitCode(2)) -> ExitCode {
    error("error: \(text)")
    return code
  }

  /// Prints a note.
  static func note(_ text: String) { write("rxlab: " + text.showingControls()) }

  private static func write(_ text: String) {
    Descriptor.write(text + "\n", to: STDERR_FILENO)
  }
}
