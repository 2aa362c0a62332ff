public import Foundation
public import HeadlessUI
import Rx

/// The delegate proxy of a collection.
open class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy, UICollectionViewDelegate {
  /// The collection; not kept alive.
  public var collectionView: UICollectionView? { parentObject as? UICollectionView }

  public init(collectionView: UICollectionView) { super.init(scrollView: collectionView) }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    relay("collectionView(_:willDisplay:forItemAt:)", [collectionView, cell, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        willDisplay: cell,
        forItemAt: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    relay("collectionView(_:didEndDisplaying:forItemAt:)", [collectionView, cell, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        didEndDisplaying: cell,
        forItemAt: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {
    relay(
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      [collectionView, view, elementKind, indexPath]
    ) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        willDisplaySupplementaryView: view,
        forElementKind: elementKind,
        at: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {
    relay(
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
      [collectionView, view, elementKind, indexPath]
    ) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        didEndDisplayingSupplementaryView: view,
        forElementOfKind: elementKind,
        at: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    relay("collectionView(_:shouldHighlightItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        shouldHighlightItemAt: indexPath
      )
    } ?? true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didHighlightItemAt indexPath: IndexPath
  ) {
    relay("collectionView(_:didHighlightItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        didHighlightItemAt: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didUnhighlightItemAt indexPath: IndexPath
  ) {
    relay("collectionView(_:didUnhighlightItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        didUnhighlightItemAt: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    relay("collectionView(_:shouldSelectItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        shouldSelectItemAt: indexPath
      )
    } ?? true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    relay("collectionView(_:shouldDeselectItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        shouldDeselectItemAt: indexPath
      )
    } ?? true
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    relay("collectionView(_:didSelectItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        didSelectItemAt: indexPath
      )
    }
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {
    relay("collectionView(_:didDeselectItemAt:)", [collectionView, indexPath]) {
      ($0 as? any UICollectionViewDelegate)?.collectionView(
        collectionView,
        didDeselectItemAt: indexPath
      )
    }
  }
}
