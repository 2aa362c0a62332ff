/// What a navigation bar shows for a controller.
open class UINavigationItem: UIObject, ViewHolder {
  weak var controller: UIViewController?

  public init(title: String) {
    text = title
    super.init()
  }

  public override init() {
    super.init()
  }

  private var text: String?

  open var title: String? {
    get { text }
    set {
      let before = text
      text = newValue
      changed("title", from: before, to: newValue)
    }
  }

  /// Takes over the title of the controller, which tells of the change itself.
  func adopt(title: String?) {
    let before = text
    text = title
    notifyObservers("title", from: before, to: title)
  }

  open var prompt: String? {
    didSet { changed("prompt", from: oldValue, to: prompt) }
  }

  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet {
      adopt(leftBarButtonItems)
      changed("leftBarButtonItems", from: oldValue, to: leftBarButtonItems)
    }
  }

  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet {
      adopt(rightBarButtonItems)
      changed("rightBarButtonItems", from: oldValue, to: rightBarButtonItems)
    }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open var leftItemsSupplementBackButton = false
  open var hidesSearchBarWhenScrolling = true
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backButtonTitle: String?

  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  open var titleView: UIView? {
    didSet {
      if oldValue !== titleView { oldValue?.bar = nil }
      titleView?.bar = self
      changed("titleView", from: oldValue, to: titleView)
    }
  }

  /// The search whose bar is drawn above the controller's view.
  open var searchController: UISearchController? {
    didSet {
      guard let controller, oldValue !== searchController else { return }
      controller.navigationController?.searchControllerDidChange(of: controller)
    }
  }

  open var backBarButtonItem: UIBarButtonItem?

  open var hidesBackButton = false {
    didSet { changed("hidesBackButton", from: oldValue, to: hidesBackButton) }
  }

  private func adopt(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.owner = self }
  }

  var windowOfView: UIWindow? { controller?.viewIfLoaded?.window }

  var responderAfterView: UIResponder? { controller?.parent ?? controller }

  package override var isOnScreen: Bool { controller?.isOnScreen ?? false }

  package override func contentDidChange() { controller?.contentDidChange() }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("title", \UINavigationItem.title),
      ObservableProperty("prompt", \UINavigationItem.prompt),
    ]
  }
}
