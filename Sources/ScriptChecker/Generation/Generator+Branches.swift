import ScriptSource
import ScriptTypes

extension Generator {
  /// `if` or `switch` as an expression: what it gives is what all branches convert to.
  ///
  /// Conditions and patterns don't depend on that and are checked at once.
  func conditional(_ node: IfStatement, _ range: TextRange) -> Node {
    let result = system.makeVariable()
    return Node(.branches(.conditional(branching(node, result))), result, range)
  }

  private func branching(_ node: IfStatement, _ result: Type) -> BranchingIf {
    let inner = Scope(.block, in: scope)
    let conditions = checker.statements(in: scope).conditions(node.conditions, in: inner)
    let then = branch(node.then, inner, result)
    let otherwise: BranchingIf.Alternative? = node.otherwise.map {
      switch $0 {
      case .block(let block): .branch(branch(block, Scope(.block, in: scope), result))
      case .another(let other, _): .another(branching(other, result))
      }
    }
    return BranchingIf(conditions: conditions, then: then, otherwise: otherwise)
  }

  func selection(_ node: SwitchStatement, _ range: TextRange) -> Node {
    let result = system.makeVariable()
    let statements = checker.statements(in: scope)
    let subject = checker.expressions(in: scope).check(node.subject)
    let cases = node.cases.map { branch in
      let inner = Scope(.block, in: scope)
      return BranchingSwitch.Case(
        items: statements.items(branch.items, against: subject.type, in: inner),
        branch: self.branch(branch.body, inner, result)
      )
    }
    let selection = BranchingSwitch(subject: subject, cases: cases)
    return Node(.branches(.selection(selection)), result, range)
  }

  private func branch(_ block: Block, _ inner: Scope, _ result: Type) -> Branch {
    guard let expression = block.statements.impliedResult else {
      return Branch(value: nil, block: block, scope: inner)
    }
    let node = Generator(checker: checker, system: system, scope: inner).complete(expression)
    system.add(.closureResult(node.type, result), node)
    return Branch(value: node, block: block, scope: inner)
  }
}
