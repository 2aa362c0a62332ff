import Foundation
import HeadlessUI
import Testing

/// The order of what text inputs tell.
struct TextTests {
  final class FieldDelegate: UITextFieldDelegate {
    let note: (String) -> Void
    var allows: (String) -> Bool = { _ in true }
    init(_ note: @escaping (String) -> Void) { self.note = note }

    private func ask(_ name: String) -> Bool {
      note(name)
      return allows(name)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("shouldBegin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("didBegin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
    func textFieldDidEndEditing(_ textField: UITextField) { note("didEnd") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("shouldClear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("shouldChange \(range.location),\(range.length) \(string)") }
  }

  private func shown(_ screen: TestScreen) -> (UITextField, FieldDelegate) {
    let field = screen.run { UITextField() }
    field.placeholder = "Name"
    let delegate = FieldDelegate(screen.note)
    field.delegate = delegate
    let names: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]
    for (event, name) in names {
      field.addHandler(for: event) { _ in screen.note("\(name) \"\(field.text ?? "nil")\"") }
    }
    screen.show { [field] }
    return (field, delegate)
  }

  @Test func focusKeysReturn() {
    let screen = TestScreen([.gesture])
    let (field, delegate) = shown(screen)
    screen.hand.type("a👍", into: "Name")
    screen.hand.press(.delete)
    screen.hand.press(.return)
    expectEqual(
      screen.log,
      """
      user: focus on Name
      shouldBegin
      didBegin
      editingDidBegin ""
      user: key "a" in Name
      shouldChange 0,0 a
      editingChanged "a"
      user: key "👍" in Name
      shouldChange 1,0 👍
      editingChanged "a👍"
      user: key delete in Name
      shouldChange 1,2 
      editingChanged "a"
      user: key return in Name
      shouldReturn
      editingDidEndOnExit "a"
      shouldEnd
      didEnd
      editingDidEnd "a"
      """
    )
    #expect(!field.isEditing)
    withExtendedLifetime(delegate) {}
  }

  @Test func theDelegateCanRefuseEachStep() {
    let screen = TestScreen([])
    let (field, delegate) = shown(screen)
    delegate.allows = { $0 != "shouldBegin" }
    screen.hand.type("a", into: field)
    #expect(screen.problems == ["the field does not take the focus"])
    delegate.allows = { !$0.hasPrefix("shouldChange") }
    screen.hand.type("a", into: field)
    #expect(field.text == "")
    delegate.allows = { $0 != "shouldEnd" }
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
    delegate.allows = { $0 != "shouldReturn" }
    screen.hand.press(.return)
    #expect(field.isFirstResponder)
  }

  @Test func theFocusMovesFromOneFieldToTheOther() {
    let screen = TestScreen([])
    let (one, other) = screen.run { (UITextField(), UITextField()) }
    let delegates = [one, other].enumerated().map { index, field in
      let delegate = FieldDelegate { screen.note("\(index) \($0)") }
      field.delegate = delegate
      return delegate
    }
    screen.show { [one, other] }
    screen.hand.focus(on: one)
    screen.hand.focus(on: other)
    expectEqual(
      screen.log,
      """
      0 shouldBegin
      0 didBegin
      1 shouldBegin
      0 shouldEnd
      0 didEnd
      1 didBegin
      """
    )
    withExtendedLifetime(delegates) {}
  }

  @Test func keysTakeTime() {
    let screen = TestScreen([])
    let field = screen.run { UITextField() }
    screen.show { [field] }
    let start = screen.session.clock.now
    var times: [Int] = []
    field.addHandler(for: .editingChanged) { _ in
      times.append(Int((screen.session.clock.now.timeIntervalSince(start) * 1000).rounded()))
    }
    screen.hand.type("rx", into: field)
    screen.hand.pace = .milliseconds(80)
    screen.hand.type("s", into: field)
    #expect(times == [170, 340, 420])
  }

  @Test func theKeyboardComesStaysAndGoesWithTheFocus() {
    let screen = TestScreen([])
    let center = NotificationCenter()
    screen.session.notificationCenter = center
    let (name, mail) = screen.run { (UITextField(), UITextField()) }
    screen.show { [name, mail] }
    // The center wants a closure that is Sendable; it runs where the notification is posted, here.
    nonisolated(unsafe) let note = screen.note
    let tokens = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ].map { event in
      center.addObserver(forName: event, object: nil, queue: nil) {
        let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        note("\($0.name.rawValue) \(end?.cgRectValue.minY ?? 0)")
      }
    }
    screen.hand.focus(on: name)
    screen.hand.wait(0.3)
    screen.hand.focus(on: mail)
    mail.endEditing(true)
    screen.hand.wait(0.3)
    #expect(
      screen.log == [
        "UIKeyboardWillChangeFrameNotification 264.0", "UIKeyboardWillShowNotification 264.0",
        "UIKeyboardDidShowNotification 264.0", "UIKeyboardWillChangeFrameNotification 264.0",
        "UIKeyboardWillChangeFrameNotification 480.0", "UIKeyboardWillHideNotification 480.0",
        "UIKeyboardDidHideNotification 480.0",
      ]
    )
    for token in tokens { center.removeObserver(token) }
  }

  @Test func notificationsGoWithTheEvents() {
    let screen = TestScreen([])
    let center = NotificationCenter()
    screen.session.notificationCenter = center
    let field = screen.run { UITextField() }
    screen.show { [field] }
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    // The center wants a closure that is Sendable; it runs where the notification is posted, here.
    nonisolated(unsafe) let note = screen.note
    let tokens = names.map { name in
      center.addObserver(forName: name, object: field, queue: nil) { note($0.name.rawValue) }
    }
    screen.hand.type("a", into: field)
    field.endEditing(true)
    #expect(
      screen.log == [
        "UITextFieldTextDidBeginEditingNotification", "UITextFieldTextDidChangeNotification",
        "UITextFieldTextDidEndEditingNotification",
      ]
    )
    for token in tokens { center.removeObserver(token) }
  }

  final class BarDelegate: UISearchBarDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { note("didBegin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { note("didEnd") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      note("didChange \"\(searchText)\"")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      note("cancel")
      searchBar.resignFirstResponder()
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      note("scope \(scope)")
    }
  }

  @Test func searchBar() {
    let screen = TestScreen([])
    let bar = screen.run { UISearchBar() }
    bar.accessibilityIdentifier = "search"
    bar.showsCancelButton = true
    bar.scopeButtonTitles = ["All", "Mine"]
    let delegate = BarDelegate(screen.note)
    bar.delegate = delegate
    screen.show { [bar] }
    bar.text = "program"
    bar.text = nil
    screen.hand.type("rx", into: "search")
    expectEqual(
      screen.rows,
      """
      ⌕ [rx▏_____________]        [ Cancel ]
      ‹All›|Mine
      """
    )
    screen.hand.choose("Mine", in: "search")
    screen.hand.press(.return)
    screen.hand.clear("search")
    screen.hand.tap("Cancel")
    expectEqual(
      screen.log,
      """
      didBegin
      didChange "r"
      didChange "rx"
      scope 1
      search
      didChange ""
      cancel
      didEnd
      """
    )
    #expect(screen.problems.isEmpty)
  }

  final class ViewDelegate: UITextViewDelegate, NSTextStorageDelegate {
    let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }

    func textViewDidBeginEditing(_ textView: UITextView) { note("didBegin") }
    func textViewDidChange(_ textView: UITextView) { note("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      note("selection \(textView.selectedRange.location)")
    }
    func textStorage(
      _ textStorage: NSTextStorage,
      didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange,
      changeInLength delta: Int
    ) { note("storage \(delta)") }
  }

  @Test func theStorageOfATextViewTellsOfTheProgramToo() {
    let screen = TestScreen([])
    let view = screen.run { UITextView() }
    let delegate = ViewDelegate(screen.note)
    view.delegate = delegate
    view.textStorage.delegate = delegate
    screen.show { [view] }
    view.text = "ab"
    screen.hand.type("c\n", into: view)
    expectEqual(
      screen.log,
      """
      storage 2
      didBegin
      storage 1
      selection 3
      didChange
      storage 1
      selection 4
      didChange
      """
    )
    #expect(view.text == "abc\n")
    let base: UIScrollView = view
    #expect(base.delegate === delegate)
  }

  @Test func textInput() throws {
    let screen = TestScreen([])
    let field = screen.run { UITextField() }
    field.text = "größer"
    let range = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    )
    #expect(field.text(in: range) == "größer")
    #expect(field.markedTextRange == nil)
  }
}
