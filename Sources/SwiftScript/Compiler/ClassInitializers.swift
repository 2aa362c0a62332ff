import SwiftSyntax

extension Compiler {
  /// A class whose properties have no values of their own declares an `init` that gives them some.
  func checkInitializers(of declaration: DeclSyntax, as type: TypeObject) {
    guard type.origin == nil,
      declaration.is(ClassDeclSyntax.self) || declaration.is(ActorDeclSyntax.self),
      let node = declaration.group,
      // `Decodable` brings one, and of an unknown parent or an `#if` nothing is certain.
      !typesWithUnknownParents.contains(ObjectIdentifier(type)),
      !type.lineage().contains(where: { ["Codable", "Decodable"].contains($0.name) }),
      !node.memberBlock.members.nodes.contains(where: {
        $0.decl.is(InitializerDeclSyntax.self) || $0.decl.is(IfConfigDeclSyntax.self)
      })
    else { return }
    let bare = node.memberBlock.members.nodes.flatMap { bareProperties($0.decl, of: type) }
    guard !bare.isEmpty, let name = declaration.declaredName else { return }
    let parameters = bare.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let names = bare.map { "`\($0.name)`" }
    let listed =
      (names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " : "")
      + names[names.count - 1]
    report(
      "the class `\(type.name)` has no `init` that gives \(listed) a value",
      at: name,
      hint: "write `init(\(parameters)) { … }`, or `= …` where it is declared"
    )
  }

  /// The stored properties of a declaration that have no value before an `init` gives them one.
  private func bareProperties(_ declaration: DeclSyntax, of type: TypeObject)
    -> [(name: String, type: String)]
  {
    guard let node = declaration.as(VariableDeclSyntax.self), node.attributes.isEmpty else {
      return []
    }
    let written = node.bindings.last?.typeAnnotation?.type
    return node.bindings.nodes.compactMap { binding in
      guard binding.initializer == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name,
        let property = type.storedProperties.first(where: { $0.name == name }),
        property.initial == nil, property.lazyInitial == nil, !property.isWeak,
        !property.isImplicitlyUnwrapped, property.isLet || property.type?.isOptional == false,
        let text = (binding.typeAnnotation?.type ?? written)?.bareText,
        !node.modifiers.nodes.contains(where: {
          ["static", "class", "override"].contains($0.name.text)
        })
      else { return nil }
      return (name, text)
    }
  }
}
