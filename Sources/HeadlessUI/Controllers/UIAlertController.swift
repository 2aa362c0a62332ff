public import Foundation
internal import TerminalText

/// A question over the screen, which covers what is under it.
open class UIAlertController: UIViewController, Overlay {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  public let preferredStyle: Style

  open var message: String? {
    didSet { changed("message", from: oldValue, to: message) }
  }

  open private(set) var actions: [UIAlertAction] = []

  open var preferredAction: UIAlertAction?

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.alert = self
    contentDidChange()
  }

  open private(set) var textFields: [UITextField]?

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = session.run { UITextField() }
    textFields = (textFields ?? []) + [field]
    view.addSubview(field)
    configurationHandler?(field)
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("message", \UIAlertController.message)]
  }

  /// A person taps a button: the alert goes, then the button's closure is called.
  func choose(_ action: UIAlertAction) {
    dismiss(animated: true)
    action.handler?(action)
  }

  package override var kind: String { "alert" }

  package override var writing: [String] { [title, message].compactMap { $0 } }

  override var titleBar: TitleBar { TitleBar(title: "alert \"\(title ?? message ?? "")\"") }

  /// The columns inside the box.
  private static let boxWidth = 26

  func box(width: Int) -> [TextRow] {
    let inner = Self.boxWidth - 2
    var rows: [TextRow] = []
    if let message, !message.isEmpty {
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      rows += lines.flatMap { TextWidth.folded(String($0), to: inner, indent: "") }
        .map { TextRow($0) }
    }
    for field in textFields ?? [] where field.isDrawn { rows += field.drawnRows(width: inner) }
    let buttons = actions.map(\.text).joined(separator: " ")
    if preferredStyle == .alert, TextWidth.of(buttons) <= inner, !actions.isEmpty {
      let indent = String(repeating: " ", count: inner - TextWidth.of(buttons))
      rows.append(TextRow(indent + buttons, objects: actions))
    } else {
      rows += actions.map { TextRow($0.text, objects: [$0]) }
    }
    return framed(rows, inner, width)
  }

  private func framed(_ rows: [TextRow], _ inner: Int, _ width: Int) -> [TextRow] {
    let indent = String(repeating: " ", count: max((width - inner - 4) / 2, 0))
    let title = self.title.map { TextWidth.cut($0, to: inner - 2) } ?? ""
    let head = title.isEmpty ? "" : "═ \(title) "
    let line = String(repeating: "═", count: inner + 2 - TextWidth.of(head))
    let sides = rows.map { row in
      var row = row
      row.text = "\(indent)║ \(row.padded(to: inner)) ║"
      row.mark = ""
      return row
    }
    let bottom = String(repeating: "═", count: inner + 2)
    return [TextRow("\(indent)╔\(head)\(line)╗", objects: [self])] + sides
      + [TextRow("\(indent)╚\(bottom)╝")]
  }
}

/// A button of an alert.
open class UIAlertAction: UIObject {
  public enum Style: Int, Sendable {
    case `default`, cancel, destructive
  }

  weak var alert: UIAlertController?
  let handler: ((UIAlertAction) -> Void)?

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  open private(set) var title: String?
  open private(set) var style: Style

  open var isEnabled = true {
    didSet { changed("isEnabled", from: oldValue, to: isEnabled) }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("isEnabled", \UIAlertAction.isEnabled)]
  }

  package override var isOnScreen: Bool { alert?.isOnScreen ?? false }

  package override func contentDidChange() { alert?.contentDidChange() }

  var text: String { isEnabled ? "[ \(title ?? "") ]" : "(- \(title ?? "") -)" }

  package override var kind: String { "alert button" }

  package override var writing: [String] { title.map { [$0] } ?? [] }

  package override var gestures: Set<Gesture.Kind> { [.tap] }

  package override var refusal: String? { isEnabled ? nil : "disabled" }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture, let alert else { return super.perform(gesture) }
    alert.choose(self)
    return nil
  }
}
