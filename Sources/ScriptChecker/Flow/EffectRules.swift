import ScriptSource
import ScriptTypes

/// What the code around an expression does with errors, and whether it may wait.
struct EffectContext {
  enum Handler {
    /// Every error goes somewhere.
    case all
    /// A `catch` that takes only some, where nothing around takes the rest.
    case some
    case none
    /// Of a `defer`.
    case `defer`
    /// Of a function that throws what its arguments throw.
    case rethrowing
  }

  var handler: Handler
  var isAsync: Bool
  /// The only type that may be thrown.
  var thrown: Type?
  var isTrying = false
  var isAwaiting = false
  /// What the code stands in, outside of closures.
  private(set) var body: CheckedBody?

  init(handlesErrors: Bool, isAsync: Bool, thrown: Type? = nil) {
    handler = handlesErrors ? .all : .none
    self.isAsync = isAsync
    self.thrown = thrown
  }

  init(_ body: CheckedBody) {
    self.init(
      handlesErrors: body.context.thrown != nil,
      isAsync: body.context.isAsync,
      thrown: body.context.thrown
    )
    if body.symbol.isRethrowing { handler = .rethrowing }
    self.body = body
  }
}

/// Calls that throw are marked with `try` and their errors handled, calls that wait are marked with `await`.
struct EffectRules {
  let checker: ModuleChecker
  var context: EffectContext

  func check(_ block: TypedBlock) {
    for statement in block.statements { check(statement) }
  }

  private func check(_ block: TypedBlock, _ change: (inout EffectContext) -> Void) {
    var rules = self
    change(&rules.context)
    rules.check(block)
  }

  // MARK: Statements

  private func check(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .return(let value?): check(value)
    case .variable(_, let value?):
      guard case .conversion(.autoclosure, let inner) = value.kind else { return check(value) }
      if !context.isAsync, case .function(let body) = value.type, body.isAsync {
        checker.report(FlowMessages.waitsInSynchronous("'async let'"), at: statement.range)
      }
      // What `async let` computes is marked where it is used.
      var rules = self
      rules.context.isAwaiting = true
      rules.context.isTrying = true
      rules.context.handler = .all
      rules.check(inner)
    case .throw(let value):
      check(value)
      checkThrow(value.unconverted.type, statement.range)
    case .if(let node): check(node)
    case .guard(let conditions, let block), .while(let conditions, let block):
      check(conditions)
      check(block)
    case .repeatWhile(let block, let condition):
      check(block)
      check(condition)
    case .for(let node):
      check(node.sequence)
      if node.isAwaiting { checkWait("'async'", isMarked: true, statement.range) }
      if node.canThrow {
        if node.isTrying {
          checkThrowing("call", checker.library.anyError, statement.range, isMarked: true)
        } else {
          checker.report(FlowMessages.nextThrows, at: statement.range)
        }
      }
      node.condition.map(check)
      check(node.body)
    case .switch(let node): check(node)
    case .do(let node): check(node)
    case .defer(let block): check(block) { $0.handler = .defer }
    case .variable, .declaration, .return, .break, .continue, .fallthrough: break
    }
  }

  private func check(_ node: TypedIf) {
    check(node.conditions)
    check(node.then)
    switch node.otherwise {
    case .block(let block)?: check(block)
    case .another(let other)?: check(other)
    case nil: break
    }
  }

  private func check(_ conditions: [TypedCondition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .optionalBinding(_, let value), .pattern(_, let value):
        check(value)
      case .availability: break
      }
    }
  }

  private func check(_ node: TypedSwitch) {
    check(node.subject)
    for branch in node.cases {
      for item in branch.items { item.condition.map(check) }
      check(branch.body)
    }
  }

  private func check(_ node: TypedDo) {
    if node.catches.isEmpty {
      check(node.body)
    } else {
      check(node.body) { context in
        if node.catchesAll {
          context.handler = .all
          context.thrown = nil
        } else if context.handler == .none {
          context.handler = .some
        }
      }
    }
    for clause in node.catches {
      for item in clause.items { item.condition.map(check) }
      check(clause.body) { context in
        // What is thrown instead of a parameter's error is thrown only if the parameter throws.
        if context.handler == .rethrowing, node.body.throwsOnlyAsParameters {
          context.handler = .all
        }
      }
    }
  }

  // MARK: Expressions

  private func check(_ expression: TypedExpression) {
    switch expression.kind {
    case .attempt(let attempt, let inner):
      var rules = self
      rules.context.isTrying = true
      if attempt != .plain {
        rules.context.handler = .all
        rules.context.thrown = nil
      }
      rules.check(inner)
    case .await(let inner):
      var rules = self
      rules.context.isAwaiting = true
      rules.check(inner)
    case .closure(let closure): check(closure, expression.type)
    case .conditionalStatement(let node): check(node)
    case .selection(let node): check(node)
    case .assignment(let target, let value):
      if let isolation = Isolation(target, in: context.body) {
        checker.report(FlowMessages.isolatedChanged(isolation.description), at: target.range)
      }
      for part in target.parts { check(part) }
      check(value)
    case .member(_, let reference):
      checkIsolation(of: expression)
      checkAccess(reference.symbol, "property access", expression.range)
      checkParts(expression)
    case .reference(let reference):
      if reference.symbol.isAwaited {
        checkWait("'async let'", isMarked: context.isAwaiting, expression.range)
      }
      checkIsolation(of: expression)
      checkAccess(reference.symbol, "property access", expression.range)
    case .subscript(_, let reference, _):
      checkIsolation(of: expression)
      checkAccess(reference.symbol, "subscript access", expression.range)
      checkParts(expression)
    case .call(let callee, let arguments):
      checkIsolation(of: callee, isCalled: true)
      checkCall(callee, arguments, expression.range)
      checkParts(expression)
    default: checkParts(expression)
    }
  }

  private func checkParts(_ expression: TypedExpression) {
    for part in expression.parts { check(part) }
  }

  private func check(_ closure: TypedClosure, _ type: Type) {
    guard case .function(let function) = type else { return }
    for capture in closure.captures { check(capture.value) }
    let context = EffectContext(
      handlesErrors: function.thrown != nil,
      isAsync: function.isAsync
    )
    EffectRules(checker: checker, context: context).check(closure.body)
  }

  private func checkCall(
    _ callee: TypedExpression,
    _ arguments: [TypedArgument],
    _ range: TextRange
  ) {
    guard case .function(let function) = callee.type else { return }
    if let thrown = callee.thrown(with: arguments), !thrown.isError,
      thrown.symbol !== checker.library["Never"]
    {
      checkThrowing("call", thrown, range)
    }
    if function.isAsync { checkWait("'async' call", isMarked: context.isAwaiting, range) }
  }

  /// What the getter of a variable or subscript may do.
  private func checkAccess(_ symbol: ValueSymbol, _ what: String, _ range: TextRange) {
    if let thrown = symbol.getterThrown?() { checkThrowing(what, thrown, range) }
    if symbol.isGetterAsync { checkWait("'async' \(what)", isMarked: context.isAwaiting, range) }
  }

  /// What belongs to an actor is used by the actor itself, or after waiting for it.
  private func checkIsolation(of use: TypedExpression, isCalled: Bool = false) {
    guard !context.isAwaiting, let isolation = Isolation(use, in: context.body),
      isolation.isOfFunction == isCalled
    else { return }
    let what = isolation.description
    let text =
      switch (isCalled, context.isAsync) {
      case (true, true): FlowMessages.isolatedCall(what)
      case (true, false): FlowMessages.isolatedCallFromSynchronous(what)
      case (false, true): FlowMessages.isolatedRead(what)
      case (false, false): FlowMessages.isolatedReadFromSynchronous(what)
      }
    checker.report(text, at: use.range)
  }

  private func checkThrowing(
    _ what: String,
    _ thrown: Type,
    _ range: TextRange,
    isMarked: Bool? = nil
  ) {
    let text: String? =
      switch (context.handler, isMarked ?? context.isTrying) {
      case (.all, true): nil
      case (.all, false): FlowMessages.throwsUnmarked(what)
      case (.none, true): FlowMessages.errorsNotHandled
      case (.none, false):
        FlowMessages.throwsUnhandled(what)
      case (.some, true):
        FlowMessages.errorsNotExhausted
      case (.some, false):
        FlowMessages.throwsNotExhausted(what)
      case (.defer, _): FlowMessages.throwsInDefer(what)
      case (.rethrowing, false): FlowMessages.throwsUnmarked(what)
      case (.rethrowing, true): nil
      }
    if let text {
      checker.report(text, at: range)
    } else {
      checkType(thrown, range)
    }
  }

  private func checkThrow(_ thrown: Type, _ range: TextRange) {
    switch context.handler {
    case .all: checkType(thrown, range)
    case .none:
      checker.report(FlowMessages.throwNotHandled, at: range)
    case .some:
      checker.report(FlowMessages.throwNotExhausted, at: range)
    case .defer: checker.report(FlowMessages.throwInDefer, at: range)
    case .rethrowing:
      checker.report(FlowMessages.throwInRethrowing, at: range)
    }
  }

  /// A function with a typed throw throws nothing else.
  private func checkType(_ thrown: Type, _ range: TextRange) {
    guard let wanted = context.thrown, wanted != checker.library.anyError, wanted != thrown,
      !thrown.isError, case .nominal = wanted
    else { return }
    checker.report(FlowMessages.thrownTypeMismatch(thrown, wanted), at: range)
  }

  private func checkWait(_ what: String, isMarked: Bool, _ range: TextRange) {
    if !context.isAsync {
      checker.report(FlowMessages.waitsInSynchronous(what), at: range)
    } else if !isMarked {
      checker.report(FlowMessages.waitsUnmarked, at: range)
    }
  }
}

extension TypedBlock {
  /// Whether nothing in it throws but functions that are parameters, and functions that throw what their arguments throw.
  fileprivate var throwsOnlyAsParameters: Bool {
    var isSo = true
    TypedWalk(
      onStatement: { if case .throw = $0.kind { isSo = false } },
      onExpression: { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          callee.thrown(with: arguments) != nil
        else { return }
        let symbol = callee.calledSymbol
        if symbol?.kind != .parameter, symbol?.throwsAsArguments != true { isSo = false }
      }
    ).visit(self)
    return isSo
  }
}
