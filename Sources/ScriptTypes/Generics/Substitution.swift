/// What stands for generic parameters, and how `T.Element` of it is found.
package struct Substitution {
  /// The replacement of a parameter; `nil` leaves it.
  package let replacement: (GenericParameter) -> Type?
  /// What `Self` of a class becomes; `nil` leaves it.
  package let dynamicSelf: Type?

  package init(
    dynamicSelf: Type? = nil,
    _ replacement: @escaping (GenericParameter) -> Type?
  ) {
    self.replacement = replacement
    self.dynamicSelf = dynamicSelf
  }

  package init(
    _ parameters: [GenericParameter],
    _ arguments: [Type],
    dynamicSelf: Type? = nil
  ) {
    self.init(dynamicSelf: dynamicSelf) { parameter in
      for position in parameters.indices where parameters[position] === parameter {
        return position < arguments.count ? arguments[position] : nil
      }
      return nil
    }
  }
}

extension Type {
  /// The type with its parameters replaced; an associated type of a known type becomes its witness.
  package func substituting(_ substitution: Substitution) -> Type {
    guard !contents.isDisjoint(with: .replaceable) else { return self }
    switch self {
    case .parameter(let parameter): return substitution.replacement(parameter) ?? self
    case .member(let member):
      return member.base.substituting(substitution).associatedType(member.name)
    case .dynamicSelf(let box):
      return substitution.dynamicSelf
        ?? .dynamicSelf(TypeBox(box.type.substituting(substitution)))
    case .tuple(let tuple):
      var elements: [TupleType.Element] = []
      for element in tuple.elements {
        for type in element.type.expanding(substitution) {
          elements.append(TupleType.Element(label: element.label, type))
        }
      }
      return .tuple(of: elements)
    case .function(let function):
      var parameters: [FunctionType.Parameter] = []
      for parameter in function.parameters {
        for type in parameter.type.expanding(substitution) {
          var copy = parameter
          copy.type = type
          parameters.append(copy)
        }
      }
      return .function(
        FunctionType(
          parameters,
          function.result.substituting(substitution),
          isAsync: function.isAsync,
          thrown: function.thrown?.substituting(substitution)
        )
      )
    case .pack(let pack):
      return .pack(TypePack(pack.types.flatMap { $0.expanding(substitution) }))
    default: return mapParts { $0.substituting(substitution) }
    }
  }

  /// The type with each direct part replaced.
  package func mapParts(_ transform: (Type) -> Type) -> Type {
    switch self {
    case .nominal(let type): .nominal(NominalType(type.symbol, type.arguments.map(transform)))
    case .member(let member): .member(DependentMember(transform(member.base), member.name))
    case .tuple(let tuple):
      .tuple(
        TupleType(
          tuple.elements.map { TupleType.Element(label: $0.label, transform($0.type)) }
        )
      )
    case .function(let function):
      .function(
        FunctionType(
          function.parameters.map {
            var parameter = $0
            parameter.type = transform($0.type)
            return parameter
          },
          transform(function.result),
          isAsync: function.isAsync,
          thrown: function.thrown.map(transform)
        )
      )
    case .existential(let existential): .existential(existential.mapping(transform))
    case .metatype(let box): .metatype(TypeBox(transform(box.type)))
    case .opaque(let opaque):
      .opaque(
        OpaqueType(
          owner: opaque.owner,
          index: opaque.index,
          arguments: opaque.arguments.map(transform),
          constraint: opaque.constraint.mapping(transform)
        )
      )
    case .dynamicSelf(let box): .dynamicSelf(TypeBox(transform(box.type)))
    case .expansion(let box): .expansion(TypeBox(transform(box.type)))
    case .pack(let pack): .pack(TypePack(pack.types.map(transform)))
    case .parameter, .variable, .error: self
    }
  }

  /// The types that this one stands for in a list: one, or one for each element of the packs in it.
  private func expanding(_ substitution: Substitution) -> [Type] {
    guard case .expansion(let box) = self else { return [substituting(substitution)] }
    let packs = box.type.packParameters
    var length: Int?
    for parameter in packs {
      if case .pack(let pack)? = substitution.replacement(parameter) { length = pack.types.count }
    }
    guard let length else { return [.expansion(TypeBox(box.type.substituting(substitution)))] }
    return (0..<length).map { position in
      box.type.substituting(
        Substitution(dynamicSelf: substitution.dynamicSelf) { parameter in
          let replacement = substitution.replacement(parameter)
          guard case .pack(let pack)? = replacement, parameter.isPack else { return replacement }
          return position < pack.types.count ? pack.types[position] : .error
        }
      )
    }
  }

  /// The parameter packs that the type mentions.
  package var packParameters: [GenericParameter] {
    var found: [GenericParameter] = []
    visit { type in
      if case .parameter(let parameter) = type, parameter.isPack { found.append(parameter) }
    }
    return found
  }

  /// Calls `body` with the type and every type within.
  package func visit(_ body: (Type) -> Void) {
    body(self)
    switch self {
    case .nominal(let type): for argument in type.arguments { argument.visit(body) }
    case .member(let member): member.base.visit(body)
    case .tuple(let tuple): for element in tuple.elements { element.type.visit(body) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.visit(body) }
      function.result.visit(body)
      function.thrown?.visit(body)
    case .existential(let existential):
      existential.writtenSuperclass?.visit(body)
      for proto in existential.protocols {
        for argument in proto.arguments { argument.type.visit(body) }
      }
    case .metatype(let box), .dynamicSelf(let box), .expansion(let box): box.type.visit(body)
    case .opaque(let opaque): for argument in opaque.arguments { argument.visit(body) }
    case .pack(let pack): for type in pack.types { type.visit(body) }
    case .parameter, .variable, .error: break
    }
  }
}

extension Existential {
  func mapping(_ transform: (Type) -> Type) -> Existential {
    guard writtenSuperclass != nil || protocols.contains(where: { !$0.arguments.isEmpty }) else {
      return self
    }
    return Existential(
      protocols: protocols.map { proto in
        Constraint(
          proto.symbol,
          arguments: proto.arguments.map { (name: $0.name, type: transform($0.type)) }
        )
      },
      superclass: writtenSuperclass.map(transform),
      requiresClass: requiresClass
    )
  }
}
