internal import TerminalText

/// What a window shows, as rows of text in a frame.
///
/// What is not in it cannot be used by a person.
public struct Picture: CustomStringConvertible {
  /// The columns and rows inside the frame.
  static let width = 40
  static let height = 24

  private let title: TitleBar

  /// The rows inside the frame, in 38 columns.
  public private(set) var rows: [TextRow]

  /// The objects that a person can use, in order of appearance.
  public private(set) var objects: [UIObject] = []

  /// The objects that are on the screen but under something else, and what that is.
  private(set) var covered: (objects: [UIObject], by: UIObject)?

  /// - Parameter window: A window that is laid out.
  public init(of window: UIWindow) {
    let width = Self.width - 2
    let input = window.session.inputRows(width: width)
    let height = max(Self.height - input.count, 0)
    guard let root = window.rootViewController else {
      title = TitleBar()
      rows = Array(window.textRows(width: width).prefix(height)) + input
      objects = Self.unique(rows.flatMap(\.objects))
      return
    }
    var top = root
    while let next = top.presentedViewController, !(next is any Overlay) { top = next }
    title = top.titleBar
    let content = top.view.isDrawn ? top.view.drawnRows(width: width) : []
    rows = Array(content.prefix(height)) + input
    objects = Self.unique(title.objects + rows.flatMap(\.objects))
    if let alert = top.presentedViewController, let overlay = alert as? any Overlay {
      covered = (objects, alert)
      cover(with: overlay.box(width: width))
    }
  }

  /// Puts a box over the middle of the rows.
  private mutating func cover(with box: [TextRow]) {
    while rows.count < box.count { rows.append(TextRow("")) }
    let start = (rows.count - box.count) / 2
    for (index, row) in box.enumerated() { rows[start + index] = row }
    objects = Self.unique(box.flatMap(\.objects))
  }

  private static func unique(_ objects: [UIObject]) -> [UIObject] {
    var seen: Set<ObjectIdentifier> = []
    return objects.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  public var description: String {
    var lines = ["┌\(title.text(width: Self.width))┐"]
    for row in rows {
      let names = row.notes.compactMap { $0.subject.name } + row.remarks
      let note = names.isEmpty ? "" : " \(names.joined(separator: ", "))"
      lines.append("│ \(row.padded(to: Self.width - 2)) │\(note)")
    }
    lines.append("└\(String(repeating: "─", count: Self.width))┘")
    for case let view as UIView in objects { lines += view.footnotes.map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }
}
