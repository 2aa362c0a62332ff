import Foundation

extension UITableView {
  /// Applies the changes of a batch: asks the data source for the sizes, checks them, and moves the cells.
  func applyUpdates() {
    let changes = pending
    pending = []
    guard !changes.isEmpty, let before = sizes else { return }
    let after = askSizes()
    let words = ListUpdate.Words(list: "table view", rows: "rows")
    switch ListUpdate.make(before: before, after: after, changes, words) {
    case .success(let update): move(update, to: after)
    case .failure(let inconsistency):
      session.onProblem(ScreenProblem(.fatal, inconsistency.sentence, object: self))
      reloadData()
    }
    if window != nil { layoutIfNeeded() }
  }

  private func move(_ update: ListUpdate, to after: [Int]) {
    let old = cells
    marks.add(update, after: after) { old[$0]?.writing.first }
    session.markedTables.add(self)
    cells = [:]
    for (path, cell) in old {
      if let destination = update.destinations[path] { cells[destination] = cell }
    }
    for path in old.keys.sorted() where update.destinations[path] == nil {
      if let cell = old[path] { letGo(cell, path) }
    }
    selection = selection.compactMap { update.destinations[$0] }
    heights = heights.reduce(into: [:]) { moved, entry in
      if let destination = update.destinations[entry.key] { moved[destination] = entry.value }
    }
    for view in sectionViews.values { view.removeFromSuperview() }
    sectionViews = [:]
    sizes = after
    tellOfRows(after)
    contentDidChange()
  }
}
