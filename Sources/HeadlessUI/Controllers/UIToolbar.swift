internal import TerminalText

/// Bar buttons side by side, drawn as `[ Cancel ]     [ Done ]`.
open class UIToolbar: UIView, ViewHolder {
  open weak var delegate: (any UIToolbarDelegate)?

  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.owner = self }
      changed("items", from: oldValue, to: items)
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open var barTintColor: UIColor? {
    didSet { changed("barTintColor", from: oldValue, to: barTintColor) }
  }

  open var barStyle = UIBarStyle.default
  open var isTranslucent = true

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("items", \UIToolbar.items)]
  }

  var windowOfView: UIWindow? { window }

  package override var kind: String { "toolbar" }

  /// The flexible gaps share what the items leave.
  open override func textRows(width: Int) -> [TextRow] {
    let items = items ?? []
    guard !items.isEmpty else { return [] }
    let groups = items.split(omittingEmptySubsequences: false) { $0.isFlexible }
      .map { group in group.map(\.row) }
    let texts = groups.map { group in group.map(\.text).joined(separator: " ") }
    let gaps = max(groups.count - 1, 1)
    let room = max(width - texts.reduce(0) { $0 + TextWidth.of($1) }, gaps)
    var line = ""
    for (index, text) in texts.enumerated() {
      if index > 0 {
        let share = room / gaps + (index <= room % gaps ? 1 : 0)
        line += String(repeating: " ", count: share)
      }
      line += text
    }
    while line.last == " " { line.removeLast() }
    return [TextRow(line, objects: groups.flatMap { $0.flatMap(\.objects) })]
  }
}

/// Where a toolbar stands, which has no effect on how it is drawn.
public protocol UIToolbarDelegate: AnyObject {}

extension UIViewController {
  private static let toolbarItemsKey = AttachmentKey<[UIBarButtonItem]>()

  /// What the toolbar of a navigation controller shows for the controller.
  public var toolbarItems: [UIBarButtonItem]? {
    get { self[attachment: Self.toolbarItemsKey] }
    set {
      self[attachment: Self.toolbarItemsKey] = newValue
      navigationController?.toolbarItemsDidChange(of: self)
    }
  }

  public func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    toolbarItems = items
  }
}
