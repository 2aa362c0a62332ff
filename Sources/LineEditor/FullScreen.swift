import FileAccess
import Glibc
import TerminalText

/// The whole window of a terminal, which is drawn in place and given back as it was found.
///
/// Use it on one thread. At a signal that ends the process, the terminal is restored, too.
package final class FullScreen {
  private let input: CInt
  private let output: CInt
  private let look: TerminalLook

  /// Another screen, without a cursor, whose long lines are cut off.
  private static let on = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  private static let off = "\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// The screen of the terminal that the program was started at; nil if there is none, or none that can be drawn on.
  package init?(environment: [String: String]) {
    look = TerminalLook(environment: environment)
    (input, output) = (STDIN_FILENO, STDOUT_FILENO)
    guard isatty(input) == 1, isatty(output) == 1, look.hasEscapes else { return nil }
  }

  /// Takes the window.
  package func begin() {
    TerminalRestoration.begin(input: input, output: output, reset: Self.off)
    TerminalRestoration.setEditing(true)
    var modes = termios()
    if tcgetattr(input, &modes) == 0 {
      // Each key comes at once and is not shown; Ctrl-C remains a signal, and Ctrl-Z is a key.
      modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
      withUnsafeMutableBytes(of: &modes.c_cc) { keys in
        keys[Int(VSUSP)] = 0
        keys[Int(VMIN)] = 0
        keys[Int(VTIME)] = 0
      }
      tcsetattr(input, TCSADRAIN, &modes)
    }
    Descriptor.write(Self.on, to: output)
  }

  /// Gives the window back.
  package func end() {
    Descriptor.write(Self.off, to: output)
    TerminalRestoration.setEditing(false)
    TerminalRestoration.restoreModes()
    TerminalRestoration.end()
  }

  /// Stops the process as Ctrl-Z does, and takes the window again when it continues.
  package func suspend() {
    end()
    kill(0, SIGTSTP)
    begin()
  }

  /// Draws lines from the top, and clears the rest.
  ///
  /// - Returns: The system's error if it could not be written.
  package func draw(_ lines: [String]) -> CInt? {
    let rows = TerminalSize(of: output)?.rows ?? lines.count
    let shown = lines.prefix(max(rows, 1)).map { "\($0)\u{1B}[K" }
    let text = "\u{1B}[H" + shown.joined(separator: "\r\n") + "\u{1B}[J"
    return Descriptor.write(Array(text.utf8), to: output)
  }

  /// Draws the first line alone.
  ///
  /// - Returns: The system's error if it could not be written.
  package func drawFirst(_ line: String) -> CInt? {
    Descriptor.write(Array("\u{1B}[H\(line)\u{1B}[K".utf8), to: output)
  }

  /// Waits until there is a key, the window has another size, or a descriptor is readable.
  ///
  /// - Parameter milliseconds: The longest time to wait.
  package func wait(for descriptor: CInt, milliseconds: CInt) -> Woken {
    var waits = [input, ResizeBell.descriptor, descriptor]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var woken = Woken()
    guard poll(&waits, nfds_t(waits.count), milliseconds) > 0 else { return woken }
    if waits[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(input, &bytes, bytes.count)
      woken.keys = Array(bytes.prefix(max(0, count)))
      woken.isClosed = woken.keys.isEmpty && waits[0].revents & Int16(POLLHUP | POLLERR) != 0
    }
    woken.isResized = waits[1].revents != 0
    if woken.isResized { ResizeBell.silence() }
    return woken
  }

  /// What ended a wait.
  package struct Woken {
    package var keys: [UInt8] = []
    package var isResized = false
    /// Whether the terminal is gone.
    package var isClosed = false
  }
}
