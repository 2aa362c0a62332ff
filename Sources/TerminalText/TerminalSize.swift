import Glibc

/// The columns and rows of a terminal's window.
package struct TerminalSize: Equatable, Sendable {
  package let columns: Int
  /// 0 if the terminal does not know them.
  package let rows: Int

  /// The size of a terminal; `nil` if the descriptor is no terminal, or the terminal does not know its size.
  package init?(of descriptor: CInt) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
  }

  /// Whether the line editor cannot draw in a window of this size, since it keeps every cell in memory twice.
  package var isTooLarge: Bool { columns * rows > 1 << 22 }
}
