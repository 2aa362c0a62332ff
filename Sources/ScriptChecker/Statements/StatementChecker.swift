import ScriptSource
import ScriptTypes

/// Checks statements in order; what they declare is in view of those behind.
struct StatementChecker: StatementChecking {
  let checker: ModuleChecker
  let scope: Scope

  init(_ checker: ModuleChecker, _ scope: Scope) {
    self.checker = checker
    self.scope = scope
  }

  var expressions: ExpressionChecker { ExpressionChecker(checker, scope) }
  private var library: StandardTypes { checker.library }

  func check(_ statements: [Statement]) -> [TypedStatement] {
    declareLocals(statements)
    return statements.flatMap(check)
  }

  /// Checks a body, whose only expression is its result.
  ///
  /// - Parameters:
  ///   - result: What it must give; `nil` if any type will do.
  ///   - builder: The result builder that joins its statements.
  func check(
    _ statements: [Statement],
    result: Type?,
    builder: Type? = nil
  ) -> [TypedStatement] {
    if let builder, !statements.returns {
      return ResultBuilder(checker: checker, builder: builder)
        .check(statements, as: result, in: scope)
    }
    if scope.function?.isInitializer ?? false, let only = statements.impliedResult,
      case .nil = only.kind
    {
      return check([Statement(.return(only), only.range)])
    }
    guard result.map({ !$0.isVoid }) ?? true, let expression = statements.impliedResult else {
      return check(statements)
    }
    let typed: TypedExpression
    if let result {
      typed = expressions.check(expression, as: result, for: .onlyExpression)
    } else {
      typed = expressions.check(expression)
    }
    return [TypedStatement(.return(typed), expression.range)]
  }

  func check(_ block: Block, in inner: Scope? = nil) -> TypedBlock {
    let statements = StatementChecker(checker, inner ?? Scope(.block, in: scope))
      .check(block.statements)
    return TypedBlock(statements, block.range)
  }

  /// Local functions and types are in view of the whole block.
  func declareLocals(_ statements: [Statement]) {
    let collector = DeclarationCollector(checker, scope, .local)
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else { continue }
      switch declaration.kind {
      case .variable: scope.addLater(statement.declaredVariables)
      case .function, .nominal, .typealias: collector.declare(declaration)
      default: continue
      }
    }
    checker.deriveMembers()
  }

  /// Several for a declaration of several variables.
  func check(_ statement: Statement) -> [TypedStatement] {
    if case .declaration(let declaration) = statement.kind,
      case .variable(let node) = declaration.kind, node.bindings.count > 1
    {
      return node.bindings.map {
        TypedStatement(variable($0, of: node, declaration), statement.range)
      }
    }
    return [TypedStatement(kind(of: statement), label: statement.label?.text, statement.range)]
  }

  private func kind(of statement: Statement) -> TypedStatement.Kind {
    switch statement.kind {
    case .expression(let expression): return .expression(expressions.check(expression))
    case .declaration(let declaration): return self.declaration(declaration)
    case .if(let node): return .if(conditional(node))
    case .guard(let conditions, let block):
      // The block doesn't see what the conditions declare, what follows does.
      let body = check(block)
      return .guard(self.conditions(conditions, in: scope), body)
    case .while(let conditions, let block):
      let inner = Scope(.block, in: scope)
      return .while(self.conditions(conditions, in: inner), check(block, in: inner))
    case .repeatWhile(let block, let condition):
      return .repeatWhile(check(block), self.condition(condition, in: scope))
    case .for(let node): return .for(loop(node))
    case .switch(let node): return .switch(selection(node))
    case .do(let node): return .do(self.do(node))
    case .defer(let block): return .defer(check(block))
    case .return(let value): return .return(returned(value, statement))
    case .throw(let value):
      // An implicit member is one of the type that may be thrown.
      let type = value.isImplicitMember ? scope.function?.thrown : nil
      return .throw(expressions.check(value, as: type ?? library.anyError, for: .thrown))
    case .break(let label): return .break(label?.text)
    case .continue(let label): return .continue(label?.text)
    case .fallthrough: return .fallthrough
    case .yield(let values): return yielded(values, statement)
    case .unreadable: return .expression(TypedExpression(.error, .error, statement.range))
    }
  }

  /// What an accessor yields is what its caller reads, or the place of what its caller has made of it.
  private func yielded(_ values: [Expression], _ statement: Statement) -> TypedStatement.Kind {
    guard let value = values.first else {
      return .expression(TypedExpression(.error, .error, statement.range))
    }
    guard case .inOut(let place) = value.kind else { return .return(returned(value, statement)) }
    let name = DeclarationName(Accessors.Accessor.modifiedValue, value.range)
    let modified = Expression(.name(name), value.range)
    let assignment = Expression(
      .sequence([.operand(place), .assignment(value.range), .operand(modified)]),
      value.range
    )
    return .expression(expressions.check(assignment))
  }

  private func returned(_ value: Expression?, _ statement: Statement) -> TypedExpression? {
    guard let function = scope.function else {
      checker.report(SolvingMessages.returnOutside, at: statement.range)
      return nil
    }
    guard let value else {
      if let result = function.result, !result.isVoid, !result.isError, !function.isInitializer {
        checker.report(SolvingMessages.missingValue, at: statement.range)
      }
      return nil
    }
    if function.isInitializer, case .nil = value.kind, let receiver = function.receiver {
      return TypedExpression(.nil, library.optional(receiver.type), value.range)
    }
    guard let result = function.result else { return expressions.check(value) }
    if result.isVoid {
      let typed = expressions.check(value)
      if !typed.type.isVoid, !typed.type.isError {
        checker.report(SolvingMessages.unexpectedValue, at: value.range)
      }
      return typed
    }
    return expressions.check(value, as: result, for: .result)
  }

  // MARK: Declarations

  private func declaration(_ declaration: Declaration) -> TypedStatement.Kind {
    guard case .variable(let node) = declaration.kind, let binding = node.bindings.first else {
      return .declaration(declaration)
    }
    return variable(binding, of: node, declaration)
  }

  private func variable(
    _ binding: VariableDeclaration.Binding,
    of node: VariableDeclaration,
    _ declaration: Declaration
  ) -> TypedStatement.Kind {
    if declaration.wraps(binding, checker), let storage = wrappedStorage(node, declaration) {
      return storage
    }
    if let accessors = binding.accessors, accessors.isComputed {
      DeclarationCollector(checker, scope, .local).declare(declaration)
      return .declaration(declaration)
    }
    let variable = stored(binding, of: node, declaration)
    if binding.accessors != nil, case .variable(let pattern, _) = variable {
      for symbol in pattern.bindings {
        checker.addBody(Body(symbol: symbol, .variable(binding), in: scope))
      }
    }
    return variable
  }

  private func stored(
    _ binding: VariableDeclaration.Binding,
    of node: VariableDeclaration,
    _ declaration: Declaration
  ) -> TypedStatement.Kind {
    var patterns = PatternChecker(checker, scope)
    patterns.isDeclaration = true
    patterns.isInitialized = true
    guard let value = binding.value else {
      let pattern = patterns.check(binding.pattern, against: nil, isVariable: node.isVariable)
      for symbol in pattern.bindings {
        symbol.isDeferred = true
        symbol.isWeak = declaration.isWeak
        symbol.isOutlet = declaration.attribute("IBOutlet") != nil
      }
      return .variable(pattern, nil)
    }
    let typed: TypedExpression
    if let declared = scope.laterVariables?.pattern(of: binding) {
      typed = expressions.check(value, as: declared.type, for: .initialization)
    } else if let written = patterns.annotation(of: binding.pattern) {
      let resolver = TypeResolver(checker, scope)
      typed =
        resolver.leavesArgumentsOpen(written)
        ? expressions.check(value, written: written, for: .initialization)
        : expressions.check(value, as: resolver.resolve(written), for: .initialization)
    } else {
      typed = expressions.check(value)
    }
    if typed.type.isExpansion {
      checker.report(SolvingMessages.packExpansionMisplaced(typed.type), at: value.range)
    }
    var type = typed.type
    if declaration.has("weak"), library.wrapped(type) == nil { type = library.optional(type) }
    let pattern =
      scope.laterVariables?.pattern(of: binding)
      ?? patterns.check(binding.pattern, against: type, isVariable: node.isVariable)
    for symbol in pattern.bindings {
      symbol.isWeak = declaration.isWeak
      symbol.isOutlet = declaration.attribute("IBOutlet") != nil
    }
    if declaration.has("lazy") {
      for symbol in pattern.bindings { symbol.isLazy = true }
      let later = Type.function([], typed.type)
      return .variable(
        pattern,
        TypedExpression(.conversion(.autoclosure, typed), later, value.range)
      )
    }
    guard declaration.has("async") else { return .variable(pattern, typed) }
    // It is computed by a task of its own.
    for symbol in pattern.bindings { symbol.isAwaited = true }
    let body = FunctionType([], typed.type, isAsync: true, thrown: library.anyError)
    return .variable(
      pattern,
      TypedExpression(.conversion(.autoclosure, typed), .function(body), typed.range)
    )
  }

  /// A local variable with a property wrapper is its storage; what is computed from that has bodies of its own.
  private func wrappedStorage(
    _ node: VariableDeclaration,
    _ declaration: Declaration
  ) -> TypedStatement.Kind? {
    let symbols = DeclarationCollector(checker, scope, .local).variables(node, declaration)
    for symbol in symbols { scope.replace(symbol) }
    guard let storage = symbols.first(where: \.isStored),
      let value = symbols.first(where: { $0.storage === storage })
    else { return nil }
    let pattern = TypedPattern(.binding(storage), storage.type, declaration.range)
    return .variable(pattern, checker.wrapped[ObjectIdentifier(value)]?.initializer)
  }

  // MARK: Branches

  private func conditional(_ node: IfStatement) -> TypedIf {
    let inner = Scope(.block, in: scope)
    let conditions = conditions(node.conditions, in: inner)
    let then = check(node.then, in: inner)
    let otherwise: TypedIf.Alternative? = node.otherwise.map {
      switch $0 {
      case .block(let block): .block(check(block))
      case .another(let other, _): .another(conditional(other))
      }
    }
    return TypedIf(conditions: conditions, then: then, otherwise: otherwise)
  }

  private func condition(_ expression: Expression, in scope: Scope) -> TypedExpression {
    ExpressionChecker(checker, scope).check(expression, as: library.bool, for: .condition)
  }

  func conditions(_ list: [Condition], in inner: Scope) -> [TypedCondition] {
    list.map { condition in
      switch condition {
      case .expression(let value): return .expression(self.condition(value, in: inner))
      case .availability(let holds): return .availability(holds)
      case .optionalBinding(let isVariable, let pattern, let value):
        return optionalBinding(pattern, value, isVariable: isVariable, in: inner)
      case .pattern(let pattern, let value):
        let typed = ExpressionChecker(checker, inner).check(value)
        var patterns = PatternChecker(checker, inner)
        patterns.isInitialized = true
        let checked = patterns.check(pattern, against: typed.type, isVariable: false)
        return .pattern(checked, typed)
      }
    }
  }

  private func optionalBinding(
    _ pattern: Pattern,
    _ value: Expression?,
    isVariable: Bool,
    in inner: Scope
  ) -> TypedCondition {
    let expression: Expression
    if let value {
      expression = value
    } else if case .identifier(let name) = pattern.kind {
      expression = Expression(.name(DeclarationName(name, pattern.range)), pattern.range)
    } else {
      expression = Expression(.unreadable, pattern.range)
    }
    let patterns = PatternChecker(checker, inner)
    let checker = ExpressionChecker(self.checker, inner)
    let typed: TypedExpression
    if let written = patterns.annotation(of: pattern) {
      let optional = WrittenType(.optional(written), written.range)
      typed = checker.check(expression, written: optional, for: .initialization)
    } else {
      typed = checker.check(expression)
    }
    var wrapped = library.wrapped(typed.type)
    if wrapped == nil {
      if !typed.type.isError {
        self.checker.report(SolvingMessages.bindingNotOptional(typed.type), at: expression.range)
      }
      wrapped = .error
    }
    return .optionalBinding(
      patterns.check(pattern, against: wrapped, isVariable: isVariable),
      typed
    )
  }

  private func selection(_ node: SwitchStatement) -> TypedSwitch {
    let subject = expressions.check(node.subject)
    let cases = node.cases.map { branch in
      let inner = Scope(.block, in: scope)
      let items = self.items(branch.items, against: subject.type, in: inner)
      return TypedSwitch.Case(items: items, body: check(branch.body, in: inner))
    }
    return TypedSwitch(subject: subject, cases: cases)
  }

  func items(
    _ items: [SwitchStatement.Item],
    against type: Type,
    in inner: Scope
  ) -> [(pattern: TypedPattern, condition: TypedExpression?)] {
    items.map { item in
      let pattern = PatternChecker(checker, inner).check(
        item.pattern,
        against: type,
        isVariable: false
      )
      return (pattern: pattern, condition: item.condition.map { condition($0, in: inner) })
    }
  }

  private func `do`(_ node: DoStatement) -> TypedDo {
    let body = check(node.body)
    let thrown =
      node.throwing.map { TypeResolver(checker, scope).resolve($0) }
      ?? CaughtType.of(body, library)
    let catches = node.catches.map { clause in
      let inner = Scope(.block, in: scope)
      var error: ValueSymbol?
      if clause.items.isEmpty {
        let symbol = ValueSymbol("error", .variable, type: thrown)
        symbol.isConstant = true
        inner.add(symbol)
        error = symbol
      }
      let items = items(clause.items, against: thrown, in: inner)
      return TypedDo.Catch(items: items, error: error, body: check(clause.body, in: inner))
    }
    return TypedDo(body: body, catches: catches)
  }

  // MARK: Loops

  /// - Parameter body: Checks the body in a scope with the pattern's names.
  func loop(_ node: ForStatement, body: ((Scope) -> TypedBlock)? = nil) -> TypedFor {
    let sequence = sequence(of: node)
    let element = element(of: sequence, isAwaiting: node.isAwaiting)
    let inner = Scope(.block, in: scope)
    let pattern = PatternChecker(checker, inner).check(
      node.pattern,
      against: element,
      isVariable: false
    )
    let condition = node.condition.map { self.condition($0, in: inner) }
    return TypedFor(
      pattern: pattern,
      sequence: sequence,
      isAwaiting: node.isAwaiting,
      isTrying: node.isTrying,
      canThrow: node.isAwaiting && canThrow(sequence.type),
      condition: condition,
      body: body?(inner) ?? check(node.body, in: inner)
    )
  }

  /// The sequence of a loop, of elements that have the pattern's type if it has one.
  private func sequence(of node: ForStatement) -> TypedExpression {
    let patterns = PatternChecker(checker, scope)
    if let written = patterns.annotation(of: node.pattern) {
      let proto = library[node.isAwaiting ? "AsyncSequence" : "Sequence"]
      return expressions.check(node.sequence) { system, sequence in
        let element = TypeResolver(
          checker,
          scope,
          openArguments: { _ in system.makeVariable() }
        ).resolve(written)
        system.add(Constraint.Kind.conformance(sequence.type, proto), sequence)
        let given = sequence.type.associatedType("Element")
        system.add(.conversion(given, element, .value), sequence)
      }
    }
    let typed = expressions.check(node.sequence) { _, _ in }
    // One that is implicitly unwrapped is unwrapped here.
    guard let wrapped = library.wrapped(typed.type) else { return typed }
    let isUnwrapped = checker.silently {
      !expressions.check(node.sequence, as: wrapped, for: .initialization).isError
    }
    return isUnwrapped
      ? expressions.check(node.sequence, as: wrapped, for: .initialization) : typed
  }

  /// Whether an asynchronous sequence can throw instead of giving an element.
  private func canThrow(_ sequence: Type) -> Bool {
    guard !sequence.isError else { return false }
    let failure = scope.signature.canonical(sequence.associatedType("Failure"))
    return failure.symbol !== library["Never"] && !failure.isError
  }

  private func element(of sequence: TypedExpression, isAwaiting: Bool) -> Type {
    guard !sequence.type.isError else { return .error }
    if case .expansion(let box) = sequence.type { return box.type }
    let proto = library[isAwaiting ? "AsyncSequence" : "Sequence"]
    guard ConstraintSystem(checker.solving, scope).conforms(sequence.type, to: proto) else {
      checker.report(SolvingMessages.notSequence(sequence.type, proto.name), at: sequence.range)
      return .error
    }
    return scope.signature.canonical(sequence.type.associatedType("Element"))
  }
}

extension Expression {
  /// `.name` or `.name(…)`.
  fileprivate var isImplicitMember: Bool {
    switch kind {
    case .member(nil, _): true
    case .member(let base?, _), .call(let base, _): base.isImplicitMember
    default: false
    }
  }
}
