import ScriptSource

/// An `if` or `switch` whose branches give a value.
enum Branches {
  case conditional(BranchingIf)
  case selection(BranchingSwitch)
}

/// One branch: its value, or statements that leave.
struct Branch {
  let value: Node?
  let block: Block
  let scope: Scope
  /// What a result builder executes before the value.
  var before: [TypedStatement] = []
}

final class BranchingIf {
  enum Alternative {
    case branch(Branch)
    case another(BranchingIf)
  }

  let conditions: [TypedCondition]
  let then: Branch
  let otherwise: Alternative?

  init(conditions: [TypedCondition], then: Branch, otherwise: Alternative?) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
  }
}

struct BranchingSwitch {
  struct Case {
    let items: [(pattern: TypedPattern, condition: TypedExpression?)]
    let branch: Branch
  }

  let subject: TypedExpression
  let cases: [Case]
}
