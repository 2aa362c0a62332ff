public import Foundation

/// The bar of a navigation controller, which is drawn in the frame's upper edge.
open class UINavigationBar: UIView {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: .zero)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var barTintColor: UIColor? {
    didSet { changed("barTintColor", from: oldValue, to: barTintColor) }
  }

  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var barStyle = UIBarStyle.default
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The items of the controllers on the stack.
  open var items: [UINavigationItem]? { navigation?.viewControllers.map(\.navigationItem) }

  open var topItem: UINavigationItem? { items?.last }

  package override var isOnScreen: Bool { navigation?.isOnScreen ?? super.isOnScreen }

  package override var kind: String { "navigation bar" }
}
