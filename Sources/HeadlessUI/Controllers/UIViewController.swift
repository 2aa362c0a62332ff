public import Foundation

/// A screenful: it makes its view at first use and hears when the view comes and goes.
open class UIViewController: UIResponder, ViewOwner, InputViewOwner {
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: The view

  var loadedView: UIView?

  /// The view, made at first use.
  // UIKit's type: `view` is never `nil` when it is read, and can be set to `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      session.checkMain(self, "view")
      let before = loadedView
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      if let before, let newValue { notifyObservers("view", from: before, to: newValue) }
    }
  }

  /// The view as paths such as `view.frame` go through it.
  private var observedView: UIView {
    get { view }
    set { view = newValue }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    receive("loadView") { loadView() }
    loadedView?.controller = self
    session.onLoad(self)
    receive("viewDidLoad") { viewDidLoad() }
  }

  /// Makes the view.
  ///
  /// An override sets ``view``.
  open func loadView() {
    view = UIView(frame: .zero)
    view.place(at: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func didReceiveMemoryWarning() {}
  open func awakeFromNib() {}

  func willLayOut() { receive("viewWillLayoutSubviews") { viewWillLayoutSubviews() } }

  func didLayOut() { receive("viewDidLayoutSubviews") { viewDidLayoutSubviews() } }

  open override var next: UIResponder? {
    guard let superview = loadedView?.superview else { return parent ?? presentingViewController }
    return superview
  }

  /// What comes with the focus of the controller, or of a view in it, in the place of the keyboard.
  open var inputView: UIView? { nil }

  /// What comes with the focus of the controller, or of a view in it, above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  package override var isOnScreen: Bool { loadedView?.isOnScreen ?? false }

  package override func contentDidChange() { loadedView?.contentDidChange() }

  package override var screenName: String? { nil }

  package override var kind: String { "screen" }

  // MARK: Title and bar

  open var title: String? {
    didSet {
      changed("title", from: oldValue, to: title)
      navigationItemIfMade?.adopt(title: title)
      self[attachment: Self.tabBarItemKey]?.title = title
    }
  }

  var navigationItemIfMade: UINavigationItem?

  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem {
    if let navigationItemIfMade { return navigationItemIfMade }
    let item = session.run { UINavigationItem(title: title ?? "") }
    item.controller = self
    navigationItemIfMade = item
    return item
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("view", \UIViewController.observedView),
      ObservableProperty("title", \UIViewController.title),
      ObservableProperty("isEditing", \UIViewController.isEditing),
    ]
  }

  open var isEditing = false {
    didSet {
      notifyObservers("isEditing", from: oldValue, to: isEditing)
      guard oldValue != isEditing else { return }
      editButtonIfMade?.title = isEditing ? "Done" : "Edit"
    }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  private var editButtonIfMade: UIBarButtonItem?

  /// A button that turns editing on and off, with the title that fits.
  open var editButtonItem: UIBarButtonItem {
    if let editButtonIfMade { return editButtonIfMade }
    let button = session.run { UIBarButtonItem(title: isEditing ? "Done" : "Edit") }
    button.addHandler { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editButtonIfMade = button
    return button
  }

  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var definesPresentationContext = false
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var shouldAutorotate: Bool { true }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Family

  public internal(set) weak var parent: UIViewController?

  open internal(set) var children: [UIViewController] = []

  open func addChild(_ child: UIViewController) {
    if child.parent !== nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  // MARK: Segues

  /// Called before a segue is performed, to give the destination what it shows.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that a control starts may be performed; one that the program starts is not asked for.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Goes the way of a name.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let destination = session.scenes.destination(of: identifier, in: session) else {
      session.onProblem(
        ScreenProblem(
          .fatal,
          "`\(type(of: self))` has no segue \"\(identifier)\"",
          notes: ["say where it goes: `Storyboard.segue(\"\(identifier)\") { … }`"],
          object: self
        )
      )
      return
    }
    let segue = session.run {
      UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    }
    receive("prepare(for:sender:)", [segue, sender as Any]) { prepare(for: segue, sender: sender) }
    segue.perform()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The nearest controller above that is of a class.
  func ancestor<Ancestor: UIViewController>(_ type: Ancestor.Type) -> Ancestor? {
    var controller = parent
    while let current = controller {
      if let found = current as? Ancestor { return found }
      controller = current.parent
    }
    return nil
  }

  // MARK: Coming and going

  private enum Appearance {
    case gone
    case coming(animated: Bool)
    case there
    case going(animated: Bool)
  }

  private var appearance = Appearance.gone

  /// Whether the view is on the screen or comes.
  var isAppearing: Bool {
    switch appearance {
    case .coming, .there: true
    case .gone, .going: false
    }
  }

  /// The children that come and go with this controller: those whose views are in its view.
  var appearingChildren: [UIViewController] {
    children.filter { child in
      guard let view = child.viewIfLoaded, let own = loadedView else { return false }
      return view.isDescendant(of: own)
    }
  }

  /// Says that the view will come or go, to the controller and its children.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    switch appearance {
    case .there, .coming: if isAppearing { return }
    case .gone, .going: if !isAppearing { return }
    }
    loadViewIfNeeded()
    if isAppearing {
      appearance = .coming(animated: animated)
      receive("viewWillAppear(_:)", [animated]) { viewWillAppear(animated) }
    } else {
      appearance = .going(animated: animated)
      receive("viewWillDisappear(_:)", [animated]) { viewWillDisappear(animated) }
    }
    for child in appearingChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Says that the view came or went.
  open func endAppearanceTransition() {
    switch appearance {
    case .coming(let animated):
      appearance = .there
      receive("viewDidAppear(_:)", [animated]) { viewDidAppear(animated) }
    case .going(let animated):
      appearance = .gone
      receive("viewDidDisappear(_:)", [animated]) { viewDidDisappear(animated) }
    case .there, .gone: return
    }
    for child in appearingChildren { child.endAppearanceTransition() }
  }

  /// Why the view comes or goes.
  enum Transition {
    case presented, dismissed, added, removed
  }

  /// Why the view comes or goes, while it does.
  var transition: Transition?

  open var isBeingPresented: Bool { transition == .presented }
  open var isBeingDismissed: Bool { transition == .dismissed }

  /// Whether the view comes because the controller was put into a navigation controller.
  open var isMovingToParent: Bool { transition == .added }

  /// Whether the view goes because the controller was taken out of a navigation controller.
  open var isMovingFromParent: Bool { transition == .removed }

  // MARK: Presenting

  open var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// What the controller itself presents; the outermost container does it for those in it.
  var presented: UIViewController?

  weak var presenter: UIViewController?

  open var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Covers the screen with another controller.
  ///
  /// The completion is called in the next turn.
  open func present(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)? = nil
  ) {
    showOver(controller, animated: animated, completion: completion)
  }

  /// Takes away the controller that this one presents, or this one if it presents none.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    takeAway(animated: animated, completion: completion)
  }

  // MARK: Drawing

  /// The line above the content.
  var titleBar: TitleBar { TitleBar(title: title ?? "") }
}

extension ScreenSession {
  private static let onLoadKey = AttachmentKey<(UIViewController) -> Void>()

  /// Called between `loadView` and `viewDidLoad`.
  ///
  /// A host fills outlets there.
  public var onLoad: (UIViewController) -> Void {
    get { self[attachment: Self.onLoadKey] ?? { _ in } }
    set { self[attachment: Self.onLoadKey] = newValue }
  }
}

/// How a controller covers another one.
///
/// It has no effect on the picture.
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, popover, automatic
}

/// How a controller comes.
///
/// It has no effect on the picture.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = UIRectEdge(rawValue: 1 << 0)
  public static let left = UIRectEdge(rawValue: 1 << 1)
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  public static let right = UIRectEdge(rawValue: 1 << 3)
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
