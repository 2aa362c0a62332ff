import ScriptSource
import ScriptTypes

/// A block or pattern declares each name once, but for conditions: what a `guard` declares hides what is above it.
struct NameRules {
  let checker: ModuleChecker

  func check(_ block: TypedBlock) {
    var names: Set<String> = []
    for statement in block.statements {
      switch statement.kind {
      case .variable(let pattern, _): check(pattern.placedBindings, besides: &names)
      case .guard(let conditions, _):
        names.formUnion(conditions.flatMap(\.placedBindings).map(\.symbol.name))
      default: break
      }
    }
  }

  func check(_ node: TypedSwitch) {
    for item in node.cases.flatMap(\.items) {
      var names: Set<String> = []
      check(item.pattern.placedBindings, besides: &names)
    }
  }

  private func check(
    _ bindings: [(symbol: ValueSymbol, range: TextRange)],
    besides names: inout Set<String>
  ) {
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
