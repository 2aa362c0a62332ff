import Foundation
import LessonKit
import LineEditor

/// The terminal that a view is drawn for.
enum Window {
  /// As wide as the terminal, or as `COLUMNS` says, or 80; coloured where colours are wanted.
  static func view(
    of descriptor: CInt,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ViewOptions {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    var width = environment["COLUMNS"].flatMap { Int($0) } ?? 80
    if isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      width = Int(size.ws_col)
    }
    let usesColour = isTerminal && TerminalLook(environment: environment).hasColor
    return ViewOptions(width: width, usesColour: usesColour)
  }
}
