public import Foundation
public import HeadlessUI
import Rx

extension UICollectionView: HasDataSource {
  public typealias DataSource = any UICollectionViewDataSource
}

/// The data source proxy of a collection.
open class RxCollectionViewDataSourceProxy:
  DelegateProxy<UICollectionView, any UICollectionViewDataSource>, DelegateProxyType,
  UICollectionViewDataSource
{
  /// The collection; not kept alive.
  public var collectionView: UICollectionView? { parentObject }

  public init(collectionView: UICollectionView) {
    super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxCollectionViewDataSourceProxy(collectionView: $0) }
  }

  open override func setForwardToDelegate(
    _ forwardToDelegate: (any UICollectionViewDataSource)?,
    retainDelegate: Bool
  ) {
    super.setForwardToDelegate(forwardToDelegate, retainDelegate: retainDelegate)
    // The collection asks the new data source, or finds that there are no items any more.
    collectionView?.reloadData()
  }

  private func noCell(_ indexPath: IndexPath) -> UICollectionViewCell {
    Diagnostics.report(.misuse("DataSource not set, and item \(indexPath) was asked for"))
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    relay("collectionView(_:numberOfItemsInSection:)", [collectionView, section]) {
      $0.collectionView(collectionView, numberOfItemsInSection: section)
    } ?? 0
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    relay("collectionView(_:cellForItemAt:)", [collectionView, indexPath]) {
      $0.collectionView(collectionView, cellForItemAt: indexPath)
    } ?? noCell(indexPath)
  }

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    relay("numberOfSections(in:)", [collectionView]) { $0.numberOfSections(in: collectionView) }
      ?? 1
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    relay(
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      [collectionView, kind, indexPath]
    ) { $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
      ?? UICollectionReusableView(frame: .zero)
  }
}
