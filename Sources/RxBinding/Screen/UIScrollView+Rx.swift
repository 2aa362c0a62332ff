public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UIScrollView {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UIScrollView, any UIScrollViewDelegate> {
    RxScrollViewDelegateProxy.proxy(for: base)
  }

  /// Sets the ordinary delegate, which is not kept alive; use it in place of `delegate =`.
  public func setDelegate(_ delegate: any UIScrollViewDelegate) -> any Disposable {
    RxScrollViewDelegateProxy.installForwardDelegate(
      delegate,
      retainDelegate: false,
      onProxyForObject: base
    )
  }

  /// The offset of the content: the present one first, then each change, by whomever.
  public var contentOffset: ControlProperty<CGPoint> {
    // The values end with the proxy, so they must not hold it.
    let scrolled = scrolled
    let values = Observable<CGPoint>.deferred { [weak base] in
      scrolled.compactMap { _ in base?.contentOffset }.startWith(base?.contentOffset ?? .zero)
    }
    return ControlProperty(
      values: values,
      valueSink: Binder(base) { view, offset in view.contentOffset = offset }
    )
  }

  public var didScroll: ControlEvent<Void> { ControlEvent(events: scrolled.map { _ in }) }

  /// As in RxCocoa, its observers get this message before the ordinary delegate does, unlike most others.
  private var scrolled: Observable<[Any]> { delegate.sentMessage("scrollViewDidScroll(_:)") }

  public var willBeginDragging: ControlEvent<Void> { event("scrollViewWillBeginDragging(_:)") }
  public var willBeginDecelerating: ControlEvent<Void> {
    event("scrollViewWillBeginDecelerating(_:)")
  }
  public var didEndDecelerating: ControlEvent<Void> { event("scrollViewDidEndDecelerating(_:)") }
  public var didEndScrollingAnimation: ControlEvent<Void> {
    event("scrollViewDidEndScrollingAnimation(_:)")
  }
  public var didScrollToTop: ControlEvent<Void> { event("scrollViewDidScrollToTop(_:)") }
  public var didZoom: ControlEvent<Void> { event("scrollViewDidZoom(_:)") }

  /// A person is about to let go; a subscriber may change where the content comes to rest.
  public var willEndDragging:
    ControlEvent<(velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)>
  {
    ControlEvent(
      events:
        delegate
        .methodInvoked("scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)")
        .map { arguments in
          (
            velocity: try argument(arguments, 1),
            targetContentOffset: try argument(arguments, 2)
          )
        }
    )
  }

  /// A person let go; sends whether the content goes on moving.
  public var didEndDragging: ControlEvent<Bool> {
    ControlEvent(
      events: delegate.methodInvoked("scrollViewDidEndDragging(_:willDecelerate:)")
        .map { try argument($0, 1) }
    )
  }

  public var willBeginZooming: ControlEvent<UIView?> {
    ControlEvent(
      events: delegate.methodInvoked("scrollViewWillBeginZooming(_:with:)")
        .map { flattened($0[1]) as? UIView }
    )
  }

  public var didEndZooming: ControlEvent<(view: UIView?, scale: CGFloat)> {
    ControlEvent(
      events: delegate.methodInvoked("scrollViewDidEndZooming(_:with:atScale:)")
        .map { arguments in
          (view: flattened(arguments[1]) as? UIView, scale: try argument(arguments, 2))
        }
    )
  }

  private func event(_ selector: Selector) -> ControlEvent<Void> {
    ControlEvent(events: delegate.methodInvoked(selector).map { _ in })
  }
}

/// The argument of a message as a type.
func argument<Value>(_ arguments: [Any], _ index: Int) throws -> Value {
  if let value = arguments[index] as? Value { return value }
  throw RxCocoaError.castingError(object: arguments[index], targetType: Value.self)
}
