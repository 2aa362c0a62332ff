import Glibc

/// Keys that were pressed before anybody asked for them.
package enum TypedAhead {
  /// Whether a terminal has such keys; they stay there for the next reader.
  ///
  /// Call it between two lines, while the terminal is in its usual mode.
  package static func isWaiting(on terminal: CInt) -> Bool {
    var modes = termios()
    guard tcgetattr(terminal, &modes) == 0 else { return false }
    var open = modes
    // In its usual mode, a terminal counts complete lines only.
    open.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(terminal, TCSANOW, &open)
    defer { tcsetattr(terminal, TCSANOW, &modes) }
    var count: CInt = 0
    return ioctl(terminal, UInt(FIONREAD), &count) == 0 && count > 0
  }
}
