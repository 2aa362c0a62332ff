public import HeadlessUI
import Rx

extension UINavigationController: HasDelegate {
  public typealias Delegate = any UINavigationControllerDelegate
}

/// The delegate proxy of a navigation controller.
open class RxNavigationControllerDelegateProxy:
  DelegateProxy<UINavigationController, any UINavigationControllerDelegate>, DelegateProxyType,
  UINavigationControllerDelegate
{
  /// The object whose delegate this is; not kept alive.
  public var navigationController: UINavigationController? { parentObject }

  public init(navigationController: UINavigationController) {
    super.init(
      parentObject: navigationController,
      delegateProxy: RxNavigationControllerDelegateProxy.self
    )
  }

  public static func registerKnownImplementations() {
    register { RxNavigationControllerDelegateProxy(navigationController: $0) }
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    relay(
      "navigationController(_:willShow:animated:)",
      [navigationController, viewController, animated]
    ) {
      $0.navigationController(navigationController, willShow: viewController, animated: animated)
    }
  }

  open func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    relay(
      "navigationController(_:didShow:animated:)",
      [navigationController, viewController, animated]
    ) { $0.navigationController(navigationController, didShow: viewController, animated: animated) }
  }
}
