/// A rule that the program broke and that has no place in an observable.
package enum BrokenRule {
  /// An error reached a binding, which has nowhere to send it; `kind` names what was bound, such as a publish relay.
  case bindingError(any Error, to: String? = nil)
  /// The events of a control failed, although whoever created them promised that they do not.
  case failingControl(any Error)
  /// Work for the main thread came from another one.
  case offMain(String)

  /// The line that describes it, as RxSwift 6 writes it.
  package var text: String {
    switch self {
    case .bindingError(let error, let kind):
      "Binding error\(kind.map { " to \($0)" } ?? ""): \(error)"
    case .failingControl(let error): "The events of a control failed: \(error)"
    case .offMain(let text): text
    }
  }

  /// What a program does that links the library alone.
  ///
  /// An error that reaches a binding is printed, and stops the process if the program asks for it; RxSwift decides that by its
  /// build. Work off the main thread stops the process.
  static func handle(_ rule: BrokenRule) {
    switch rule {
    case .bindingError where !Hooks.stopsAtBindingErrors,
      .failingControl where !Hooks.stopsAtBindingErrors:
      Diagnostics.write(rule.text)
    case .bindingError, .failingControl, .offMain: fatalError(rule.text)
    }
  }
}
