import ArgumentParser
import FileAccess
import Glibc
import LessonKit
import TerminalText

/// Messages to the user, on standard error.
enum Message {
  /// Prints an error, in red at a terminal with colours.
  static func error(_ text: String) {
    let text = text.showingControls()
    write(Window.view(of: STDERR_FILENO).usesColour ? text.paintingError : text)
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
