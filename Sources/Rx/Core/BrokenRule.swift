/// A rule that the program broke and that has no place in an observable.
package enum BrokenRule {
  /// An error reached a binding, which has nowhere to send it; `kind` names what was bound, such as a publish relay.
  case bindingError(any Error, to: String? = nil)
  /// The events of a control failed, although whoever created them promised that they do not.
  case failingControl(any Error)

  /// The differences between two lists of rows cannot be computed.
  case invalidRows(any Error, Advice = Advice())

  /// Something that the program set up elsewhere is in the way, such as another delegate.
  case misuse(String, Advice = Advice())

  /// Work for the main thread came from another one.
  case offMain(String)

  /// What helps the author of the program, beside the line that describes the rule.
  package struct Advice: Sendable {
    /// The line as RxSwift 2 writes it, if that differs.
    package let older: String?
    /// What it was, and what to write, a sentence each.
    package let notes: [String]

    package init(older: String? = nil, notes: [String] = []) {
      self.older = older
      self.notes = notes
    }
  }

  /// What helps the author of the program.
  package var advice: Advice {
    switch self {
    case .invalidRows(_, let advice), .misuse(_, let advice): advice
    case .bindingError(let error, let kind):
      Advice(older: "Binding error to \(kind ?? "UI"): \(error)")
    case .failingControl, .offMain: Advice()
    }
  }

  /// The line that describes it, as RxSwift 6 writes it.
  package var text: String {
    switch self {
    case .bindingError(let error, let kind):
      "Binding error\(kind.map { " to \($0)" } ?? ""): \(error)"
    case .failingControl(let error): "The events of a control failed: \(error)"
    case .invalidRows(let error, _): String(reflecting: error)
    case .misuse(let text, _), .offMain(let text): text
    }
  }

  /// What a program does that links the library alone.
  ///
  /// An error that reaches a binding is printed, and stops the process if the program asks for it; RxSwift decides that by its
  /// build. Misuse and work off the main thread stop the process.
  static func handle(_ rule: BrokenRule) {
    switch rule {
    case .bindingError where !Hooks.stopsAtBindingErrors,
      .failingControl where !Hooks.stopsAtBindingErrors,
      .invalidRows where !Hooks.stopsAtBindingErrors:
      Diagnostics.write(rule.text)
    case .bindingError, .failingControl, .invalidRows, .misuse, .offMain:
      fatalError(([rule.text] + rule.advice.notes).joined(separator: "\nnote: "))
    }
  }
}
