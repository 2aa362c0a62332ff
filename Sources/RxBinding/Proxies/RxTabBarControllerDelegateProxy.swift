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
  public var tabBarController: UITabBarController? { parentObject }

  public init(tabBarController: UITabBarController) {
    super.init(parentObject: tabBarController, delegateProxy: RxTabBarControllerDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTabBarControllerDelegateProxy(tabBarController: $0) }
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
