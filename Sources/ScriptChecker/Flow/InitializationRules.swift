import ScriptSource
import ScriptTypes

/// Variables have a value before they are read, constants get one only once, and initializers set every property.
final class InitializationRules {
  let checker: ModuleChecker
  /// What an initializer must do; `nil` for other bodies.
  let duties: InitializerDuties?
  /// Whether the initializer always gives a value.
  let mayNotFail: Bool
  private let exits: Exits
  var state = InitializationState()
  /// Variables without a value that the statements declare.
  private var tracked: Set<ObjectIdentifier> = []
  private var reported: Set<ObjectIdentifier> = []
  var hasReportedSelf = false

  /// - Parameter body: `nil` for statements that are no declaration's.
  init(checker: ModuleChecker, _ body: CheckedBody? = nil) {
    self.checker = checker
    duties = body.flatMap { InitializerDuties($0, checker) }
    mayNotFail = body.map { !$0.symbol.isFailable } ?? false
    exits = Exits(never: checker.library["Never"])
  }

  func check(_ block: TypedBlock) {
    visit(block)
    if state.isReachable {
      checkEnd(at: TextRange(start: max(0, block.range.end - 1), end: block.range.end))
    }
  }

  // MARK: Statements

  private func visit(_ block: TypedBlock) {
    for statement in block.statements {
      visit(statement)
      if !exits.completes(statement) { state.isReachable = false }
    }
  }

  private func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value), .throw(let value), .variable(_, let value?): visit(value)
    case .return(let value):
      value.map(visit)
      if case .nil? = value?.unconverted.kind { return }
      if state.isReachable { checkEnd(at: statement.range) }
    case .variable(let pattern, nil):
      for symbol in pattern.bindings where !(symbol.isSettable && isOptional(symbol.type)) {
        tracked.insert(ObjectIdentifier(symbol))
      }
    case .if(let node): visit(node)
    case .guard(let conditions, let block):
      visit(conditions)
      let after = state
      visit(block)
      state = after
    case .while(let conditions, let block):
      visit(conditions)
      loop(block)
    case .repeatWhile(let block, let condition):
      visit(block)
      state.isReachable = true
      visit(condition)
    case .for(let node):
      visit(node.sequence)
      loop(node.body)
    case .switch(let node): visit(node)
    case .do(let node): visit(node)
    case .defer, .declaration, .break, .continue, .fallthrough: break
    }
  }

  private func isOptional(_ type: Type) -> Bool { checker.library.wrapped(type) != nil }

  private func loop(_ block: TypedBlock) {
    let before = state
    visit(block)
    state.isReachable = true
    // Where a loop is left by `break` is not followed.
    state = before.interrupted(before: state)
    if block.statements.contains(where: { !exits.completes($0) }) { state.trust() }
  }

  private func visit(_ node: TypedIf) {
    visit(node.conditions)
    let before = state
    visit(node.then)
    let after = state
    state = before
    switch node.otherwise {
    case .block(let block)?: visit(block)
    case .another(let other)?: visit(other)
    case nil: break
    }
    state = after.joined(state)
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

  private func visit(_ node: TypedSwitch) {
    visit(node.subject)
    let before = state
    var end: InitializationState?
    for branch in node.cases {
      state = before
      visit(branch.body)
      end = end.map { $0.joined(state) } ?? state
    }
    state = end ?? before
    // A `break` may lead here, too.
    if !state.isReachable {
      state.isReachable = before.isReachable
      state.trust()
    }
  }

  private func visit(_ node: TypedDo) {
    let before = state
    visit(node.body)
    var end = state
    for clause in node.catches {
      state = before.interrupted(before: end)
      visit(clause.body)
      end = end.joined(state)
    }
    state = end
  }

  // MARK: Expressions

  private func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .assignment(let target, let value):
      visit(value)
      assign(target)
    case .inOut(let place): pass(place)
    case .reference(let reference): read(reference.symbol, at: expression.range)
    case .selfReference: readSelf(at: expression.range)
    case .member(let base, let reference) where base.isSelf: readMember(reference, expression)
    case .call(let callee, let arguments): call(callee, arguments, expression)
    case .forcedUnwrap(let inner, _):
      if case .call(let callee, let arguments) = inner.kind {
        call(callee, arguments, inner, isForced: true)
      } else {
        visit(inner)
      }
    case .closure(let closure): capture(closure, at: expression.range)
    // What is wrong has been reported, and nothing is known of what follows.
    case .error: state.isReachable = false
    case .conditionalStatement(let node): visit(node)
    case .selection(let node): visit(node)
    default: for part in expression.parts { visit(part) }
    }
  }

  private func assign(_ target: TypedExpression) {
    switch target.kind {
    case .tuple(let elements): for element in elements { assign(element) }
    case .reference(let reference): set(reference.symbol, target)
    case .member(let base, let reference) where base.isSelf:
      if duties?.contains(reference.symbol) == true {
        state.set(reference.symbol)
      } else {
        readMember(reference, target)
      }
    case .selfReference:
      for symbol in duties?.symbols ?? [] { state.set(symbol) }
      state.hasDelegated = true
    default: for part in target.parts { visit(part) }
    }
  }

  private func set(_ symbol: ValueSymbol, _ target: TypedExpression) {
    guard tracked.contains(ObjectIdentifier(symbol)) else { return }
    if symbol.isConstant, state.isPossible(symbol) {
      checker.report(FlowMessages.initializedTwice(symbol.name), at: target.range)
    }
    state.set(symbol)
  }

  private func read(_ symbol: ValueSymbol, at range: TextRange, as use: String = "used") {
    guard tracked.contains(ObjectIdentifier(symbol)), !state.isSure(symbol),
      reported.insert(ObjectIdentifier(symbol)).inserted
    else { return }
    let kind = symbol.isConstant ? "constant" : "variable"
    checker.report(FlowMessages.usedBeforeInitialized(kind, symbol.name, use), at: range)
  }

  /// A closure may run before what follows gives a variable its value.
  private func capture(_ closure: TypedClosure, at range: TextRange) {
    captureSelf(in: closure, at: range)
    guard !tracked.isEmpty else { return }
    var walk = TypedWalk()
    walk.onExpression = { [self] in
      guard case .reference(let reference) = $0.kind else { return }
      read(reference.symbol, at: range, as: "captured by a closure")
    }
    walk.visit(closure.body)
  }

  private func pass(_ place: TypedExpression) {
    if case .reference(let reference) = place.kind {
      read(reference.symbol, at: place.range, as: "passed by reference")
    } else {
      visit(place)
    }
  }

  private func call(
    _ callee: TypedExpression,
    _ arguments: [TypedArgument],
    _ expression: TypedExpression,
    isForced: Bool = false
  ) {
    if case .member(let base, let reference) = callee.unconverted.kind,
      reference.symbol.kind == .initializer, base.isSuper || base.isSelf
    {
      for value in arguments.flatMap(\.values) { visit(value) }
      checkDelegation(to: reference.symbol, at: expression.range, isForced: isForced)
      if base.isSuper { checkSuper(at: expression.range) }
      state.hasDelegated = true
      return
    }
    visit(callee)
    guard case .function(let function) = callee.type else { return }
    for (parameter, argument) in zip(function.parameters, arguments) {
      for value in argument.values {
        if parameter.isInOut { pass(value) } else { visit(value) }
      }
    }
  }
}

extension TypedExpression {
  fileprivate var isSuper: Bool { if case .super = kind { true } else { false } }
}
