import SwiftSyntax

/// Members that have the name that a protocol asks for, and another type.
extension FurtherMistakes {
  func check(_ value: ExprSyntax, asResultOf accessors: AccessorBlockSyntax) {
    // A result builder may make it of the statements.
    guard !reading.world.hasResultBuilders, case .getter = accessors.accessors,
      let type = accessors.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    else { return }
    check(value, against: reading.written(type))
  }

  /// Compares what a type declares itself with what the text's protocols ask of it.
  func checkRequirements(of clause: InheritanceClauseSyntax?, in block: MemberBlockSyntax) {
    guard let owner = reading.owner(of: block) else { return }
    for inherited in clause?.inheritedTypes.nodes ?? [] {
      guard let name = inherited.type.as(IdentifierTypeSyntax.self)?.name.name,
        let wanted = protocols[name]
      else { continue }
      for member in wanted.memberBlock.members.nodes {
        if let property = member.decl.as(VariableDeclSyntax.self) {
          checkProperty(property, of: wanted, in: block, owner)
        } else if let function = member.decl.as(FunctionDeclSyntax.self) {
          checkMethod(function, of: wanted, in: block, owner)
        }
      }
    }
  }

  private func checkProperty(
    _ wanted: VariableDeclSyntax,
    of source: ProtocolDeclSyntax,
    in block: MemberBlockSyntax,
    _ owner: TypeObject
  ) {
    guard let asked = wanted.bindings.first, wanted.modifiers.isEmpty,
      let name = asked.declaredName?.name, let type = asked.typeAnnotation?.type,
      owner.members(named: name).count == 1
    else { return }
    for member in block.members.nodes {
      guard let declaration = member.decl.as(VariableDeclSyntax.self),
        declaration.modifiers.nodes.allSatisfy({ !["static", "class"].contains($0.name.text) }),
        declaration.attributes.isEmpty,
        let own = declaration.bindings.first(where: { $0.declaredName?.name == name })
      else { continue }
      if let written = own.typeAnnotation?.type {
        compare(written, with: type, name, source)
      }
      guard declaration.bindingSpecifier.text == "let", asked.isSettable,
        let place = own.declaredName
      else { continue }
      report(
        "`\(name)` can't be set, and `\(source.name.name)` asks for that",
        at: place,
        hint: "declare it with `var`"
      )
    }
  }

  private func checkMethod(
    _ wanted: FunctionDeclSyntax,
    of source: ProtocolDeclSyntax,
    in block: MemberBlockSyntax,
    _ owner: TypeObject
  ) {
    let name = wanted.name.name
    guard wanted.modifiers.isEmpty, let type = wanted.signature.returnClause?.type,
      owner.members(named: name).count == 1
    else { return }
    for member in block.members.nodes {
      guard let own = member.decl.as(FunctionDeclSyntax.self), own.name.name == name,
        own.genericParameterClause == nil, wanted.genericParameterClause == nil,
        let written = own.signature.returnClause?.type
      else { continue }
      compare(written, with: type, name, source)
    }
  }

  private func compare(
    _ written: TypeSyntax,
    with asked: TypeSyntax,
    _ name: String,
    _ source: ProtocolDeclSyntax
  ) {
    let (own, wanted) = (reading.written(written), reading.written(asked))
    guard reading.isMistaken(own, for: wanted) || reading.isMistaken(wanted, for: own) else {
      return
    }
    report(
      "`\(name)` is \("\(own.shown)".withArticle) here, and `\(source.name.name)` asks for "
        + "\("\(wanted.shown)".withArticle)",
      at: written
    )
  }
}

extension PatternBindingSyntax {
  fileprivate var declaredName: TokenSyntax? {
    pattern.as(IdentifierPatternSyntax.self)?.identifier
  }

  /// Whether a protocol asks for a property that can be set.
  fileprivate var isSettable: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }
}
