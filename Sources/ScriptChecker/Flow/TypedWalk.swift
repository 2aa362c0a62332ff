import ScriptSource

/// Calls back for every statement and expression, those in closures as well, in the order of the source.
///
/// The value of a branch is no statement.
struct TypedWalk {
  var onStatement: (TypedStatement) -> Void = { _ in }
  var onExpression: (TypedExpression) -> Void = { _ in }
  var onSelection: (TypedSwitch, TextRange) -> Void = { _, _ in }

  var onBlock: (TypedBlock) -> Void = { _ in }

  func visit(_ block: TypedBlock) {
    onBlock(block)
    for statement in block.statements.dropLast(block.givesValue ? 1 : 0) { visit(statement) }
    if block.givesValue, case .expression(let value)? = block.statements.last?.kind { visit(value) }
  }

  func visit(_ statement: TypedStatement) {
    onStatement(statement)
    switch statement.kind {
    case .expression(let value), .throw(let value), .return(let value?), .variable(_, let value?):
      visit(value)
    case .if(let node): visit(node)
    case .guard(let conditions, let block), .while(let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatWhile(let block, let condition):
      visit(block)
      visit(condition)
    case .for(let node):
      visit(node.sequence)
      node.condition.map(visit)
      visit(node.body)
    case .switch(let node):
      onSelection(node, statement.range)
      visit(node)
    case .do(let node):
      visit(node.body)
      for clause in node.catches {
        for item in clause.items { item.condition.map(visit) }
        visit(clause.body)
      }
    case .defer(let block): visit(block)
    case .variable, .declaration, .return, .break, .continue, .fallthrough: break
    }
  }

  func visit(_ expression: TypedExpression) {
    onExpression(expression)
    for part in expression.parts { visit(part) }
    switch expression.kind {
    case .closure(let closure): visit(closure.body)
    case .conditionalStatement(let node): visit(node)
    case .selection(let node):
      onSelection(node, expression.range)
      visit(node)
    default: break
    }
  }

  private func visit(_ node: TypedIf) {
    visit(node.conditions)
    visit(node.then)
    switch node.otherwise {
    case .block(let block)?: visit(block)
    case .another(let other)?: visit(other)
    case nil: break
    }
  }

  private func visit(_ node: TypedSwitch) {
    visit(node.subject)
    for branch in node.cases {
      for item in branch.items { item.condition.map(visit) }
      visit(branch.body)
    }
  }

  private func visit(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .optionalBinding(_, let value), .pattern(_, let value):
        visit(value)
      case .availability: break
      }
    }
  }
}
