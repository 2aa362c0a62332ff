/// What shows a view that is no subview of another one: an item of a bar.
protocol ViewHolder: UIObject {
  /// The window that the view is shown in.
  var windowOfView: UIWindow? { get }
  /// The responder after the view.
  var responderAfterView: UIResponder? { get }
}

extension ViewHolder {
  var responderAfterView: UIResponder? { self as? UIResponder }
}

/// What owns a view and hears of its layout, its coming and its going: a controller.
protocol ViewOwner: UIResponder {
  // UIKit's type of a controller's view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var view: UIView! { get }
  var viewIfLoaded: UIView? { get }
  func loadViewIfNeeded()

  func willLayOut()
  func didLayOut()

  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
  func endAppearanceTransition()
}
