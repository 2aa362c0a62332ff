/// A switch, drawn as `[on ]` or `[off]`.
open class UISwitch: UIControl {
  open var isOn = false {
    didSet { changed("isOn", from: oldValue, to: isOn) }
  }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("isOn", \UISwitch.isOn), ObservableProperty("on", \UISwitch.isOn),
    ]
  }

  package override var kind: String { "switch" }

  open override func textRows(width: Int) -> [TextRow] {
    let word = isOn ? "on " : "off"
    return [TextRow(isEnabled ? "[\(word)]" : "(-\(word)-)")]
  }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture else { return super.perform(gesture) }
    isOn.toggle()
    sendActions(for: .valueChanged)
    return nil
  }
}
