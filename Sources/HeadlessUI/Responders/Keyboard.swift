public import Foundation

extension UIResponder {
  /// The keyboard is about to come.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification"
  )
  /// The keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification"
  )
  /// The keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to come or go, or serves another text input.
  public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The keyboard has come or gone, or serves another text input.
  public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// In the information of these notifications: where the keyboard was, as an `NSValue` of a `CGRect`.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where the keyboard is then, as an `NSValue` of a `CGRect`.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it takes to get there, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How it gets there, as the raw value of a `UIView.AnimationCurve`.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it is the keyboard of this application.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  public var cgRectValue: CGRect { rectValue }
}

/// The keyboard of a screen: it comes with the focus of a text input and goes with it.
///
/// Nothing of it is drawn, and it covers nothing; programs that make room for it are told of it.
final class Keyboard {
  private var isShown = false

  private static let shown = CGRect(x: 0, y: 264, width: 320, height: 216)
  private static let gone = CGRect(x: 0, y: 480, width: 320, height: 216)
  private static let duration = 0.25

  /// The raw value of `UIView.AnimationCurve.easeInOut`.
  private static let easeInOut = 0

  /// Takes note of who has the focus now.
  func follow(_ responder: UIResponder?, in session: ScreenSession) {
    let isWanted = responder?.opensKeyboard ?? false
    guard isWanted || isShown else { return }
    let begin = isShown ? Self.shown : Self.gone
    let end = isWanted ? Self.shown : Self.gone
    let hasMoved = isWanted != isShown
    isShown = isWanted
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: Self.duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: Self.easeInOut,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    let center = session.notificationCenter
    func post(_ names: [Notification.Name]) {
      for name in names { center.post(name: name, object: nil, userInfo: info) }
    }
    let (will, did) =
      isWanted
      ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
      : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
    post([UIResponder.keyboardWillChangeFrameNotification] + (hasMoved ? [will] : []))
    session.clock.schedule(after: hasMoved ? Self.duration : 0) {
      post([UIResponder.keyboardDidChangeFrameNotification] + (hasMoved ? [did] : []))
    }
  }
}
