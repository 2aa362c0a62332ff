public import Foundation
public import HeadlessUI
public import ReactiveSignals

/// What is told of the keyboard.
public enum KeyboardEvent: Sendable {
  case willShow, didShow, willHide, didHide, willChangeFrame, didChangeFrame

  fileprivate var name: Notification.Name {
    switch self {
    case .willShow: UIResponder.keyboardWillShowNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    }
  }
}

/// Where the keyboard comes from and goes to.
public struct KeyboardChangeContext {
  private let information: [AnyHashable: Any]

  /// What it is that is told.
  public let event: KeyboardEvent

  fileprivate init(_ notification: Notification, _ event: KeyboardEvent) {
    information = notification.userInfo ?? [:]
    self.event = event
  }

  /// Where the keyboard is before.
  public var beginFrame: CGRect { frame(UIResponder.keyboardFrameBeginUserInfoKey) }

  /// Where the keyboard is then.
  public var endFrame: CGRect { frame(UIResponder.keyboardFrameEndUserInfoKey) }

  public var animationCurve: UIView.AnimationCurve {
    let value = information[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    return value.flatMap { UIView.AnimationCurve(rawValue: $0) } ?? .easeInOut
  }

  /// In seconds.
  public var animationDuration: Double {
    information[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
  }

  /// Whether it is the keyboard of this application.
  public var isLocal: Bool { information[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? false }

  private func frame(_ key: String) -> CGRect {
    (information[key] as? NSValue)?.cgRectValue ?? .zero
  }
}

extension Reactive where Base: NotificationCenter {
  /// Tells each time that something happens to the keyboard.
  public func keyboard(_ event: KeyboardEvent) -> Signal<KeyboardChangeContext, Never> {
    notifications(forName: event.name).map { KeyboardChangeContext($0, event) }
  }

  /// Tells each time that one of several things happens to the keyboard.
  public func keyboard(
    _ first: KeyboardEvent,
    _ second: KeyboardEvent,
    _ tail: KeyboardEvent...
  ) -> Signal<KeyboardChangeContext, Never> {
    Signal.merge(([first, second] + tail).map { keyboard($0) })
  }

  /// Tells each time that the keyboard is about to move, or to serve another text input.
  public var keyboardChange: Signal<KeyboardChangeContext, Never> { keyboard(.willChangeFrame) }
}
