import Foundation

/// Controllers behind tabs, of which the chosen one is shown.
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?

  public private(set) lazy var tabBar: UITabBar = session.run {
    let bar = UITabBar()
    bar.controllerOfBar = self
    return bar
  }

  open var viewControllers: [UIViewController]? {
    didSet {
      session.checkMain(self, "viewControllers")
      replace(oldValue ?? [], viewControllers ?? [])
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private var index = 0

  open var selectedIndex: Int {
    get { index }
    set {
      guard let controllers = viewControllers, controllers.indices.contains(newValue) else {
        return
      }
      let (before, old) = (index, selectedViewController)
      index = newValue
      changed("selectedIndex", from: before, to: newValue)
      if let new = selectedViewController, new !== old { show(new, insteadOf: old) }
    }
  }

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(index) else { return nil }
      return viewControllers[index]
    }
    set {
      let index = viewControllers?.firstIndex { $0 === newValue }
      if let index { selectedIndex = index }
    }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("selectedIndex", \UITabBarController.selectedIndex)
    ]
  }

  private func replace(_ old: [UIViewController], _ new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    let shown = old.indices.contains(index) ? old[index] : nil
    index = min(index, max(new.count - 1, 0))
    tabBar.items = new.map(\.tabBarItem)
    if let controller = selectedViewController {
      show(controller, insteadOf: shown === controller ? nil : shown)
    }
  }

  private func show(_ new: UIViewController, insteadOf old: UIViewController?) {
    tabBar.selectedItem = new.tabBarItem
    guard isViewLoaded else { return }
    let isShown = isAppearing
    if isShown {
      new.loadViewIfNeeded()
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    view.insertSubview(new.view, belowSubview: tabBar)
    guard isShown else { return }
    viewIfLoaded?.window?.layoutIfNeeded()
    old?.endAppearanceTransition()
    new.endAppearanceTransition()
    if let old { recordTransition(from: old.screenTitle, to: new.screenTitle) }
  }

  /// Whether a person may choose a tab.
  func shouldSelect(_ item: UITabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return ask(delegate, "tabBarController(_:shouldSelect:)", default: true) {
      $0.tabBarController(self, shouldSelect: controller)
    }
  }

  /// A person chose a tab.
  func select(_ item: UITabBarItem) {
    guard let controller = controller(of: item) else { return }
    selectedViewController = controller
    tell(delegate, "tabBarController(_:didSelect:)") {
      $0.tabBarController(self, didSelect: controller)
    }
  }

  private func controller(of item: UITabBarItem) -> UIViewController? {
    viewControllers?.first { $0.tabBarItem === item }
  }

  open override func loadView() {
    let container = session.run { ContainerView(frame: .zero) }
    container.place(at: UIScreen.main.bounds)
    container.addSubview(tabBar)
    view = container
    if let controller = selectedViewController {
      container.insertSubview(controller.view, belowSubview: tabBar)
    }
  }

  override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override var titleBar: TitleBar { selectedViewController?.titleBar ?? TitleBar() }
}

/// Decides which tab a person may choose, and hears which one they chose.
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
  func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  )
  func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
  func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
}

extension UIViewController {
  /// The tab bar controller that this controller is in.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }

  static let tabBarItemKey = AttachmentKey<UITabBarItem>()

  /// The tab of the controller in a tab bar controller; by default that of a navigation controller is its first controller's.
  public var tabBarItem: UITabBarItem {
    get {
      if self[attachment: Self.tabBarItemKey] == nil,
        let first = (self as? UINavigationController)?.viewControllers.first
      {
        return first.tabBarItem
      }
      return attachment(Self.tabBarItemKey) {
        session.run { UITabBarItem(title: title, image: nil, tag: 0) }
      }
    }
    set { self[attachment: Self.tabBarItemKey] = newValue }
  }
}
