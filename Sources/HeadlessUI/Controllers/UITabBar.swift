/// Tabs, drawn as `‹Feed›|Settings 3`.
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?

  /// The controller whose bar it is.
  weak var controllerOfBar: UITabBarController?

  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      changed("items", from: oldValue, to: items)
    }
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open var selectedItem: UITabBarItem? {
    didSet { changed("selectedItem", from: oldValue, to: selectedItem) }
  }

  open var isTranslucent = true
  open var unselectedItemTintColor: UIColor?

  open var barTintColor: UIColor? {
    didSet { changed("barTintColor", from: oldValue, to: barTintColor) }
  }

  func tap(_ item: UITabBarItem) {
    if let controllerOfBar, !controllerOfBar.shouldSelect(item) { return }
    selectedItem = item
    tell(delegate, "tabBar(_:didSelect:)") { $0.tabBar(self, didSelect: item) }
    controllerOfBar?.select(item)
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("items", \UITabBar.items),
      ObservableProperty("selectedItem", \UITabBar.selectedItem),
    ]
  }

  package override var kind: String { "tab bar" }

  open override func textRows(width: Int) -> [TextRow] {
    let items = items ?? []
    let texts = items.map { $0 === selectedItem ? "‹\($0.text)›" : $0.text }
    return items.isEmpty ? [] : [TextRow(texts.joined(separator: "|"), objects: items)]
  }
}

/// A tab.
open class UITabBarItem: UIObject {
  weak var bar: UITabBar?

  public override init() {
    super.init()
  }

  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  open var title: String? {
    didSet { changed("title", from: oldValue, to: title) }
  }

  open var badgeValue: String? {
    didSet { changed("badgeValue", from: oldValue, to: badgeValue) }
  }

  open var isEnabled = true {
    didSet { changed("isEnabled", from: oldValue, to: isEnabled) }
  }

  open var image: UIImage?
  open var selectedImage: UIImage?
  open var badgeColor: UIColor?
  open var tag = 0

  package override var isOnScreen: Bool { bar?.isOnScreen ?? false }

  package override func contentDidChange() { bar?.contentDidChange() }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("title", \UITabBarItem.title),
      ObservableProperty("badgeValue", \UITabBarItem.badgeValue),
    ]
  }

  var text: String {
    let name = title ?? image?.description ?? ""
    return name + (badgeValue.map { " \($0)" } ?? "")
  }

  package override var kind: String { "tab" }

  package override var writing: [String] { title.map { [$0, text] } ?? [] }

  package override var captions: [String] { image.map { [$0.name] } ?? [] }

  package override var gestures: Set<Gesture.Kind> { [.tap] }

  package override var refusal: String? { isEnabled ? nil : "disabled" }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture, let bar else { return super.perform(gesture) }
    bar.tap(self)
    return nil
  }
}

/// Hears which tab a person chose.
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(
    _ tabBar: UITabBar,
    willEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
  public func tabBar(
    _ tabBar: UITabBar,
    didEndCustomizing items: [UITabBarItem],
    changed: Bool
  ) {}
}
