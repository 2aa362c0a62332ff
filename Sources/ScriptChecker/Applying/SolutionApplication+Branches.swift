import ScriptSource
import ScriptTypes

extension SolutionApplication {
  func branches(_ branches: Branches, _ type: Type) -> TypedExpression.Kind {
    switch branches {
    case .conditional(let node): .conditionalStatement(conditional(node, type))
    case .selection(let node):
      .selection(
        TypedSwitch(
          subject: node.subject,
          cases: node.cases.map {
            TypedSwitch.Case(items: $0.items, body: branch($0.branch, type))
          }
        )
      )
    }
  }

  private func conditional(_ node: BranchingIf, _ type: Type) -> TypedIf {
    let otherwise: TypedIf.Alternative? = node.otherwise.map {
      switch $0 {
      case .branch(let branch): .block(self.branch(branch, type))
      case .another(let other): .another(conditional(other, type))
      }
    }
    return TypedIf(
      conditions: node.conditions,
      then: branch(node.then, type),
      otherwise: otherwise
    )
  }

  private func branch(_ branch: Branch, _ type: Type) -> TypedBlock {
    guard let node = branch.value else {
      return TypedBlock(
        checker.statements(in: branch.scope).check(branch.block.statements),
        branch.block.range
      )
    }
    let value = result(apply(node), as: type)
    return TypedBlock(
      branch.before + [TypedStatement(.expression(value), node.range)],
      branch.block.range,
      givesValue: true
    )
  }

  /// The value of a body's only expression as the body's result.
  func result(_ value: TypedExpression, as type: Type) -> TypedExpression {
    if type.isVoid, !value.type.isVoid {
      return TypedExpression(.conversion(.ignoredResult, value), .void, value.range)
    }
    return value.type.symbol === library["Never"] ? value : convert(value, to: type)
  }
}
