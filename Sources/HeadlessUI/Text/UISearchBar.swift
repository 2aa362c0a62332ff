import Foundation
internal import TerminalText

/// A text to search for, drawn as `⌕ [rx▏_____]`, with a cancel button and scopes if they are shown.
open class UISearchBar: UIView, ViewHolder {
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }

  open weak var delegate: (any UISearchBarDelegate)?

  /// Hears of the bar's gestures beside the delegate, as the search controller does that the bar belongs to.
  weak var owner: (any SearchBarOwner)?

  private var content = ""

  open var text: String? {
    get { content }
    set {
      let before = content
      content = newValue ?? ""
      changed("text", from: Optional(before), to: Optional(content))
    }
  }

  open var placeholder: String? {
    didSet { changed("placeholder", from: oldValue, to: placeholder) }
  }

  open var prompt: String? {
    didSet { changed("prompt", from: oldValue, to: prompt) }
  }

  open var showsCancelButton = false {
    didSet { changed("showsCancelButton", from: oldValue, to: showsCancelButton) }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open var showsBookmarkButton = false {
    didSet { changed("showsBookmarkButton", from: oldValue, to: showsBookmarkButton) }
  }

  open var showsSearchResultsButton = false {
    didSet { changed("showsSearchResultsButton", from: oldValue, to: showsSearchResultsButton) }
  }

  open var scopeButtonTitles: [String]? {
    didSet { changed("scopeButtonTitles", from: oldValue, to: scopeButtonTitles) }
  }

  open var selectedScopeButtonIndex = 0 {
    didSet {
      changed("selectedScopeButtonIndex", from: oldValue, to: selectedScopeButtonIndex)
    }
  }

  open var showsScopeBar = false
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("text", \UISearchBar.text),
      ObservableProperty("placeholder", \UISearchBar.placeholder),
      ObservableProperty("showsCancelButton", \UISearchBar.showsCancelButton),
      ObservableProperty("scopeButtonTitles", \UISearchBar.scopeButtonTitles),
      ObservableProperty("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
    ]
  }

  // MARK: Focus

  override var opensKeyboard: Bool { true }

  open override var canBecomeFirstResponder: Bool {
    window != nil
      && ask(delegate, "searchBarShouldBeginEditing(_:)", default: true) {
        $0.searchBarShouldBeginEditing(self)
      }
  }

  open override var canResignFirstResponder: Bool {
    ask(delegate, "searchBarShouldEndEditing(_:)", default: true) {
      $0.searchBarShouldEndEditing(self)
    }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, super.becomeFirstResponder() else { return isFirstResponder }
    tell(delegate, "searchBarTextDidBeginEditing(_:)") { $0.searchBarTextDidBeginEditing(self) }
    owner?.searchBarDidBeginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    tell(delegate, "searchBarTextDidEndEditing(_:)") { $0.searchBarTextDidEndEditing(self) }
    return true
  }

  // MARK: Keys and buttons

  private func type(_ key: Gesture.Key) {
    switch key {
    case .return:
      tell(delegate, "searchBarSearchButtonClicked(_:)") { $0.searchBarSearchButtonClicked(self) }
    case .character(let character):
      let end = NSRange(location: content.utf16.count, length: 0)
      change(end, String(character), to: content + String(character))
    case .delete:
      guard let last = content.last else { return }
      let length = String(last).utf16.count
      let range = NSRange(location: content.utf16.count - length, length: length)
      change(range, "", to: String(content.dropLast()))
    }
  }

  private func change(_ range: NSRange, _ replacement: String, to new: String) {
    let message = "searchBar(_:shouldChangeTextIn:replacementText:)"
    let isAllowed = ask(delegate, message, default: true) {
      $0.searchBar(self, shouldChangeTextIn: range, replacementText: replacement)
    }
    if isAllowed { replace(new) }
  }

  private func replace(_ new: String) {
    content = new
    contentDidChange()
    tell(delegate, "searchBar(_:textDidChange:)") { $0.searchBar(self, textDidChange: new) }
    owner?.searchBarDidChange()
  }

  private func select(_ scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    tell(delegate, "searchBar(_:selectedScopeButtonIndexDidChange:)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    }
    owner?.searchBarDidChange()
  }

  private func makeButton(_ title: String, _ body: @escaping (UISearchBar) -> Void)
    -> UIBarButtonItem
  {
    let button = session.run { UIBarButtonItem(title: title) }
    button.owner = self
    button.addHandler { [weak self] _ in
      guard let self else { return }
      body(self)
    }
    return button
  }

  private lazy var cancelButton = makeButton("Cancel") { bar in
    bar.tell(bar.delegate, "searchBarCancelButtonClicked(_:)") {
      $0.searchBarCancelButtonClicked(bar)
    }
    bar.owner?.searchBarDidCancel()
  }

  private lazy var bookmarkButton = makeButton("Bookmark") { bar in
    bar.tell(bar.delegate, "searchBarBookmarkButtonClicked(_:)") {
      $0.searchBarBookmarkButtonClicked(bar)
    }
  }

  private lazy var resultsButton = makeButton("Results") { bar in
    bar.tell(bar.delegate, "searchBarResultsListButtonClicked(_:)") {
      $0.searchBarResultsListButtonClicked(bar)
    }
  }

  // MARK: Drawing and the hand

  var windowOfView: UIWindow? { window }

  package override var kind: String { "search bar" }

  package override var writing: [String] { content.isEmpty ? [] : [content] }

  package override var captions: [String] { super.captions + (placeholder.map { [$0] } ?? []) }

  package override var gestures: Set<Gesture.Kind> {
    scopeButtonTitles == nil ? [.tap, .type, .clear] : [.tap, .type, .clear, .choose]
  }

  open override func perform(_ gesture: Gesture) -> String? {
    switch gesture {
    case .tap: return becomeFirstResponder() ? nil : "the search bar does not take the focus"
    case .key(let key): type(key)
    case .clear: if !content.isEmpty { replace("") }
    case .choose(let title):
      guard let scope = scopeButtonTitles?.firstIndex(of: title) else {
        return "there is no scope \"\(title)\""
      }
      select(scope)
    default: return super.perform(gesture)
    }
    return nil
  }

  private var buttons: [UIBarButtonItem] {
    [
      showsBookmarkButton ? bookmarkButton : nil,
      showsSearchResultsButton ? resultsButton : nil,
      showsCancelButton || owner?.showsCancelButton == true ? cancelButton : nil,
    ].compactMap { $0 }
  }

  open override func textRows(width: Int) -> [TextRow] {
    let right = buttons.map(\.text).joined(separator: " ")
    let room = max(width - 3 - TextWidth.of(right), 6)
    let box = InputBox(text: content, placeholder: placeholder, hasFocus: isFirstResponder)
    var line = "⌕ \(box.line(width: room))"
    if !right.isEmpty { line = TextWidth.padded(line, to: width - TextWidth.of(right)) + right }
    var rows = prompt.map { [TextRow($0)] } ?? []
    rows.append(TextRow(line, objects: buttons))
    if let scopeButtonTitles {
      let titles = scopeButtonTitles.enumerated().map {
        $0 == selectedScopeButtonIndex ? "‹\($1)›" : $1
      }
      rows.append(TextRow(titles.joined(separator: "|")))
    }
    return rows
  }
}

/// Who a search bar belongs to.
protocol SearchBarOwner: AnyObject {
  var showsCancelButton: Bool { get }
  func searchBarDidBeginEditing()
  func searchBarDidChange()
  func searchBarDidCancel()
}
