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

  /// Returns whether something performed it.
  @discardableResult
  func perform(sender: UIObject, event: UIEvent?) -> Bool {
    switch method {
    case .action(let action):
      action.perform(sender: sender)
      return true
    case .closure(let body):
      guard let target else { return false }
      body(target, sender, event)
      return true
    case .named(let selector):
      guard !isGone else { return false }
      return sender.session.sendAction(selector, to: target, from: sender, for: event)
    }
  }
}

extension ScreenSession {
  /// Has a target perform a method by its name.
  ///
  /// Without a target the first responder is asked, or else the sender, and then the responders above, until one has the method.
  /// Returns whether something performed it.
  func sendAction(
    _ selector: Selector,
    to target: AnyObject?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let target else {
      var responder = firstResponder ?? sender as? UIResponder
      while let current = responder {
        if performs(selector, on: current, sender, event) { return true }
        responder = current.next
      }
      return false
    }
    if performs(selector, on: target, sender, event) { return true }
    onProblem(
      ScreenProblem(
        .fatal,
        "`\(type(of: target))` has no method `\(selector)`",
        notes: [
          "Linux cannot call a method by its name; pass a closure, or conform to `SelectorPerforming`"
        ],
        object: sender as? UIObject
      )
    )
    return false
  }

  private func performs(
    _ selector: Selector,
    on target: AnyObject,
    _ sender: Any?,
    _ event: UIEvent?
  ) -> Bool {
    let arguments: [Any?] = [sender, event]
    if let target = target as? any SelectorPerforming, target.perform(selector, with: arguments) {
      return true
    }
    if performSelector(target, selector, arguments) { return true }
    return (target as? UIResponder)?.performsOwnAction(selector) ?? false
  }
}

/// What a person did to cause an action.
open class UIEvent: UIObject {}
