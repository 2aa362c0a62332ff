import Glibc
import LineEditor

/// The program with which you edit text.
package struct TextEditor: Sendable {
  /// A command of the shell, to which the file's path is added.
  let command: String

  /// The editor of the user: `VISUAL`, `EDITOR`, or at a terminal the first of `nano`, `vi` that is installed.
  ///
  /// - Parameter isAtTerminal: Whether a person types at a terminal.
  /// - Returns: `nil` if there is none.
  package init?(environment: [String: String], isAtTerminal: Bool) {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    let path = (environment["PATH"] ?? "").split(separator: ":")
    let installed = ["nano", "vi"].first { name in
      path.contains { access("\($0)/\(name)", X_OK) == 0 }
    }
    guard let command = named.first(where: { !$0.isEmpty }) ?? (isAtTerminal ? installed : nil)
    else { return nil }
    self.command = command
  }

  /// Why the editor did not do its work, in a sentence.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// Opens a file, and returns when the editor ends; the terminal is then as it was before.
  ///
  /// - Throws: `Problem` if the editor does not run, or ends with a failure.
  func edit(_ path: String) throws(Problem) {
    // Entries that are piped in are not for the editor.
    let input = isatty(STDIN_FILENO) == 1 ? "" : " < /dev/null"
    // Like the pager, it runs in this program's process group, and Ctrl-C belongs to it.
    let status = system("\(command) \(ShellWord.quoted(path))\(input)")
    TerminalRestoration.restoreModes()
    let code = (status >> 8) & 0xFF
    switch (status, code) {
    case (0, _): return
    case (-1, _): throw Problem(description: "the editor cannot be started: \(failure)")
    case (_, 126), (_, 127):
      throw Problem(
        description: "there is no editor `\(command)`: set EDITOR to the command of one"
      )
    default:
      let end = status & 0x7F == 0 ? "exit code \(code)" : "signal \(status & 0x7F)"
      throw Problem(description: "the editor `\(command)` ended with \(end)")
    }
  }

  private var failure: String { String(cString: strerror(errno)) }
}
