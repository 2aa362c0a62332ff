import SwiftSyntax

/// Something that can be assigned to: a variable, a property, an element.
struct Place {
  /// Stores a new value.
  let assign: (Machine, Value) throws -> Void
  /// Lets a body change the value where it is.
  ///
  /// Meanwhile the place holds nothing, so that the value isn't shared.
  let modify: (Machine, (inout Value) throws -> Void) throws -> Void

  /// Lets a body change the value through a cell, as mutating methods and `inout` parameters do.
  func calling(_ machine: Machine, _ body: (Cell) throws -> Value) throws -> Value {
    var result = Value.void
    try modify(machine) { value in
      let cell = Cell(value)
      value = .void
      defer { value = cell.value }
      result = try body(cell)
    }
    return result
  }
}

extension Compiler {
  /// Compiles the left side of an assignment, or what `&` stands before.
  func place(_ expression: ExprSyntax) -> Place {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return namedPlace(node)
    case .memberAccessExpr(let node): return memberPlace(node)
    case .subscriptCallExpr(let node): return subscriptPlace(node)
    case .discardAssignmentExpr: return Place(assign: { _, _ in }, modify: { _, _ in })
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first { return place(only.expression) }
      return tuplePlace(node)
    case .forceUnwrapExpr(let node): return unwrapping(place(node.expression), at: node.expression)
    case .optionalChainingExpr(let node): return optional(place(node.expression))
    case .patternExpr:
      return noPlace("a pattern stands only before `=` of `let`, `var` and `case`", at: expression)
    default: return noPlace("this can't be assigned to", at: expression)
    }
  }

  /// The place of an expression if a mutating method may be called on it, without complaint if there is none.
  func placeIfMutable(_ expression: ExprSyntax) -> Place? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      if let variable = scope.variable(named: name) ?? world.variables[name] {
        if variable.isLet, name != "self", !variable.mayBeInout { return nil }
        return name == "self" ? storage(of: variable) : place(expression)
      }
      return implicitReceiver(of: name, at: Syntax(node)) == nil ? nil : place(expression)
    case .memberAccessExpr(let node):
      guard let base = node.base, let name = base.as(DeclReferenceExprSyntax.self)?.baseName.name
      else { return node.base.map(isPath) ?? false ? place(expression) : nil }
      if name == "self" || placeIfMutable(base) != nil { return place(expression) }
      // A `let` that holds an object still lets the object's properties change.
      return scope.variable(named: name) != nil || world.variables[name] != nil
        || lookUpType(name) != nil ? place(expression) : nil
    case .subscriptCallExpr(let node):
      return placeIfMutable(node.calledExpression).map { _ in place(expression) }
    case .forceUnwrapExpr(let node):
      return placeIfMutable(node.expression).map { unwrapping($0, at: node.expression) }
    case .optionalChainingExpr(let node): return placeIfMutable(node.expression).map(optional)
    default: return nil
    }
  }

  /// Whether an expression only walks from a variable through members and elements, so that an object may be on the way.
  private func isPath(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      return scope.variable(named: name) != nil || world.variables[name] != nil
        || implicitReceiver(of: name, at: Syntax(node)) != nil || lookUpType(name) != nil
    case .memberAccessExpr(let node): return node.base.map(isPath) ?? false
    case .subscriptCallExpr(let node): return isPath(node.calledExpression)
    case .optionalChainingExpr(let node): return isPath(node.expression)
    case .forceUnwrapExpr(let node): return isPath(node.expression)
    case .superExpr: return true
    case .tupleExpr(let node):
      return node.elements.count == 1 && node.elements.first.map { isPath($0.expression) } ?? false
    case .asExpr(let node): return isPath(node.expression)
    default: return false
    }
  }

  func noPlace(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) -> Place {
    let code = failed(message, at: node, hint: hint)
    return Place(
      assign: { machine, _ in _ = try code(machine) },
      modify: { machine, _ in _ = try code(machine) }
    )
  }

  func tuplePlace(_ node: TupleExprSyntax) -> Place {
    let places = node.elements.map { place($0.expression) }
    let span = file.span(of: node)
    return Place(
      assign: { machine, value in
        guard case .tuple(let tuple) = value, tuple.elements.count == places.count else {
          throw ScriptTrap(Diagnostic("expected a tuple of \(places.count)", at: span))
        }
        for (place, element) in zip(places, tuple.elements) { try place.assign(machine, element) }
      },
      modify: { _, _ in }
    )
  }

  /// `place?`: does nothing where the place holds nil.
  func optional(_ inner: Place) -> Place {
    Place(
      assign: { machine, value in
        try inner.modify(machine) { old in
          if case .optional(nil) = old { return }
          old = try machine.adapt(value, to: old)
        }
      },
      modify: { machine, body in
        try inner.modify(machine) { value in
          guard case .optional(let box) = value else { return try body(&value) }
          guard let box else { return }
          var content = box.value
          value = .void
          defer { value = .some(content) }
          try body(&content)
        }
      }
    )
  }

  /// `place!`.
  func unwrapping(_ inner: Place, at expression: ExprSyntax) -> Place {
    let span = file.span(of: expression)
    return Place(
      assign: { machine, value in try inner.assign(machine, .some(value)) },
      modify: { machine, body in
        try inner.modify(machine) { value in
          switch value {
          case .optional(let box?):
            var content = box.value
            value = .void
            defer { value = .some(content) }
            try body(&content)
          case .optional(nil):
            throw ScriptTrap(Diagnostic("found nil while unwrapping with `!`", at: span))
          default: try body(&value)
          }
        }
      }
    )
  }
}
