import Foundation
import HeadlessUI
import Testing

/// Keys go through `insertText` and `deleteBackward`, which a program can call and override.
struct KeyInputTests {
  final class Code: UITextField {
    var keys: [String] = []

    override func insertText(_ text: String) {
      keys.append(text)
      super.insertText(text.uppercased())
    }

    override func deleteBackward() {
      keys.append("delete")
      super.deleteBackward()
    }
  }

  final class Refusing: UITextFieldDelegate {
    func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string == "a" }
  }

  @Test func aFieldOfOnesOwnTakesTheKeysAndAnEmptyOneTheDeleteKey() {
    let screen = TestScreen([])
    let field = screen.run { Code() }
    screen.show { [field] }
    screen.hand.type("a", into: field)
    screen.hand.press(.delete)
    screen.hand.press(.delete)
    #expect(field.keys == ["a", "delete", "delete"])
    #expect(field.hasText == false)
  }

  /// Takes keys without being a text field.
  final class Pad: UIView, UIKeyInput {
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { false }
    func insertText(_ text: String) {}
    func deleteBackward() {}
  }

  @Test func theKeyboardComesForWhateverTakesKeys() {
    let screen = TestScreen([])
    let center = NotificationCenter()
    screen.session.notificationCenter = center
    // The center wants a closure that is Sendable; it runs where the notification is posted, here.
    nonisolated(unsafe) let note = screen.note
    let token = center.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: nil
    ) { _ in note("shown") }
    defer { center.removeObserver(token) }
    let (pad, view) = (screen.run { Pad() }, screen.run { UIView() })
    screen.show { [pad, view] }
    view.becomeFirstResponder()
    pad.becomeFirstResponder()
    #expect(screen.log == ["shown"])
  }

  @Test func aProgramsTextIsToldOfAndNoDelegateIsAsked() {
    let screen = TestScreen([])
    let (field, delegate) = (screen.run { Code() }, Refusing())
    field.delegate = delegate
    field.addHandler(for: .editingChanged) { _ in screen.note(field.text ?? "") }
    screen.show { [field] }
    screen.hand.type("ab", into: field)
    field.insertText("c")
    field.deleteBackward()
    #expect(screen.log == ["A", "AC", "A"])
  }

  @Test func aTextViewChangesWhatIsSelected() {
    let screen = TestScreen([])
    let view = screen.run { UITextView() }
    view.text = "tea pot"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("coffee")
    view.deleteBackward()
    #expect(view.text == "coffe pot")
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
  }
}
