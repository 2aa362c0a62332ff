import ScriptSource

/// Walks statements for what concerns the function around them; nested functions and types are left out, and nested
/// closures but for their names.
struct SyntaxWalk {
  var onName: ((DeclarationName) -> Void)?
  /// An error that leaves the statements.
  var onThrow: (() -> Void)?
  var onAwait: (() -> Void)?
  var onReturn: ((Expression?) -> Void)?
  private var catchDepth = 0
  private var closureDepth = 0

  init() {}

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .expression(let expression): visit(expression)
    case .declaration(let declaration):
      guard case .variable(let variable) = declaration.kind else { return }
      for binding in variable.bindings { binding.value.map { visit($0) } }
    case .if(let node): visit(node)
    case .guard(let conditions, let block), .while(let conditions, let block):
      visit(conditions)
      visit(block.statements)
    case .repeatWhile(let block, let condition):
      visit(block.statements)
      visit(condition)
    case .for(let node):
      visit(node.sequence)
      if node.isTrying { reportThrow() }
      if node.isAwaiting, closureDepth == 0 { onAwait?() }
      node.condition.map { visit($0) }
      visit(node.body.statements)
    case .switch(let node): visit(node)
    case .do(let node):
      let isExhaustive = node.catches.contains { clause in
        clause.items.isEmpty || clause.items.contains { $0.catchesAll }
      }
      if isExhaustive { catchDepth += 1 }
      visit(node.body.statements)
      if isExhaustive { catchDepth -= 1 }
      for clause in node.catches { visit(clause.body.statements) }
    case .defer(let block): visit(block.statements)
    case .return(let value):
      if closureDepth == 0 { onReturn?(value) }
      value.map { visit($0) }
    case .throw(let value):
      reportThrow()
      visit(value)
    case .yield(let values): for value in values { visit(value) }
    case .break, .continue, .fallthrough, .unreadable: break
    }
  }

  private func reportThrow() { if catchDepth == 0, closureDepth == 0 { onThrow?() } }

  private mutating func visit(_ node: IfStatement) {
    visit(node.conditions)
    visit(node.then.statements)
    switch node.otherwise {
    case .block(let block)?: visit(block.statements)
    case .another(let other, _)?: visit(other)
    case nil: break
    }
  }

  private mutating func visit(_ node: SwitchStatement) {
    visit(node.subject)
    for branch in node.cases {
      for item in branch.items { item.condition.map { visit($0) } }
      visit(branch.body.statements)
    }
  }

  private mutating func visit(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value): visit(value)
      case .optionalBinding(_, _, let value): value.map { visit($0) }
      case .availability: break
      }
    }
  }

  private mutating func visit(_ arguments: Arguments) {
    for argument in arguments.listed { visit(argument.value) }
    for argument in arguments.trailingClosures { visit(argument.value) }
  }

  mutating func visit(_ expression: Expression) {
    switch expression.kind {
    case .name(let name): onName?(name)
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let elements):
      for element in elements {
        visit(element.key)
        visit(element.value)
      }
    case .specialization(let base, _), .forcedUnwrap(let base), .optionalChain(let base),
      .prefix(_, let base), .postfix(let base, _), .inOut(let base), .selector(_, let base),
      .packElement(let base), .packExpansion(let base), .member(let base?, _):
      visit(base)
    case .call(let base, let arguments), .subscript(let base, let arguments):
      visit(base)
      visit(arguments)
    case .tuple(let elements): for element in elements { visit(element.value) }
    case .closure(let closure):
      for capture in closure.captures { capture.value.map { visit($0) } }
      guard closure.parameters == nil || onName != nil else { return }
      closureDepth += 1
      let hasOwnNumbers = closure.parameters == nil
      let former = onName
      // `$0` of a closure within is that closure's own.
      if hasOwnNumbers { onName = nil }
      visit(closure.body)
      onName = former
      closureDepth -= 1
    case .sequence(let elements):
      for element in elements {
        switch element {
        case .operand(let value), .ternary(let value, _): visit(value)
        default: break
        }
      }
    case .attempt(let attempt, let inner):
      if attempt == .plain { reportThrow() }
      visit(inner)
    case .await(let inner):
      if closureDepth == 0 { onAwait?() }
      visit(inner)
    case .string(let literal):
      for case .interpolation(let arguments, _) in literal.segments {
        for argument in arguments { visit(argument.value) }
      }
    case .conditional(let node): visit(node)
    case .selection(let node): visit(node)
    case .keyPath(let path):
      for case .subscript(let arguments) in path.components { visit(arguments) }
    case .macro(_, let arguments): visit(arguments)
    default: break
    }
  }
}

extension SwitchStatement.Item {
  /// Whether a `catch` with this item takes every error.
  fileprivate var catchesAll: Bool {
    guard condition == nil else { return false }
    var pattern = self.pattern
    while case .binding(_, let inner) = pattern.kind { pattern = inner }
    return switch pattern.kind {
    case .any, .identifier: true
    default: false
    }
  }
}
