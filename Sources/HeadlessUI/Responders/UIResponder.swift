/// An object that can have the focus and passes on what it does not handle.
open class UIResponder: UIObject {
  public override init() {
    super.init()
  }

  /// Who is asked after this responder.
  open var next: UIResponder? { nil }

  override var holder: UIObject? { next }

  /// Whether the keyboard comes with the focus.
  var opensKeyboard: Bool { self is any UIKeyInput }

  /// Whether the responder can have the focus; text inputs can.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives the focus away.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder has the focus.
  open var isFirstResponder: Bool { session.firstResponder === self }

  /// Takes the focus from the responder that has it.
  ///
  /// Returns `false` if either of the two refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    session.checkMain(self, "becomeFirstResponder")
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    // Between two text inputs the keyboard stays.
    let isPassed = session.focus.keyboardStays {
      session.firstResponder?.resignFirstResponder() ?? true
    }
    guard isPassed else { return false }
    session.firstResponder = self
    session.focus.moveKeyboard(in: session)
    contentDidChange()
    return true
  }

  /// Shows other views in the place of the keyboard while the responder has the focus.
  open func reloadInputViews() { contentDidChange() }

  /// Performs one of the methods of every responder that programs send as an action.
  ///
  /// Returns `false` if it is none of them.
  final func performsOwnAction(_ selector: Selector) -> Bool {
    switch selector.name {
    case "becomeFirstResponder": becomeFirstResponder()
    case "resignFirstResponder": resignFirstResponder()
    default: return false
    }
    return true
  }

  /// Gives the focus away.
  ///
  /// Returns `false` if the responder keeps it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    session.checkMain(self, "resignFirstResponder")
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    session.firstResponder = nil
    session.focus.moveKeyboard(in: session)
    contentDidChange()
    return true
  }
}
