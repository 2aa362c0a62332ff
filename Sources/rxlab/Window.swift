import Foundation
import LessonKit
import LineEditor
import TerminalText

/// The window that a view is drawn for.
enum Window {
  /// Longer lines would not be easier to read.
  private static let widest = 1_000

  /// The width is the terminal's, or `COLUMNS`, or 80; colours only at a terminal that supports them.
  static func view(
    of descriptor: CInt,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> ViewOptions {
    let isTerminal = isatty(descriptor) == 1
    let size = TerminalSize(of: descriptor)
    let width = size?.columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let usesColour = isTerminal && TerminalLook(environment: environment).hasColor
    let height = size.flatMap { $0.rows > 0 ? $0.rows : nil }
    return ViewOptions(width: min(width, widest), height: height, usesColour: usesColour)
  }
}
