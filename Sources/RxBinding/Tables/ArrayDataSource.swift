import Foundation
import HeadlessUI
import Rx

/// The data source of `rx.items`: one section, whose cells a closure makes.
final class ArrayDataSource<Sequence: Swift.Sequence>: NSObject, UITableViewDataSource, PlainRows {
  typealias CellFactory = (UITableView, Int, Sequence.Element) -> UITableViewCell

  private var rows: [Sequence.Element]?
  private let makeCell: CellFactory

  init(_ makeCell: @escaping CellFactory) { self.makeCell = makeCell }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows?.count ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let rows, rows.indices.contains(indexPath.row) else {
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    return makeCell(tableView, indexPath.row, rows[indexPath.row])
  }

  // Who observes `itemDeleted`, `itemInserted` or `itemMoved` changes the rows at their source.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

extension ArrayDataSource: RxTableViewDataSourceType {
  func tableView(_ tableView: UITableView, observedEvent: Event<Sequence>) {
    guard case .next(let elements) = observedEvent else { return }
    rows = Array(elements)
    tableView.reloadData()
  }
}

extension ArrayDataSource: SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any {
    guard let rows else { throw RxCocoaError.itemsNotYetBound(object: self) }
    guard indexPath.section == 0, rows.indices.contains(indexPath.row) else {
      throw RxCocoaError.invalidOperation(object: indexPath)
    }
    return rows[indexPath.row]
  }
}
