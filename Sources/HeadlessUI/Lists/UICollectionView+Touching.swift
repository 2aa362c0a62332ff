import Foundation

extension UICollectionView: RowList {
  func setSelected(_ path: IndexPath, _ selected: Bool) {
    selection.removeAll { $0 == path }
    if selected { selection.append(path) }
    if let cell = cells[path], cell.isSelected != selected { cell.isSelected = selected }
  }

  /// A person taps an item.
  ///
  /// Returns the reason why nothing happened.
  func touch(_ path: IndexPath) -> String? {
    guard allowsSelection else { return "the collection does not allow selection" }
    let highlights = ask(delegate, "collectionView(_:shouldHighlightItemAt:)", default: true) {
      $0.collectionView(self, shouldHighlightItemAt: path)
    }
    guard highlights else { return "the delegate does not let the item be highlighted" }
    cells[path]?.isHighlighted = true
    tell(delegate, "collectionView(_:didHighlightItemAt:)") {
      $0.collectionView(self, didHighlightItemAt: path)
    }
    cells[path]?.isHighlighted = false
    tell(delegate, "collectionView(_:didUnhighlightItemAt:)") {
      $0.collectionView(self, didUnhighlightItemAt: path)
    }
    if allowsMultipleSelection, selection.contains(path) {
      deselectByTouch(path)
      return nil
    }
    let selects = ask(delegate, "collectionView(_:shouldSelectItemAt:)", default: true) {
      $0.collectionView(self, shouldSelectItemAt: path)
    }
    guard selects else { return nil }
    if !allowsMultipleSelection {
      for other in selection where other != path { deselectByTouch(other) }
    }
    setSelected(path, true)
    tell(delegate, "collectionView(_:didSelectItemAt:)") {
      $0.collectionView(self, didSelectItemAt: path)
    }
    return nil
  }

  private func deselectByTouch(_ path: IndexPath) {
    let deselects = ask(delegate, "collectionView(_:shouldDeselectItemAt:)", default: true) {
      $0.collectionView(self, shouldDeselectItemAt: path)
    }
    guard deselects else { return }
    setSelected(path, false)
    tell(delegate, "collectionView(_:didDeselectItemAt:)") {
      $0.collectionView(self, didDeselectItemAt: path)
    }
  }

  func touchToDeselect(_ path: IndexPath) -> String? {
    guard selection.contains(path) else { return "the item is not selected" }
    guard allowsMultipleSelection else {
      return "a collection without multiple selection deselects an item when another one is tapped"
    }
    return touch(path)
  }

  var shownRows: [(path: IndexPath, view: UIView)] {
    cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item < numberOfItems(inSection: path.section)
  }

  func bring(_ path: IndexPath) { show(path) }
}
