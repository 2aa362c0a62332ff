public import HeadlessUI
public import Rx

/// A data source that receives its rows as events, for `rx.items(dataSource:)`.
public protocol RxTableViewDataSourceType {
  /// What the rows are made of.
  associatedtype Element

  /// Shows the rows of an element.
  func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}
