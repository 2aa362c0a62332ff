import ScriptTypes

/// Finds what a type provides for a protocol's requirements.
struct Witnesses {
  let library: StandardTypes

  /// The type that stands for an associated type which no member of the type names: from the members that provide the
  /// requirements which mention it, or else its default.
  func inferType(_ name: String, of conformance: Conformance) -> Type? {
    let subject = conformance.proto.selfType.associatedType(name)
    for proto in conformance.proto.inheritanceClosure {
      for requirement in proto.requirements {
        guard requirement.type.mentions(name) else { continue }
        for candidate in conformance.type.candidates(for: requirement) {
          var match = Matching(proto: proto, conforming: conformance.type.selfType)
          let type = candidate.type(in: conformance.type)
          if match.match(requirement.type, type), let found = match.found[name], !found.hasError {
            return found
          }
        }
      }
    }
    if name == "Failure", !nextThrows(of: conformance) {
      return .nominal(NominalType(library["Never"], []))
    }
    for proto in conformance.proto.inheritanceClosure {
      guard let symbol = proto.associatedTypes.first(where: { $0.name == name }),
        let type = symbol.defaultType
      else { continue }
      return type.substituting(proto.substitution(for: conformance.type.selfType))
    }
    // `Element == Iterator.Element` tells it, too.
    let canonical = conformance.proto.signature.canonical(subject)
    if canonical != subject {
      let type = canonical.substituting(
        conformance.proto.substitution(for: conformance.type.selfType)
      )
      return type.isError ? nil : type
    }
    for proto in conformance.proto.inheritanceClosure {
      for case .sameType(let left, let right) in proto.protocolRequirements
      where left == proto.selfType.associatedType(name) {
        let type = right.substituting(proto.substitution(for: conformance.type.selfType))
        if !type.isError { return type }
      }
    }
    return nil
  }

  /// Whether an asynchronous sequence, or an iterator of one, can throw instead of giving an element.
  private func nextThrows(of conformance: Conformance) -> Bool {
    let own = conformance.type.selfType
    let iterator =
      switch conformance.proto.name {
      case "AsyncIteratorProtocol": own
      case "AsyncSequence":
        conformance.proto.selfType.associatedType("AsyncIterator")
          .substituting(conformance.proto.substitution(for: own))
      default: Type.error
      }
    return iterator.symbol?.members(named: "next").contains { next in
      guard next.kind == .function, next.parameters.isEmpty, case .function(let type) = next.type
      else { return false }
      return type.thrown != nil
    } ?? true
  }

  /// The member that provides a requirement: the type's own, an inherited one, or a protocol extension's.
  func witness(for requirement: ValueSymbol, in conformance: Conformance) -> ValueSymbol? {
    guard let proto = requirement.owner else { return nil }
    let own = conformance.type.selfType
    let asked = requirement.type.substituting(proto.substitution(for: own))
    let signature = conformance.signature
    let candidates = conformance.type.candidates(for: requirement)
    func fits(_ candidate: ValueSymbol) -> Bool {
      guard candidate.type.contents.isDisjoint(with: .error) else { return true }
      // What never fails provides what may fail.
      let wanted =
        requirement.isFailable && !candidate.isFailable ? asked.withPlainResult : asked
      var match = Matching(proto: proto, conforming: own, signature: signature)
      return match.match(wanted, candidate.type(in: conformance.type))
    }
    let members = candidates.filter { !$0.isInProtocolExtension && fits($0) }
    // An extension may add a setter to what the type itself only gives.
    if let own = members.first(where: { $0.isSettable || !requirement.isSettable })
      ?? members.first
    {
      return own
    }
    let defaults = candidates.filter { $0.isInProtocolExtension && fits($0) }
    let holding = defaults.filter { candidate in
      guard case .extension(let addition) = candidate.context else { return true }
      let substitution = addition.extended.substitution(for: own)
      return addition.signature.requirements.allSatisfy {
        signature.mayHold($0.substituting(substitution))
      }
    }
    return holding.reduce(nil) { best, candidate in
      best.map { candidate.isMoreSpecial(than: $0) ? candidate : $0 } ?? candidate
    }
  }
}

extension TypeSymbol {
  /// Members that have the name, kind and labels of a requirement.
  fileprivate func candidates(for requirement: ValueSymbol) -> [ValueSymbol] {
    var found: [ValueSymbol] = []
    func collect(_ symbol: TypeSymbol) {
      for member in symbol.members(named: requirement.name)
      where !member.isRequirement && member.couldProvide(requirement) {
        found.append(member)
      }
    }
    var next: TypeSymbol? = self
    while let current = next {
      collect(current)
      next = current.superclass?.symbol
    }
    next = self
    while let current = next {
      for conformance in current.conformances {
        for proto in conformance.proto.inheritanceClosure { collect(proto) }
      }
      next = current.superclass?.symbol
    }
    return found
  }
}

extension GenericSignature {
  /// Whether nothing that is known of the types rules the requirement out.
  fileprivate func mayHold(_ requirement: Requirement) -> Bool {
    switch requirement {
    case .conformance(let type, let proto):
      switch canonical(type) {
      case .nominal(let nominal): proto.isMarker || nominal.symbol.conformance(to: proto) != nil
      case .parameter, .member: protocols(of: canonical(type)).contains { $0.inherits(proto) }
      default: true
      }
    case .superclass(let type, let superclass):
      superclass.symbol.map { type.symbol?.isSubclass(of: $0) ?? false } ?? true
    case .sameType(let first, let second):
      switch (canonical(first), canonical(second)) {
      case (.member, _), (_, .member), (.error, _), (_, .error): true
      case (let one, let other): one == other
      }
    case .anyObject(let type):
      switch canonical(type) {
      case .nominal(let nominal): nominal.symbol.kind.isReference
      default: true
      }
    }
  }
}

extension ValueSymbol {
  /// Whether it is of a protocol that inherits the other's, or of an extension that asks for more.
  fileprivate func isMoreSpecial(than other: ValueSymbol) -> Bool {
    guard let mine = owner, let theirs = other.owner else { return false }
    if mine !== theirs { return mine.inherits(theirs) }
    return interface.signature.requirements.count > other.interface.signature.requirements.count
  }

  /// The type that it has as a member of a type that conforms to its protocol, or inherits from its class.
  fileprivate func type(in symbol: TypeSymbol) -> Type {
    guard let owner, owner !== symbol else { return type }
    if owner.kind == .protocol {
      return type.substituting(owner.substitution(for: symbol.selfType))
    }
    var next: Type? = symbol.selfType
    while case .nominal(let nominal)? = next {
      if nominal.symbol === owner { return type.substituting(nominal.substitution) }
      next = nominal.superclass
    }
    return type
  }

  fileprivate func couldProvide(_ requirement: ValueSymbol) -> Bool {
    guard isStatic == requirement.isStatic || (kind == .enumCase && requirement.isStatic) else {
      return false
    }
    // The operands of an operator have no labels.
    return name.isOperator || parameters.map(\.label) == requirement.parameters.map(\.label)
  }
}

extension Type {
  /// A function type whose result is optional, without that `?`.
  fileprivate var withPlainResult: Type {
    guard case .function(let function) = self, case .nominal(let optional) = function.result,
      optional.symbol.sugar == .optional
    else { return self }
    return .function(
      FunctionType(
        function.parameters,
        optional.arguments[0],
        isAsync: function.isAsync,
        thrown: function.thrown
      )
    )
  }

  fileprivate func mentions(_ name: String) -> Bool {
    var isMentioned = false
    visit { if case .member(let member) = $0, member.name == name { isMentioned = true } }
    return isMentioned
  }
}

/// Compares a requirement's type with a member's; `Self.Name` of the protocol matches what stands there.
private struct Matching {
  let proto: TypeSymbol
  let conforming: Type
  var signature = GenericSignature.empty
  var found: [String: Type] = [:]

  init(proto: TypeSymbol, conforming: Type, signature: GenericSignature = .empty) {
    self.proto = proto
    self.conforming = conforming
    self.signature = signature
  }

  mutating func match(_ wanted: Type, _ given: Type) -> Bool {
    switch (wanted, given) {
    case (.member(let member), _) where member.base == proto.selfType:
      if let known = found[member.name] { return known == given }
      found[member.name] = given
      return true
    case (.parameter(let parameter), .parameter) where parameter !== proto.selfParameter:
      // Parameters of the requirement itself.
      return true
    case (.parameter, _) where wanted == proto.selfType:
      if case .dynamicSelf = given { return true }
      return given == conforming
    case (.member, _), (.parameter, .member):
      return signature.canonical(wanted) == signature.canonical(given)
        || !wanted.contents.isDisjoint(with: .parameter)
    case (.nominal(let a), .nominal(let b)):
      guard a.symbol === b.symbol else { return false }
      return zip(a.arguments, b.arguments).allSatisfy { match($0, $1) }
    case (.tuple(let a), .tuple(let b)):
      guard a.elements.count == b.elements.count else { return false }
      return zip(a.elements, b.elements).allSatisfy { match($0.type, $1.type) }
    case (.function(let a), .function(let b)):
      guard a.parameters.count == b.parameters.count else { return false }
      return zip(a.parameters, b.parameters).allSatisfy { match($0.type, $1.type) }
        && match(a.result, b.result)
    case (.metatype(let a), .metatype(let b)): return match(a.type, b.type)
    case (.existential(let a), .existential(let b)) where !a.contents.isEmpty && a.resembles(b):
      return zip(a.protocols, b.protocols).allSatisfy { wanted, given in
        wanted.arguments.allSatisfy { argument in
          given.arguments.contains {
            $0.name == argument.name && match(argument.type, $0.type)
          }
        }
      }
    case (_, .dynamicSelf(let box)): return match(wanted, box.type)
    default: return signature.canonical(wanted) == signature.canonical(given)
    }
  }
}
