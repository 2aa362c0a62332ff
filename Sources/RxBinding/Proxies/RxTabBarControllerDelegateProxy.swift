public import HeadlessUI
import Rx

extension UITabBarController: HasDelegate {
  public typealias Delegate = any UITabBarControllerDelegate
}

/// The delegate proxy of a tab bar controller.
open class RxTabBarControllerDelegateProxy:
  DelegateProxy<UITabBarController, any UITabBarControllerDelegate>, DelegateProxyType,
  UITabBarControllerDelegate
{
  /// The object whose delegate this is; not kept alive.
  public var tabBar: UITabBarController? { parentObject }

  /// Creates a proxy for a controller; the label is RxCocoa's.
  public init(tabBar: UITabBarController) {
    super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTabBarControllerDelegateProxy(tabBar: $0) }
  }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    relay("tabBarController(_:shouldSelect:)", [tabBarController, viewController]) {
      $0.tabBarController(tabBarController, shouldSelect: viewController)
    } ?? true
  }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    relay("tabBarController(_:didSelect:)", [tabBarController, viewController]) {
      $0.tabBarController(tabBarController, didSelect: viewController)
    }
  }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {
    relay("tabBarController(_:willBeginCustomizing:)", [tabBarController, viewControllers]) {
      $0.tabBarController(tabBarController, willBeginCustomizing: viewControllers)
    }
  }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    relay(
      "tabBarController(_:willEndCustomizing:changed:)",
      [tabBarController, viewControllers, changed]
    ) {
      $0.tabBarController(tabBarController, willEndCustomizing: viewControllers, changed: changed)
    }
  }

  open func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {
    relay(
      "tabBarController(_:didEndCustomizing:changed:)",
      [tabBarController, viewControllers, changed]
    ) {
      $0.tabBarController(tabBarController, didEndCustomizing: viewControllers, changed: changed)
    }
  }
}
