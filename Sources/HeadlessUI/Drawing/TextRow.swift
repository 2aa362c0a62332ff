internal import TerminalText

/// One row of a picture: its text, the mark at its right edge, and the objects that it shows.
public struct TextRow {
  /// The text, without spaces at its end.
  public var text: String

  /// What stands at the right edge, such as the colour of the text.
  public var mark: String

  /// What the row shows, outermost first.
  public var objects: [UIObject]

  /// The names that stand right of the frame.
  public var notes: [UIObject]

  /// What else stands there, as the mark of a row that a batch inserted.
  public var remarks: [String] = []

  public init(_ text: String, mark: String = "", objects: [UIObject] = [], notes: [UIObject] = []) {
    self.text = text
    self.mark = mark
    self.objects = objects
    self.notes = notes
  }

  /// The row as a text of exactly `width` columns.
  public func padded(to width: Int) -> String {
    let room = mark.isEmpty ? width : max(width - TextWidth.of(mark) - 1, 1)
    let body = TextWidth.cut(text, to: room)
    return mark.isEmpty
      ? TextWidth.padded(body, to: width) : TextWidth.padded(body, to: room) + " " + mark
  }

  /// Rows side by side, each list in `width` columns and a space between them.
  static func beside(_ lists: [[TextRow]], widths: [Int]) -> [TextRow] {
    let height = lists.map(\.count).max() ?? 0
    return (0..<height).map { index in
      var row = TextRow("")
      var text: [String] = []
      for (list, width) in zip(lists, widths) {
        let part = index < list.count ? list[index] : TextRow("")
        text.append(part.padded(to: width))
        row.objects += part.objects
        row.notes += part.notes
        row.remarks += part.remarks
      }
      row.text = text.joined(separator: " ")
      while row.text.last == " " { row.text.removeLast() }
      return row
    }
  }
}
