import TerminalText

/// What a view has to know of where it is shown.
package struct ViewOptions: Sendable, Hashable {
  /// Columns of the window; a view never draws a longer line unless a single mark needs more.
  package var width: Int
  /// Rows of the window; nil where nothing scrolls away, as in a file.
  package var height: Int?
  /// Whether escape codes for colours are understood.
  ///
  /// Colour never is the only sign of anything.
  package var usesColour: Bool

  package init(width: Int = 80, height: Int? = nil, usesColour: Bool = false) {
    self.width = max(width, 20)
    self.height = height
    self.usesColour = usesColour
  }

  /// A text in lines that fit, broken between words, all but the first behind `indent`.
  package func folded(_ text: String, indent: String = "") -> [String] {
    TextWidth.folded(text, to: width, indent: indent)
  }

  /// How a text stands out.
  package enum Colour: String, Sendable {
    case red = "31"
    case green = "32"
    case yellow = "33"
    case bold = "1"
    case dim = "2"
  }

  /// The text in a colour, where colours are understood.
  package func paint(_ text: String, _ colour: Colour) -> String {
    usesColour ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
