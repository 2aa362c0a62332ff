import Foundation
internal import TerminalText

extension UIView {
  /// Layout can change what it lays out, as a table that makes cells does.
  ///
  /// What needs more than `rounds` rounds gets the rest at the next layout.
  func layOut(rounds: Int) {
    if needsLayout {
      needsLayout = false
      if let controller { controller.willLayOut() }
      receive("layoutSubviews") { layoutSubviews() }
      if let controller { controller.didLayOut() }
    }
    if needsDisplay, window != nil {
      needsDisplay = false
      session.graphics = CGContext()
      session.run { draw(bounds) }
      session.graphics = nil
    }
    for view in subviews { view.layOut(rounds: 1) }
    if rounds > 1, treeNeedsLayout { layOut(rounds: rounds - 1) }
  }

  private var treeNeedsLayout: Bool {
    needsLayout || subviews.contains { $0.treeNeedsLayout }
  }

  /// The columns between the edge of the screen and what stands in a controller's view.
  private var margin: Int { controller != nil && superview?.fillsSubviews != false ? 1 : 0 }

  /// Places the subviews below one another, each in the frame of its text; those that take the rest share it.
  func placeSubviews() {
    let drawn = subviews.filter(\.isDrawn)
    let columns = TextMetrics.columns(frame.width) - 2 * margin
    let heights = drawn.map { view in
      // A list whose frame the program set takes the rows of that frame.
      view.rowCount(width: columns)
        ?? (view.hasOwnFrame ? TextMetrics.rows(view.frame.height) : nil)
    }
    let used = heights.reduce(0) { $0 + ($1 ?? 0) }
    let flexible = heights.count { $0 == nil }
    let rest = TextMetrics.rows(frame.height) - used
    var row = 0
    for (view, height) in zip(drawn, heights) {
      let height = height ?? max(rest / max(flexible, 1), 3)
      view.placeByLayout(column: margin, row: row, columns: columns, rows: height)
      row += height
    }
  }

  /// Gives the view the frame of its text, unless the program set one.
  func placeByLayout(column: Int, row: Int, columns: Int, rows: Int) {
    guard !hasOwnFrame else { return }
    let size = TextMetrics.size(columns: columns, rows: rows)
    let origin = TextMetrics.size(columns: column, rows: row)
    let new = CGRect(origin: CGPoint(x: origin.width, y: origin.height), size: size)
    if new != frame { place(at: new) }
  }

  /// The rows of the view with the view itself in them, its name at the first.
  func drawnRows(width: Int) -> [TextRow] {
    var rows = textRows(width: width)
    for index in rows.indices { rows[index].objects.insert(self, at: 0) }
    if !rows.isEmpty, isNamedInPicture { rows[0].notes.insert(self, at: 0) }
    if alpha < 1, !rows.isEmpty { rows[0].addMark("α\(NumberText.short(Double(alpha)))") }
    return rows
  }

  private var isNamedInPicture: Bool { controller == nil }
}

extension TextRow {
  static func width(of row: TextRow) -> Int {
    TextWidth.of(row.text) + (row.mark.isEmpty ? 0 : 1 + TextWidth.of(row.mark))
  }

  mutating func addMark(_ mark: String) {
    self.mark += self.mark.isEmpty ? mark : " " + mark
  }
}
