/// The button of AppKit: it has one title and performs one action.
open class NSButton: UIButton {
  open var title: String {
    get { title(for: .normal) ?? "" }
    set { setTitle(newValue, for: .normal) }
  }

  open weak var target: AnyObject?
  open var action: Selector?

  open override func perform(_ gesture: Gesture) -> String? {
    if let refused = super.perform(gesture) { return refused }
    if case .tap = gesture, let action { sendAction(action, to: target, for: nil) }
    return nil
  }
}
