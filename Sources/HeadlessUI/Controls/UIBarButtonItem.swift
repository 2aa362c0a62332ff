public import Foundation

/// A button of a bar, drawn as `[ title ]`.
open class UIBarButtonItem: UIObject, ViewHolder {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo

    /// The title that a person reads.
    var title: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }

    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }

  public enum Style: Int, Sendable {
    case plain, done
  }

  /// The bar, or the item of a navigation bar.
  weak var owner: (any ViewHolder)?

  private let systemItem: SystemItem?

  /// Whether it is a gap between other items.
  var isSpace: Bool { systemItem?.isSpace ?? false }

  /// Whether it is a gap that takes what the others leave.
  var isFlexible: Bool { systemItem == .flexibleSpace }

  public override init() {
    systemItem = nil
    super.init()
  }

  /// A gap that takes what the other items leave.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace)
  }

  /// A gap of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  public init(title: String?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
    systemItem = nil
    super.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(image: UIImage?, style: Style = .plain, target: Any? = nil, action: Selector? = nil) {
    systemItem = nil
    super.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(barButtonSystemItem item: SystemItem, target: Any? = nil, action: Selector? = nil) {
    systemItem = item
    super.init()
    if !isSpace { title = item.title }
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public init(customView: UIView) {
    systemItem = nil
    super.init()
    self.customView = customView
    customView.bar = self
  }

  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction?
  ) {
    self.init(title: title ?? primaryAction?.title)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  open var title: String? {
    didSet { changed("title", from: oldValue, to: title) }
  }

  open var image: UIImage? {
    didSet { changed("image", from: oldValue, to: image) }
  }

  open var isEnabled = true {
    didSet { changed("isEnabled", from: oldValue, to: isEnabled) }
  }

  open var style = Style.plain
  open var tag = 0
  open var tintColor: UIColor?

  /// What is shown in the place of a title.
  open var customView: UIView? {
    didSet {
      if oldValue !== customView { oldValue?.bar = nil }
      customView?.bar = self
      changed("customView", from: oldValue, to: customView)
    }
  }

  /// The width of a gap, in points.
  open var width: CGFloat = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?

  private var handlers = Listeners<UIBarButtonItem>()

  /// Calls `body` with the item at each tap, after the target's action.
  @discardableResult
  public func addHandler(_ body: @escaping (UIBarButtonItem) -> Void) -> Observation {
    let id = handlers.add(body)
    return Observation { [weak self] in self?.handlers.remove(id) }
  }

  package override var screenName: String? { accessibilityIdentifier }

  var windowOfView: UIWindow? { owner?.windowOfView }

  var responderAfterView: UIResponder? { owner?.responderAfterView }

  package override var isOnScreen: Bool { owner?.isOnScreen ?? false }

  package override func contentDidChange() { owner?.contentDidChange() }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("title", \UIBarButtonItem.title),
      ObservableProperty("isEnabled", \UIBarButtonItem.isEnabled),
    ]
  }

  // MARK: Drawing and the hand

  var text: String {
    if isSpace { return String(repeating: " ", count: max(TextMetrics.columns(width), 1)) }
    let parts = [image?.description, title].compactMap { $0 }
    let face = parts.isEmpty ? " " : parts.joined(separator: " ")
    return isEnabled ? "[ \(face) ]" : "(- \(face) -)"
  }

  /// How it is drawn in a bar.
  var row: TextRow {
    guard let customView else { return TextRow(text, objects: [self]) }
    let rows = customView.isDrawn ? customView.drawnRows(width: 20) : []
    return TextRow(rows.first?.text ?? "", objects: [self] + (rows.first?.objects ?? []))
  }

  package override var kind: String { "bar button" }

  package override var writing: [String] { title.map { [$0] } ?? [] }

  package override var captions: [String] {
    [accessibilityLabel, image?.name].compactMap { $0 }
  }

  package override var gestures: Set<Gesture.Kind> {
    isSpace || customView != nil ? [] : [.tap]
  }

  package override var refusal: String? { isEnabled ? nil : "disabled" }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture else { return super.perform(gesture) }
    if let action {
      ActionTarget(target: target, .named(action)).perform(sender: self, event: nil)
    }
    primaryAction?.perform(sender: self)
    handlers(self)
    return nil
  }
}
