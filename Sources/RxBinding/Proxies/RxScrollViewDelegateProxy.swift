public import Foundation
public import HeadlessUI
import Rx

extension UIScrollView: HasDelegate {
  public typealias Delegate = any UIScrollViewDelegate
}

/// The delegate proxy of a scroll view, and the base class of those of its subclasses.
open class RxScrollViewDelegateProxy:
  DelegateProxy<UIScrollView, any UIScrollViewDelegate>, DelegateProxyType, UIScrollViewDelegate
{
  /// The scroll view; not kept alive.
  public var scrollView: UIScrollView? { parentObject }

  public init(scrollView: UIScrollView) {
    super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxScrollViewDelegateProxy(scrollView: $0) }
    register { RxTableViewDelegateProxy(tableView: $0) }
    register { RxCollectionViewDelegateProxy(collectionView: $0) }
    register { RxTextViewDelegateProxy(textView: $0) }
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    relay("scrollViewDidScroll(_:)", [scrollView]) { $0.scrollViewDidScroll(scrollView) }
  }

  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    relay("scrollViewWillBeginDragging(_:)", [scrollView]) {
      $0.scrollViewWillBeginDragging(scrollView)
    }
  }

  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    relay(
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      [scrollView, velocity, targetContentOffset]
    ) {
      $0.scrollViewWillEndDragging(
        scrollView,
        withVelocity: velocity,
        targetContentOffset: targetContentOffset
      )
    }
  }

  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    relay("scrollViewDidEndDragging(_:willDecelerate:)", [scrollView, decelerate]) {
      $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    relay("scrollViewWillBeginDecelerating(_:)", [scrollView]) {
      $0.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    relay("scrollViewDidEndDecelerating(_:)", [scrollView]) {
      $0.scrollViewDidEndDecelerating(scrollView)
    }
  }

  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    relay("scrollViewDidEndScrollingAnimation(_:)", [scrollView]) {
      $0.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  open func scrollViewDidZoom(_ scrollView: UIScrollView) {
    relay("scrollViewDidZoom(_:)", [scrollView]) { $0.scrollViewDidZoom(scrollView) }
  }

  open func scrollViewWillBeginZooming(
    _ scrollView: UIScrollView,
    with view: UIView?
  ) {
    relay("scrollViewWillBeginZooming(_:with:)", [scrollView, view as Any]) {
      $0.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    relay("scrollViewDidEndZooming(_:with:atScale:)", [scrollView, view as Any, scale]) {
      $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  open func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    relay("viewForZooming(in:)", [scrollView]) { $0.viewForZooming(in: scrollView) }
  }

  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    relay("scrollViewShouldScrollToTop(_:)", [scrollView]) {
      $0.scrollViewShouldScrollToTop(scrollView)
    } ?? true
  }

  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    relay("scrollViewDidScrollToTop(_:)", [scrollView]) { $0.scrollViewDidScrollToTop(scrollView) }
  }
}
