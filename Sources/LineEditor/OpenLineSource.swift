import Glibc
import TerminalText

/// The lines of standard input: edited at a terminal, plain if not.
///
/// A private session reads the history file and does not change it.
///
/// The editor also needs standard output to be a terminal, since it draws there. A history file is
/// used with the editor only.
package func openLineSource(
  environment: [String: String],
  isPrivate: Bool = false
) -> any LineSource {
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return PlainLines() }
  if let size = TerminalSize(of: STDIN_FILENO), size.isTooLarge {
    let note =
      "rxlab: lines are not edited: a window of \(size.columns) × \(size.rows) is too large\n"
    write(STDERR_FILENO, note, note.utf8.count)
    return PlainLines()
  }
  guard
    let editor = EditLine(
      environment: environment,
      historyFile: HistoryFile(environment: environment),
      isPrivate: isPrivate
    )
  else { return PlainLines() }
  return editor
}
