import SwiftSyntax

extension Compiler {
  /// Compiles what stands before a dot.
  func receiver(_ base: ExprSyntax, as type: TypeRef? = nil) -> Code {
    if base.is(SuperExprSyntax.self) { return { _ in .void } }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return expression(chain.expression) }
    if containsChain(base) { openChains.insert(base.id) }
    return unwrappingImplicitly(base, as: type)
  }

  /// Whether an expression is the tail of an optional chain, as `a?.b` in `a?.b.c()`.
  func containsChain(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: type(writtenAs: expression) == nil
    case .memberAccessExpr(let node): node.base.map(containsChain) ?? false
    case .functionCallExpr(let node): containsChain(node.calledExpression)
    case .subscriptCallExpr(let node): containsChain(node.calledExpression)
    default: false
    }
  }

  /// Compiles a link of an optional chain: skipped once a `?` before it met nil, the last link's result wrapped once.
  ///
  /// A link that another one follows hands on what it found as it is, so that `a?.b.map { … }` maps the optional `b`; nil
  /// at a `?` is handed on as `Value.uninitialized`, which no expression gives.
  ///
  /// - Parameters:
  ///   - before: What stands before the dot, parentheses or brackets.
  ///   - node: The whole link.
  func chained(
    _ before: ExprSyntax,
    in node: some ExprSyntaxProtocol,
    _ base: @escaping Code,
    _ rest: (@escaping Code) -> Code
  ) -> Code {
    let slot = scope.function.newSlot()
    let tail = rest { machine in machine.base[slot] }
    let isOpen = openChains.remove(node.id) != nil
    let asks = before.is(OptionalChainingExprSyntax.self)
    return { machine in
      let value = try base(machine)
      switch value {
      case .uninitialized where !asks: return isOpen ? value : .none
      case .optional(nil) where asks: return isOpen ? .uninitialized : .none
      case .optional(let box?) where asks || box.isImplicit: machine.base[slot] = box.value
      default: machine.base[slot] = value
      }
      let found = try tail(machine)
      machine.base[slot] = .void
      if isOpen { return found }
      if case .optional = found { return found }
      return .some(found)
    }
  }
}
