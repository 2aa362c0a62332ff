import SwiftSyntax

/// `override` stands before what a superclass has too, and before nothing else.
extension FurtherMistakes {
  func checkOverrides(in node: ClassDeclSyntax) {
    // Of a superclass that isn't in this text nothing is certain.
    guard let inherited = superclasses(of: node), !inherited.isEmpty else { return }
    let members = inherited.flatMap { $0.memberBlock.members.nodes }
    for member in node.memberBlock.members.nodes {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        let same = members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        check(
          function.name,
          function.modifiers,
          "func",
          isKnown: same.contains { $0.name.name == function.name.name },
          isSame: same.contains { $0.isOverridable && $0.shape == function.shape },
          names: same.map(\.name.name)
        )
      } else if let property = member.decl.as(VariableDeclSyntax.self),
        property.bindings.count == 1,
        let name = property.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
      {
        let same = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        let names = same.flatMap { declaration in
          declaration.bindings.compactMap {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.name
          }
        }
        check(
          name,
          property.modifiers,
          "var",
          isKnown: names.contains(name.name),
          isSame: false,
          names: names
        )
      }
    }
  }

  private func check(
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ keyword: String,
    isKnown: Bool,
    isSame: Bool,
    names: [String]
  ) {
    let words = Set(modifiers.nodes.map(\.name.text))
    guard words.isDisjoint(with: ["static", "class"]) else { return }
    if words.contains("override"), !isKnown {
      report(
        "`\(name.name)` overrides nothing",
        at: name,
        hint: nearest(to: name.name, in: names).map { "did you mean `\($0)`?" }
          ?? "leave `override` out"
      )
    } else if !words.contains("override"), isSame {
      report(
        "`\(name.name)` is in the superclass too, and needs `override`",
        at: name,
        hint: "write `override \(keyword) \(name.name)`"
      )
    }
  }

  /// The superclasses of a class, nearest first; `nil` if one of them isn't in the text.
  private func superclasses(of node: ClassDeclSyntax) -> [ClassDeclSyntax]? {
    var found: [ClassDeclSyntax] = []
    var current = node
    while let name = current.inheritanceClause?.inheritedTypes.first?.type {
      guard let type = reading.object(of: reading.written(name)), !type.isUnchecked else {
        return nil
      }
      guard type.kind == .class else { return found }
      guard found.count < 20, let next = classes[name.bareText] else { return nil }
      found.append(next)
      current = next
    }
    return found
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOverridable: Bool {
    genericParameterClause == nil
      && modifiers.allSatisfy {
        !["private", "fileprivate", "static", "class", "final"].contains($0.name.text)
      }
  }

  /// What tells it from other functions of its name.
  fileprivate var shape: [String] {
    [name.name, signature.returnClause?.type.bareText ?? "Void"]
      + signature.parameterClause.parameters.map {
        "\($0.firstName.text): \($0.type.bareText)"
      }
  }
}
