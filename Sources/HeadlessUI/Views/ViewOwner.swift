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
