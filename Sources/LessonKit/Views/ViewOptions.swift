import TerminalText

/// The window in which a view is shown.
package struct ViewOptions: Sendable, Hashable {
  /// The number of columns.
  ///
  /// No line is longer, unless a single mark needs more.
  package var width: Int
  /// The number of rows; nil for a file or a pipe.
  package var height: Int?
  /// Whether the window shows colours.
  ///
  /// Colour is never the only sign of anything.
  package var usesColour: Bool

  package init(width: Int = 80, height: Int? = nil, usesColour: Bool = false) {
    self.width = max(width, 20)
    self.height = height
    self.usesColour = usesColour
  }

  /// Wraps a text to the width of the window, with `indent` before each line but the first.
  package func folded(_ text: String, indent: String = "") -> [String] {
    TextWidth.folded(text, to: width, indent: indent)
  }

  /// A line of a view, broken between words if it is longer than the window.
  package func fitted(_ line: String) -> [String] { TextWidth.fitted(line, to: width) }

  /// A colour or style of a text.
  package enum Colour: String, Sendable {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case bold = "1"
    case dim = "2"
  }

  /// The text in a colour, if the window shows colours.
  package func paint(_ text: String, _ colour: Colour) -> String {
    usesColour ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
