/// Which responder of a session has the focus, and the keyboard that comes and goes with it.
final class Focus {
  weak var responder: UIResponder?
  private let keyboard = Keyboard()
  private var holdsKeyboard = false

  /// Has the keyboard come or go with the focus.
  func moveKeyboard(in session: ScreenSession) {
    if !holdsKeyboard { keyboard.follow(responder, in: session) }
  }

  /// Passes the focus on while the keyboard stays where it is.
  func keyboardStays(_ body: () -> Bool) -> Bool {
    holdsKeyboard = true
    defer { holdsKeyboard = false }
    return body()
  }
}

extension ScreenSession {
  private static let focusKey = AttachmentKey<Focus>()

  var focus: Focus { attachment(Self.focusKey) { Focus() } }

  var firstResponder: UIResponder? {
    get { focus.responder }
    set { focus.responder = newValue }
  }
}
