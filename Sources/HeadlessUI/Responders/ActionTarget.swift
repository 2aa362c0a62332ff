/// What a control, a bar button or a gesture recognizer performs: a method of a target, by name or as a closure.
///
/// A target is held weakly, as UIKit does.
struct ActionTarget {
  enum Method {
    case named(Selector)
    case closure((AnyObject, _ sender: Any?, UIEvent?) -> Void)
    case action(UIAction)
  }

  private(set) weak var target: AnyObject?
  let method: Method
  private let hasTarget: Bool

  init(target: AnyObject?, _ method: Method) {
    self.target = target
    self.method = method
    hasTarget = target != nil
  }

  /// Whether its target is gone.
  var isGone: Bool { hasTarget && target == nil }

  /// Without a target, the nearest responder from the sender upwards that has the method performs it.
  func perform(sender: UIObject, event: UIEvent?) {
    switch method {
    case .action(let action): action.perform(sender: sender)
    case .closure(let body):
      if let target { body(target, sender, event) }
    case .named(let selector):
      if let target {
        Self.perform(selector, on: target, sender: sender, event: event)
        return
      }
      guard !hasTarget else { return }
      var responder = sender as? UIResponder
      while let current = responder {
        if Self.tries(selector, on: current, sender: sender, event: event) { return }
        responder = current.next
      }
    }
  }

  private static func tries(
    _ selector: Selector,
    on target: AnyObject,
    sender: UIObject,
    event: UIEvent?
  ) -> Bool {
    let arguments: [Any?] = [sender, event]
    if let target = target as? any SelectorPerforming, target.perform(selector, with: arguments) {
      return true
    }
    return sender.session.performSelector(target, selector, arguments)
  }

  private static func perform(
    _ selector: Selector,
    on target: AnyObject,
    sender: UIObject,
    event: UIEvent?
  ) {
    if tries(selector, on: target, sender: sender, event: event) { return }
    sender.session.onProblem(
      ScreenProblem(
        .fatal,
        "`\(type(of: target))` has no method `\(selector)`",
        notes: [
          "Linux cannot call a method by its name; pass a closure, or conform to `SelectorPerforming`"
        ],
        object: sender
      )
    )
  }
}

/// What a person did to cause an action.
open class UIEvent: UIObject {}
