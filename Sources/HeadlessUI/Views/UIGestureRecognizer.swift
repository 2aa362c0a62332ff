/// Tells targets that a person made a gesture on a view.
open class UIGestureRecognizer: UIObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    public static let recognized = State.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?

  open var isEnabled = true

  // Kept without effect.
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true

  open internal(set) var state = State.possible {
    didSet { notifyObservers("state", from: oldValue, to: state) }
  }

  public internal(set) weak var view: UIView?

  private var targets: [(id: Int, target: ActionTarget)] = []
  private var targetCount = 0

  public override init() {
    super.init()
  }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// The gesture of the hand that it recognizes.
  open var gesture: Gesture.Kind { .tap }

  /// Performs a method of a target, by name.
  ///
  /// The target is held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    add(ActionTarget(target: target as AnyObject, .named(action)))
  }

  /// Performs a method of a target: `addTarget(self, action: Card.flip)`.
  public func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    let method = ActionTarget.Method.closure { object, _, _ in
      guard let object = object as? Target else { return }
      action(object)()
    }
    add(ActionTarget(target: target, method))
  }

  /// Calls `body` with the recognizer.
  ///
  /// - Returns: The registration; cancel it to remove the closure.
  @discardableResult
  public func addHandler(_ body: @escaping (UIGestureRecognizer) -> Void) -> Observation {
    let action = UIAction { action in
      guard let recognizer = action.sender as? UIGestureRecognizer else { return }
      body(recognizer)
    }
    let id = add(ActionTarget(target: nil, .action(action)))
    return Observation { [weak self] in self?.targets.removeAll { $0.id == id } }
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      guard object == nil || entry.target.target === object else { return false }
      guard let action else { return true }
      return if case .named(action) = entry.target.method { true } else { false }
    }
  }

  @discardableResult
  private func add(_ target: ActionTarget) -> Int {
    targetCount += 1
    targets.append((targetCount, target))
    return targetCount
  }

  /// The states that a whole gesture goes through.
  open var states: [State] { [.ended] }

  func recognize() {
    guard delegate?.gestureRecognizerShouldBegin(self) ?? true else { return }
    for state in states {
      self.state = state
      for entry in targets { entry.target.perform(sender: self, event: nil) }
    }
    state = .possible
  }
}

/// A short touch.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
}

/// A touch that moves.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open override var gesture: Gesture.Kind { .drag }
  open override var states: [State] { [.began, .changed, .ended] }
}

/// A long touch.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open override var gesture: Gesture.Kind { .press }
  open override var states: [State] { [.began, .ended] }
}

/// Decides whether a recognizer goes on.
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
