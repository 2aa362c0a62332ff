import ScriptSource

/// Rules that the source tree alone decides: which declarations, modifiers and statements may stand where.
struct StructureRules {
  let checker: ModuleChecker
  var surroundings = Surroundings()

  init(_ checker: ModuleChecker) { self.checker = checker }

  func report(_ text: String, at range: TextRange) { checker.report(text, at: range) }

  /// Checks a whole program.
  func check(program statements: [Statement]) {
    for case .declaration(let declaration) in statements.map(\.kind) {
      guard case .variable = declaration.kind, let lazy = declaration.lazyModifier else { continue }
      report(StructureMessages.lazyGlobal, at: lazy.range)
    }
    check(statements)
  }

  func check(_ statements: [Statement]) {
    for statement in statements { check(statement) }
  }

  private func check(_ block: Block, within change: (inout Surroundings) -> Void = { _ in }) {
    var rules = self
    change(&rules.surroundings)
    rules.check(block.statements)
  }

  // MARK: Statements

  private func check(_ statement: Statement) {
    checkLabel(of: statement)
    let target = Surroundings.Target(statement)
    func enter(_ block: Block) {
      check(block) { if let target { $0.targets.append(target) } }
    }
    switch statement.kind {
    case .expression(let expression): check(expression, mayBranch: true)
    case .declaration(let declaration): check(declaration)
    case .if(let node): check(node, enter)
    case .guard(let conditions, let block):
      check(conditions)
      check(block)
    case .while(let conditions, let block):
      check(conditions)
      enter(block)
    case .repeatWhile(let block, let condition):
      enter(block)
      check(condition)
    case .for(let node):
      if case .packExpansion = node.sequence.kind, let condition = node.condition {
        report(StructureMessages.conditionInPackIteration, at: condition.range)
      }
      check(node.sequence)
      node.condition.map { check($0) }
      enter(node.body)
    case .switch(let node):
      SwitchRules(checker: checker).check(node)
      check(node, enter)
    case .do(let node):
      enter(node.body)
      for clause in node.catches { enter(clause.body) }
    case .defer(let block): check(block) { $0.enterDefer() }
    case .return(let value):
      if let value, case .packExpansion = value.kind {
        report(StructureMessages.packExpansionMisplaced, at: value.range)
      }
      value.map { check($0, mayBranch: true) }
      if surroundings.isInPlainInitializer, case .nil? = value?.kind {
        report(StructureMessages.nilFromPlainInitializer, at: statement.range)
      }
      if surroundings.isInDefer {
        report(StructureMessages.leavesDeferByReturn, at: statement.range)
      }
    case .throw(let value): check(value, mayBranch: true)
    case .break(let label): checkBreak(label, statement.range)
    case .continue(let label): checkContinue(label, statement.range)
    case .fallthrough:
      if !surroundings.targets.contains(where: { $0.kind == .switch }) {
        report(StructureMessages.fallthroughOutsideOfSwitch, at: statement.range)
      }
    case .yield(let values): for value in values { check(value) }
    case .unreadable: break
    }
  }

  private func check(_ node: IfStatement, _ enter: (Block) -> Void) {
    check(node.conditions)
    enter(node.then)
    switch node.otherwise {
    case .block(let block)?: enter(block)
    case .another(let other, _)?: check(other, enter)
    case nil: break
    }
  }

  private func check(_ node: SwitchStatement, _ enter: (Block) -> Void) {
    check(node.subject)
    for branch in node.cases {
      for item in branch.items { item.condition.map { check($0) } }
      enter(branch.body)
    }
  }

  private func check(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value), .pattern(_, let value), .optionalBinding(_, _, let value?):
        check(value)
      case .optionalBinding, .availability: break
      }
    }
  }

  // MARK: Expressions

  /// - Parameter mayBranch: Whether an `if` or `switch` may stand here.
  func check(_ expression: Expression, mayBranch: Bool = false) {
    switch expression.kind {
    case .closure(let closure):
      for part in expression.parts { check(part) }
      var rules = self
      rules.surroundings.enterFunction()
      rules.check(closure.body)
    case .conditional(let node):
      checkBranches(BranchExpression(node), "if", expression, mayBranch)
      check(node) { check($0) }
    case .selection(let node):
      checkBranches(BranchExpression(node), "switch", expression, mayBranch)
      SwitchRules(checker: checker).check(node)
      check(node) { check($0) }
    case .attempt(_, let inner), .await(let inner): check(inner, mayBranch: mayBranch)
    case .discard: reportDiscard(expression)
    case .member(let base?, let name) where name.base == "deinit" && !name.isEscaped:
      report(StructureMessages.deinitializerCalled, at: name.range)
      check(base)
    case .call(let callee, _):
      checkDelegation(callee)
      for part in expression.parts { check(part) }
    case .sequence(let elements):
      checkSequence(elements)
      for (position, part) in expression.parts.enumerated() {
        // What is assigned to may hold `_`.
        if position == 0, elements.count > 1, elements[1].isAssignment { continue }
        let isSource = elements.count == 3 && position == 1 && elements[1].isAssignment
        check(part, mayBranch: isSource && mayBranch)
      }
    default: for part in expression.parts { check(part) }
    }
  }

  private func checkSequence(_ elements: [Expression.SequenceElement]) {
    for (position, element) in elements.enumerated() where position > 0 {
      guard case .operand(let operand) = element else { continue }
      if case .attempt = operand.kind, !elements[position - 1].permitsAttempt {
        report(StructureMessages.tryOnTheRight, at: operand.range)
      }
    }
  }

  /// A convenience initializer calls one of the class itself.
  private func checkDelegation(_ callee: Expression) {
    guard case .member(let base?, let name) = callee.kind, name.base == "init",
      case .superObject = base.kind, let type = surroundings.delegatingClass
    else { return }
    report(StructureMessages.convenienceChainsToSuper(type), at: callee.range)
  }

  func reportDiscard(_ expression: Expression) {
    report(StructureMessages.discardMisplaced, at: expression.range)
  }

  private func checkBranches(
    _ branches: BranchExpression,
    _ word: String,
    _ expression: Expression,
    _ mayBranch: Bool
  ) {
    guard mayBranch else {
      report(StructureMessages.branchesMisplaced(word), at: expression.range)
      return
    }
    if !branches.isComplete {
      report(StructureMessages.ifWithoutElse, at: expression.range)
      return
    }
    for block in branches.blocks where block.statements.count > 1 {
      guard let last = block.statements.last, !last.leaves else { continue }
      // The statements of a `case` stand in no braces.
      let end = TextRange(start: block.range.end - 1, end: block.range.end)
      report(
        StructureMessages.branchWithoutValue(word),
        at: word == "switch" ? last.range : end
      )
    }
  }
}

/// What an `if` or `switch` needs to be an expression.
private struct BranchExpression {
  var blocks: [Block] = []
  var isComplete = true

  init(_ node: IfStatement) {
    blocks.append(node.then)
    switch node.otherwise {
    case .block(let block)?: blocks.append(block)
    case .another(let other, _)?:
      let rest = BranchExpression(other)
      blocks += rest.blocks
      isComplete = rest.isComplete
    case nil: isComplete = false
    }
  }

  init(_ node: SwitchStatement) { blocks = node.cases.map(\.body) }
}

extension Statement {
  fileprivate var leaves: Bool {
    switch kind {
    case .throw, .return, .break, .continue, .fallthrough: true
    // `fatalError()` never returns; which calls do is known later.
    case .expression(let expression): if case .call = expression.kind { true } else { false }
    default: false
    }
  }
}

extension Expression.SequenceElement {
  fileprivate var isAssignment: Bool { if case .assignment = self { true } else { false } }

  /// Whether `try` may follow: after `=`, `+=` and the like, and `? … :`.
  fileprivate var permitsAttempt: Bool {
    switch self {
    case .assignment, .ternary: true
    case .infix(let name):
      name.text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name.text)
    default: false
    }
  }
}
