internal import TerminalText

/// The line above the content: back, bar buttons and a title, in the frame's upper edge.
struct TitleBar {
  var left: [UIObject] = []
  var title = ""

  /// What stands in the place of the title.
  var titleView: UIView?
  var right: [UIObject] = []

  /// The objects that a person can use.
  var objects: [UIObject] {
    let center = titleView.map { $0.drawnRows(width: 20).flatMap(\.objects) } ?? []
    return left + center + right
  }

  /// The line between the two corners.
  func text(width: Int) -> String {
    let leftText = left.map(Self.text).joined(separator: " ")
    let rightText = right.map(Self.text).joined(separator: " ")
    var line = "─"
    if !leftText.isEmpty { line += " \(leftText) ───" }
    let room =
      width - TextWidth.of(line) - (rightText.isEmpty ? 0 : TextWidth.of(rightText) + 1) - 3
    let title = titleView.map(Self.text) ?? self.title
    if !title.isEmpty, room > 0 { line += " \(TextWidth.cut(title, to: room)) " }
    let end = rightText.isEmpty ? "" : " \(rightText)"
    let fill = max(width - TextWidth.of(line) - TextWidth.of(end), 0)
    return line + String(repeating: "─", count: fill) + end
  }

  private static func text(_ object: UIObject) -> String {
    if let item = object as? UIBarButtonItem { return item.text }
    if let view = object as? UIView { return view.textRows(width: 20).first?.text ?? "" }
    return object.writing.first ?? ""
  }
}
