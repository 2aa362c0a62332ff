import SwiftSyntax

extension TreeReader {
  func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for item in list { append(item, to: &statements) }
    return statements
  }

  private func append(_ item: CodeBlockItemSyntax, to statements: inout [Statement]) {
    switch item.item {
    case .decl(let node):
      if let conditional = node.as(IfConfigDeclSyntax.self) {
        if case .statements(let list)? = conditional.activeElements(modules: modules) {
          for item in list { append(item, to: &statements) }
        }
        return
      }
      let declaration = declaration(node)
      statements.append(Statement(.declaration(declaration), declaration.range))
    case .stmt(let node): statements.append(statement(node))
    case .expr(let node): statements.append(statement(expression(node)))
    }
  }

  /// `if` and `switch` stand among the expressions of the parser's tree.
  private func statement(_ expression: Expression, label: Identifier? = nil) -> Statement {
    switch expression.kind {
    case .conditional(let node): Statement(.if(node), label: label, expression.range)
    case .selection(let node): Statement(.switch(node), label: label, expression.range)
    default: Statement(.expression(expression), label: label, expression.range)
    }
  }

  func block(_ node: CodeBlockSyntax) -> Block {
    let range = place(of: node)
    var statements = statements(node.statements)
    if node.isMissing { statements.append(Statement(.unreadable, range)) }
    return Block(statements, range)
  }

  private func statement(_ node: StmtSyntax, label: Identifier? = nil) -> Statement {
    let range = place(of: node)
    if let labeled = node.as(LabeledStmtSyntax.self) {
      return statement(labeled.statement, label: identifier(labeled.label))
    }
    if let wrapped = node.as(ExpressionStmtSyntax.self) {
      return statement(expression(wrapped.expression), label: label)
    }
    return nesting.read(range, orElse: Statement(.unreadable, range)) {
      Statement(kind(of: node), label: label, range)
    }
  }

  private func kind(of node: StmtSyntax) -> Statement.Kind {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .guardStmt(let node): return .guard(conditions(node.conditions), block(node.body))
    case .whileStmt(let node): return .while(conditions(node.conditions), block(node.body))
    case .repeatStmt(let node):
      // Without `while` the parser takes what follows for the condition.
      let condition =
        node.whileKeyword.presence == .missing
        ? Expression(.unreadable, place(of: node.condition)) : expression(node.condition)
      return .repeatWhile(block(node.body), condition)
    case .forStmt(let node):
      return .for(
        ForStatement(
          pattern: loopPattern(node),
          sequence: expression(node.sequence),
          isAwaiting: node.awaitKeyword != nil,
          isTrying: node.tryKeyword != nil,
          condition: node.whereClause.map { expression($0.condition) },
          body: block(node.body)
        )
      )
    case .doStmt(let node):
      return .do(
        DoStatement(
          body: block(node.body),
          throwing: node.throwsClause?.type.map(type),
          catches: node.catchClauses.map { clause in
            DoStatement.Catch(
              items: clause.catchItems.compactMap { $0.item(self) },
              body: block(clause.body)
            )
          }
        )
      )
    case .deferStmt(let node): return .defer(block(node.body))
    case .returnStmt(let node): return .return(node.expression.map(expression))
    case .throwStmt(let node): return .throw(expression(node.expression))
    case .breakStmt(let node): return .break(node.label.map { identifier($0) })
    case .continueStmt(let node): return .continue(node.label.map { identifier($0) })
    case .fallThroughStmt: return .fallthrough
    case .yieldStmt(let node):
      switch node.yieldedExpressions {
      case .single(let value): return .yield([expression(value)])
      case .multiple(let list): return .yield(list.elements.map { expression($0.expression) })
      }
    default: return .unreadable
    }
  }

  /// The pattern of a `for`; without `case` its names are declared.
  private func loopPattern(_ node: ForStmtSyntax) -> Pattern {
    let pattern = pattern(node.pattern, annotation: node.typeAnnotation)
    if node.caseKeyword != nil { return pattern }
    return Pattern(.binding(isVariable: false, pattern), pattern.range)
  }

  func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
    list.map { element in
      switch element.condition {
      case .expression(let node): return .expression(expression(node))
      case .availability(let node):
        return .availability(node.availabilityKeyword.text == "#available")
      case .matchingPattern(let node):
        return .pattern(
          pattern(node.pattern, annotation: node.typeAnnotation),
          expression(node.initializer.value)
        )
      case .optionalBinding(let node):
        return .optionalBinding(
          isVariable: node.bindingSpecifier.text == "var",
          pattern(node.pattern, annotation: node.typeAnnotation),
          node.initializer.map { expression($0.value) }
        )
      }
    }
  }

  func conditional(_ node: IfExprSyntax) -> IfStatement {
    let otherwise: IfStatement.Alternative? = node.elseBody.map { body in
      switch body {
      case .codeBlock(let block): .block(self.block(block))
      case .ifExpr(let node):
        nesting.read(place(of: node), orElse: .block(self.block(node.body))) {
          .another(conditional(node), place(of: node))
        }
      }
    }
    return IfStatement(
      conditions: conditions(node.conditions),
      then: block(node.body),
      otherwise: otherwise
    )
  }

  func selection(_ node: SwitchExprSyntax) -> SwitchStatement {
    var cases: [SwitchStatement.Case] = []
    for element in node.cases { append(element, to: &cases) }
    let subject = expression(node.subject)
    return SwitchStatement(
      subject: subject,
      cases: cases,
      head: place(of: node.switchKeyword).through(subject.range)
    )
  }

  private func append(
    _ element: SwitchCaseListSyntax.Element,
    to cases: inout [SwitchStatement.Case]
  ) {
    switch element {
    case .ifConfigDecl(let conditional):
      if case .switchCases(let list)? = conditional.activeElements(modules: modules) {
        for element in list { append(element, to: &cases) }
      }
    case .switchCase(let node):
      var items: [SwitchStatement.Item] = []
      if case .case(let label) = node.label {
        items = label.caseItems.map { item in
          SwitchStatement.Item(
            pattern: pattern(item.pattern),
            condition: item.whereClause.map { expression($0.condition) }
          )
        }
      }
      cases.append(
        SwitchStatement.Case(
          items: items,
          body: Block(statements(node.statements), place(of: node)),
          isUnknown: node.attribute != nil
        )
      )
    }
  }
}

extension CodeBlockSyntax {
  /// Whether nobody wrote its braces.
  var isMissing: Bool { leftBrace.presence == .missing && rightBrace.presence == .missing }
}

extension CatchItemSyntax {
  /// What a `catch` takes; `nil` if it takes every error.
  fileprivate func item(_ reader: TreeReader) -> SwitchStatement.Item? {
    let condition = whereClause.map { reader.expression($0.condition) }
    if let pattern {
      return SwitchStatement.Item(pattern: reader.pattern(pattern), condition: condition)
    }
    // `catch where …` names the error, too.
    guard let condition else { return nil }
    let error = Pattern(.identifier("error"), condition.range)
    return SwitchStatement.Item(
      pattern: Pattern(.binding(isVariable: false, error), condition.range),
      condition: condition
    )
  }
}
