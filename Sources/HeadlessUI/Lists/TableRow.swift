import Foundation

/// A row of a table: what the data source and the delegate say of it, and what a person's touch does to it.
struct TableRow {
  let table: UITableView
  let path: IndexPath

  init(_ path: IndexPath, of table: UITableView) {
    self.table = table
    self.path = path
  }

  private var cell: UITableViewCell? { table.cells[path] }

  // MARK: Layout

  /// The height in rows of text: what the delegate says, else the table, else the text of the cell; one until there is a
  /// cell.
  func height(of cell: UITableViewCell?) -> Int {
    let asked = table.delegate.map { $0.tableView(table, heightForRowAt: path) } ?? table.rowHeight
    if asked >= 0 {
      table.heights[path] = TextMetrics.rows(asked)
    } else if let cell {
      table.heights[path] = cell.textRows(width: table.columns).count
    }
    return table.heights[path] ?? 1
  }

  /// Asks the data source for the cell and puts it into the table.
  func makeCell() -> UITableViewCell {
    let cell = table.ask(table.dataSource, "tableView(_:cellForRowAt:)", default: nil) {
      $0.tableView(table, cellForRowAt: path)
    }
    let made = cell ?? table.session.run { UITableViewCell(style: .default, reuseIdentifier: nil) }
    table.cells[path] = made
    made.table = table
    showEditing(in: made)
    made.setSelected(table.selection.contains(path), animated: false)
    table.tell(table.delegate, "tableView(_:willDisplay:forRowAt:)") {
      $0.tableView(table, willDisplay: made, forRowAt: path)
    }
    table.addSubview(made)
    return made
  }

  // MARK: Selecting

  /// A person taps the row.
  ///
  /// Returns the reason why nothing happened.
  func touch() -> String? {
    guard table.isEditing ? table.allowsSelectionDuringEditing : table.allowsSelection else {
      return table.isEditing
        ? "the table does not allow selection while it is edited"
        : "the table does not allow selection"
    }
    let highlights = table.ask(
      table.delegate,
      "tableView(_:shouldHighlightRowAt:)",
      default: true
    ) {
      $0.tableView(table, shouldHighlightRowAt: path)
    }
    guard highlights else { return "the delegate does not let the row be highlighted" }
    cell?.setHighlighted(true, animated: false)
    table.tell(table.delegate, "tableView(_:didHighlightRowAt:)") {
      $0.tableView(table, didHighlightRowAt: path)
    }
    cell?.setHighlighted(false, animated: false)
    table.tell(table.delegate, "tableView(_:didUnhighlightRowAt:)") {
      $0.tableView(table, didUnhighlightRowAt: path)
    }
    if table.allowsMultipleSelection, table.selection.contains(path) {
      deselect()
    } else {
      select()
    }
    return nil
  }

  private func select() {
    let chosen = table.ask(table.delegate, "tableView(_:willSelectRowAt:)", default: path) {
      $0.tableView(table, willSelectRowAt: path)
    }
    guard let chosen else { return }
    if !table.allowsMultipleSelection {
      for other in table.selection where other != chosen { TableRow(other, of: table).deselect() }
    }
    table.setSelected(chosen, true)
    table.tell(table.delegate, "tableView(_:didSelectRowAt:)") {
      $0.tableView(table, didSelectRowAt: chosen)
    }
  }

  private func deselect() {
    let chosen = table.ask(table.delegate, "tableView(_:willDeselectRowAt:)", default: path) {
      $0.tableView(table, willDeselectRowAt: path)
    }
    guard let chosen else { return }
    table.setSelected(chosen, false)
    table.tell(table.delegate, "tableView(_:didDeselectRowAt:)") {
      $0.tableView(table, didDeselectRowAt: chosen)
    }
  }

  /// A person taps the row of a table that allows several selected ones, so that it is selected no more.
  func touchToDeselect() -> String? {
    guard table.selection.contains(path) else { return "the row is not selected" }
    guard table.allowsMultipleSelection else {
      return "a table without multiple selection deselects a row when another one is tapped"
    }
    return touch()
  }

  func touchAccessory() -> String? {
    switch cell?.accessoryType {
    case .detailButton?, .detailDisclosureButton?: break
    default: return "the row has no accessory button"
    }
    table.tell(table.delegate, "tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.tableView(table, accessoryButtonTappedForRowWith: path)
    }
    return nil
  }

  // MARK: Editing

  private var canEdit: Bool {
    table.ask(table.dataSource, "tableView(_:canEditRowAt:)", default: false) {
      $0.tableView(table, canEditRowAt: path)
    }
  }

  private var editingStyle: UITableViewCell.EditingStyle {
    table.ask(table.delegate, "tableView(_:editingStyleForRowAt:)", default: .delete) {
      $0.tableView(table, editingStyleForRowAt: path)
    }
  }

  func showEditing(in cell: UITableViewCell) {
    cell.showEditing(table.isEditing && canEdit ? editingStyle : nil)
  }

  /// A person swipes over the row and taps Delete, or taps its insertion sign.
  func edit(_ style: UITableViewCell.EditingStyle) -> String? {
    guard canEdit else { return "the data source does not let the row be edited" }
    guard editingStyle == style else {
      return "the row's editing style is .\(editingStyle), not .\(style)"
    }
    if style == .insert, !table.isEditing { return "the table is not edited" }
    table.tell(table.dataSource, "tableView(_:commit:forRowAt:)") {
      $0.tableView(table, commit: style, forRowAt: path)
    }
    return nil
  }

  /// A person drags the row to another place.
  ///
  /// The table shows it there at once and tells the data source.
  func drag(to proposed: IndexPath) -> String? {
    guard table.isEditing else {
      return "rows are moved while the table is edited; use `setEditing`"
    }
    guard canEdit else { return "the data source does not let the row be edited" }
    let moves = table.ask(table.dataSource, "tableView(_:canMoveRowAt:)", default: false) {
      $0.tableView(table, canMoveRowAt: path)
    }
    guard moves else { return "the data source does not let the row be moved" }
    let target = table.ask(
      table.delegate,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      default: proposed
    ) {
      $0.tableView(table, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    }
    guard target != path else { return nil }
    let old = table.sizes
    table.tell(table.dataSource, "tableView(_:moveRowAt:to:)") {
      $0.tableView(table, moveRowAt: path, to: target)
    }
    // A data source that reloaded the table has said all there is to say.
    if table.sizes != nil, table.sizes == old {
      table.pending.append(.moveRow(path, to: target))
      table.applyUpdates()
    }
    return nil
  }
}
