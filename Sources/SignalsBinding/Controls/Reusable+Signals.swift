public import HeadlessUI
public import ReactiveSignals

/// A cell or a header that is used again for other rows.
public protocol Reusable: AnyObject {
  func prepareForReuse()
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}
extension UICollectionReusableView: Reusable {}

extension Reactive where Base: UIObject, Base: Reusable {
  /// Sends before the view is used again: bindings to its row end here.
  public var prepareForReuse: Signal<(), Never> { trigger(for: Selector("prepareForReuse")) }
}
