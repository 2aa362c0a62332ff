import ScriptSource
import ScriptTypes

/// Which statements end a block: missing returns, and `guard`s that fall through.
struct ExitRules {
  let checker: ModuleChecker

  func check(_ body: CheckedBody) {
    checkGuards(in: body.body)
    guard let result = body.result, !result.isVoid, !result.isError,
      body.symbol.kind != .initializer, !body.mayBeBuilt
    else { return }
    let exits = Exits(never: checker.library["Never"])
    guard exits.completes(body.body), !exits.isSingleBranch(body.body) else { return }
    let end = TextRange(start: max(0, body.body.range.end - 1), end: body.body.range.end)
    if result.symbol === checker.library["Never"] {
      checker.report(FlowMessages.neverReturns(body.description, result), at: end)
    } else {
      checker.report(
        FlowMessages.missingReturn(body.description, result),
        at: end,
        hint: Hints.returnOnEveryPath
      )
    }
  }

  private func checkClosure(_ expression: TypedExpression, _ exits: Exits) {
    guard case .closure(let closure) = expression.kind,
      case .function(let function) = expression.type, !function.result.isVoid,
      !function.result.hasError, exits.completes(closure.body),
      !exits.isSingleBranch(closure.body)
    else { return }
    checker.report(
      FlowMessages.missingReturnInClosure(function.result),
      at: TextRange(start: expression.range.end - 1, end: expression.range.end),
      hint: Hints.returnOnEveryPath
    )
  }

  func checkGuards(in block: TypedBlock) {
    let exits = Exits(never: checker.library["Never"])
    let walk = TypedWalk(
      onStatement: { statement in
        guard case .guard(_, let block) = statement.kind, exits.completes(block) else { return }
        checker.report(FlowMessages.guardFallsThrough, at: block.range, hint: Hints.leaveGuard)
      },
      onExpression: { checkClosure($0, exits) }
    )
    walk.visit(block)
  }
}

/// Whether control reaches what follows.
struct Exits {
  let never: TypeSymbol

  /// Whether control can reach the end of the block.
  func completes(_ block: TypedBlock) -> Bool { block.statements.allSatisfy(completes) }

  func completes(_ statement: TypedStatement) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return false
    case .expression(let value), .variable(_, let value?): return !neverReturns(value)
    case .if(let node): return completes(node)
    case .while(let conditions, let block):
      return !conditions.allSatisfy(\.isTrue) || block.breaks(out: statement.label)
    case .repeatWhile(let block, let condition):
      return !condition.isTrue || block.breaks(out: statement.label)
    case .switch(let node):
      return node.cases.contains { completes($0.body) }
        || node.cases.contains { $0.body.breaks(out: statement.label) }
    case .do(let node):
      return completes(node.body) || node.catches.contains { completes($0.body) }
        || statement.label.map { label in
          ([node.body] + node.catches.map(\.body)).contains { $0.breaks(to: label) }
        } ?? false
    case .guard, .for, .defer, .declaration, .variable: return true
    }
  }

  private func completes(_ node: TypedIf) -> Bool {
    if completes(node.then) { return true }
    if node.conditions.allSatisfy(\.isTrue) { return false }
    return switch node.otherwise {
    case .block(let block)?: completes(block)
    case .another(let other)?: completes(other)
    case nil: true
    }
  }

  private func neverReturns(_ expression: TypedExpression) -> Bool {
    if case .nominal(let type) = expression.type, type.symbol === never { return true }
    switch expression.kind {
    case .closure, .conversion(.autoclosure, _): return false
    // What has a mistake says enough.
    case .error: return true
    default: return expression.parts.contains(where: neverReturns)
    }
  }

  /// Whether the body is one `if` or `switch` whose branches give the result.
  func isSingleBranch(_ block: TypedBlock) -> Bool {
    guard block.statements.count == 1 else { return false }
    switch block.statements[0].kind {
    case .if(let node): return givesValue(node)
    case .switch(let node): return node.cases.allSatisfy { givesValue($0.body) }
    default: return false
    }
  }

  private func givesValue(_ node: TypedIf) -> Bool {
    guard givesValue(node.then) else { return false }
    return switch node.otherwise {
    case .block(let block)?: givesValue(block)
    case .another(let other)?: givesValue(other)
    case nil: false
    }
  }

  private func givesValue(_ block: TypedBlock) -> Bool {
    if isSingleBranch(block) { return true }
    return switch block.statements.last?.kind {
    case .expression(let value)?: block.statements.count == 1 || neverReturns(value)
    // An error leaves the expression; `return`, `break` and `continue` make it a statement.
    case .throw?, .fallthrough?: true
    default: false
    }
  }
}

extension TypedCondition {
  fileprivate var isTrue: Bool {
    if case .expression(let value) = self { value.isTrue } else { false }
  }
}

extension TypedExpression {
  fileprivate var isTrue: Bool { if case .boolean(true) = kind { true } else { false } }
}

extension TypedBlock {
  /// Whether a `break` leaves the loop or `switch` whose body this is.
  fileprivate func breaks(out label: String?) -> Bool {
    statements.contains { $0.breaks(label: label, isInner: false) }
  }

  fileprivate func breaks(to label: String) -> Bool {
    statements.contains { $0.breaks(label: label, isInner: true) }
  }

  fileprivate func breaks(label: String?, isInner: Bool) -> Bool {
    statements.contains { $0.breaks(label: label, isInner: isInner) }
  }
}

extension TypedStatement {
  /// - Parameter isInner: Whether a loop or `switch` within takes a `break` without a label.
  fileprivate func breaks(label: String?, isInner: Bool) -> Bool {
    switch kind {
    case .break(let target): target == nil ? !isInner : target == label
    case .if(let node): node.blocks.contains { $0.breaks(label: label, isInner: isInner) }
    case .do(let node):
      ([node.body] + node.catches.map(\.body)).contains {
        $0.breaks(label: label, isInner: isInner)
      }
    case .guard(_, let block): block.breaks(label: label, isInner: isInner)
    case .while(_, let block), .repeatWhile(let block, _): block.breaks(label: label, isInner: true)
    case .for(let node): node.body.breaks(label: label, isInner: true)
    case .switch(let node): node.cases.contains { $0.body.breaks(label: label, isInner: true) }
    default: false
    }
  }
}

extension TypedIf {
  /// The blocks of all branches.
  var blocks: [TypedBlock] {
    switch otherwise {
    case .block(let block)?: [then, block]
    case .another(let other)?: [then] + other.blocks
    case nil: [then]
    }
  }
}

extension CheckedBody {
  /// What the body gives; `nil` for what only does something.
  fileprivate var result: Type? {
    guard part == .body || part == .getter else { return nil }
    if case .function(let function) = symbol.type, symbol.kind != .variable {
      return function.result
    }
    return symbol.type
  }

  /// Whether a result builder may make the result of the statements.
  fileprivate var mayBeBuilt: Bool {
    symbol.hasCustomAttribute
      || symbol.owner?.conformances.contains { conformance in
        conformance.proto.members(named: symbol.name).contains(where: \.hasCustomAttribute)
      } ?? false
  }

  fileprivate var description: String {
    symbol.kind == .function ? symbol.kindName : "getter"
  }
}
