public import Foundation
public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIScrollView {
  /// Sets the space around the content.
  public var contentInset: BindingTarget<UIEdgeInsets> {
    makeBindingTarget { $0.contentInset = $1 }
  }

  /// Sets whether a person can scroll.
  public var isScrollEnabled: BindingTarget<Bool> {
    makeBindingTarget { $0.isScrollEnabled = $1 }
  }

  /// Sets the space around the scroll indicators.
  public var scrollIndicatorInsets: BindingTarget<UIEdgeInsets> {
    makeBindingTarget { $0.scrollIndicatorInsets = $1 }
  }

  /// Sets whether a tap on the status bar scrolls to the top.
  public var scrollsToTop: BindingTarget<Bool> { makeBindingTarget { $0.scrollsToTop = $1 } }

  /// Sets how much larger the content is shown.
  public var zoomScale: BindingTarget<CGFloat> { makeBindingTarget { $0.zoomScale = $1 } }

  /// Sets the smallest scale.
  public var minimumZoomScale: BindingTarget<CGFloat> {
    makeBindingTarget { $0.minimumZoomScale = $1 }
  }

  /// Sets the largest scale.
  public var maximumZoomScale: BindingTarget<CGFloat> {
    makeBindingTarget { $0.maximumZoomScale = $1 }
  }
}
