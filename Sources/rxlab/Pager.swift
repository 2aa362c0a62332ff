import Glibc
import LessonKit
import LineEditor

/// The program that a person reads long text with: what `PAGER` says, or `less`.
struct Pager {
  private let command: String
  private let rows: Int
  private let columns: Int

  /// The pager for standard output.
  ///
  /// - Returns: Nothing where there is no terminal with a known size, or none is wanted.
  init?(environment: [String: String]) {
    var size = winsize()
    let variable = { (name: String) in environment[name] ?? "" }
    guard isatty(STDOUT_FILENO) == 1, TerminalLook(environment: environment).hasEscapes,
      variable("RXLAB_NO_PAGER").isEmpty,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 1, size.ws_col > 0
    else { return nil }
    let wanted = environment["PAGER"] ?? (Self.has("less", in: variable("PATH")) ? "less" : "")
    guard !["", "cat"].contains(wanted) else { return nil }
    command = wanted
    rows = Int(size.ws_row)
    columns = Int(size.ws_col)
  }

  /// Shows a text that is longer than the screen, and returns when the person has read it.
  ///
  /// The pager is of this program's process group, so that the terminal is its too.
  ///
  /// - Returns: Whether it did; not if all of the text fits, or the pager can't be run.
  func show(_ text: [UInt8]) -> Bool {
    guard height(of: text) >= rows else { return false }
    // Leave when all of it fits, show colours, let the text stay on the screen, and say how to leave.
    setenv("LESSCHARSET", "utf-8", 0)
    setenv("LESS", "FRXPsspace goes on, q leaves$", 0)
    guard let pipe = popen(command, "w") else { return false }
    // Ctrl-C is the pager's, and it may leave before it has read everything.
    let interrupt = signal(SIGINT, SIG_IGN)
    let broken = signal(SIGPIPE, SIG_IGN)
    fwrite(text, 1, text.count, pipe)
    let status = pclose(pipe)
    signal(SIGINT, interrupt)
    signal(SIGPIPE, broken)
    // The shell found no such program.
    return status != -1 && status >> 8 != 127
  }

  /// The rows that a text takes, with the lines that the terminal breaks.
  private func height(of text: [UInt8]) -> Int {
    text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
      .reduce(0) { rows, line in
        let width = TextWidth.of(Self.withoutColours(String(decoding: line, as: UTF8.self)))
        return rows + max(1, (width + columns - 1) / columns)
      }
  }

  private static func withoutColours(_ line: String) -> String {
    line.contains("\u{1B}") ? line.replacing(/\u{1B}\[[0-9;]*m/, with: "") : line
  }

  private static func has(_ program: String, in path: String) -> Bool {
    path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
