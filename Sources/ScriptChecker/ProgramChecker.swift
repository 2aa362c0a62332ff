package import ScriptSource
package import ScriptTypes

/// Checks a whole program: its declarations, then its statements in order.
package struct ProgramChecker {
  package struct Program {
    package let statements: [TypedStatement]
    package let bodies: [CheckedBody]
    package let messages: [Message]
  }

  let checker: ModuleChecker
  let scope: Scope

  /// - Parameters:
  ///   - module: The module that the program becomes.
  ///   - imports: What it sees without an import, the standard library among them.
  package init(module: ModuleSymbol, imports: [ModuleSymbol], library: StandardTypes) {
    checker = ModuleChecker(module: module, imports: imports, library: library)
    scope = Scope(.module, in: nil)
  }

  /// Gives the program the operators that types of a library declare.
  package func use(operatorsOf other: ModuleChecker) {
    for symbol in other.operatorMembers.values.flatMap(\.self) {
      checker.addOperatorMember(symbol)
    }
  }

  package func check(_ statements: [Statement]) -> Program {
    let collector = DeclarationCollector(module: checker, scope: scope)
    var rest: [Statement] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else {
        rest.append(statement)
        continue
      }
      switch declaration.kind {
      // A variable at the top gets its value where it stands.
      case .variable(let node) where node.bindings.allSatisfy({ $0.accessors == nil }):
        rest.append(statement)
      default: collector.declare(declaration)
      }
    }
    checker.bindExtensions()
    StructureRules(checker).check(statements)
    let typed = StatementChecker(checker, scope).check(rest)
    var bodies: [CheckedBody] = []
    var pending = checker.takeBodies()
    while !pending.isEmpty {
      for body in pending { bodies += BodyChecker(checker: checker).check(body) }
      pending = checker.takeBodies()
    }
    ContractRules(checker: checker).check()
    FlowRules(checker: checker).check(typed, bodies)
    return Program(
      statements: typed,
      bodies: bodies,
      messages: checker.messages.sorted { $0.range.start < $1.range.start }
    )
  }
}
