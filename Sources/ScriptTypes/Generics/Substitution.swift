/// What stands for generic parameters, and how `T.Element` of it is found.
package struct Substitution {
  /// The replacement of a parameter; `nil` leaves it.
  package let replacement: (GenericParameter) -> Type?
  /// What stands for `each T` outside of `repeat`: the element that is being looked at.
  private let element: ((GenericParameter) -> Type?)?
  /// What `Self` of a class becomes; `nil` leaves it.
  package let dynamicSelf: Type?

  package init(
    dynamicSelf: Type? = nil,
    element: ((GenericParameter) -> Type?)? = nil,
    _ replacement: @escaping (GenericParameter) -> Type?
  ) {
    self.replacement = replacement
    self.element = element
    self.dynamicSelf = dynamicSelf
  }

  fileprivate func type(for parameter: GenericParameter) -> Type? {
    if parameter.isPack, let element = element?(parameter) { return element }
    return replacement(parameter)
  }

  /// A substitution for each element of packs that are replaced; `nil` if none of them is.
  package func elements(of packs: [GenericParameter]) -> [Substitution]? {
    var length: Int?
    for parameter in packs {
      if case .pack(let pack)? = replacement(parameter) { length = pack.types.count }
    }
    return length.map { length in
      (0..<length).map { position in
        Substitution(
          dynamicSelf: dynamicSelf,
          element: { parameter in
            guard case .pack(let pack)? = replacement(parameter) else { return nil }
            guard position < pack.types.count else { return .error }
            // The elements of another pack stand for one element there.
            if case .expansion(let box) = pack.types[position] { return box.type }
            return pack.types[position]
          },
          replacement
        )
      }
    }
  }

  /// Whether elements of another pack stand where an element of these packs is.
  fileprivate func expands(_ packs: [GenericParameter], at position: Int) -> Bool {
    packs.contains { parameter in
      guard case .pack(let pack)? = replacement(parameter), position < pack.types.count else {
        return false
      }
      if case .expansion = pack.types[position] { return true }
      return false
    }
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
    case .parameter(let parameter): return substitution.type(for: parameter) ?? self
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
    let packs = box.type.elementPacks
    guard let elements = substitution.elements(of: packs) else {
      return [.expansion(TypeBox(box.type.substituting(substitution)))]
    }
    return elements.enumerated().map { position, element in
      let type = box.type.substituting(element)
      return substitution.expands(packs, at: position) ? .expansion(TypeBox(type)) : type
    }
  }

  /// The parameter packs of which the type mentions an element, as `each T` does outside of a further `repeat`.
  package var elementPacks: [GenericParameter] {
    guard contents.contains(.pack) else { return [] }
    var found: [GenericParameter] = []
    func visit(_ type: Type) {
      switch type {
      case .parameter(let parameter): if parameter.isPack { found.append(parameter) }
      case .expansion: break
      default: type.parts.forEach(visit)
      }
    }
    visit(self)
    return found
  }

  /// Calls `body` with the type and every type within.
  package func visit(_ body: (Type) -> Void) {
    body(self)
    for part in parts { part.visit(body) }
  }

  /// The types directly within.
  private var parts: [Type] {
    switch self {
    case .nominal(let type): type.arguments
    case .member(let member): [member.base]
    case .tuple(let tuple): tuple.elements.map(\.type)
    case .function(let function):
      function.parameters.map(\.type) + [function.result] + (function.thrown.map { [$0] } ?? [])
    case .existential(let existential):
      (existential.writtenSuperclass.map { [$0] } ?? [])
        + existential.protocols.flatMap { $0.arguments.map(\.type) }
    case .metatype(let box), .dynamicSelf(let box), .expansion(let box): [box.type]
    case .opaque(let opaque): opaque.arguments
    case .pack(let pack): pack.types
    case .parameter, .variable, .error: []
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
