/// The slider of AppKit: its value is a `Double`.
open class NSSlider: UISlider {
  open var doubleValue: Double {
    get { position }
    set { move(to: newValue) }
  }

  open var minValue: Double {
    get { Double(minimumValue) }
    set { minimumValue = Float(newValue) }
  }

  open var maxValue: Double {
    get { Double(maximumValue) }
    set { maximumValue = Float(newValue) }
  }

  open weak var target: AnyObject?
  open var action: Selector?

  open override func perform(_ gesture: Gesture) -> String? {
    if let refused = super.perform(gesture) { return refused }
    if case .set = gesture, let action { sendAction(action, to: target, for: nil) }
    return nil
  }
}
