import Glibc

/// The program that a person reads long text with: what `PAGER` says, or `less`.
struct Pager {
  private let command: String
  /// Rows of the window.
  let rows: Int
  let columns: Int

  /// The pager for standard output.
  ///
  /// - Returns: Nothing where there is no terminal with a known size, or none is wanted.
  init?(environment: [String: String]) {
    var size = winsize()
    let variable = { (name: String) in environment[name] ?? "" }
    guard isatty(STDOUT_FILENO) == 1, !["", "dumb", "emacs"].contains(variable("TERM")),
      variable("RXLAB_NO_PAGER").isEmpty,
      ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 1, size.ws_col > 0
    else { return nil }
    let wanted = environment["PAGER"] ?? (Self.has("less", in: variable("PATH")) ? "less" : "")
    guard !["", "cat"].contains(wanted) else { return nil }
    command = wanted
    rows = Int(size.ws_row)
    columns = Int(size.ws_col)
  }

  /// Shows a text, and returns when the person has read it.
  ///
  /// The pager is of this program's process group, so that the terminal is its too.
  ///
  /// - Returns: Whether the pager could be run.
  func show(_ text: [UInt8]) -> Bool {
    // Leave when all of it fits, show colours, and let the text stay on the screen.
    setenv("LESS", "FRX", 0)
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

  private static func has(_ program: String, in path: String) -> Bool {
    path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
  }
}
