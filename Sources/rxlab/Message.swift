import Glibc

/// Messages to the person at the terminal, on standard error.
enum Message {
  /// A mistake: red where colours are wanted.
  static func error(_ text: String) {
    guard wantsColour else { return write(text) }
    write(text.replacing("error:", with: "\u{1B}[31merror:\u{1B}[0m", maxReplacements: 1))
  }

  /// Something worth knowing.
  static func note(_ text: String) { write("rxlab: \(text)") }

  /// Colours are for a terminal that can show them, unless `NO_COLOR` is set to something.
  private static var wantsColour: Bool {
    let variable = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
    return isatty(STDERR_FILENO) == 1 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
  }

  private static func write(_ text: String) {
    let line = text + "\n"
    line.withCString { _ = Glibc.write(STDERR_FILENO, $0, strlen($0)) }
  }
}
