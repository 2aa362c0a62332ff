/// How a type conforms to a protocol.
package final class Conformance {
  package let type: TypeSymbol
  package let proto: TypeSymbol
  /// The parameters of the type, with the conditions under which it conforms.
  package let signature: GenericSignature
  package let module: ModuleSymbol
  /// What must hold of the type's arguments beyond what the type itself asks.
  package let conditions: [Requirement]
  package let isUnchecked: Bool

  /// Lets go of what it has found.
  func release() {
    (typeWitnesses, witnesses) = ([:], [:])
    (inferTypeWitness, findWitness) = (nil, nil)
  }

  private var typeWitnesses: [String: Type?] = [:]
  /// Finds the type of an associated type that no member names; set by the checker.
  package var inferTypeWitness: ((Conformance, String) -> Type?)?
  private var witnesses: [ObjectIdentifier: ValueSymbol?] = [:]
  /// Finds the member that provides a requirement; set by the checker.
  package var findWitness: ((Conformance, ValueSymbol) -> ValueSymbol?)?

  package init(
    _ type: TypeSymbol,
    to proto: TypeSymbol,
    signature: GenericSignature,
    module: ModuleSymbol,
    conditions: [Requirement] = [],
    isUnchecked: Bool = false
  ) {
    self.type = type
    self.proto = proto
    self.signature = signature
    self.module = module
    self.conditions = conditions
    self.isUnchecked = isUnchecked
  }

  /// The conformance to a protocol that this one's protocol inherits.
  func implied(_ inherited: TypeSymbol) -> Conformance {
    let conformance = Conformance(
      type,
      to: inherited,
      signature: signature,
      module: module,
      conditions: conditions,
      isUnchecked: isUnchecked
    )
    conformance.inferTypeWitness = inferTypeWitness
    conformance.findWitness = findWitness
    return conformance
  }

  /// The associated type's type, in the parameters of the conforming type; `nil` if it cannot be told.
  package func typeWitness(_ name: String) -> Type? {
    if let known = typeWitnesses[name] { return known }
    typeWitnesses[name] = .some(nil)
    let found = inferTypeWitness?(self, name)
    typeWitnesses[name] = .some(found)
    return found
  }

  package func setTypeWitness(_ name: String, _ type: Type) { typeWitnesses[name] = type }

  package func witness(for requirement: ValueSymbol) -> ValueSymbol? {
    let key = ObjectIdentifier(requirement)
    if let known = witnesses[key] { return known }
    witnesses[key] = .some(nil)
    let found = findWitness?(self, requirement)
    witnesses[key] = .some(found)
    return found
  }
}

extension Type {
  /// `Self.Name`: the witness of a known type, or else a dependent member.
  package func associatedType(_ name: String) -> Type {
    switch self {
    case .nominal(let type):
      var next: NominalType? = type
      while let current = next {
        if let found = current.ownAssociatedType(name) { return found }
        next = nil
        if case .nominal(let superclass)? = current.superclass { next = superclass }
      }
      return .error
    case .existential(let existential):
      return existential.witness(name) ?? existential.upperBound(of: name)
    case .opaque(let opaque):
      return opaque.constraint.witness(name) ?? .member(DependentMember(self, name))
    case .dynamicSelf(let box): return box.type.associatedType(name)
    case .parameter, .member, .variable: return .member(DependentMember(self, name))
    case .tuple, .function, .metatype, .expansion, .pack, .error: return .error
    }
  }
}

extension NominalType {
  /// What stands for the parameters of its declaration.
  package var substitution: Substitution {
    Substitution(symbol.parameters, arguments, dynamicSelf: .nominal(self))
  }

  /// The superclass with this type's arguments in it.
  package var superclass: Type? { symbol.superclass?.substituting(substitution) }

  fileprivate func ownAssociatedType(_ name: String) -> Type? {
    if let position = symbol.parameters.firstIndex(where: { $0.name == name }) {
      return position < arguments.count ? arguments[position] : .error
    }
    for member in symbol.memberTypes(named: name) {
      switch member {
      case .symbol(let nested) where nested.ownParameterCount == 0:
        return .nominal(NominalType(nested, arguments))
      case .alias(let alias) where alias.ownParameterCount == 0:
        return alias.type.substituting(Substitution(alias.signature.parameters, arguments))
      default: break
      }
    }
    for conformance in symbol.conformances
    where conformance.proto.associatedType(named: name) != nil {
      if let witness = conformance.typeWitness(name) { return witness.substituting(substitution) }
    }
    return nil
  }
}

extension Existential {
  /// What is known of `Name` of some value: the constraints of the associated type.
  func upperBound(of name: String) -> Type {
    for proto in protocols {
      guard let parameter = proto.symbol.selfParameter else { continue }
      let subject = Type.member(DependentMember(.parameter(parameter), name))
      let signature = proto.symbol.signature
      guard proto.symbol.associatedType(named: name) != nil else { continue }
      let canonical = signature.canonical(subject)
      if canonical.contents.isDisjoint(with: [.parameter, .member]) { return canonical }
      return .existential(
        Existential(
          protocols: signature.protocols(of: subject).map { Constraint($0) },
          superclass: signature.superclass(of: subject)
        )
      )
    }
    return .error
  }
}
