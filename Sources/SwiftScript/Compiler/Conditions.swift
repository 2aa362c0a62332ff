import SwiftSyntax

extension Compiler {
  /// Compiles an expression that must be a `Bool`, without making a `Value` where that can be helped.
  func test(_ expression: ExprSyntax) -> Test {
    if let comparison = comparison(expression) { return comparison.run }
    if let node = expression.as(InfixOperatorExprSyntax.self),
      node.operator.is(AssignmentExprSyntax.self)
    {
      report("`=` assigns, and a condition compares", at: node.operator, hint: "write `==`")
      return { _ in false }
    }
    let code = unwrappingImplicitly(expression)
    let span = file.span(of: expression)
    return { machine in
      let value = try code(machine)
      if case .bool(let holds) = value { return holds }
      let type = machine.library.typeName(of: value)
      throw ScriptTrap(
        Diagnostic("a condition must be a `Bool`, and this is `\(type)`", at: span)
      )
    }
  }

  /// Compiles the conditions of `if`, `guard` and `while`.
  ///
  /// Names that they bind are declared in the current scope.
  func conditions(_ list: ConditionElementListSyntax) -> Test {
    let tests = list.map { ReadyTest(run: condition($0)) }
    if tests.count == 1 { return tests[0].run }
    return { machine in
      for test in tests where try !test.run(machine) { return false }
      return true
    }
  }

  private func condition(_ element: ConditionElementSyntax) -> Test {
    switch element.condition {
    case .expression(let expression): return test(expression)
    case .optionalBinding(let binding): return optionalBinding(binding)
    case .matchingPattern(let matching):
      let subject = expression(matching.initializer.value)
      let match = pattern(matching.pattern)
      return { machine in try match(machine, try subject(machine)) }
    case .availability: return { _ in true }
    }
  }

  private func optionalBinding(_ binding: OptionalBindingConditionSyntax) -> Test {
    let isLet = binding.bindingSpecifier.text == "let"
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      let whole = binding.initializer.map { expression($0.value) } ?? { _ in .none }
      let bind = bindingPattern(binding.pattern, isLet: isLet)
      return { machine in
        switch try whole(machine) {
        case .optional(nil): false
        case .optional(let box?): try bind(machine, box.value)
        case let value: try bind(machine, value)
        }
      }
    }
    let name = pattern.identifier.name
    let source: Code
    if let initializer = binding.initializer {
      source = expression(initializer.value)
    } else {
      source = self.name(name, at: Syntax(pattern))
    }
    let type = binding.typeAnnotation.map { resolve($0.type) }
    // What a `guard` at the outermost level binds is there for functions and later entries too.
    let store =
      isTopLevel
      ? declare(name, isLet: isLet, type: type) : declareLocal(name, isLet: isLet, type: type)
    return { machine in
      switch try source(machine) {
      case .optional(nil): return false
      case .optional(let box?): store(machine, box.value)
      case let value: store(machine, value)
      }
      return true
    }
  }

  func ifStatement(_ node: IfExprSyntax) -> Exec {
    let asValue = takeWantsValue()
    return inNewScope {
      let firstSlot = scope.function.slotCount
      let test = conditions(node.conditions)
      let bound = firstSlot..<scope.function.slotCount
      let body = branch(node.body.statements, asValue: asValue)
      let otherwise: ReadyExec? =
        switch node.elseBody {
        case .codeBlock(let block):
          inOuterScope { ReadyExec(run: branch(block.statements, asValue: asValue)) }
        case .ifExpr(let chained):
          inOuterScope {
            ReadyExec(run: asValue ? forValue { ifStatement(chained) } : ifStatement(chained))
          }
        case nil: nil
        }
      guard let otherwise else {
        return releasing(bound) { machine in try test(machine) ? try body(machine) : .next }
      }
      let other = otherwise.run
      return releasing(bound) { machine in
        try test(machine) ? try body(machine) : try other(machine)
      }
    }
  }

  /// Compiles an `else`, which doesn't see what the conditions bound.
  @inline(__always)
  private func inOuterScope<Result>(_ body: () -> Result) -> Result {
    let inner = scope
    if let parent = inner.parent { scope = parent }
    defer { scope = inner }
    return body()
  }

  func guardStatement(_ node: GuardStmtSyntax) -> Exec {
    // The else branch comes first, since it doesn't see the names that the conditions bind.
    let otherwise = block(node.body.statements)
    let test = conditions(node.conditions)
    let span = file.span(of: node)
    return { machine in
      if try test(machine) { return .next }
      let flow = try otherwise(machine)
      if flow == .next {
        throw ScriptTrap(
          Diagnostic(
            "the `else` of a `guard` must leave the block",
            at: span,
            hint: "end it with `return`, `throw`, `break` or `continue`"
          )
        )
      }
      return flow
    }
  }
}
