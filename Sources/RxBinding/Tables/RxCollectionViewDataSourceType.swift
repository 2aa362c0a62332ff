public import HeadlessUI
public import Rx

/// A data source that receives its items as events, for `rx.items(dataSource:)` of a collection.
public protocol RxCollectionViewDataSourceType {
  /// What the items are made of.
  associatedtype Element

  /// Shows the items of an element.
  func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}
