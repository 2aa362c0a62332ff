/// A number between two buttons, drawn as `[−] 3 [+]`.
open class UIStepper: UIControl {
  private var number: Double = 0

  /// The value, within the range.
  open var value: Double {
    get { number }
    set {
      let before = number
      number = min(max(newValue, minimumValue), maximumValue)
      changed("value", from: before, to: number)
    }
  }

  open var stepValue: Double = 1 {
    didSet { notifyObservers("stepValue", from: oldValue, to: stepValue) }
  }

  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }

  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }

  /// Whether a step beyond one end leads to the other.
  open var wraps = false
  open var autorepeat = true

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("value", \UIStepper.value),
      ObservableProperty("stepValue", \UIStepper.stepValue),
    ]
  }

  package override var kind: String { "stepper" }

  package override var gestures: Set<Gesture.Kind> { [.step] }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .step(let direction) = gesture else { return super.perform(gesture) }
    var target = number + (direction == .up ? stepValue : -stepValue)
    if target > maximumValue { target = wraps ? minimumValue : maximumValue }
    if target < minimumValue { target = wraps ? maximumValue : minimumValue }
    guard target != number else { return "the stepper is at its end" }
    value = target
    sendActions(for: .valueChanged)
    return nil
  }

  open override func textRows(width: Int) -> [TextRow] {
    let text = NumberText.short(number)
    return [TextRow(isEnabled ? "[−] \(text) [+]" : "(-−-) \(text) (-+-)")]
  }
}
