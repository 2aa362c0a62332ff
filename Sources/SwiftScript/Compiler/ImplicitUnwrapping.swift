import SwiftSyntax

extension Compiler {
  /// Compiles an expression that is used as what it wraps if it names a variable or property of type `T!`.
  func unwrappingImplicitly(_ expression: ExprSyntax, as type: TypeRef? = nil) -> Code {
    guard isImplicitlyUnwrapped(expression) else { return self.expression(expression, as: type) }
    return unwrapping(code(expression, expecting: type), at: file.span(of: expression))
  }

  /// Compiles the name of a `T!`: a `T` where one is wanted, and an optional where that will do.
  func implicitlyUnwrapped(_ expression: ExprSyntax, as type: TypeRef?) -> Code {
    let code = self.code(expression, expecting: type)
    if type?.needsValue == true { return unwrapping(code, at: file.span(of: expression)) }
    // What takes it is known only when it is taken.
    return { machine in
      let value = try code(machine)
      guard case .optional(let box?) = value else { return value }
      return .optional(OptionalBox(box.value, isImplicit: true))
    }
  }

  private func unwrapping(_ code: @escaping Code, at span: SourceSpan) -> Code {
    { machine in
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
      if let type = scope.enclosingType?.type, !type.members(named: name).isEmpty {
        return isImplicitlyUnwrapped(name, in: type)
      }
      return world.variables[name]?.isImplicitlyUnwrapped ?? false
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else {
      return false
    }
    let name = access.declName.baseName.name
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let type = scope.enclosingType?.type
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

extension TypeRef {
  /// Whether an optional can't be of this type.
  fileprivate var needsValue: Bool {
    switch self {
    case .any, .parameter, .optional: false
    case .named(let type, _): !type.isUnchecked && type.kind != .protocol
    case .array, .dictionary, .tuple, .function: true
    }
  }
}

extension PatternBindingSyntax {
  /// Whether the type is written `T!`.
  var isImplicitlyUnwrapped: Bool {
    typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
  }
}
