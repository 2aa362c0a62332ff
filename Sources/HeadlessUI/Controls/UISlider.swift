/// A value of a range, drawn as `──●───── 0.25`.
open class UISlider: UIControl {
  private(set) var position = 0.0

  /// The value, within the range.
  open var value: Float {
    get { Float(position) }
    set { move(to: Double(newValue)) }
  }

  func move(to target: Double) {
    let before = value
    position = min(max(target, Double(minimumValue)), Double(maximumValue))
    changed("value", from: before, to: value)
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }

  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [ObservableProperty("value", \UISlider.value)]
  }

  package override var kind: String { "slider" }

  package override var gestures: Set<Gesture.Kind> { [.set] }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .set(let number) = gesture else { return super.perform(gesture) }
    guard (minimumValue...maximumValue).contains(Float(number)) else {
      return "the slider goes from \(range)"
    }
    move(to: number)
    sendActions(for: .valueChanged)
    return nil
  }

  private var range: String {
    "\(NumberText.short(Double(minimumValue))) to \(NumberText.short(Double(maximumValue)))"
  }

  open override func textRows(width: Int) -> [TextRow] {
    let length = maximumValue - minimumValue
    let share = length > 0 ? (value - minimumValue) / length : 0
    let left = Int((share * 8).rounded())
    let line = String(repeating: "─", count: left) + "●" + String(repeating: "─", count: 8 - left)
    let text = "\(line) \(NumberText.short(position))"
    return [TextRow(isEnabled ? text : "(- \(text) -)")]
  }
}
