import SwiftSyntax

/// Conditions, loops and statements that can't be what they are meant to be.
extension FurtherMistakes {
  func checkCondition(_ node: ExprSyntax) {
    let type = reading.value(of: node)
    guard reading.isMistaken(type, for: reading.plain(reading.library.bool)) else { return }
    report("a condition must be a `Bool`, and this is `\(type.shown)`", at: node)
  }

  func checkLoop(_ node: ForStmtSyntax) {
    let type = reading.value(of: node.sequence)
    guard reading.isPlain(type), type.plain !== reading.library.string else { return }
    report(
      "`for` can't go through `\(type.shown)`",
      at: node.sequence,
      hint: type.plain === reading.library.int
        ? "write `0..<\(node.sequence.bareText)`" : nil
    )
  }

  /// Both branches of `a ? b : c` are of one type.
  func checkBranches(_ node: TernaryExprSyntax) {
    checkCondition(node.condition)
    let (yes, no) = (
      reading.value(of: node.thenExpression), reading.value(of: node.elseExpression)
    )
    guard mustAgree(node), reading.isPlain(yes), reading.isPlain(no),
      reading.isMistaken(yes, for: no),
      reading.isMistaken(no, for: yes)
    else { return }
    report(
      "the branches of `?` and `:` must be of one type, and these are `\(yes.shown)` and "
        + "`\(no.shown)`",
      at: node.questionMark
    )
  }

  /// Whether nothing around a `?` and `:` says of what type its branches are: a protocol or `Any` would take both.
  private func mustAgree(_ node: TernaryExprSyntax) -> Bool {
    if let binding = node.parent?.parent?.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation == nil
    }
    return node.parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) ?? false
  }

  /// A function's only expression is what it returns, and must be of the type that it says.
  func checkEnd(of node: FunctionDeclSyntax, with value: ExprSyntax) {
    // A result builder may make it of the statements.
    guard let result = node.signature.returnClause?.type, !reading.world.hasResultBuilders else {
      return
    }
    let wanted = reading.written(result)
    guard reading.value(of: value).isVoid, !wanted.isVoid, !wanted.isUnknown else {
      return check(value, against: wanted)
    }
    report(
      "`\(node.name.name)` can end without returning \("\(wanted.shown)".withArticle)",
      at: node.funcKeyword,
      hint: "every way through it needs a `return`"
    )
  }

  /// The last of several statements is no `return` if it does something and goes on.
  func checkEnd(of node: FunctionDeclSyntax, behind last: ExprSyntax) {
    guard let result = node.signature.returnClause?.type, !reading.world.hasResultBuilders else {
      return
    }
    let wanted = reading.written(result)
    guard !wanted.isVoid, !wanted.isUnknown, goesOn(last) else { return }
    report(
      "`\(node.name.name)` can end without returning \("\(wanted.shown)".withArticle)",
      at: node.funcKeyword,
      hint: "every way through it needs a `return`"
    )
  }

  /// Whether an expression is an assignment or calls a known method that comes back.
  private func goesOn(_ expression: ExprSyntax) -> Bool {
    if let node = expression.as(InfixOperatorExprSyntax.self) { return node.isAssignment }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.as(MemberAccessExprSyntax.self)?.base != nil
    else { return false }
    let callables = reading.callables(of: call).all
    return !callables.isEmpty && !callables.contains(where: \.neverReturns)
  }

  /// A function that is named as a statement, and not called.
  func checkStatement(_ node: CodeBlockItemSyntax) {
    guard let access = node.item.as(MemberAccessExprSyntax.self), let base = access.base,
      case .value(let type) = reading.link(base), let object = reading.object(of: type),
      let list = node.parent?.as(CodeBlockItemListSyntax.self),
      list.count > 1 || list.parent?.is(SourceFileSyntax.self) ?? false
    else { return }
    let name = access.declName.baseName.name
    let members = object.members(named: name)
    guard !members.isEmpty, reading.methods(name, of: .value(type)).count == members.count else {
      return
    }
    report(
      "`\(name)` is a function, and nothing calls it",
      at: access.declName,
      hint: "write `\(name)()`"
    )
  }
}
