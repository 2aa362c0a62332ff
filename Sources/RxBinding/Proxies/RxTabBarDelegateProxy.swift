public import HeadlessUI
import Rx

extension UITabBar: HasDelegate {
  public typealias Delegate = any UITabBarDelegate
}

/// The delegate proxy of a tab bar.
open class RxTabBarDelegateProxy:
  DelegateProxy<UITabBar, any UITabBarDelegate>, DelegateProxyType, UITabBarDelegate
{
  /// The object whose delegate this is; not kept alive.
  public var tabBar: UITabBar? { parentObject }

  public init(tabBar: UITabBar) {
    super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxTabBarDelegateProxy(tabBar: $0) }
  }

  open func tabBar(
    _ tabBar: UITabBar,
    didSelect item: UITabBarItem
  ) {
    relay("tabBar(_:didSelect:)", [tabBar, item]) { $0.tabBar(tabBar, didSelect: item) }
  }

  open func tabBar(
    _ tabBar: UITabBar,
    willBeginCustomizing items: [UITabBarItem]
  ) {
    relay("tabBar(_:willBeginCustomizing:)", [tabBar, items]) {
      $0.tabBar(tabBar, willBeginCustomizing: items)
    }
  }

  open func tabBar(
    _ tabBar: UITabBar,
    didBeginCustomizing items: [UITabBarItem]
  ) {
    relay("tabBar(_:didBeginCustomizing:)", [tabBar, items]) {
      $0.tabBar(tabBar, didBeginCustomizing: items)
    }
  }

  open func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    relay("tabBar(_:willEndCustomizing:changed:)", [tabBar, items, changed]) {
      $0.tabBar(tabBar, willEndCustomizing: items, changed: changed)
    }
  }

  open func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {
    relay("tabBar(_:didEndCustomizing:changed:)", [tabBar, items, changed]) {
      $0.tabBar(tabBar, didEndCustomizing: items, changed: changed)
    }
  }
}
