import ScriptSource

extension [Statement] {
  /// Whether a `return` stands among them.
  var returns: Bool {
    var walk = SyntaxWalk()
    var found = false
    walk.onReturn = { _ in found = true }
    walk.visit(self)
    return found
  }

  /// The only expression of a body, which gives its result without `return`; an `if` or `switch` of expressions is one.
  var impliedResult: Expression? {
    guard count == 1 else { return nil }
    let range = self[0].range
    return switch self[0].kind {
    case .expression(let expression): expression
    case .if(let node) where node.givesValue: Expression(.conditional(node), range)
    case .switch(let node) where node.givesValue: Expression(.selection(node), range)
    default: nil
    }
  }

  /// Whether they leave the branch of an `if` or `switch` expression instead of giving a value: a `return` there makes it a
  /// statement.
  fileprivate var leave: Bool { if case .throw? = last?.kind { true } else { false } }
}

extension IfStatement {
  /// Whether each branch gives a value or leaves.
  var givesValue: Bool {
    guard let otherwise, then.statements.impliedResult != nil || then.statements.leave else {
      return false
    }
    return switch otherwise {
    case .block(let block): block.statements.impliedResult != nil || block.statements.leave
    case .another(let node, _): node.givesValue
    }
  }
}

extension SwitchStatement {
  /// Whether each case gives a value or leaves.
  var givesValue: Bool {
    cases.contains { $0.body.statements.impliedResult != nil }
      && cases.allSatisfy { $0.body.statements.impliedResult != nil || $0.body.statements.leave }
  }
}

extension Expression {
  /// Whether it is an `if` or `switch`, whose conditions are checked before its branches.
  var isBranching: Bool {
    switch kind {
    case .conditional, .selection: true
    case .attempt(_, let inner), .await(let inner): inner.isBranching
    default: false
    }
  }
}
