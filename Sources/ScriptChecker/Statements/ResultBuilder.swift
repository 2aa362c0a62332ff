import ScriptSource
import ScriptTypes

/// Checks a body whose statements a result builder joins: each component becomes a variable, each call of a build function a
/// call like any other.
struct ResultBuilder {
  let checker: ModuleChecker
  let builder: Type

  private static let name = "$Builder"

  /// The statements of the body, the last of which returns the result.
  func check(_ statements: [Statement], as result: Type?, in scope: Scope) -> [TypedStatement] {
    let inner = Scope(.block, in: scope)
    let alias = AliasSymbol(
      name: Self.name,
      module: checker.module,
      parent: nil,
      signature: .empty,
      ownParameterCount: 0
    )
    let builder = builder
    alias.resolve = { builder }
    inner.add(.alias(alias))
    var (typed, component) = block(statements, in: inner)
    if has("buildFinalResult") { component = call("buildFinalResult", [(nil, component)]) }
    let expressions = ExpressionChecker(checker, inner)
    let value =
      result.map { expressions.check(component, as: $0, for: .result) }
      ?? expressions.check(component)
    typed.append(TypedStatement(.return(value), component.range))
    return typed
  }

  // MARK: Blocks

  /// The statements that compute the components, and what joins these.
  private func block(
    _ statements: [Statement],
    in scope: Scope
  ) -> (statements: [TypedStatement], component: Expression) {
    StatementChecker(checker, scope).declareLocals(statements)
    var typed: [TypedStatement] = []
    var components: [Expression] = []
    let range = statements.first?.range ?? TextRange(start: 0, end: 0)
    for statement in statements {
      guard let value = component(statement, in: scope, &typed) else {
        typed.append(contentsOf: StatementChecker(checker, scope).check(statement))
        continue
      }
      components.append(variable(value, statement.range, in: scope, &typed))
    }
    guard has("buildPartialBlock"), !components.isEmpty else {
      return (typed, call("buildBlock", components.map { (nil, $0) }, range))
    }
    var joined = call("buildPartialBlock", [("first", components[0])], range)
    for next in components.dropFirst() {
      let value = ExpressionChecker(checker, scope).check(joined)
      let first = variable(value, range, in: scope, &typed)
      joined = call("buildPartialBlock", [("accumulated", first), ("next", next)], range)
    }
    return (typed, joined)
  }

  /// Keeps a component in a variable, and gives its name.
  private func variable(
    _ value: TypedExpression,
    _ range: TextRange,
    in scope: Scope,
    _ typed: inout [TypedStatement]
  ) -> Expression {
    let symbol = ValueSymbol("$component\(range.start)-\(typed.count)", .variable, type: value.type)
    symbol.isConstant = true
    scope.add(symbol)
    let pattern = TypedPattern(.binding(symbol), value.type, range)
    typed.append(TypedStatement(.variable(pattern, value), range))
    return Expression(.name(DeclarationName(symbol.name, range)), range)
  }

  // MARK: Components

  /// The component that a statement gives; `nil` for one that is only executed.
  private func component(
    _ statement: Statement,
    in scope: Scope,
    _ typed: inout [TypedStatement]
  ) -> TypedExpression? {
    switch statement.kind {
    case .expression(let expression):
      guard !expression.isAssignment else { return nil }
      switch expression.kind {
      case .conditional(let node): return conditional(node, statement.range, in: scope)
      case .selection(let node): return selection(node, statement.range, in: scope)
      default: break
      }
      let wrapped =
        has("buildExpression") ? call("buildExpression", [(nil, expression)]) : expression
      return ExpressionChecker(checker, scope).check(wrapped)
    case .if(let node): return conditional(node, statement.range, in: scope)
    case .switch(let node): return selection(node, statement.range, in: scope)
    case .for(let node):
      guard has("buildArray") else { return unsupported(statement.range) }
      return loop(node, statement, in: scope, &typed)
    case .do(let node) where node.catches.isEmpty:
      let inner = Scope(.block, in: scope)
      let (statements, component) = block(node.body.statements, in: inner)
      typed += statements
      return ExpressionChecker(checker, inner).check(component)
    case .do, .while, .repeatWhile, .guard, .defer: return unsupported(statement.range)
    default: return nil
    }
  }

  private func conditional(
    _ node: IfStatement,
    _ range: TextRange,
    in scope: Scope
  ) -> TypedExpression {
    let count = node.branchCount
    let isSupported =
      node.isTotal ? has("buildEither") : has("buildOptional") || has("buildIf")
    guard isSupported else { return unsupported(range) }
    return ExpressionChecker(checker, scope).solve(at: range) { generator in
      let result = generator.system.makeVariable()
      let branching = self.branching(node, 0, count, result, generator)
      return Node(.branches(.conditional(branching)), result, range)
    }
  }

  private func unsupported(_ range: TextRange) -> TypedExpression {
    checker.report(SolvingMessages.builderControlFlow(builder), at: range)
    return TypedExpression(.error, .error, range)
  }

  private func branching(
    _ node: IfStatement,
    _ position: Int,
    _ count: Int,
    _ result: Type,
    _ generator: Generator
  ) -> BranchingIf {
    let inner = Scope(.block, in: generator.scope)
    let conditions = StatementChecker(checker, generator.scope)
      .conditions(node.conditions, in: inner)
    let isTotal = node.isTotal
    func injected(_ component: Expression, _ position: Int) -> Expression {
      isTotal
        ? either(component, position, count)
        : call("buildOptional", [(nil, count > 1 ? either(component, position, count) : component)])
    }
    let then = branch(node.then, inner, result, generator) { injected($0, position) }
    let otherwise: BranchingIf.Alternative
    switch node.otherwise {
    case .another(let other, _)?:
      otherwise = .another(branching(other, position + 1, count, result, generator))
    case .block(let block)?:
      let scope = Scope(.block, in: generator.scope)
      otherwise = .branch(
        branch(block, scope, result, generator) { injected($0, position + 1) }
      )
    case nil:
      let nothing = call(
        "buildOptional",
        [(nil, Expression(.nil, node.then.range))],
        node.then.range
      )
      let value = generator.complete(nothing)
      generator.system.add(.closureResult(value.type, result), value)
      let block = Block([], node.then.range)
      otherwise = .branch(Branch(value: value, block: block, scope: generator.scope))
    }
    return BranchingIf(conditions: conditions, then: then, otherwise: otherwise)
  }

  private func selection(
    _ node: SwitchStatement,
    _ range: TextRange,
    in scope: Scope
  ) -> TypedExpression {
    guard node.cases.count < 2 || has("buildEither") else { return unsupported(range) }
    let statements = StatementChecker(checker, scope)
    let subject = statements.expressions.check(node.subject)
    return ExpressionChecker(checker, scope).solve(at: range) { generator in
      let result = generator.system.makeVariable()
      let cases = node.cases.enumerated().map { position, branch in
        let inner = Scope(.block, in: scope)
        return BranchingSwitch.Case(
          items: statements.items(branch.items, against: subject.type, in: inner),
          branch: self.branch(branch.body, inner, result, generator) {
            either($0, position, node.cases.count)
          }
        )
      }
      let selection = BranchingSwitch(subject: subject, cases: cases)
      return Node(.branches(.selection(selection)), result, range)
    }
  }

  private func branch(
    _ block: Block,
    _ inner: Scope,
    _ result: Type,
    _ generator: Generator,
    _ inject: (Expression) -> Expression
  ) -> Branch {
    let (statements, component) = self.block(block.statements, in: inner)
    let value = Generator(checker: checker, system: generator.system, scope: inner).complete(
      inject(component)
    )
    generator.system.add(.closureResult(value.type, result), value)
    var branch = Branch(value: value, block: block, scope: inner)
    branch.before = statements
    return branch
  }

  /// `buildArray` of the components of all rounds.
  private func loop(
    _ node: ForStatement,
    _ statement: Statement,
    in scope: Scope,
    _ typed: inout [TypedStatement]
  ) -> TypedExpression {
    let range = statement.range
    let outer = StatementChecker(checker, scope)
    var element = Type.error
    let rounds = ValueSymbol("$rounds\(range.start)", .variable, in: .local) { _ in
      ValueSymbol.Interface(type: checker.library.array(element))
    }
    rounds.isSettable = true
    let loop = outer.loop(node) { inner in
      var (statements, component) = block(node.body.statements, in: inner)
      let value = ExpressionChecker(checker, inner).check(component)
      element = value.type
      let name = variable(value, range, in: inner, &statements)
      inner.add(rounds)
      let append = Expression(
        .call(
          Expression(
            .member(
              Expression(.name(DeclarationName(rounds.name, range)), range),
              DeclarationName("append", range)
            ),
            range
          ),
          Arguments(listed: [Argument(label: nil, value: name)], range)
        ),
        range
      )
      let call = ExpressionChecker(checker, inner).check(append)
      return TypedBlock(statements + [TypedStatement(.expression(call), range)], range)
    }
    scope.add(rounds)
    let empty = TypedExpression(.array([]), rounds.type, range)
    let pattern = TypedPattern(.binding(rounds), rounds.type, range)
    typed.append(TypedStatement(.variable(pattern, empty), range))
    typed.append(TypedStatement(.for(loop), range))
    let name = Expression(.name(DeclarationName(rounds.name, range)), range)
    return ExpressionChecker(checker, scope).check(call("buildArray", [(nil, name)]))
  }

  // MARK: Build functions

  private func has(_ name: String) -> Bool {
    !MemberLookup(signature: .empty, library: checker.library)
      .typeMembers(of: builder, named: name).isEmpty
  }

  /// `buildEither(first:)` and `buildEither(second:)`, so often that each branch has a way of its own.
  private func either(_ component: Expression, _ position: Int, _ count: Int) -> Expression {
    guard count > 1 else { return component }
    let half = (count + 1) / 2
    let isFirst = position < half
    let inner =
      isFirst
      ? either(component, position, half) : either(component, position - half, count - half)
    return call("buildEither", [(isFirst ? "first" : "second", inner)])
  }

  private func call(
    _ name: String,
    _ arguments: [(label: String?, value: Expression)],
    _ range: TextRange? = nil
  ) -> Expression {
    let range = range ?? arguments.first?.value.range ?? TextRange(start: 0, end: 0)
    let name = name == "buildOptional" && !has(name) ? "buildIf" : name
    let callee = Expression(
      .member(
        Expression(.name(DeclarationName(Self.name, range)), range),
        DeclarationName(name, range)
      ),
      range
    )
    let list = arguments.map {
      Argument(label: $0.label.map { Identifier($0, range) }, value: $0.value)
    }
    return Expression(.call(callee, Arguments(listed: list, range)), range)
  }
}

extension IfStatement {
  fileprivate var branchCount: Int {
    switch otherwise {
    case nil: 1
    case .block: 2
    case .another(let other, _): 1 + other.branchCount
    }
  }

  /// Whether one of its branches is always taken.
  fileprivate var isTotal: Bool {
    switch otherwise {
    case nil: false
    case .block: true
    case .another(let other, _): other.isTotal
    }
  }
}

extension Expression {
  fileprivate var isAssignment: Bool {
    guard case .sequence(let elements) = kind else { return false }
    return elements.contains { if case .assignment = $0 { true } else { false } }
  }
}
