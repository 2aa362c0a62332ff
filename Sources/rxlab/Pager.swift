import Glibc
import LessonKit
import LineEditor
import TerminalText

/// The program that shows long text at a terminal: `PAGER`, or `less`.
struct Pager {
  private let command: String
  private let rows: Int
  private let columns: Int

  /// The pager for standard output.
  ///
  /// - Returns: `nil` if standard output is not a terminal with a known size, or the user wants no pager.
  init?(environment: [String: String]) {
    let variable = { (name: String) in environment[name] ?? "" }
    guard isatty(STDOUT_FILENO) == 1, TerminalLook(environment: environment).hasEscapes,
      variable("RXLAB_NO_PAGER").isEmpty,
      let size = TerminalSize(of: STDOUT_FILENO), size.rows > 1
    else { return nil }
    let wanted = environment["PAGER"] ?? (Self.has("less", in: variable("PATH")) ? "less" : "")
    guard !["", "cat"].contains(wanted) else { return nil }
    command = wanted
    (rows, columns) = (size.rows, size.columns)
  }

  /// Shows a text that is longer than the screen, and returns when the pager ends.
  ///
  /// The pager runs in this program's process group, so that it may read the terminal.
  ///
  /// - Returns: Whether the pager ran; false if the text fits on the screen.
  func show(_ text: [UInt8]) -> Bool {
    guard fillsTheScreen(text) else { return false }
    // Quit if the text fits and at a second press at the end, show colours, keep the text on the screen afterwards, and
    // prompt with the keys; a colon in a prompt has to be escaped.
    setenv("LESSCHARSET", "utf-8", 0)
    setenv("LESS", "FeRXPsspace\\: next page, q\\: quit$", 0)
    guard let pipe = popen(command, "w") else { return false }
    // Ctrl-C belongs to the pager, which may end before it has read everything.
    let interrupt = signal(SIGINT, SIG_IGN)
    let broken = signal(SIGPIPE, SIG_IGN)
    fwrite(text, 1, text.count, pipe)
    let status = pclose(pipe)
    signal(SIGINT, interrupt)
    signal(SIGPIPE, broken)
    // 127: the shell did not find the program.
    return status != -1 && status >> 8 != 127
  }

  /// Whether a text takes all rows of the screen, counting wrapped lines.
  private func fillsTheScreen(_ text: [UInt8]) -> Bool {
    var height = 0
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for line in lines.dropLast() {
      let text = Self.withoutColours(String(decoding: line, as: UTF8.self))
      height += TextWidth.wrapped(text, to: columns).count
      if height >= rows { return true }
    }
    return false
  }

  private static func withoutColours(_ line: String) -> String {
    line.contains("\u{1B}") ? line.replacing(/\u{1B}\[[0-9;]*m/, with: "") : line
  }

  private static func has(_ program: String, in path: String) -> Bool {
    path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
