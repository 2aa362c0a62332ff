public import Foundation

/// A stack of controllers, of which the top one is shown.
open class UINavigationController: UIViewController, ViewHolder {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The delegate.
  ///
  /// A subclass has a property of the same name with a narrower type, which is preferred.
  @_disfavoredOverload
  open var delegate: (any UINavigationControllerDelegate)? {
    get { navigationDelegate }
    set { navigationDelegate = newValue }
  }

  weak var navigationDelegate: (any UINavigationControllerDelegate)?

  private var stack: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  public private(set) lazy var navigationBar: UINavigationBar = session.run {
    UINavigationBar(of: self)
  }

  open var isNavigationBarHidden = false {
    didSet { changed("isNavigationBarHidden", from: oldValue, to: isNavigationBarHidden) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The bar below the top controller's view, with that controller's items.
  public private(set) lazy var toolbar: UIToolbar = session.run { UIToolbar() }

  open var isToolbarHidden = true {
    didSet {
      showToolbar()
      changed("isToolbarHidden", from: oldValue, to: isToolbarHidden)
    }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Called when a controller got other items.
  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { showToolbar() }
  }

  private func showToolbar() {
    guard isViewLoaded, !isToolbarHidden else {
      if isViewLoaded { toolbar.removeFromSuperview() }
      return
    }
    toolbar.items = topViewController?.toolbarItems
    view.addSubview(toolbar)
  }

  // MARK: The stack

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      session.onProblem(
        ScreenProblem(
          .fatal,
          "\(viewController) is on the stack of \(self) and cannot be pushed again",
          object: self
        )
      )
      return
    }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(to: stack.dropLast(), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  private func change(to new: [UIViewController], animated: Bool) {
    session.checkMain(self, "viewControllers")
    let (old, oldTop) = (stack, stack.last)
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let added = new.filter { controller in !old.contains { $0 === controller } }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.transition = .removed
    }
    for controller in added {
      addChild(controller)
      controller.transition = .added
    }
    stack = new
    if let top = new.last, top !== oldTop {
      show(top, insteadOf: oldTop, animated: animated)
    } else if new.isEmpty {
      oldTop?.viewIfLoaded?.removeFromSuperview()
    }
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed { controller.removeFromParent() }
    for controller in added + removed { controller.transition = nil }
    contentDidChange()
  }

  private func show(_ top: UIViewController, insteadOf old: UIViewController?, animated: Bool) {
    guard isViewLoaded else { return }
    let isShown = isAppearing
    if isShown {
      top.loadViewIfNeeded()
      tellWillShow(top, animated)
      old?.beginAppearanceTransition(false, animated: animated)
      top.beginAppearanceTransition(true, animated: animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    addTop(top)
    guard isShown else { return }
    viewIfLoaded?.window?.layoutIfNeeded()
    old?.endAppearanceTransition()
    top.endAppearanceTransition()
    if let old { recordTransition(from: old.screenTitle, to: top.screenTitle) }
    tellDidShow(top, animated)
  }

  private func addTop(_ top: UIViewController) {
    view.addSubview(top.view)
    for bar in view.subviews where bar is UISearchBar { bar.removeFromSuperview() }
    if let bar = top.navigationItemIfMade?.searchController?.searchBar {
      view.insertSubview(bar, belowSubview: top.view)
    }
    if !isToolbarHidden { showToolbar() }
  }

  /// Called when the item of a controller got another search controller.
  func searchControllerDidChange(of controller: UIViewController) {
    guard controller === topViewController, controller.isViewLoaded, isViewLoaded else { return }
    addTop(controller)
  }

  private func tellWillShow(_ top: UIViewController, _ animated: Bool) {
    tell(navigationDelegate, "navigationController(_:willShow:animated:)") {
      $0.navigationController(self, willShow: top, animated: animated)
    }
  }

  private func tellDidShow(_ top: UIViewController, _ animated: Bool) {
    session.clock.schedule(after: 0) { [weak self] in
      guard let self else { return }
      tell(navigationDelegate, "navigationController(_:didShow:animated:)") {
        $0.navigationController(self, didShow: top, animated: animated)
      }
    }
  }

  // MARK: Coming and going

  open override func loadView() {
    let container = session.run { ContainerView(frame: .zero) }
    container.place(at: UIScreen.main.bounds)
    view = container
    if let top = topViewController { addTop(top) }
  }

  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  private var didTell = false

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, !didTell, let top = topViewController { tellWillShow(top, animated) }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func endAppearanceTransition() {
    super.endAppearanceTransition()
    guard isAppearing, !didTell, let top = topViewController else { return }
    didTell = true
    tellDidShow(top, false)
  }

  // MARK: Drawing and the hand

  private lazy var backItem = session.run { BackItem(of: self) }

  var windowOfView: UIWindow? { viewIfLoaded?.window }

  /// The button that a person taps to go back; `nil` if there is none.
  var back: UIBarButtonItem? {
    guard stack.count > 1, !isNavigationBarHidden, let item = stack.last?.navigationItem,
      !item.hidesBackButton, item.leftBarButtonItems?.isEmpty != false
    else { return nil }
    return backItem
  }

  override var titleBar: TitleBar {
    guard !isNavigationBarHidden, let top = topViewController else { return TitleBar() }
    let item = top.navigationItem
    return TitleBar(
      left: ((back.map { [$0] } ?? []) + (item.leftBarButtonItems ?? [])).map(\.row),
      title: item.title ?? "",
      titleView: item.titleView.map { view in
        let rows = view.drawnRows(width: 20)
        return TextRow(rows.first?.text ?? "", objects: rows.flatMap(\.objects))
      },
      // The first of the right items stands at the edge.
      right: (item.rightBarButtonItems ?? []).reversed().map(\.row)
    )
  }
}

/// The button to the controller below.
private final class BackItem: UIBarButtonItem {
  private unowned let navigation: UINavigationController

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    owner = navigation
  }

  private var label: String {
    let controllers = navigation.viewControllers
    guard controllers.count > 1 else { return "Back" }
    let item = controllers[controllers.count - 2].navigationItem
    let title = item.backBarButtonItem?.title ?? item.title ?? ""
    return title.isEmpty ? "Back" : title
  }

  override var text: String { "‹ \(label)" }

  override var kind: String { "back button" }

  override var writing: [String] { [label] }

  override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture else { return super.perform(gesture) }
    navigation.popViewController(animated: true)
    return nil
  }
}

/// Hears which controller a navigation controller shows.
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

extension UIViewController {
  /// The navigation controller that this controller is in.
  public var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }
}
