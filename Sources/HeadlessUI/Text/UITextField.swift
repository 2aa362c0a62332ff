public import Foundation

/// A line of text that a person can edit.
///
/// What the program sets fires no event; a person's keys do.
open class UITextField: UIControl, WholeTextInput {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
  public static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")

  open weak var delegate: (any UITextFieldDelegate)?

  private var content = NSAttributedString(string: "")

  open var text: String? {
    get { content.string }
    set { set(NSAttributedString(string: newValue ?? "")) }
  }

  open var attributedText: NSAttributedString? {
    get { content }
    set { set(newValue ?? NSAttributedString(string: "")) }
  }

  private func set(_ new: NSAttributedString) {
    let before = content
    content = new
    notifyObservers("attributedText", from: Optional(before), to: Optional(new))
    changed("text", from: Optional(before.string), to: Optional(new.string))
  }

  var wholeText: String { content.string }

  open var placeholder: String? {
    didSet { changed("placeholder", from: oldValue, to: placeholder) }
  }

  open var isSecureTextEntry = false {
    didSet { changed("isSecureTextEntry", from: oldValue, to: isSecureTextEntry) }
  }

  open var textColor: UIColor? {
    didSet { changed("textColor", from: oldValue, to: textColor) }
  }

  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  private var inputViewSet: UIView?
  private var accessorySet: UIView?

  open override var inputView: UIView? {
    get { inputViewSet }
    set { inputViewSet = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { accessorySet }
    set { accessorySet = newValue }
  }

  open var textContentType: UITextContentType?
  open var clearButtonMode = ViewMode.never
  open var clearsOnBeginEditing = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default

  /// Whether the field has the focus.
  open private(set) var isEditing = false

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("text", \UITextField.text),
      ObservableProperty("attributedText", \UITextField.attributedText),
      ObservableProperty("placeholder", \UITextField.placeholder),
      ObservableProperty("isSecureTextEntry", \UITextField.isSecureTextEntry),
      ObservableProperty("textColor", \UITextField.textColor),
    ]
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool {
    isEnabled && window != nil
      && ask(delegate, "textFieldShouldBeginEditing(_:)", default: true) {
        $0.textFieldShouldBeginEditing(self)
      }
  }

  open override var canResignFirstResponder: Bool {
    ask(delegate, "textFieldShouldEndEditing(_:)", default: true) {
      $0.textFieldShouldEndEditing(self)
    }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, super.becomeFirstResponder() else { return isFirstResponder }
    isEditing = true
    if clearsOnBeginEditing { content = NSAttributedString(string: "") }
    tell(delegate, "textFieldDidBeginEditing(_:)") { $0.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    session.post(Self.textDidBeginEditingNotification, from: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    isEditing = false
    tell(delegate, "textFieldDidEndEditing(_:)") { $0.textFieldDidEndEditing(self) }
    sendActions(for: .editingDidEnd)
    session.post(Self.textDidEndEditingNotification, from: self)
    return true
  }

  // MARK: Keys

  /// Takes a key: the delegate may refuse the change, and the field tells of it.
  ///
  /// Observers of `text` hear of what the program sets only.
  private func type(_ key: Gesture.Key) {
    let text = content.string
    switch key {
    case .return: pressReturn()
    case .character(let character):
      let end = NSRange(location: text.utf16.count, length: 0)
      if mayChange(end, String(character)) { insertText(String(character)) }
    case .delete:
      // The delegate is asked for a change only; the key is told of in any case.
      let length = text.last.map { String($0).utf16.count } ?? 0
      let end = NSRange(location: text.utf16.count - length, length: length)
      if length == 0 || mayChange(end, "") { deleteBackward() }
    }
  }

  private func mayChange(_ range: NSRange, _ replacement: String) -> Bool {
    ask(delegate, "textField(_:shouldChangeCharactersIn:replacementString:)", default: true) {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: replacement)
    }
  }

  open func insertText(_ text: String) { replace(content.string + text) }

  open func deleteBackward() {
    if hasText { replace(String(content.string.dropLast())) }
  }

  private func replace(_ new: String) {
    content = NSAttributedString(string: new)
    contentDidChange()
    sendActions(for: .editingChanged)
    session.post(Self.textDidChangeNotification, from: self)
  }

  private func pressReturn() {
    let returns = ask(delegate, "textFieldShouldReturn(_:)", default: true) {
      $0.textFieldShouldReturn(self)
    }
    guard returns else { return }
    sendActions(for: .primaryActionTriggered)
    // Who listens to the exit lets the field give the focus away.
    let exits = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if exits { resignFirstResponder() }
  }

  /// Presses the clear button, which need not be shown.
  private func clear() {
    let clears = ask(delegate, "textFieldShouldClear(_:)", default: true) {
      $0.textFieldShouldClear(self)
    }
    if clears, !content.string.isEmpty { replace("") }
  }

  // MARK: Drawing and the hand

  package override var kind: String { "field" }

  package override var writing: [String] {
    content.string.isEmpty || isSecureTextEntry ? [] : [content.string]
  }

  package override var captions: [String] { super.captions + (placeholder.map { [$0] } ?? []) }

  package override var gestures: Set<Gesture.Kind> { [.tap, .type, .clear] }

  open override func perform(_ gesture: Gesture) -> String? {
    switch gesture {
    case .tap:
      sendActions(for: .touchDown)
      return becomeFirstResponder() ? nil : "the field does not take the focus"
    case .key(let key):
      type(key)
      return nil
    case .clear:
      clear()
      return nil
    default: return super.perform(gesture)
    }
  }

  open override func textRows(width: Int) -> [TextRow] {
    let box = InputBox(
      text: content.string,
      placeholder: placeholder,
      hasFocus: isFirstResponder,
      isEnabled: isEnabled,
      isSecure: isSecureTextEntry
    )
    var row = TextRow(box.line(width: width))
    if let textColor { row.addMark("·\(textColor)") }
    return [row]
  }
}

/// The keyboard of a text input.
///
/// It has no effect on the hand.
public enum UIKeyboardType: Int, Sendable {
  // `URL` is UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}

/// The title of the return key.
///
/// It has no effect on the hand.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Which letters the keyboard capitalizes.
///
/// It has no effect on the hand.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects words.
///
/// It has no effect on the hand.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// What a text is about, for the keyboard to complete it.
///
/// It has no effect on the hand.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // `URL` is UIKit's name.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let URL = UITextContentType(rawValue: "url")
}
