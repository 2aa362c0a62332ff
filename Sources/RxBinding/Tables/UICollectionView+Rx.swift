public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UICollectionView {
  /// A cell and its place.
  public typealias DisplayCollectionViewCellEvent = (cell: UICollectionViewCell, at: IndexPath)

  /// A view of a section and its place.
  public typealias DisplayCollectionViewSupplementaryViewEvent = (
    supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath
  )

  /// The data source proxy, which tells of every data source message.
  public var dataSource: DelegateProxy<UICollectionView, any UICollectionViewDataSource> {
    RxCollectionViewDataSourceProxy.proxy(for: base)
  }

  /// Sets the ordinary data source, which is not kept alive; use it in place of `dataSource =`.
  public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
    RxCollectionViewDataSourceProxy.installForwardDelegate(
      dataSource,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  /// The prefetching data source proxy.
  public var prefetchDataSource:
    DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching>
  {
    RxCollectionViewDataSourcePrefetchingProxy.proxy(for: base)
  }

  /// Sets the ordinary prefetching data source, which is not kept alive.
  public func setPrefetchDataSource(
    _ prefetchDataSource: any UICollectionViewDataSourcePrefetching
  ) -> any Disposable {
    RxCollectionViewDataSourcePrefetchingProxy.installForwardDelegate(
      prefetchDataSource,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  public var itemSelected: ControlEvent<IndexPath> { item("collectionView(_:didSelectItemAt:)") }
  public var itemDeselected: ControlEvent<IndexPath> {
    item("collectionView(_:didDeselectItemAt:)")
  }
  public var itemHighlighted: ControlEvent<IndexPath> {
    item("collectionView(_:didHighlightItemAt:)")
  }
  public var itemUnhighlighted: ControlEvent<IndexPath> {
    item("collectionView(_:didUnhighlightItemAt:)")
  }

  public var willDisplayCell: ControlEvent<DisplayCollectionViewCellEvent> {
    cell("collectionView(_:willDisplay:forItemAt:)")
  }

  public var didEndDisplayingCell: ControlEvent<DisplayCollectionViewCellEvent> {
    cell("collectionView(_:didEndDisplaying:forItemAt:)")
  }

  public var willDisplaySupplementaryView: ControlEvent<DisplayCollectionViewSupplementaryViewEvent>
  {
    view("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  }

  public var didEndDisplayingSupplementaryView:
    ControlEvent<DisplayCollectionViewSupplementaryViewEvent>
  {
    view("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  }

  public var prefetchItems: ControlEvent<[IndexPath]> {
    prefetched(prefetchDataSource.sentMessage("collectionView(_:prefetchItemsAt:)"))
  }

  public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> {
    prefetched(prefetchDataSource.methodInvoked("collectionView(_:cancelPrefetchingForItemsAt:)"))
  }

  private func item(_ selector: Selector) -> ControlEvent<IndexPath> {
    ControlEvent(events: delegate.methodInvoked(selector).map { try argument($0, 1) })
  }

  private func cell(_ selector: Selector) -> ControlEvent<DisplayCollectionViewCellEvent> {
    ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        (cell: try argument(arguments, 1), at: try argument(arguments, 2))
      }
    )
  }

  private func view(
    _ selector: Selector
  ) -> ControlEvent<DisplayCollectionViewSupplementaryViewEvent> {
    ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        (
          supplementaryView: try argument(arguments, 1),
          elementKind: try argument(arguments, 2),
          at: try argument(arguments, 3)
        )
      }
    )
  }

  private func prefetched(_ messages: Observable<[Any]>) -> ControlEvent<[IndexPath]> {
    ControlEvent(events: messages.map { try argument($0, 1) })
  }
}

extension Reactive where Base: UICollectionView {
  /// The model of each item that is selected, as a type.
  ///
  /// It needs items that one of the `rx.items` methods shows.
  public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

  /// The model of each item that is deselected, as a type.
  public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

  /// Returns the model of an item, as a type.
  ///
  /// - Throws: If there is no such item, or if no items are bound.
  public func model<T>(at indexPath: IndexPath) throws -> T {
    try typedModel(dataSource.forwardToDelegate(), at: indexPath, of: base)
  }

  private func models<T>(_ items: ControlEvent<IndexPath>) -> ControlEvent<T> {
    ControlEvent(
      events: items.asObservable().flatMap { [weak base] path -> Observable<T> in
        guard let base else { return .empty() }
        return .just(try base.rx.model(at: path))
      }
    )
  }
}
