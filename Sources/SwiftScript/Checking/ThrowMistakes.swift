import SwiftSyntax

/// What throws is marked, and what is thrown is an error.
extension FurtherMistakes {
  /// What throws is called with `try`.
  func checkTry(_ node: FunctionCallExprSyntax) {
    let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = access?.declName.baseName.name ?? node.calleeName, canThrow(node, name),
      !node.isTried
    else { return }
    report(
      "calling `\(name)` can throw, and there is no `try` before it",
      at: access.map { Syntax($0.declName) } ?? Syntax(node.calledExpression),
      hint: access == nil ? "write `try \(name)(…)`" : "write `try` before the whole call"
    )
  }

  private func canThrow(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
    if node.calledExpression.is(DeclReferenceExprSyntax.self) {
      // What is nearer hides what throws farther out.
      switch reading.meaning(of: name, at: node) {
      case .function(let function)?: return function.signature.canThrow
      case .unknown?, .member?, nil: break
      default: return false
      }
      if throwing.contains(name), !node.isInType(declaring: name) { return true }
    }
    let all = reading.callables(of: node).all
    // Most calls are done here, before a declaration of the library's is read for it.
    guard all.contains(where: \.canThrow) else { return false }
    let shapes = node.shapes
    let meant = all.filter { $0.signature.match(shapes) != nil }
    return !meant.isEmpty && meant.allSatisfy(\.canThrow)
  }

  /// What is thrown conforms to `Error`.
  func checkThrow(_ node: ThrowStmtSyntax) {
    let type = reading.value(of: node.expression)
    guard let object = reading.object(of: type), reading.isPlain(type) || object.isNoError,
      !object.lineage().contains(where: { $0.name == "Error" })
    else { return }
    report(
      "\("\(type.shown)".withArticle) is no `Error`",
      at: node.expression,
      hint: reading.isPlain(type)
        ? "throw a case of an enum that conforms to `Error`" : "write `: Error` behind its name"
    )
  }
}

extension FunctionCallExprSyntax {
  /// Whether a `try` covers the call.
  fileprivate var isTried: Bool {
    var outer = parent
    while let parent = outer, !parent.is(CodeBlockItemSyntax.self) {
      if parent.is(TryExprSyntax.self) { return true }
      // The `try` of an `async let` stands where its value is awaited.
      if let variable = parent.as(VariableDeclSyntax.self),
        variable.modifiers.nodes.contains(where: { $0.name.text == "async" })
      {
        return true
      }
      if let list = parent.as(ExprListSyntax.self),
        list.nodes.contains(where: { $0.is(TryExprSyntax.self) })
      {
        return true
      }
      outer = parent.parent
    }
    return false
  }
}

extension FunctionSignatureSyntax {
  /// Whether it is declared `throws`, and not only to pass on what an argument throws.
  var canThrow: Bool {
    guard let clause = effectSpecifiers?.throwsClause else { return false }
    return clause.throwsSpecifier.text == "throws"
      && clause.type?.bareText != "Never"
  }
}

extension TypeObject {
  /// Whether a script declares it without any parent that could make an error of it.
  fileprivate var isNoError: Bool {
    let calm: Set = ["Equatable", "Hashable", "Comparable", "CustomStringConvertible", "Sendable"]
    return !isHost && kind != .protocol && kind != .native && alias == nil
      && lineage().dropFirst().allSatisfy { $0.isHost && calm.contains($0.name) }
  }
}
