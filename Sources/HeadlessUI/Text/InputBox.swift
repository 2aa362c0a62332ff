internal import TerminalText

/// How a text input is drawn: `[rx▏______]` with the focus, `[‹Name›____]` with a placeholder, `(- rx -)` if disabled.
struct InputBox {
  var text: String
  var placeholder: String?
  var hasFocus = false
  var isEnabled = true
  var isSecure = false

  /// The columns between the brackets if the text does not need more.
  static let usualWidth = 16

  func line(width: Int) -> String {
    let shown = isSecure ? String(repeating: "•", count: text.count) : text
    guard isEnabled else { return "(- \(TextWidth.cut(shown, to: max(width - 6, 1))) -)" }
    let room = max(width - 2, 2)
    let content: String
    if shown.isEmpty, !hasFocus, let placeholder, !placeholder.isEmpty {
      content = "‹\(TextWidth.cut(placeholder, to: max(room - 2, 1)))›"
    } else {
      content = end(of: shown, in: room - 1) + (hasFocus ? "▏" : "")
    }
    let size = min(max(Self.usualWidth, TextWidth.of(content)), room)
    return "[\(TextWidth.padded(content, to: size, with: "_"))]"
  }

  /// The end of the text, since that is where the cursor is.
  private func end(of text: String, in width: Int) -> String {
    guard TextWidth.of(text) > width else { return text }
    return String(String(TextWidth.fitting(String(text.reversed()), in: width)).reversed())
  }
}
