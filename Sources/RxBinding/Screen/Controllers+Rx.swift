public import HeadlessUI
public import Rx

extension Reactive where Base: UINavigationController {
  /// A controller that is shown.
  public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UINavigationController, any UINavigationControllerDelegate> {
    RxNavigationControllerDelegateProxy.proxy(for: base)
  }

  public var willShow: ControlEvent<ShowEvent> {
    shown("navigationController(_:willShow:animated:)")
  }

  public var didShow: ControlEvent<ShowEvent> {
    shown("navigationController(_:didShow:animated:)")
  }

  private func shown(_ selector: Selector) -> ControlEvent<ShowEvent> {
    ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        (viewController: try argument(arguments, 1), animated: try argument(arguments, 2))
      }
    )
  }
}

extension Reactive where Base: UISearchController {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UISearchController, any UISearchControllerDelegate> {
    RxSearchControllerDelegateProxy.proxy(for: base)
  }

  public var didDismiss: Observable<Void> { message("didDismissSearchController(_:)") }
  public var didPresent: Observable<Void> { message("didPresentSearchController(_:)") }
  public var present: Observable<Void> { message("presentSearchController(_:)") }
  public var willDismiss: Observable<Void> { message("willDismissSearchController(_:)") }
  public var willPresent: Observable<Void> { message("willPresentSearchController(_:)") }

  private func message(_ selector: Selector) -> Observable<Void> {
    delegate.methodInvoked(selector).map { _ in }
  }
}

extension Reactive where Base: UITabBar {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UITabBar, any UITabBarDelegate> {
    RxTabBarDelegateProxy.proxy(for: base)
  }

  public var didSelectItem: ControlEvent<UITabBarItem> { first("tabBar(_:didSelect:)") }

  public var willBeginCustomizing: ControlEvent<[UITabBarItem]> {
    first("tabBar(_:willBeginCustomizing:)")
  }

  public var didBeginCustomizing: ControlEvent<[UITabBarItem]> {
    first("tabBar(_:didBeginCustomizing:)")
  }

  public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
    changed("tabBar(_:willEndCustomizing:changed:)")
  }

  public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
    changed("tabBar(_:didEndCustomizing:changed:)")
  }

  private func first<Value>(_ selector: Selector) -> ControlEvent<Value> {
    ControlEvent(events: delegate.methodInvoked(selector).map { try argument($0, 1) })
  }

  private func changed(_ selector: Selector) -> ControlEvent<([UITabBarItem], Bool)> {
    ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        (try argument(arguments, 1), try argument(arguments, 2))
      }
    )
  }
}

extension Reactive where Base: UITabBarController {
  /// The delegate proxy, which tells of every delegate message.
  public var delegate: DelegateProxy<UITabBarController, any UITabBarControllerDelegate> {
    RxTabBarControllerDelegateProxy.proxy(for: base)
  }

  public var didSelect: ControlEvent<UIViewController> {
    ControlEvent(
      events: delegate.methodInvoked("tabBarController(_:didSelect:)")
        .map { try argument($0, 1) }
    )
  }

  public var willBeginCustomizing: ControlEvent<[UIViewController]> {
    ControlEvent(
      events: delegate.methodInvoked("tabBarController(_:willBeginCustomizing:)")
        .map { try argument($0, 1) }
    )
  }

  public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)>
  {
    changed("tabBarController(_:willEndCustomizing:changed:)")
  }

  public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
    changed("tabBarController(_:didEndCustomizing:changed:)")
  }

  private func changed(
    _ selector: Selector
  ) -> ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
    ControlEvent(
      events: delegate.methodInvoked(selector).map { arguments in
        (viewControllers: try argument(arguments, 1), changed: try argument(arguments, 2))
      }
    )
  }
}
