import Foundation
import HeadlessUI
import Testing

/// A control, what a person does with it, and what it owes then.
struct ControlCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () -> UIControl
  let gesture: @Sendable (Hand, UIControl) -> Void
  let events: [UIControl.Event]
  let change: @Sendable (UIControl) -> Void
  let value: @Sendable (UIControl) -> String
  let values: [String]

  /// - Parameters:
  ///   - events: The events of the gesture, in order.
  ///   - change: Sets the value as a program does.
  ///   - values: The value at first, after the gesture, and after the program's change.
  init<Control: UIControl>(
    _ make: @escaping @Sendable () -> Control,
    _ gesture: @escaping @Sendable (Hand, UIControl) -> Void,
    _ events: [UIControl.Event],
    change: @escaping @Sendable (Control) -> Void,
    value: @escaping @Sendable (Control) -> Any?,
    values: [String]
  ) {
    testDescription = "\(Control.self)"
    self.make = make
    self.gesture = gesture
    self.events = events
    self.change = { control in if let control = control as? Control { change(control) } }
    self.value = { control in
      (control as? Control).map { value($0).map { "\($0)" } ?? "nil" } ?? "?"
    }
    self.values = values
  }
}

/// What every control owes.
struct ControlLaws {
  static let allEvents: [UIControl.Event] = [
    .touchDown, .touchUpInside, .valueChanged, .primaryActionTriggered, .editingDidBegin,
    .editingChanged, .editingDidEnd, .editingDidEndOnExit,
  ]

  static let cases = [
    ControlCase(
      { UIButton(type: .system) },
      { $0.tap($1) },
      [.touchDown, .touchUpInside, .primaryActionTriggered],
      change: { $0.setTitle("b", for: .normal) },
      value: { $0.currentTitle },
      values: ["nil", "nil", "b"]
    ),
    ControlCase(
      { UISwitch() },
      { $0.tap($1) },
      [.valueChanged],
      change: { $0.isOn = false },
      value: { $0.isOn },
      values: ["false", "true", "false"]
    ),
    ControlCase(
      { UISlider() },
      { $0.set($1, to: 0.4) },
      [.valueChanged],
      change: { $0.value = 3 },
      value: { $0.value },
      values: ["0.0", "0.4", "1.0"]
    ),
    ControlCase(
      { UIStepper() },
      { $0.step(.up, of: $1) },
      [.valueChanged],
      change: { $0.value = -1 },
      value: { $0.value },
      values: ["0.0", "1.0", "0.0"]
    ),
    ControlCase(
      { UISegmentedControl(items: ["One", "Two"]) },
      { $0.choose("Two", in: $1) },
      [.valueChanged],
      change: { $0.selectedSegmentIndex = 0 },
      value: { $0.selectedSegmentIndex },
      values: ["-1", "1", "0"]
    ),
    ControlCase(
      { UIDatePicker() },
      { $0.set($1, to: Date(timeIntervalSince1970: 0)) },
      [.valueChanged],
      change: { $0.date = Date(timeIntervalSince1970: 60) },
      value: { $0.date.timeIntervalSince1970 },
      values: ["1462076237.0", "0.0", "60.0"]
    ),
    ControlCase(
      { () -> UIPageControl in
        let pages = UIPageControl()
        pages.numberOfPages = 3
        return pages
      },
      { $0.step(.up, of: $1) },
      [.valueChanged],
      change: { $0.currentPage = 9 },
      value: { $0.currentPage },
      values: ["0", "1", "2"]
    ),
    ControlCase(
      { UITextField() },
      { $0.type("a", into: $1) },
      [.touchDown, .editingDidBegin, .editingChanged],
      change: { $0.text = nil },
      value: { $0.text },
      values: ["", "a", ""]
    ),
  ]

  /// A control on a screen that logs its events.
  private func shown(_ row: ControlCase) -> (TestScreen, UIControl) {
    let screen = TestScreen([])
    let control = screen.run { row.make() }
    screen.show { [control] }
    for event in Self.allEvents {
      control.addHandler(for: event) { _ in screen.note("\(event.rawValue)") }
    }
    return (screen, control)
  }

  @Test(arguments: cases)
  func whatAPersonDoesIsTold(_ row: ControlCase) {
    let (screen, control) = shown(row)
    #expect(row.value(control) == row.values[0])
    row.gesture(screen.hand, control)
    #expect(screen.log == row.events.map { "\($0.rawValue)" })
    #expect(row.value(control) == row.values[1])
    #expect(screen.problems.isEmpty)
  }

  @Test(arguments: cases)
  func whatTheProgramDoesIsNotTold(_ row: ControlCase) {
    let (screen, control) = shown(row)
    row.gesture(screen.hand, control)
    let told = screen.log
    row.change(control)
    #expect(screen.log == told)
    #expect(row.value(control) == row.values[2])
  }

  @Test(arguments: cases)
  func aDisabledControlRefuses(_ row: ControlCase) {
    let (screen, control) = shown(row)
    control.isEnabled = false
    row.gesture(screen.hand, control)
    #expect(screen.log.isEmpty)
    #expect(screen.problems.count == 1)
    #expect(screen.problems.first?.hasSuffix("is disabled") == true)
    #expect(row.value(control) == row.values[0])
  }

  @Test(arguments: cases)
  func onlyMainMayChangeIt(_ row: ControlCase) {
    let (screen, control) = shown(row)
    screen.session.isOnMain = { false }
    row.change(control)
    #expect(!screen.problems.isEmpty)
  }

  @Test(arguments: cases)
  func twoListenersHearInOrderAndOneCanLeave(_ row: ControlCase) throws {
    let screen = TestScreen([])
    let control = screen.run { row.make() }
    screen.show { [control] }
    let event = try #require(row.events.last)
    let first = control.addHandler(for: event) { _ in screen.note("first") }
    control.addHandler(for: event) { _ in screen.note("second") }
    control.sendActions(for: event)
    first.cancel()
    control.sendActions(for: event)
    #expect(screen.log == ["first", "second", "second"])
  }

  final class Target: SelectorPerforming {
    var heard = 0
    func hear() { heard += 1 }
    func perform(_ selector: Selector, with arguments: [Any?]) -> Bool {
      guard selector == "hear" else { return false }
      hear()
      return true
    }
  }

  @Test(arguments: cases)
  func aTargetIsHeldWeakly(_ row: ControlCase) throws {
    let screen = TestScreen([])
    let control = screen.run { row.make() }
    let event = try #require(row.events.last)
    var target: Target? = Target()
    weak let reference = target
    control.addTarget(try #require(target), action: Target.hear, for: event)
    control.addTarget(target, action: Selector("hear"), for: event)
    control.sendActions(for: event)
    #expect(reference?.heard == 2)
    target = nil
    #expect(reference == nil)
    control.sendActions(for: event)
    #expect(control.allControlEvents == [])
  }

  @Test(arguments: cases)
  func goesWithItsScreen(_ row: ControlCase) {
    weak var control: UIControl?
    do {
      let (screen, made) = shown(row)
      control = made
      row.gesture(screen.hand, made)
      screen.session.close()
    }
    #expect(control == nil)
  }
}
