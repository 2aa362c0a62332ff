public import Foundation
internal import TerminalText

/// A text of several lines that a person can edit.
///
/// What the program sets reaches the delegate of the text storage, unlike that of a text field.
open class UITextView: UIScrollView, WholeTextInput {
  public static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  public static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")
  public static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")

  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }

  public private(set) lazy var textStorage: NSTextStorage = session.run { NSTextStorage() }

  // UIKit's type: the text is never `nil` when it is read, and `nil` stands for the empty one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { textStorage.string }
    set { set(NSAttributedString(string: newValue ?? "")) }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { textStorage.attributedString }
    set { set(newValue ?? NSAttributedString(string: "")) }
  }

  private func set(_ new: NSAttributedString) {
    let before = textStorage.attributedString
    textStorage.setAttributedString(new)
    selection = NSRange(location: new.length, length: 0)
    notifyObservers("attributedText", from: Optional(before), to: Optional(new))
    changed("text", from: Optional(before.string), to: Optional(new.string))
  }

  var wholeText: String { textStorage.string }

  private var selection = NSRange(location: 0, length: 0)

  open var selectedRange: NSRange {
    get { selection }
    set {
      guard newValue != selection else { return }
      selection = newValue
      tellOfSelection()
    }
  }

  private func tellOfSelection() {
    tell(delegate, "textViewDidChangeSelection(_:)") { $0.textViewDidChangeSelection(self) }
  }

  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
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

  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var keyboardType = UIKeyboardType.default

  open var textColor: UIColor? {
    didSet { changed("textColor", from: oldValue, to: textColor) }
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("text", \UITextView.text),
      ObservableProperty("textColor", \UITextView.textColor),
    ]
  }

  // MARK: Focus

  open override var canBecomeFirstResponder: Bool {
    isEditable && window != nil
      && ask(delegate, "textViewShouldBeginEditing(_:)", default: true) {
        $0.textViewShouldBeginEditing(self)
      }
  }

  open override var canResignFirstResponder: Bool {
    ask(delegate, "textViewShouldEndEditing(_:)", default: true) {
      $0.textViewShouldEndEditing(self)
    }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, super.becomeFirstResponder() else { return isFirstResponder }
    tell(delegate, "textViewDidBeginEditing(_:)") { $0.textViewDidBeginEditing(self) }
    session.post(Self.textDidBeginEditingNotification, from: self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    tell(delegate, "textViewDidEndEditing(_:)") { $0.textViewDidEndEditing(self) }
    session.post(Self.textDidEndEditingNotification, from: self)
    return true
  }

  // MARK: Keys

  private func type(_ key: Gesture.Key) {
    switch key {
    case .return: if mayChange(selection, "\n") { insertText("\n") }
    case .character(let character):
      if mayChange(selection, String(character)) { insertText(String(character)) }
    case .delete:
      // The delegate is asked for a change only; the key is told of in any case.
      if deleted.map({ mayChange($0, "") }) ?? true { deleteBackward() }
    }
  }

  /// What the delete key deletes: what is selected, or the character in front of the cursor.
  private var deleted: NSRange? {
    if selection.length > 0 { return selection }
    guard selection.location > 0 else { return nil }
    return (textStorage.string as NSString)
      .rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  private func mayChange(_ range: NSRange, _ replacement: String) -> Bool {
    ask(delegate, "textView(_:shouldChangeTextIn:replacementText:)", default: true) {
      $0.textView(self, shouldChangeTextIn: range, replacementText: replacement)
    }
  }

  open func insertText(_ text: String) { change(selection, text) }

  open func deleteBackward() {
    if let deleted { change(deleted, "") }
  }

  private func change(_ range: NSRange, _ replacement: String) {
    textStorage.replaceCharacters(in: range, with: replacement)
    selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
    contentDidChange()
    tellOfSelection()
    tell(delegate, "textViewDidChange(_:)") { $0.textViewDidChange(self) }
    session.post(Self.textDidChangeNotification, from: self)
  }

  // MARK: Drawing and the hand

  package override var kind: String { "text view" }

  package override var writing: [String] { textStorage.string.isEmpty ? [] : [textStorage.string] }

  package override var gestures: Set<Gesture.Kind> {
    super.gestures.union(isEditable ? [.tap, .type, .clear] : [])
  }

  open override func perform(_ gesture: Gesture) -> String? {
    switch gesture {
    case .tap: return becomeFirstResponder() ? nil : "the text view does not take the focus"
    case .key(let key): type(key)
    case .clear:
      let all = NSRange(location: 0, length: textStorage.length)
      if mayChange(all, "") { change(all, "") }
    default: return super.perform(gesture)
    }
    return nil
  }

  /// At least three rows, and as many as the text needs.
  open override func rowCount(width: Int) -> Int? { max(contentRows(width: width).count, 3) }

  open override func contentRows(width: Int) -> [TextRow] {
    let text = textStorage.string + (isFirstResponder ? "▏" : "")
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = paragraphs.flatMap {
      TextWidth.folded(String($0), to: max(width - 2, 1), indent: "")
    }
    return lines.map { TextRow("┊ \($0)") }
  }

  open override func layoutSubviews() {
    resizeByLayout(rows: contentRows(width: TextMetrics.columns(frame.width)).count)
  }
}
