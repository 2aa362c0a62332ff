import ScriptSource
import ScriptTypes

/// Checks one expression: finds its types, or reports why there are none.
struct ExpressionChecker: ExpressionChecking {
  let checker: ModuleChecker
  let scope: Scope

  init(_ checker: ModuleChecker, _ scope: Scope) {
    self.checker = checker
    self.scope = scope
  }

  /// Checks an expression that may have any type.
  func check(_ expression: Expression) -> TypedExpression {
    emptyLiteral(expression) ?? solve(expression) { _, _ in }
  }

  /// Complains of a collection without elements, where nothing says what it would hold.
  private func emptyLiteral(_ expression: Expression) -> TypedExpression? {
    guard expression.isEmptyCollection, checker.caret == nil else { return nil }
    checker.report(SolvingMessages.emptyLiteral, at: expression.range)
    return TypedExpression(.error, .error, expression.range)
  }

  /// Checks an expression whose value is wanted as a type.
  func check(_ expression: Expression, as type: Type, for purpose: Purpose) -> TypedExpression {
    guard !type.isError else {
      // The type that would decide has been complained about.
      return expression.needsContext
        ? TypedExpression(.error, .error, expression.range) : check(expression)
    }
    if let literal = literal(expression, as: type) { return literal }
    return solve(expression, as: type, for: purpose) { system, node in
      if case .onlyExpression = purpose {
        system.add(.closureResult(node.type, type), node)
      } else {
        system.add(.conversion(node.type, type, .value), node)
      }
    }
  }

  /// A literal of the type that it has by itself, or `nil` for an optional: there is nothing to find out.
  private func literal(_ expression: Expression, as type: Type) -> TypedExpression? {
    guard case .nominal(let nominal) = type, checker.caret == nil else { return nil }
    let library = checker.library
    let kind: TypedExpression.Kind
    switch expression.kind {
    case .integer(let text) where nominal.symbol === library["Int"]: kind = .integer(text)
    case .float(let text) where nominal.symbol === library["Double"]: kind = .float(text)
    case .boolean(let value) where nominal.symbol === library["Bool"]: kind = .boolean(value)
    case .nil where nominal.symbol === library.optionalSymbol: kind = .nil
    case .string(let literal) where nominal.symbol === library["String"]:
      guard let text = literal.plainText else { return nil }
      kind = .string(text)
    default: return nil
    }
    return TypedExpression(kind, type, expression.range)
  }

  /// Checks an initial value against a type whose generic arguments may be left out.
  func check(
    _ expression: Expression,
    written: WrittenType,
    for purpose: Purpose
  ) -> TypedExpression {
    if let empty = emptyLiteral(expression) { return empty }
    var wanted = Type.error
    let typed = solve(expression, for: purpose) { system, node in
      wanted = TypeResolver(checker, scope, openArguments: { _ in system.makeVariable() })
        .resolve(written)
      system.add(.conversion(node.type, wanted, .value), node)
    } convert: { application, typed in
      application.convert(typed, to: wanted)
    }
    return typed
  }

  /// Checks an expression of whose type more is known.
  func check(
    _ expression: Expression,
    _ constrain: (ConstraintSystem, Node) -> Void
  ) -> TypedExpression {
    solve(expression, constrain)
  }

  /// The type that constraints alone determine.
  func type(at range: TextRange, _ constrain: (ConstraintSystem, Node) -> Void) -> Type {
    let system = ConstraintSystem(checker.solving, scope)
    let node = Node(.discard, system.makeVariable(), range)
    system.root = node
    constrain(system, node)
    guard let solution = Solver(system).solve().first else { return .error }
    return SolutionApplication(
      checker: checker,
      system: system,
      solution: solution,
      scope: scope
    ).type(node.type)
  }

  private func solve(
    _ expression: Expression,
    as wanted: Type? = nil,
    for purpose: Purpose? = nil,
    _ constrain: (ConstraintSystem, Node) -> Void,
    convert: ((SolutionApplication, TypedExpression) -> TypedExpression)? = nil
  ) -> TypedExpression {
    solve(
      at: expression.range,
      as: wanted,
      for: purpose,
      constrain,
      convert: convert,
      blaming: expression
    ) { $0.complete(expression) }
  }

  /// Solves what `make` generates.
  func solve(
    at range: TextRange,
    as wanted: Type? = nil,
    for purpose: Purpose? = nil,
    _ constrain: (ConstraintSystem, Node) -> Void = { _, _ in },
    convert: ((SolutionApplication, TypedExpression) -> TypedExpression)? = nil,
    blaming expression: Expression? = nil,
    _ make: (Generator) -> Node
  ) -> TypedExpression {
    let expression = expression ?? Expression(.unreadable, range)
    let system = ConstraintSystem(checker.solving, scope)
    let generator = Generator(checker: checker, system: system, scope: scope)
    let before = checker.messages.count
    let node = make(generator)
    system.root = node
    constrain(system, node)
    let solver = Solver(system)
    let bodies = ClosureBodies(checker)
    solver.checkBody = { closure in bodies.result(of: closure, in: system) }
    solver.useParameters = { closure in bodies.useParameters(of: closure, in: system) }
    var solutions = system.isBroken ? [] : solver.solve()
    if solutions.count > 1 {
      solutions = withSoundBodies(solutions, of: system, node)
    }
    guard let solution = solutions.first else {
      checker.caret?.finish(system, nil)
      if checker.messages.count == before, checker.admitOlderNames() {
        return solve(
          at: range,
          as: wanted,
          for: purpose,
          constrain,
          convert: convert,
          blaming: expression,
          make
        )
      }
      if checker.silence > 0 { checker.noteDroppedMistake() }
      let isFirst = checker.messages.count == before
      if checker.silence == 0, isFirst || system.failure?.reason.isAboutName == true {
        FailureReport(
          checker: checker,
          purpose: purpose,
          wanted: wanted,
          scope: scope,
          defaulted: system.defaulted
        ).report(system.failure, expression)
      }
      return TypedExpression(.error, wanted ?? .error, expression.range)
    }
    if solutions.count > 1 {
      FailureReport(checker: checker, purpose: purpose).reportAmbiguity(solutions, expression)
    }
    let application = SolutionApplication(
      checker: checker,
      system: system,
      solution: solution,
      scope: scope
    )
    checker.caret?.finish(system, application.type)
    if node.needsContext, wanted?.hasError != true, application.type(node.type).hasError {
      FailureReport(checker: checker, purpose: purpose).reportMissingType(node)
    }
    let typed = application.apply(node)
    if let convert { return convert(application, typed) }
    return wanted.map { application.convert(typed, to: $0) } ?? typed
  }

  /// The solutions that the statements of the closures have no mistakes with; all of them if there is none.
  private func withSoundBodies(
    _ solutions: [Solver.Solution],
    of system: ConstraintSystem,
    _ node: Node
  ) -> [Solver.Solution] {
    let sound = solutions.filter { solution in
      !checker.findsMistakes {
        _ = SolutionApplication(
          checker: checker,
          system: system,
          solution: solution,
          scope: scope
        ).apply(node)
      }
    }
    return sound.isEmpty ? solutions : sound
  }
}
