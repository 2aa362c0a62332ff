public import Foundation
public import HeadlessUI
import Rx

extension UITableView: HasDataSource {
  public typealias DataSource = any UITableViewDataSource
}

/// The data source proxy of a table.
open class RxTableViewDataSourceProxy:
  DelegateProxy<UITableView, any UITableViewDataSource>, DelegateProxyType, UITableViewDataSource
{
  /// The table; not kept alive.
  public var tableView: UITableView? { parentObject }

  public init(tableView: UITableView) {
    super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTableViewDataSourceProxy(tableView: $0) }
  }

  open override func setForwardToDelegate(
    _ forwardToDelegate: (any UITableViewDataSource)?,
    retainDelegate: Bool
  ) {
    super.setForwardToDelegate(forwardToDelegate, retainDelegate: retainDelegate)
    // The table asks the new data source, or finds that there are no rows any more.
    tableView?.reloadData()
  }

  /// Rows of a plain list can be edited while somebody observes it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let isPlain = forwardToDelegate() is any PlainRows
    let isObserved = isObserved("tableView(_:commit:forRowAt:)")
    return relay("tableView(_:canEditRowAt:)", [tableView, indexPath]) {
      $0.tableView(tableView, canEditRowAt: indexPath) && (!isPlain || isObserved)
    } ?? false
  }

  /// Rows of a plain list can be moved while somebody observes it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    let isPlain = forwardToDelegate() is any PlainRows
    let isObserved = isObserved("tableView(_:moveRowAt:to:)")
    return relay("tableView(_:canMoveRowAt:)", [tableView, indexPath]) {
      $0.tableView(tableView, canMoveRowAt: indexPath) && (!isPlain || isObserved)
    } ?? false
  }

  private func noCell(_ indexPath: IndexPath) -> UITableViewCell {
    Diagnostics.report(.misuse("DataSource not set, and row \(indexPath) was asked for"))
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    relay("tableView(_:numberOfRowsInSection:)", [tableView, section]) {
      $0.tableView(tableView, numberOfRowsInSection: section)
    } ?? 0
  }

  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    relay("tableView(_:cellForRowAt:)", [tableView, indexPath]) {
      $0.tableView(tableView, cellForRowAt: indexPath)
    } ?? noCell(indexPath)
  }

  open func numberOfSections(in tableView: UITableView) -> Int {
    relay("numberOfSections(in:)", [tableView]) { $0.numberOfSections(in: tableView) } ?? 1
  }

  open func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    relay("tableView(_:titleForHeaderInSection:)", [tableView, section]) {
      $0.tableView(tableView, titleForHeaderInSection: section)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    relay("tableView(_:titleForFooterInSection:)", [tableView, section]) {
      $0.tableView(tableView, titleForFooterInSection: section)
    }
  }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    relay("sectionIndexTitles(for:)", [tableView]) { $0.sectionIndexTitles(for: tableView) }
  }

  open func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int {
    relay("tableView(_:sectionForSectionIndexTitle:at:)", [tableView, title, index]) {
      $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
    } ?? index
  }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    relay("tableView(_:commit:forRowAt:)", [tableView, editingStyle, indexPath]) {
      $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    relay("tableView(_:moveRowAt:to:)", [tableView, sourceIndexPath, destinationIndexPath]) {
      $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
  }
}

/// A data source whose rows nobody but an observer can edit or move.
protocol PlainRows {}
