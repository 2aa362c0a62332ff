internal import TerminalText

/// The line above the content: back, bar buttons and a title, in the frame's upper edge.
struct TitleBar {
  var left: [TextRow] = []
  var title = ""

  /// What stands in the place of the title.
  var titleView: TextRow?
  var right: [TextRow] = []

  /// The objects that a person can use.
  var objects: [UIObject] {
    (left + (titleView.map { [$0] } ?? []) + right).flatMap(\.objects)
  }

  /// The line between the two corners.
  func text(width: Int) -> String {
    let leftText = left.map(\.text).joined(separator: " ")
    let rightText = right.map(\.text).joined(separator: " ")
    var line = "─"
    if !leftText.isEmpty { line += " \(leftText) ───" }
    let room =
      width - TextWidth.of(line) - (rightText.isEmpty ? 0 : TextWidth.of(rightText) + 1) - 3
    let title = titleView?.text ?? self.title
    if !title.isEmpty, room > 0 { line += " \(TextWidth.cut(title, to: room)) " }
    let end = rightText.isEmpty ? "" : " \(rightText)"
    let fill = max(width - TextWidth.of(line) - TextWidth.of(end), 0)
    return line + String(repeating: "─", count: fill) + end
  }
}
