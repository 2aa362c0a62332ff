import Foundation

/// The view of a container controller: bars above and below, the shown controller's view in what is left.
final class ContainerView: UIView {
  override var fillsSubviews: Bool { true }

  private var bars: [UIView] { subviews.filter { $0.controller == nil && $0.isDrawn } }

  private func rows(of bar: UIView) -> Int { bar.rowCount(width: columns) ?? 1 }

  private var columns: Int { max(TextMetrics.columns(frame.width) - 2, 1) }

  override func layoutSubviews() {
    let rest = TextMetrics.rows(frame.height) - bars.reduce(0) { $0 + rows(of: $1) }
    var row = 0
    for view in subviews where view.isDrawn {
      let isBar = view.controller == nil
      let height = isBar ? rows(of: view) : max(rest, 0)
      view.placeByLayout(
        column: isBar ? 1 : 0,
        row: row,
        columns: isBar ? columns : columns + 2,
        rows: height
      )
      row += height
    }
  }

  /// The bars are drawn whatever the controller's view needs.
  override func textRows(width: Int) -> [TextRow] {
    subviews.filter(\.isDrawn).flatMap { view in
      let rows = view.drawnRows(width: width)
      return view.controller == nil ? rows : Array(rows.prefix(TextMetrics.rows(view.frame.height)))
    }
  }
}
