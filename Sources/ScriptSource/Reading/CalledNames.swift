/// The names that calls of a text name, and the variables that are given what the calls make.
package struct CalledNames: Sendable {
  package struct Name: Sendable {
    /// The last name before the parentheses: `map` in `numbers.map { … }`.
    package let range: TextRange
    /// `first` for `let first = numbers.subscribe()`.
    package fileprivate(set) var variable: String?
  }

  private var names: [TextRange: Name] = [:]

  package init() {}

  /// The name that the call in this place names.
  package subscript(call: TextRange) -> Name? { names[call] }

  /// Collects them while a text is read.
  final class Collector {
    private(set) var names = CalledNames()

    func note(callOf function: Expression, at range: TextRange) {
      names.names[range] = Name(range: function.calledName, variable: nil)
    }

    /// Notes a variable that is given a value.
    func note(_ pattern: Pattern, _ value: Expression?) {
      var pattern = pattern
      if case .typed(let inner, _) = pattern.kind { pattern = inner }
      if case .identifier(let name) = pattern.kind, let value { note(name, value) }
    }

    /// Notes `name = call`, `self.name = call`.
    func note(_ parts: [Expression.SequenceElement]) {
      guard parts.count == 3, case .operand(let variable) = parts[0], case .assignment = parts[1],
        case .operand(let value) = parts[2]
      else { return }
      switch variable.kind {
      case .name(let name), .member(_, let name): note(name.base, value)
      default: break
      }
    }

    private func note(_ variable: String, _ value: Expression) {
      names.names[value.range]?.variable = variable
    }
  }
}

extension Expression {
  /// The last name of what is called, without generic arguments.
  fileprivate var calledName: TextRange {
    switch kind {
    case .specialization(let base, _): base.calledName
    case .member(_, let name): name.range
    default: range
    }
  }
}
