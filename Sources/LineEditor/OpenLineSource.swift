import Glibc

/// The lines of standard input: edited when a person sits at it, plain otherwise.
///
/// A private session reads the history and adds nothing to it that outlives the session.
///
/// The editor also needs standard output to be a terminal, since it draws there. A history file is
/// used with the editor only.
package func openLineSource(
  environment: [String: String],
  isPrivate: Bool = false
) -> any LineSource {
  guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1,
    let editor = EditLine(
      environment: environment,
      historyFile: HistoryFile(environment: environment),
      isPrivate: isPrivate
    )
  else { return PlainLines() }
  return editor
}
