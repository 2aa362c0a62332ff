import SwiftSyntax

extension TreeReader {
  func type(_ node: TypeSyntax) -> WrittenType {
    let range = place(of: node)
    return nesting.read(range, orElse: WrittenType(.unreadable, range)) {
      WrittenType(kind(of: node), range)
    }
  }

  private func kind(of node: TypeSyntax) -> WrittenType.Kind {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .identifierType(let type):
      if type.name.text == "_" { return .placeholder }
      return .name(type.name.bareText, arguments: arguments(type.genericArgumentClause))
    case .memberType(let type):
      return .member(
        self.type(type.baseType),
        identifier(type.name),
        arguments: arguments(type.genericArgumentClause)
      )
    case .optionalType(let type): return .optional(self.type(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      return .implicitlyUnwrapped(self.type(type.wrappedType))
    case .arrayType(let type): return .array(self.type(type.element))
    case .dictionaryType(let type):
      return .dictionary(key: self.type(type.key), value: self.type(type.value))
    case .tupleType(let type): return .tuple(elements(type.elements))
    case .functionType(let type):
      return .function(
        WrittenFunctionType(
          parameters: type.parameters.map { parameter in
            let written = self.type(parameter.type)
            guard parameter.ellipsis != nil else { return written }
            return WrittenType(.variadic(written), place(of: parameter))
          },
          effects: effects(type.effectSpecifiers),
          result: self.type(type.returnClause.type)
        )
      )
    case .someOrAnyType(let type):
      let constraint = self.type(type.constraint)
      return type.someOrAnySpecifier.text == "some" ? .some(constraint) : .any(constraint)
    case .compositionType(let type):
      return .composition(type.elements.map { self.type($0.type) })
    case .metatypeType(let type):
      let base = self.type(type.baseType)
      return type.metatypeSpecifier.text == "Type" ? .metatype(base) : .protocolMetatype(base)
    case .attributedType(let type): return attributed(type)
    case .packExpansionType(let type): return .packExpansion(self.type(type.repetitionPattern))
    case .packElementType(let type): return .packElement(self.type(type.pack))
    case .suppressedType(let type): return .suppressed(self.type(type.type))
    case .classRestrictionType: return .name("AnyObject", arguments: [])
    default: return .unreadable
    }
  }

  private func attributed(_ node: AttributedTypeSyntax) -> WrittenType.Kind {
    let base = type(node.baseType)
    var words: [String] = []
    var isInOut = false
    for specifier in node.specifiers {
      guard case .simpleTypeSpecifier(let simple) = specifier else { continue }
      if simple.specifier.text == "inout" {
        isInOut = true
      } else {
        words.append(simple.specifier.text)
      }
    }
    for attribute in node.attributes {
      if case .attribute(let attribute) = attribute {
        let name = attribute.attributeName.trimmedDescription
        // `@convention(c)` is one word.
        let isConvention = name == "convention"
        words.append(isConvention ? String(attribute.trimmedDescription.dropFirst()) : name)
      }
    }
    guard isInOut else { return .attributed(words, base) }
    if words.isEmpty { return .inOut(base) }
    return .attributed(words, WrittenType(.inOut(base), place(of: node)))
  }

  func elements(_ list: TupleTypeElementListSyntax) -> [WrittenType.TupleElement] {
    list.map { element in
      var written = type(element.type)
      if element.ellipsis != nil { written = WrittenType(.variadic(written), place(of: element)) }
      let label = element.firstName.flatMap { $0.text == "_" ? nil : identifier($0) }
      return WrittenType.TupleElement(label: label, type: written)
    }
  }

  func arguments(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType] {
    guard let clause else { return [] }
    return clause.arguments.map { argument in
      if case .type(let type) = argument.argument { return self.type(type) }
      return WrittenType(.unreadable, place(of: argument))
    }
  }

  // MARK: Effects

  func effects(_ node: (some EffectSpecifiersSyntax)?) -> Effects {
    let isAsync = node?.asyncSpecifier != nil
    guard let clause = node?.throwsClause else { return Effects(isAsync: isAsync) }
    if clause.throwsSpecifier.text == "rethrows" {
      return Effects(isAsync: isAsync, throwing: .rethrowing)
    }
    return Effects(isAsync: isAsync, throwing: .throwing(clause.type.map(type)))
  }

  // MARK: Generics

  func generics(
    _ clause: GenericParameterClauseSyntax?,
    _ conditions: GenericWhereClauseSyntax?
  ) -> GenericClause {
    if clause == nil, conditions == nil { return .none }
    let parameters = clause?.parameters.map { parameter in
      GenericClause.Parameter(
        name: identifier(parameter.name),
        bound: parameter.inheritedType.map(type),
        isPack: parameter.specifier?.text == "each"
      )
    }
    return GenericClause(
      parameters: parameters ?? [],
      requirements: requirements(clause?.genericWhereClause) + requirements(conditions)
    )
  }

  func requirements(_ clause: GenericWhereClauseSyntax?) -> [WrittenRequirement] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node):
        return .conformance(type(node.leftType), type(node.rightType))
      case .sameTypeRequirement(let node):
        guard case .type(let left) = node.leftType, case .type(let right) = node.rightType else {
          return nil
        }
        return .sameType(type(left), type(right))
      case .layoutRequirement: return nil
      }
    }
  }

  func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
    clause?.inheritedTypes.map { type($0.type) } ?? []
  }
}
