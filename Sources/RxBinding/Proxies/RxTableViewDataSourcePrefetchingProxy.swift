public import Foundation
public import HeadlessUI
import Rx

extension UITableView: HasPrefetchDataSource {
  public typealias PrefetchDataSource = any UITableViewDataSourcePrefetching
}

/// The prefetching data source proxy of a table.
open class RxTableViewDataSourcePrefetchingProxy:
  DelegateProxy<UITableView, any UITableViewDataSourcePrefetching>, DelegateProxyType,
  UITableViewDataSourcePrefetching
{
  /// The table; not kept alive.
  public var tableView: UITableView? { parentObject }

  public init(tableView: UITableView) {
    super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
  }

  open func tableView(
    _ tableView: UITableView,
    prefetchRowsAt indexPaths: [IndexPath]
  ) {
    relay("tableView(_:prefetchRowsAt:)", [tableView, indexPaths]) {
      $0.tableView(tableView, prefetchRowsAt: indexPaths)
    }
  }

  open func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    relay("tableView(_:cancelPrefetchingForRowsAt:)", [tableView, indexPaths]) {
      $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
