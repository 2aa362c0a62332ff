import SwiftSyntax

extension Compiler {
  /// Compiles an expression that is used as what it wraps if it names a variable or property of type `T!`.
  func unwrappingImplicitly(_ expression: ExprSyntax, as type: TypeRef? = nil) -> Code {
    let code = self.expression(expression, as: type)
    guard isImplicitlyUnwrapped(expression) else { return code }
    let span = file.span(of: expression)
    return { machine in
      let value = try code(machine)
      guard case .optional(let box) = value else { return value }
      if let box { return box.value }
      throw ScriptTrap(
        Diagnostic(
          "found nil where a value was promised with `!`",
          at: span,
          hint: "set it before it is used"
        )
      )
    }
  }

  func isImplicitlyUnwrapped(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name {
      if let variable = scope.variable(named: name) { return variable.isImplicitlyUnwrapped }
      if let type = scope.enclosingTypes.first?.type, isImplicitlyUnwrapped(name, in: type) {
        return true
      }
      return world.variables[name]?.isImplicitlyUnwrapped ?? false
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    let name = access.declName.baseName.name
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let type = scope.enclosingTypes.first?.type
    {
      return isImplicitlyUnwrapped(name, in: type)
    }
    guard case .named(let type, _)? = writtenType(of: base)?.wrapped else { return false }
    return isImplicitlyUnwrapped(name, in: type)
  }

  private func isImplicitlyUnwrapped(_ property: String, in type: TypeObject) -> Bool {
    guard case .stored(let index)? = type.members(named: property).first,
      type.storedProperties.indices.contains(index)
    else { return false }
    return type.storedProperties[index].isImplicitlyUnwrapped
  }
}

extension PatternBindingSyntax {
  /// Whether the type is written `T!`.
  var isImplicitlyUnwrapped: Bool {
    typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
  }
}
