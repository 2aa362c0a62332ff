public import Foundation

/// A timer that performs a method of its target at each picture of a screen that shows 60 in a second.
///
/// It holds its target until it is invalidated.
open class CADisplayLink: UIObject {
  private var target: AnyObject?
  private let action: ActionTarget
  private var isAdded = false
  private var isScheduled = false
  private var last: TimeInterval = 0

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    action = ActionTarget(target: target as AnyObject, .named(selector))
    super.init()
  }

  /// Performs a method of a target: `CADisplayLink(target: self, action: Clock.update)`.
  ///
  /// It stands for `#selector`, which Linux does not have.
  public init<Target: AnyObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.target = target
    let method = ActionTarget.Method.closure { object, _, _ in
      guard let object = object as? Target else { return }
      action(object)()
    }
    self.action = ActionTarget(target: target, method)
    super.init()
  }

  open var isPaused = false {
    didSet { scheduleNext() }
  }

  /// The pictures in a second; 0 stands for 60.
  open var preferredFramesPerSecond = 0

  /// The seconds between two pictures.
  open var duration: TimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60)
  }

  /// When the last picture was shown, in seconds.
  open var timestamp: TimeInterval { last }

  /// When the next one is shown.
  open var targetTimestamp: TimeInterval { last + duration }

  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    scheduleNext()
  }

  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

  /// Stops for good, and lets go of the target.
  open func invalidate() {
    isAdded = false
    target = nil
  }

  private func scheduleNext() {
    guard isAdded, !isPaused, !isScheduled else { return }
    isScheduled = true
    session.clock.schedule(after: duration) { self.show() }
  }

  private func show() {
    isScheduled = false
    guard isAdded, !isPaused else { return }
    last = session.clock.now.timeIntervalSinceReferenceDate
    action.perform(sender: self, event: nil)
    scheduleNext()
  }
}
