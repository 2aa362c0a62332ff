import SwiftSyntax

/// Closures that don't take what they get, or don't return what they must.
extension FurtherMistakes {
  func checkClosure(_ node: ClosureExprSyntax) {
    let wanted = reading.wanted(of: node)
    if let wanted { checkParameters(node, wanted.parameters) }
    if let result = node.signature?.returnClause?.type {
      if let body = node.onlyExpression { check(body, against: reading.written(result)) }
    } else if let wanted, let body = node.onlyExpression, !reading.world.hasResultBuilders {
      // What a result builder makes of an expression is no value of its type.
      checkResult(body, of: node, wanted.result)
    }
  }

  private func checkParameters(_ node: ClosureExprSyntax, _ given: [TypeRef]) {
    guard let count = node.namedParameters, count != given.count, !given.isEmpty else { return }
    // A tuple is taken apart for a closure of several.
    if given.count == 1, !reading.isPlain(given[0]) { return }
    let gets =
      given.count == 1
      ? "one `\(given[0].shown)`"
      : "\(given.count) arguments"
        + (given.contains { $0.isUnknown }
          ? "" : ", " + given.map { "`\($0.shown)`" }.joined(separator: " and "))
    let names = count == 1 ? "one" : "\(count)\(given.count == 1 ? " arguments" : "")"
    let isNumbered = node.signature == nil
    report(
      "this closure gets \(gets), and \(isNumbered ? "uses" : "names") \(names)",
      at: node.signature?.parameterClause.map { Syntax($0) } ?? Syntax(node.leftBrace),
      hint: given.count == 1 && !isNumbered
        ? "write one name before `in`"
        : isNumbered ? "name them before `in`" : "write `_` for what is not used"
    )
  }

  private func checkResult(_ body: ExprSyntax, of node: ClosureExprSyntax, _ wanted: TypeRef) {
    guard case .parameter(let name, nil) = wanted, let (call, _) = node.call,
      let constraint = reading.candidates(for: call).first?.callable.signature.constraints[name],
      let type = reading.object(of: constraint)
    else {
      // What is done for no result may have one.
      if !wanted.isVoid { check(body, against: wanted) }
      return
    }
    let given = reading.value(of: body)
    guard reading.isPlain(given) else { return }
    report(
      "this closure must return \(type.kind == .protocol ? "an observable" : type.name.withArticle),"
        + " and it returns `\(given.shown)`",
      at: body,
      hint: "`map` makes values of values"
    )
  }
}
