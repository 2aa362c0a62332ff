import SwiftSyntax

/// What shows at run time which type a generic parameter stands for: an argument.
struct GenericWitness {
  /// How the parameter's type mentions the generic one.
  enum Form {
    /// `T`, `T?`.
    case value
    /// `[T]`, `T...`.
    case elements
    /// `T.Type`.
    case type
  }

  let parameter: String
  let form: Form
}

extension Compiler {
  /// The parameters from which the types called `names` can be told when the function runs.
  func witnesses(of names: some Sequence<String>, in clause: FunctionParameterClauseSyntax)
    -> [String: GenericWitness]
  {
    var witnesses: [String: GenericWitness] = [:]
    for name in names {
      for parameter in clause.parameters.nodes {
        guard let form = form(of: parameter.type, mentioning: name) else { continue }
        let whole: GenericWitness.Form = parameter.ellipsis == nil ? form : .elements
        let parameterName = (parameter.secondName ?? parameter.firstName).name
        if parameterName == "_" { continue }
        witnesses[name] = GenericWitness(parameter: parameterName, form: whole)
        break
      }
    }
    return witnesses
  }

  private func form(of type: TypeSyntax, mentioning name: String) -> GenericWitness.Form? {
    switch type.as(TypeSyntaxEnum.self) {
    case .identifierType(let node): return node.name.text == name ? .value : nil
    case .attributedType(let node): return form(of: node.baseType, mentioning: name)
    case .optionalType(let node): return form(of: node.wrappedType, mentioning: name)
    case .metatypeType(let node):
      return form(of: node.baseType, mentioning: name) == .value ? .type : nil
    case .arrayType(let node):
      return form(of: node.element, mentioning: name) == .value ? .elements : nil
    default: return nil
    }
  }

  /// A generic parameter, or `Self` of a protocol's operator, used as a value; `nil` if no argument shows its type.
  func genericType(_ name: String, at node: Syntax) -> Code? {
    if case .parameter(_, let bound?)? = scope.genericType(named: name) {
      let type = interpreter.typeObject(of: bound)
      return { _ in .type(type) }
    }
    var current: Scope? = scope
    while let scope = current {
      if let witness = scope.function.witnesses[name],
        let variable = self.scope.variable(named: witness.parameter)
      {
        return type(shownBy: load(variable, at: node), witness.form, name, at: node)
      }
      current = scope.function.outer
    }
    if name != "Self", let type = scope.enclosingType?.type,
      let property = type.storedProperties.firstIndex(where: { $0.genericName == name }),
      let variable = scope.variable(named: "self")
    {
      let this = load(variable, at: node)
      let values: Code = { machine in try machine.storedProperty(property, of: try this(machine)) }
      return self.type(shownBy: values, .value, name, at: node)
    }
    guard name != "Self" else { return nil }
    if scope.enclosingType?.type.kind == .protocol,
      let variable = scope.variable(named: "self")
    {
      return associatedType(name, of: load(variable, at: node), at: node)
    }
    let unknown = ScriptTrap(
      Diagnostic("nothing shows which type `\(name)` is here", at: file.span(of: node))
    )
    return { _ in throw unknown }
  }

  /// What the type of `self` has for an associated type of a protocol.
  private func associatedType(_ name: String, of this: @escaping Code, at node: Syntax) -> Code {
    let unknown = ScriptTrap(
      Diagnostic("nothing shows which type `\(name)` is here", at: file.span(of: node))
    )
    return { machine in
      let this = try this(machine)
      let type = if case .type(let type) = this { type } else { machine.library.type(of: this) }
      guard let found = type.associatedTypes(machine.library)[name], found.isComplete else {
        throw unknown
      }
      return .type(machine.interpreter.typeObject(of: found))
    }
  }

  private func type(
    shownBy value: @escaping Code,
    _ form: GenericWitness.Form,
    _ name: String,
    at node: Syntax
  ) -> Code {
    let span = file.span(of: node)
    return { machine in
      let value = machine.unwrapped(try value(machine))
      switch (form, value) {
      case (.type, .type): return value
      case (.elements, .array(let elements)):
        if let first = elements.first { return .type(machine.library.type(of: first)) }
        throw ScriptTrap(
          Diagnostic("nothing shows which type `\(name)` is: the array is empty", at: span)
        )
      default: return .type(machine.library.type(of: value))
      }
    }
  }
}
