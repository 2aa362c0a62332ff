public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UITableView {
  /// The data source proxy, which tells of every data source message.
  public var dataSource: DelegateProxy<UITableView, any UITableViewDataSource> {
    RxTableViewDataSourceProxy.proxy(for: base)
  }

  /// Sets the ordinary data source, which is not kept alive; use it in place of `dataSource =`.
  public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
    RxTableViewDataSourceProxy.installForwardDelegate(
      dataSource,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  /// The prefetching data source proxy.
  public var prefetchDataSource: DelegateProxy<UITableView, any UITableViewDataSourcePrefetching> {
    RxTableViewDataSourcePrefetchingProxy.proxy(for: base)
  }

  /// Sets the ordinary prefetching data source, which is not kept alive.
  public func setPrefetchDataSource(
    _ prefetchDataSource: any UITableViewDataSourcePrefetching
  ) -> any Disposable {
    RxTableViewDataSourcePrefetchingProxy.installForwardDelegate(
      prefetchDataSource,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  public var itemSelected: ControlEvent<IndexPath> { row("tableView(_:didSelectRowAt:)") }
  public var itemDeselected: ControlEvent<IndexPath> { row("tableView(_:didDeselectRowAt:)") }
  public var itemHighlighted: ControlEvent<IndexPath> { row("tableView(_:didHighlightRowAt:)") }
  public var itemUnhighlighted: ControlEvent<IndexPath> {
    row("tableView(_:didUnhighlightRowAt:)")
  }
  public var itemAccessoryButtonTapped: ControlEvent<IndexPath> {
    row("tableView(_:accessoryButtonTappedForRowWith:)")
  }

  /// A person inserted at a row.
  public var itemInserted: ControlEvent<IndexPath> { committed(.insert) }

  /// A person deleted a row; remove it where the rows come from.
  public var itemDeleted: ControlEvent<IndexPath> { committed(.delete) }

  /// A person moved a row.
  public var itemMoved: ControlEvent<(sourceIndex: IndexPath, destinationIndex: IndexPath)> {
    ControlEvent(
      events: dataSource.methodInvoked("tableView(_:moveRowAt:to:)").map { arguments in
        (sourceIndex: try argument(arguments, 1), destinationIndex: try argument(arguments, 2))
      }
    )
  }

  public var willDisplayCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    cell("tableView(_:willDisplay:forRowAt:)")
  }

  public var didEndDisplayingCell: ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    cell("tableView(_:didEndDisplaying:forRowAt:)")
  }

  public var prefetchRows: ControlEvent<[IndexPath]> {
    prefetched(prefetchDataSource.sentMessage("tableView(_:prefetchRowsAt:)"))
  }

  public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> {
    prefetched(prefetchDataSource.methodInvoked("tableView(_:cancelPrefetchingForRowsAt:)"))
  }

  private func row(_ selector: Selector) -> ControlEvent<IndexPath> {
    ControlEvent(events: delegate.methodInvoked(selector).map { try argument($0, 1) })
  }

  private func cell(
    _ selector: Selector
  ) -> ControlEvent<(cell: UITableViewCell, indexPath: IndexPath)> {
    ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        (cell: try argument(arguments, 1), indexPath: try argument(arguments, 2))
      }
    )
  }

  private func committed(_ style: UITableViewCell.EditingStyle) -> ControlEvent<IndexPath> {
    ControlEvent(
      events: dataSource.methodInvoked("tableView(_:commit:forRowAt:)")
        .filter { ($0[1] as? NSNumber)?.intValue == style.rawValue }
        .map { try argument($0, 2) }
    )
  }

  private func prefetched(_ messages: Observable<[Any]>) -> ControlEvent<[IndexPath]> {
    ControlEvent(events: messages.map { try argument($0, 1) })
  }
}

extension Reactive where Base: UITableView {
  /// The model of each row that is selected, as a type.
  ///
  /// It needs rows that one of the `rx.items` methods shows.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

  /// The model of each row that is deselected, as a type.
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

  /// The model of each row that is deleted, as a type.
  public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeleted) }

  /// Returns the model of a row, as a type.
  ///
  /// - Throws: If there is no such row, or if no rows are bound.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    try typedModel(dataSource.forwardToDelegate(), at: indexPath, of: base)
  }

  private func models<T>(_ rows: ControlEvent<IndexPath>) -> ControlEvent<T> {
    ControlEvent(
      events: rows.asObservable().flatMap { [weak base] path -> Observable<T> in
        guard let base else { return .empty() }
        return .just(try base.rx.model(at: path))
      }
    )
  }
}
