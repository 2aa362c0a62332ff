import SwiftSyntax

extension Compiler {
  /// Compiles `{ … }`: a scope of its own whose variables are released at its end.
  func block(_ items: CodeBlockItemListSyntax) -> Exec {
    inNewScope { blockInCurrentScope(items) }
  }

  func blockInCurrentScope(_ items: CodeBlockItemListSyntax) -> Exec {
    let firstSlot = scope.function.slotCount
    declareTypes(in: items)
    let steps = hoistFunctions(in: items).map { Step(run: statement($0)) }
    let slots = firstSlot..<scope.function.slotCount
    return releasing(slots, sequence(steps, of: items))
  }

  func sequence(_ steps: [Step]) -> Exec {
    switch steps.count {
    case 0: return { _ in .next }
    case 1: return steps[0].run
    case 2:
      let (first, second) = (steps[0].run, steps[1].run)
      return { machine in
        let flow = try first(machine)
        return flow == .next ? try second(machine) : flow
      }
    case 3:
      let (first, second, third) = (steps[0].run, steps[1].run, steps[2].run)
      return { machine in
        let flow = try first(machine)
        if flow != .next { return flow }
        let next = try second(machine)
        return next == .next ? try third(machine) : next
      }
    case 4:
      let (first, second) = (steps[0].run, steps[1].run)
      let (third, fourth) = (steps[2].run, steps[3].run)
      return { machine in
        var flow = try first(machine)
        if flow != .next { return flow }
        flow = try second(machine)
        if flow != .next { return flow }
        flow = try third(machine)
        return flow == .next ? try fourth(machine) : flow
      }
    default:
      // Closures that others hold as constants are called without counting references, those in an array are not.
      let half = steps.count / 2
      let (first, second) = (sequence(Array(steps[..<half])), sequence(Array(steps[half...])))
      return { machine in
        let flow = try first(machine)
        return flow == .next ? try second(machine) : flow
      }
    }
  }

  /// Drops what a block's variables hold, the last first, so that objects go when the block ends.
  func releasing(_ slots: Range<Int>, _ body: @escaping Exec) -> Exec {
    guard !slots.isEmpty else { return body }
    if slots.count == 1 {
      let slot = slots.lowerBound
      return { machine in
        defer { machine.base[slot] = .void }
        return try body(machine)
      }
    }
    return { machine in
      defer { for slot in slots.reversed() { machine.base[slot] = .void } }
      return try body(machine)
    }
  }

  /// Runs a block's statements, and the bodies of its `defer`s however it ends.
  func sequence(_ steps: [Step], of items: CodeBlockItemListSyntax) -> Exec {
    var bodies: [(position: Int, body: Exec)] = []
    for (position, item) in items.nodes.enumerated() {
      if let statement = item.item.as(DeferStmtSyntax.self) {
        bodies.append((position, block(statement.body.statements)))
      }
    }
    if bodies.isEmpty { return sequence(steps) }
    return { machine in
      var reached = 0
      let outcome = Result {
        for step in steps {
          reached += 1
          let flow = try step.run(machine)
          if flow != .next { return flow }
        }
        return Flow.next
      }
      // They run after what `return` evaluated, which calls in them must not touch.
      let result = machine.result
      for (position, body) in bodies.reversed() where position < reached { _ = try body(machine) }
      machine.result = result
      return try outcome.get()
    }
  }

  /// Compiles one statement, declaration or expression as a step point.
  func statement(_ item: CodeBlockItemSyntax) -> Exec {
    switch item.item {
    case .decl(let declaration): return self.declaration(declaration)
    case .stmt(let statement):
      if interpreter.host.preempt == nil, let node = statement.as(ReturnStmtSyntax.self),
        let expression = node.expression, isInt(expression),
        scope.function.result?.wrapped.isFraction != true
      {
        return returningNumber(expression, place: place(of: node))
      }
      if let node = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        node.elseBody == nil
      {
        return plainIf(node)
      }
      return step(at: statement, self.statement(statement))
    case .expr(let expression):
      if let node = expression.as(IfExprSyntax.self), node.elseBody == nil { return plainIf(node) }
      return step(at: expression, discarding(expression))
    }
  }

  /// Counts the statement and notes where it stands before it runs.
  func step(at node: some SyntaxProtocol, _ body: @escaping Exec) -> Exec {
    let place = place(of: node)
    if let onStatement = interpreter.host.onStatement, !scope.function.isClosure {
      let preempt = interpreter.host.preempt
      let isTopLevel = scope.function.outer == nil
      func caller(_ machine: Machine) -> StatementCaller {
        isTopLevel ? .topLevel : machine.runningFunctions == 1 ? .host : .statement
      }
      return { machine in
        machine.place = place
        try machine.tick()
        try preempt?()
        if let site = machine.site { onStatement(site, caller(machine)) }
        return try body(machine)
      }
    }
    let body = preemptible(body)
    return { machine in
      machine.place = place
      try machine.tick()
      return try body(machine)
    }
  }

  /// A body whose statements know whether another statement called them, where the host is told of each.
  func countingFunctions(_ body: @escaping Exec) -> Exec {
    guard interpreter.host.onStatement != nil else { return body }
    return { machine in
      machine.runningFunctions += 1
      defer { machine.runningFunctions -= 1 }
      return try body(machine)
    }
  }

  /// Compiles an expression for its effect; an `if` or `switch` as the statement it is.
  func discarding(_ expression: ExprSyntax) -> Exec {
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return ifStatement(node)
    case .switchExpr(let node): return switchStatement(node, label: nil)
    case .infixOperatorExpr(let node):
      if interpreter.host.preempt == nil, let quick = intAssignment(node) { return quick.run }
      fallthrough
    default:
      let code = self.expression(expression)
      return { machine in
        _ = try code(machine)
        return .next
      }
    }
  }

  private func statement(_ statement: StmtSyntax, label: String? = nil) -> Exec {
    switch statement.as(StmtSyntaxEnum.self) {
    case .returnStmt(let node): return returnStatement(node)
    case .expressionStmt(let node):
      switch node.expression.as(ExprSyntaxEnum.self) {
      case .switchExpr(let inner): return switchStatement(inner, label: label)
      case .ifExpr(let inner): return labelled(label) { ifStatement(inner) }
      default: return discarding(node.expression)
      }
    case .guardStmt(let node): return guardStatement(node)
    case .whileStmt(let node): return whileLoop(node, label: label)
    case .repeatStmt(let node): return repeatLoop(node, label: label)
    case .forStmt(let node): return forLoop(node, label: label)
    case .labeledStmt(let node):
      return self.statement(node.statement, label: node.label.text)
    case .breakStmt(let node): return breakStatement(node)
    case .continueStmt(let node): return continueStatement(node)
    case .fallThroughStmt: return { _ in .fallThrough }
    case .throwStmt(let node): return throwStatement(node)
    case .doStmt(let node): return labelled(label) { doStatement(node) }
    case .deferStmt: return { _ in .next }
    default:
      let failure = failed("this statement is not supported here", at: statement)
      return { machine in
        _ = try failure(machine)
        return .next
      }
    }
  }

  private func returnStatement(_ node: ReturnStmtSyntax) -> Exec {
    guard let expression = node.expression else { return { _ in .returned } }
    if isInt(expression), scope.function.result?.wrapped.isFraction != true {
      let number = intCode(expression)
      return { machine in
        machine.result = .int(try number(machine))
        return .returned
      }
    }
    let code = self.expression(expression, as: scope.function.result)
    return { machine in
      machine.result = try code(machine)
      return .returned
    }
  }

  /// `return` of an `Int`, as a step.
  private func returningNumber(_ expression: ExprSyntax, place: Int) -> Exec {
    let number = intCode(expression)
    return { machine in
      machine.place = place
      try machine.tick()
      machine.result = .int(try number(machine))
      return .returned
    }
  }

  /// `if` without `else`, as a step.
  private func plainIf(_ node: IfExprSyntax) -> Exec {
    let place = place(of: node)
    return inNewScope {
      let firstSlot = scope.function.slotCount
      let test = conditions(node.conditions)
      let bound = firstSlot..<scope.function.slotCount
      let body = block(node.body.statements)
      if let preempt = interpreter.host.preempt {
        return releasing(bound) { machine in
          machine.place = place
          try machine.tick()
          try preempt()
          return try test(machine) ? try body(machine) : .next
        }
      }
      return releasing(bound) { machine in
        machine.place = place
        try machine.tick()
        return try test(machine) ? try body(machine) : .next
      }
    }
  }

  private func throwStatement(_ node: ThrowStmtSyntax) -> Exec {
    let code = expression(node.expression)
    let span = file.span(of: node)
    return { machine in
      let value = try code(machine)
      if case .native(let object) = value, let error = object.payload as? any Error { throw error }
      throw ScriptError(value, at: span)
    }
  }

  private func breakStatement(_ node: BreakStmtSyntax) -> Exec {
    let target = breakTargets.last {
      node.label == nil ? $0.kind != .block : $0.label == node.label?.text
    }
    guard let target else { return failing("there is nothing here to `break` out of", at: node) }
    return { _ in .breakOut(target.id) }
  }

  private func continueStatement(_ node: ContinueStmtSyntax) -> Exec {
    let target = breakTargets.last {
      $0.kind == .loop && (node.label == nil || $0.label == node.label?.text)
    }
    guard let target else { return failing("there is no loop here to `continue`", at: node) }
    return { _ in .continueLoop(target.id) }
  }

  /// A block that only a `break` with its label can leave.
  private func labelled(_ label: String?, _ body: () -> Exec) -> Exec {
    guard let label else { return body() }
    return withBreakTarget(label: label, kind: .block) { id in
      let body = body()
      return { machine in
        let flow = try body(machine)
        return flow == .breakOut(id) ? .next : flow
      }
    }
  }

  func failing(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) -> Exec {
    let code = failed(message, at: node, hint: hint)
    return { machine in
      _ = try code(machine)
      return .next
    }
  }

  private func doStatement(_ node: DoStmtSyntax) -> Exec {
    let body = block(node.body.statements)
    guard !node.catchClauses.isEmpty else { return body }
    let clauses = node.catchClauses.map { catchClause($0) }
    return { machine in
      do {
        return try body(machine)
      } catch  where error.isCatchable {
        let value = machine.library.value(of: error)
        for clause in clauses {
          if let flow = try clause(machine, value) { return flow }
        }
        throw error
      }
    }
  }

  private func catchClause(_ clause: CatchClauseSyntax) -> (Machine, Value) throws -> Flow? {
    inNewScope {
      guard !clause.catchItems.isEmpty else {
        let store = declareLocal("error", isLet: true)
        let body = block(clause.body.statements)
        return { machine, value in
          store(machine, value)
          return try body(machine)
        }
      }
      let tests = clause.catchItems.map { item in
        let match = item.pattern.map { pattern($0) }
        let condition = item.whereClause.map { self.test($0.condition) }
        return { (machine: Machine, value: Value) -> Bool in
          if let match, try !match(machine, value) { return false }
          return try condition?(machine) ?? true
        }
      }
      let body = block(clause.body.statements)
      return { machine, value in
        for test in tests where try test(machine, value) { return try body(machine) }
        return nil
      }
    }
  }
}

/// A statement in an array: a closure in an array by itself is called through two more.
struct Step {
  let run: Exec
}

extension CodeBlockItemSyntax {
  /// The expression that is the whole statement, `if` and `switch` among them.
  var wholeExpression: ExprSyntax? {
    switch item {
    case .expr(let expression): expression
    case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}
