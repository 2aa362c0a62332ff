import ScriptSource
import ScriptTypes

/// A block or pattern declares each name once.
struct NameRules {
  let checker: ModuleChecker

  func check(_ block: TypedBlock) {
    var bindings: [(symbol: ValueSymbol, range: TextRange)] = []
    for statement in block.statements {
      switch statement.kind {
      case .variable(let pattern, _): bindings += pattern.placedBindings
      case .guard(let conditions, _): bindings += conditions.flatMap(\.placedBindings)
      default: break
      }
    }
    check(bindings)
  }

  func check(_ node: TypedSwitch) {
    for item in node.cases.flatMap(\.items) { check(item.pattern.placedBindings) }
  }

  private func check(_ bindings: [(symbol: ValueSymbol, range: TextRange)]) {
    var names: Set<String> = []
    for (symbol, range) in bindings where !names.insert(symbol.name).inserted {
      checker.report(FlowMessages.redeclaration(symbol.name), at: range)
    }
  }
}

extension TypedCondition {
  fileprivate var placedBindings: [(symbol: ValueSymbol, range: TextRange)] {
    switch self {
    case .optionalBinding(let pattern, _), .pattern(let pattern, _): pattern.placedBindings
    case .expression, .availability: []
    }
  }
}
