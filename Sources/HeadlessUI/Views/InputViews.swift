internal import Foundation

/// A responder whose focus brings views in the place of the keyboard and above it.
protocol InputViewOwner: UIResponder {
  var inputView: UIView? { get }
  var inputAccessoryView: UIView? { get }
}

extension UIView: InputViewOwner {}

/// The views that come with the focus.
///
/// They are drawn below what the window shows, and are no subviews of it.
final class InputViews: UIView {
  private weak var host: UIWindow?

  override var window: UIWindow? { host }

  /// Who brought the accessory, so that the focus of a view in it keeps it there.
  private weak var owner: UIResponder?

  override var next: UIResponder? { owner }

  package override func contentDidChange() {
    super.contentDidChange()
    host?.contentDidChange()
  }

  /// Shows what goes with the focus, under a window.
  func follow(_ focus: UIResponder?, under window: UIWindow) {
    if host !== window {
      for view in subviews { view.removeFromSuperview() }
      host = window
    }
    let wanted = views(for: focus)
    for view in subviews where !wanted.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in wanted.enumerated() where view.superview !== self {
      insertSubview(view, at: index)
    }
    let rows = rowCount(width: TextMetrics.columns(window.frame.width)) ?? 3
    place(
      at: CGRect(
        origin: CGPoint(x: 0, y: window.frame.height),
        size: CGSize(width: window.frame.width, height: TextMetrics.rowHeight * CGFloat(rows))
      )
    )
    layoutIfNeeded()
  }

  /// What the responder with the focus brings, or else the nearest one around it.
  private func views(for focus: UIResponder?) -> [UIView] {
    func nearest(_ view: (any InputViewOwner) -> UIView?) -> (owner: UIResponder, view: UIView)? {
      var responder = focus
      while let current = responder {
        if let owner = current as? any InputViewOwner, let found = view(owner) {
          return (current, found)
        }
        responder = current.next
      }
      return nil
    }
    let (accessory, keyboard) = (nearest(\.inputAccessoryView), nearest(\.inputView))
    owner = accessory?.owner
    return [accessory?.view, keyboard?.view].compactMap { $0 }
  }
}

extension ScreenSession {
  private static let inputViewsKey = AttachmentKey<InputViews>()

  private var inputViews: InputViews {
    attachment(Self.inputViewsKey) { run { withoutCounting { InputViews(frame: .zero) } } }
  }

  /// Shows what goes with the focus, under a window.
  func showInputViews(under window: UIWindow) {
    guard firstResponder != nil || self[attachment: Self.inputViewsKey] != nil else { return }
    inputViews.follow(firstResponder, under: window)
  }

  /// The rows of what goes with the focus.
  func inputRows(width: Int) -> [TextRow] {
    self[attachment: Self.inputViewsKey]?.textRows(width: width) ?? []
  }
}
