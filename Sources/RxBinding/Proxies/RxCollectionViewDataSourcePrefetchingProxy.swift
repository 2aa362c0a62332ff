public import Foundation
public import HeadlessUI
import Rx

extension UICollectionView: HasPrefetchDataSource {
  public typealias PrefetchDataSource = any UICollectionViewDataSourcePrefetching
}

/// The prefetching data source proxy of a collection.
open class RxCollectionViewDataSourcePrefetchingProxy:
  DelegateProxy<UICollectionView, any UICollectionViewDataSourcePrefetching>, DelegateProxyType,
  UICollectionViewDataSourcePrefetching
{
  /// The collection; not kept alive.
  public var collectionView: UICollectionView? { parentObject }

  public init(collectionView: UICollectionView) {
    super.init(
      parentObject: collectionView,
      delegateProxy: RxCollectionViewDataSourcePrefetchingProxy.self
    )
  }

  public static func registerKnownImplementations() {
    register { RxCollectionViewDataSourcePrefetchingProxy(collectionView: $0) }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    prefetchItemsAt indexPaths: [IndexPath]
  ) {
    relay("collectionView(_:prefetchItemsAt:)", [collectionView, indexPaths]) {
      $0.collectionView(collectionView, prefetchItemsAt: indexPaths)
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    relay("collectionView(_:cancelPrefetchingForItemsAt:)", [collectionView, indexPaths]) {
      $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
    }
  }
}
