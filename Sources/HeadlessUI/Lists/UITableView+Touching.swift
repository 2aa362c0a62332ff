import Foundation

extension UITableView {
  func setSelected(_ path: IndexPath, _ selected: Bool) {
    selection.removeAll { $0 == path }
    if selected { selection.append(path) }
    cells[path]?.setSelected(selected, animated: false)
  }

  // MARK: Selecting

  /// A person taps a row.
  ///
  /// Returns the reason why nothing happened.
  func touch(_ path: IndexPath) -> String? {
    guard isEditing ? allowsSelectionDuringEditing : allowsSelection else {
      return isEditing
        ? "the table does not allow selection while it is edited"
        : "the table does not allow selection"
    }
    let highlights = ask(delegate, "tableView(_:shouldHighlightRowAt:)", default: true) {
      $0.tableView(self, shouldHighlightRowAt: path)
    }
    guard highlights else { return "the delegate does not let the row be highlighted" }
    cells[path]?.setHighlighted(true, animated: false)
    tell(delegate, "tableView(_:didHighlightRowAt:)") {
      $0.tableView(self, didHighlightRowAt: path)
    }
    cells[path]?.setHighlighted(false, animated: false)
    tell(delegate, "tableView(_:didUnhighlightRowAt:)") {
      $0.tableView(self, didUnhighlightRowAt: path)
    }
    if allowsMultipleSelection, selection.contains(path) {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
    return nil
  }

  private func selectByTouch(_ path: IndexPath) {
    let chosen = ask(delegate, "tableView(_:willSelectRowAt:)", default: path) {
      $0.tableView(self, willSelectRowAt: path)
    }
    guard let chosen else { return }
    if !allowsMultipleSelection {
      for other in selection where other != chosen { deselectByTouch(other) }
    }
    setSelected(chosen, true)
    tell(delegate, "tableView(_:didSelectRowAt:)") { $0.tableView(self, didSelectRowAt: chosen) }
  }

  private func deselectByTouch(_ path: IndexPath) {
    let chosen = ask(delegate, "tableView(_:willDeselectRowAt:)", default: path) {
      $0.tableView(self, willDeselectRowAt: path)
    }
    guard let chosen else { return }
    setSelected(chosen, false)
    tell(delegate, "tableView(_:didDeselectRowAt:)") {
      $0.tableView(self, didDeselectRowAt: chosen)
    }
  }

  /// A person taps a selected row of a table that allows several.
  func touchToDeselect(_ path: IndexPath) -> String? {
    guard selection.contains(path) else { return "the row is not selected" }
    guard allowsMultipleSelection else {
      return "a table without multiple selection deselects a row when another one is tapped"
    }
    return touch(path)
  }

  func touchAccessory(_ path: IndexPath) -> String? {
    switch cells[path]?.accessoryType {
    case .detailButton?, .detailDisclosureButton?: break
    default: return "the row has no accessory button"
    }
    tell(delegate, "tableView(_:accessoryButtonTappedForRowWith:)") {
      $0.tableView(self, accessoryButtonTappedForRowWith: path)
    }
    return nil
  }

  // MARK: Editing

  private func canEdit(_ path: IndexPath) -> Bool {
    ask(dataSource, "tableView(_:canEditRowAt:)", default: false) {
      $0.tableView(self, canEditRowAt: path)
    }
  }

  private func editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    ask(delegate, "tableView(_:editingStyleForRowAt:)", default: .delete) {
      $0.tableView(self, editingStyleForRowAt: path)
    }
  }

  func showEditing(_ cell: UITableViewCell, _ path: IndexPath) {
    cell.showEditing(isEditing && canEdit(path) ? editingStyle(path) : nil)
  }

  /// A person swipes over a row and taps Delete, or taps its insertion sign.
  func edit(_ path: IndexPath, _ style: UITableViewCell.EditingStyle) -> String? {
    guard canEdit(path) else { return "the data source does not let the row be edited" }
    guard editingStyle(path) == style else {
      return "the row's editing style is .\(editingStyle(path)), not .\(style)"
    }
    if style == .insert, !isEditing { return "the table is not edited" }
    tell(dataSource, "tableView(_:commit:forRowAt:)") {
      $0.tableView(self, commit: style, forRowAt: path)
    }
    return nil
  }

  /// A person drags a row to another place.
  ///
  /// The table shows it there at once and tells the data source.
  func drag(_ path: IndexPath, to proposed: IndexPath) -> String? {
    guard isEditing else { return "rows are moved while the table is edited; use `setEditing`" }
    guard canEdit(path) else { return "the data source does not let the row be edited" }
    let moves = ask(dataSource, "tableView(_:canMoveRowAt:)", default: false) {
      $0.tableView(self, canMoveRowAt: path)
    }
    guard moves else { return "the data source does not let the row be moved" }
    let target = ask(
      delegate,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      default: proposed
    ) {
      $0.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    }
    guard target != path else { return nil }
    let old = sizes
    tell(dataSource, "tableView(_:moveRowAt:to:)") {
      $0.tableView(self, moveRowAt: path, to: target)
    }
    // A data source that reloaded the table has said all there is to say.
    if sizes != nil, sizes == old {
      pending.append(.moveRow(path, to: target))
      applyUpdates()
    }
    return nil
  }
}
