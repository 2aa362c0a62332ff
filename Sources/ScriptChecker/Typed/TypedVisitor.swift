/// Walks a typed tree; who adopts it looks at what it is interested in, and calls `walk` to go on inside.
package protocol TypedVisitor: AnyObject {
  func visit(_ statement: TypedStatement)
  func visit(_ pattern: TypedPattern)
  func visit(_ closure: TypedClosure)
  func visit(_ expression: TypedExpression)
}

extension TypedVisitor {
  package func visit(_ statement: TypedStatement) { walk(statement) }
  package func visit(_ pattern: TypedPattern) { walk(pattern) }
  package func visit(_ closure: TypedClosure) { walk(closure) }
  package func visit(_ expression: TypedExpression) { walk(expression) }

  package func visitAll(_ statements: [TypedStatement]) {
    for statement in statements { visit(statement) }
  }

  package func visit(_ block: TypedBlock) { visitAll(block.statements) }

  package func walk(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value): visit(value)
    case .variable(let pattern, let value):
      if let value { visit(value) }
      visit(pattern)
    case .if(let node): visit(node)
    case .guard(let conditions, let block), .while(let conditions, let block):
      visit(conditions)
      visit(block)
    case .repeatWhile(let block, let condition):
      visit(block)
      visit(condition)
    case .for(let node):
      visit(node.sequence)
      visit(node.pattern)
      if let condition = node.condition { visit(condition) }
      visit(node.body)
    case .switch(let node): visit(node)
    case .do(let node):
      visit(node.body)
      for clause in node.catches {
        visit(clause.items)
        visit(clause.body)
      }
    case .defer(let block): visit(block)
    case .return(let value): if let value { visit(value) }
    case .throw(let value): visit(value)
    case .declaration, .break, .continue, .fallthrough: break
    }
  }

  package func visit(_ node: TypedIf) {
    visit(node.conditions)
    visit(node.then)
    switch node.otherwise {
    case .block(let block)?: visit(block)
    case .another(let other)?: visit(other)
    case nil: break
    }
  }

  package func visit(_ node: TypedSwitch) {
    visit(node.subject)
    for branch in node.cases {
      visit(branch.items)
      visit(branch.body)
    }
  }

  private func visit(_ items: [(pattern: TypedPattern, condition: TypedExpression?)]) {
    for item in items {
      visit(item.pattern)
      if let condition = item.condition { visit(condition) }
    }
  }

  private func visit(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): visit(value)
      case .optionalBinding(let pattern, let value), .pattern(let pattern, let value):
        visit(value)
        visit(pattern)
      case .availability: break
      }
    }
  }

  package func walk(_ pattern: TypedPattern) {
    switch pattern.kind {
    case .tuple(let elements), .enumCase(_, let elements):
      for element in elements { visit(element) }
    case .optional(let inner), .cast(let inner, _): visit(inner)
    case .expression(let value, _): visit(value)
    case .any, .binding, .check, .error: break
    }
  }

  package func visit(_ arguments: [TypedArgument]) {
    for argument in arguments {
      switch argument {
      case .value(let value): visit(value)
      case .variadic(let values), .pack(let values): for value in values { visit(value) }
      case .defaultValue: break
      }
    }
  }

  package func walk(_ closure: TypedClosure) {
    for capture in closure.captures { visit(capture.value) }
    visit(closure.body)
  }

  package func walk(_ expression: TypedExpression) {
    switch expression.kind {
    case .interpolation(let segments), .builtInterpolation(let segments, _):
      for case .value(let value) in segments { visit(value) }
    case .array(let elements), .tuple(let elements): for element in elements { visit(element) }
    case .dictionary(let elements):
      for element in elements {
        visit(element.key)
        visit(element.value)
      }
    case .literalConversion(_, let inner), .member(let inner, _), .tupleElement(let inner, _),
      .dynamicType(let inner), .attempt(_, let inner), .await(let inner), .inOut(let inner),
      .optionalEvaluation(let inner), .optionalBinding(let inner), .forcedUnwrap(let inner, _),
      .implementation(let inner),
      .check(let inner, _), .cast(_, let inner, _), .conversion(_, let inner),
      .packExpansion(let inner, _), .packElement(let inner, _):
      visit(inner)
    case .call(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .subscript(let base, _, let arguments):
      visit(base)
      visit(arguments)
    case .keyPathApplication(let base, let path):
      visit(base)
      visit(path)
    case .closure(let closure): visit(closure)
    case .assignment(let target, let value):
      visit(value)
      visit(target)
    case .conditional(let test, let first, let second):
      visit(test)
      visit(first)
      visit(second)
    case .conditionalStatement(let node): visit(node)
    case .selection(let node): visit(node)
    case .keyPath(let components):
      for case .subscript(_, let arguments, _) in components { visit(arguments) }
    case .integer, .float, .boolean, .string, .nil, .source, .reference, .selfReference,
      .super, .metatype, .discard, .selector, .error:
      break
    }
  }
}
