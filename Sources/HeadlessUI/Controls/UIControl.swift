/// A view that tells targets and closures what a person does with it.
open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  open var isEnabled = true {
    didSet { changed("isEnabled", from: oldValue, to: isEnabled) }
  }

  open var isSelected = false {
    didSet { changed("isSelected", from: oldValue, to: isSelected) }
  }

  open var isHighlighted = false {
    didSet { notifyObservers("isHighlighted", from: oldValue, to: isHighlighted) }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  open override class var observableProperties: [ObservableProperty] {
    super.observableProperties + [
      ObservableProperty("isEnabled", \UIControl.isEnabled),
      ObservableProperty("enabled", \UIControl.isEnabled),
      ObservableProperty("isSelected", \UIControl.isSelected),
      ObservableProperty("selected", \UIControl.isSelected),
      ObservableProperty("isHighlighted", \UIControl.isHighlighted),
    ]
  }

  // MARK: Targets and actions

  private struct Registration {
    let target: ActionTarget
    var events: Event
    let id: Int
  }

  private var registrations: [Registration] = []
  private var registrationCount = 0

  /// Performs a method of `target`, by name, at the events.
  ///
  /// The target is held weakly; without one, the first responder above the control that has the
  /// method performs it.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    let known = registrations.firstIndex {
      if case .named(action) = $0.target.method { $0.target.target === object } else { false }
    }
    if let known {
      registrations[known].events.formUnion(events)
    } else {
      register(ActionTarget(target: object, .named(action)), for: events)
    }
  }

  /// Performs a method of `target` at the events: `addTarget(self, action: Counter.add, for: .touchUpInside)`.
  ///
  /// It stands for `#selector`, which Linux does not have. The target is held weakly.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void,
    for events: Event
  ) {
    addTarget(target, for: events) { target, _ in action(target)() }
  }

  /// Performs a method of `target` that takes the sender at the events.
  public func addTarget<Target: AnyObject, Sender: UIControl>(
    _ target: Target,
    action: @escaping (Target) -> (Sender) -> Void,
    for events: Event
  ) {
    addTarget(target, for: events) { target, control in
      guard let sender = control as? Sender else { return }
      action(target)(sender)
    }
  }

  private func addTarget<Target: AnyObject>(
    _ target: Target,
    for events: Event,
    _ body: @escaping (Target, UIControl) -> Void
  ) {
    let method = ActionTarget.Method.closure { [unowned self] object, _, _ in
      guard let object = object as? Target else { return }
      body(object, self)
    }
    register(ActionTarget(target: target, method), for: events)
  }

  /// Calls `body` with the control at the events.
  ///
  /// - Returns: The registration; cancel it to remove the closure.
  @discardableResult
  public func addHandler(for events: Event, _ body: @escaping (UIControl) -> Void) -> Observation {
    let action = UIAction { action in
      guard let control = action.sender as? UIControl else { return }
      body(control)
    }
    let id = register(ActionTarget(target: nil, .action(action)), for: events)
    return Observation { [weak self] in self?.registrations.removeAll { $0.id == id } }
  }

  /// Removes the methods of a target; all targets if it is `nil`, all methods if the selector is.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    remove(events) { registration in
      if case .action = registration.method { return false }
      guard object == nil || registration.target === object else { return false }
      guard let action else { return true }
      return if case .named(action) = registration.method { true } else { false }
    }
  }

  open func addAction(_ action: UIAction, for events: Event) {
    register(ActionTarget(target: nil, .action(action)), for: events)
  }

  open func removeAction(_ action: UIAction, for events: Event) {
    remove(events) { registration in
      if case .action(let known) = registration.method { known === action } else { false }
    }
  }

  /// The targets that are still there; the identifiers of those that are not hashable.
  open var allTargets: Set<AnyHashable> {
    Set(
      registrations.compactMap { registration in
        guard let target = registration.target.target else { return nil }
        return (target as? any Hashable).map { AnyHashable($0) }
          ?? AnyHashable(ObjectIdentifier(target))
      }
    )
  }

  /// The events that somebody listens to.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { if !$1.target.isGone { $0.formUnion($1.events) } }
  }

  /// The names of the methods of a target at the events.
  open func actions(forTarget target: Any?, forControlEvent events: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = registrations.compactMap { registration -> String? in
      guard registration.target.target === object, !registration.events.isDisjoint(with: events),
        case .named(let selector) = registration.target.method
      else { return nil }
      return "\(selector)"
    }
    return names.isEmpty ? nil : names
  }

  /// Performs what is registered for the events, in the order of registration.
  open func sendActions(for events: Event) {
    let due = registrations.filter { !$0.events.isDisjoint(with: events) && !$0.target.isGone }
    registrations.removeAll(where: \.target.isGone)
    guard !due.isEmpty else { return }
    session.record(
      ScreenRecord(.control, view: subject, member: events.name, text: events.name)
    ) {
      let event = UIEvent()
      for registration in due {
        // One that an earlier one removed is not performed.
        guard registrations.contains(where: { $0.id == registration.id }) else { continue }
        registration.target.perform(sender: self, event: event)
      }
    }
  }

  /// Performs a method of a target, or of the first responder that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    ActionTarget(target: target.map { $0 as AnyObject }, .named(action))
      .perform(sender: self, event: event)
  }

  @discardableResult
  private func register(_ target: ActionTarget, for events: Event) -> Int {
    registrationCount += 1
    registrations.append(Registration(target: target, events: events, id: registrationCount))
    return registrationCount
  }

  private func remove(_ events: Event, where matches: (ActionTarget) -> Bool) {
    for index in registrations.indices where matches(registrations[index].target) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty }
  }

  // MARK: The hand

  package override var kind: String { "control" }

  package override var refusal: String? { isEnabled ? super.refusal : "disabled" }

  package override var gestures: Set<Gesture.Kind> { super.gestures.union([.tap]) }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .tap = gesture else { return super.perform(gesture) }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    sendActions(for: .touchUpInside)
    return nil
  }
}

extension UIControl.Event {
  /// The name of a single event, as Swift spells it.
  var name: String {
    switch self {
    case .touchDown: "touchDown"
    case .touchUpInside: "touchUpInside"
    case .touchUpOutside: "touchUpOutside"
    case .touchCancel: "touchCancel"
    case .valueChanged: "valueChanged"
    case .primaryActionTriggered: "primaryActionTriggered"
    case .editingDidBegin: "editingDidBegin"
    case .editingChanged: "editingChanged"
    case .editingDidEnd: "editingDidEnd"
    case .editingDidEndOnExit: "editingDidEndOnExit"
    default: "event \(rawValue)"
    }
  }
}
