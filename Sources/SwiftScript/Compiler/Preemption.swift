import SwiftSyntax

extension Compiler {
  /// The body behind a point at which the host may let another thread run, if it preempts threads.
  func preemptible(_ body: @escaping Exec) -> Exec {
    guard let preempt = interpreter.host.preempt else { return body }
    return { machine in
      try preempt()
      return try body(machine)
    }
  }

  /// The place that `x = …` assigns to, with a point before the value is stored; `nil` if no other thread can notice it.
  func preemptiblePlace(assigning node: InfixOperatorExprSyntax) -> Place? {
    guard let preempt = interpreter.host.preempt, !isLocal(node.leftOperand),
      node.rightOperand.tokens(viewMode: .sourceAccurate).contains(where: \.isIdentifier)
    else { return nil }
    let place = place(node.leftOperand)
    return Place(
      assign: { machine, value in
        try preempt()
        try place.assign(machine, value)
      },
      modify: place.modify
    )
  }

  /// The place that `x += …` changes, with a point between reading and storing; `nil` if no other thread can notice it.
  ///
  /// Only a variable or a property of one is read twice without effect.
  func preemptiblePlace(changing node: InfixOperatorExprSyntax) -> Place? {
    guard let preempt = interpreter.host.preempt, !isLocal(node.leftOperand),
      isMemberPath(node.leftOperand)
    else { return nil }
    let place = place(node.leftOperand)
    let read = expression(node.leftOperand)
    return Place(
      assign: place.assign,
      modify: { machine, change in
        var value = try read(machine)
        try change(&value)
        try preempt()
        try place.assign(machine, value)
      }
    )
  }

  /// Whether an expression is a variable that no other thread can reach.
  private func isLocal(_ expression: ExprSyntax) -> Bool {
    if expression.is(DiscardAssignmentExprSyntax.self) { return true }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
      case .slot? = scope.variable(named: name)?.storage
    else { return false }
    return true
  }

  private func isMemberPath(_ expression: ExprSyntax) -> Bool {
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.base.map(isMemberPath) ?? false
    }
    return expression.is(DeclReferenceExprSyntax.self)
  }
}

extension TokenSyntax {
  fileprivate var isIdentifier: Bool {
    if case .identifier = tokenKind { true } else { false }
  }
}
