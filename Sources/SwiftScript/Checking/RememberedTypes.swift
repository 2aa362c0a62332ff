import SwiftSyntax

extension TypeReading {
  /// Keeps the types of a text's global variables that show in their initial values, for the texts after it.
  func remember(_ tree: SourceFileSyntax) {
    for item in tree.statements.nodes {
      guard let declaration = item.item.as(VariableDeclSyntax.self),
        declaration.modifiers.isEmpty, declaration.attributes.isEmpty
      else { continue }
      for binding in declaration.bindings.nodes {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
          let value = binding.initializer?.value, let variable = world.variables[name]
        else { continue }
        let type = self.value(of: value).ofVariable
        if variable.type == nil, !type.isUnknown { variable.readType = type }
      }
    }
  }
}

extension World {
  /// A type that was read earlier, without what has been declared anew since.
  func current(_ type: TypeRef) -> TypeRef {
    switch type.settled {
    case .any: .any
    case .parameter: type
    case .named(let object, let arguments):
      isCurrent(object) ? .named(object, arguments.map(current)) : .any
    case .optional(let wrapped): .optional(current(wrapped))
    case .array(let element): .array(current(element))
    case .dictionary(let key, let value): .dictionary(current(key), current(value))
    case .tuple(let elements): .tuple(elements.map { ($0.label, current($0.type)) })
    case .function(let parameters, let result): .function(parameters.map(current), current(result))
    }
  }

  private func isCurrent(_ type: TypeObject) -> Bool {
    let root = type.root
    if root.isHost { return true }
    return root.outerName == nil && types[root.name] === root
  }
}
