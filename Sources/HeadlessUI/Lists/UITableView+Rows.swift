import Foundation

extension UITableView: RowList {
  var shownRows: [(path: IndexPath, view: UIView)] {
    cells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func hasRow(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row < numberOfRows(inSection: path.section)
  }

  func bring(_ path: IndexPath) { show(path, .none, animated: false) }

  func touch(_ path: IndexPath) -> String? { TableRow(path, of: self).touch() }

  func touchToDeselect(_ path: IndexPath) -> String? { TableRow(path, of: self).touchToDeselect() }
}
