public import Foundation
public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIView {
  /// Sets the opacity.
  public var alpha: BindingTarget<CGFloat> { makeBindingTarget { $0.alpha = $1 } }

  /// Sets whether the view is hidden.
  public var isHidden: BindingTarget<Bool> { makeBindingTarget { $0.isHidden = $1 } }

  /// Sets whether the view can be touched.
  public var isUserInteractionEnabled: BindingTarget<Bool> {
    makeBindingTarget { $0.isUserInteractionEnabled = $1 }
  }

  /// Sets the color of the background.
  public var backgroundColor: BindingTarget<UIColor> {
    makeBindingTarget { $0.backgroundColor = $1 }
  }

  /// Sets the color of what a person can touch.
  public var tintColor: BindingTarget<UIColor> { makeBindingTarget { $0.tintColor = $1 } }
}

extension Reactive where Base: UIResponder {
  /// Gives the focus to the responder.
  public var becomeFirstResponder: BindingTarget<()> {
    makeBindingTarget { responder, _ in _ = responder.becomeFirstResponder() }
  }

  /// Takes the focus from the responder.
  public var resignFirstResponder: BindingTarget<()> {
    makeBindingTarget { responder, _ in _ = responder.resignFirstResponder() }
  }
}

extension Reactive where Base: NSLayoutConstraint {
  /// Sets the constant.
  public var constant: BindingTarget<CGFloat> { makeBindingTarget { $0.constant = $1 } }
}

extension Reactive where Base: UILabel {
  /// Sets the text.
  public var text: BindingTarget<String?> { makeBindingTarget { $0.text = $1 } }

  /// Sets the text with attributes.
  public var attributedText: BindingTarget<NSAttributedString?> {
    makeBindingTarget { $0.attributedText = $1 }
  }

  /// Sets the color of the text.
  public var textColor: BindingTarget<UIColor> { makeBindingTarget { $0.textColor = $1 } }
}

extension Reactive where Base: UIImageView {
  /// Sets the image.
  public var image: BindingTarget<UIImage?> { makeBindingTarget { $0.image = $1 } }

  /// Shows an image while the view is highlighted.
  public var highlightedImage: BindingTarget<UIImage?> {
    makeBindingTarget { $0.highlightedImage = $1 }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Starts and stops the animation.
  public var isAnimating: BindingTarget<Bool> {
    makeBindingTarget { $1 ? $0.startAnimating() : $0.stopAnimating() }
  }
}

extension Reactive where Base: UIProgressView {
  /// Sets the progress, from 0 to 1.
  public var progress: BindingTarget<Float> { makeBindingTarget { $0.progress = $1 } }
}

extension Reactive where Base: UITableView {
  /// Loads the rows anew.
  public var reloadData: BindingTarget<()> { makeBindingTarget { table, _ in table.reloadData() } }
}

extension Reactive where Base: UICollectionView {
  /// Loads the items anew.
  public var reloadData: BindingTarget<()> { makeBindingTarget { view, _ in view.reloadData() } }
}
