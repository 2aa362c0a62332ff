package import ScriptTypes

/// A member that a name may stand for, before overloads are resolved.
package struct MemberCandidate {
  package let symbol: ValueSymbol
  /// The type whose member it is, seen from the base: the base itself, a superclass, or a rigid parameter.
  package let base: Type
  /// The type that was asked, which `Self` of a class stands for.
  package var receiver: Type
}

/// Finds members of types by name.
package struct MemberLookup {
  let signature: GenericSignature
  let library: StandardTypes
  /// Whether members of libraries are found that are not public.
  var seesInternals = true

  /// The members of a name that the type or its values have.
  func members(of type: Type, named name: String) -> [MemberCandidate] {
    var found: [MemberCandidate] = []
    collect(name, of: type, into: &found)
    return visible(found)
  }

  /// The members that a value of the type has, its own first.
  package func instanceMembers(of type: Type, named name: String) -> [MemberCandidate] {
    members(of: type, named: name).compactMap {
      $0.symbol.isStatic || $0.symbol.isTypeMember ? nil : $0.received(by: type)
    }
  }

  /// The members of the type itself: static ones, initializers, cases, and methods that wait for their receiver.
  package func typeMembers(of type: Type, named name: String) -> [MemberCandidate] {
    var found: [MemberCandidate] = []
    collect(name, of: type, into: &found)
    found = visible(found).map { $0.received(by: type) }
    let own = found.filter { $0.symbol.isStatic || $0.symbol.isTypeMember }
    return own.isEmpty ? found.filter { $0.symbol.kind == .function } : own
  }

  private func visible(_ found: [MemberCandidate]) -> [MemberCandidate] {
    guard !seesInternals else { return found }
    let visible = found.filter { $0.symbol.isVisibleOutside }
    guard visible.contains(where: { $0.symbol.module?.isLibrary == false }) else { return visible }
    return visible.filter { candidate in
      !visible.contains { $0.symbol.shadows(candidate.symbol) }
    }
  }

  private func collect(_ name: String, of type: Type, into found: inout [MemberCandidate]) {
    switch type {
    case .nominal(let nominal): collect(name, of: nominal, into: &found)
    case .dynamicSelf(let box):
      collect(name, of: box.type, into: &found)
      // A protocol's `Self` is the object's own class, too.
      found = found.map { candidate in
        let isClass = candidate.base.isClass && candidate.symbol.owner?.kind != .protocol
        return MemberCandidate(symbol: candidate.symbol, base: isClass ? candidate.base : type)
      }
    case .parameter, .member:
      let subject = signature.canonical(type)
      for proto in signature.protocols(of: subject) {
        collect(name, ofProtocol: proto, base: subject, into: &found)
      }
      if let superclass = signature.superclass(of: subject) {
        var inherited: [MemberCandidate] = []
        collect(name, of: superclass, into: &inherited)
        // `Self` of a protocol that the class conforms to is the parameter.
        found += inherited.filter { candidate in
          !found.contains { $0.symbol === candidate.symbol }
        }.map {
          $0.symbol.owner?.kind == .protocol
            ? MemberCandidate(symbol: $0.symbol, base: subject) : $0
        }
      }
    case .existential(let existential):
      for proto in existential.protocols {
        collect(name, ofProtocol: proto.symbol, base: type, into: &found)
      }
      if let superclass = existential.writtenSuperclass {
        collect(name, of: superclass, into: &found)
      }
    case .opaque(let opaque):
      for proto in opaque.constraint.protocols {
        collect(name, ofProtocol: proto.symbol, base: type, into: &found)
      }
      if let superclass = opaque.constraint.writtenSuperclass {
        collect(name, of: superclass, into: &found)
      }
    case .tuple, .function, .metatype, .expansion, .pack, .variable, .error: break
    }
  }

  private func collect(_ name: String, of type: NominalType, into found: inout [MemberCandidate]) {
    let known = type.symbol.foundMembers(named: name) { find(name, in: type.symbol) }
    var base = type
    var level = 0
    for member in known.members {
      while level < member.level, case .nominal(let superclass)? = base.superclass {
        base = superclass
        level += 1
      }
      found.append(
        MemberCandidate(symbol: member.symbol, base: .nominal(member.level == 0 ? type : base))
      )
    }
    // A requirement has a witness among these, unless the type is given one that no source writes.
    guard found.isEmpty else { return }
    found = known.requirements.map { MemberCandidate(symbol: $0, base: .nominal(type)) }
  }

  /// Finds the members of a name in a type, its superclasses, and the protocols that these conform to.
  private func find(_ name: String, in type: TypeSymbol) -> FoundMembers {
    var found = FoundMembers()
    var protocols: [TypeSymbol] = []
    var next: TypeSymbol? = type
    var level = 0
    var inherited = TypeSymbol.InheritedInitializers.all
    while let current = next {
      for symbol in current.members(named: name) where !symbol.isHidden(by: found.members) {
        if inherited == .convenience, symbol.kind == .initializer, !symbol.isConvenience {
          continue
        }
        found.add(symbol, level: level)
      }
      for conformance in current.conformances {
        for proto in conformance.proto.inheritanceClosure
        where !protocols.contains(where: { $0 === proto }) {
          protocols.append(proto)
        }
      }
      found.note(current)
      if name == "init" { inherited = min(inherited, current.inheritedInitializers) }
      next = inherited == .none ? nil : current.superclass?.symbol
      level += 1
    }
    for proto in protocols {
      for symbol in proto.members(named: name) {
        if symbol.isRequirement { found.add(requirement: symbol) } else { found.add(symbol) }
      }
      found.note(proto)
    }
    return found
  }

  private func collect(
    _ name: String,
    ofProtocol proto: TypeSymbol,
    base: Type,
    into found: inout [MemberCandidate]
  ) {
    for inherited in proto.inheritanceClosure {
      for symbol in inherited.members(named: name)
      where !found.contains(where: { $0.symbol === symbol }) {
        found.append(MemberCandidate(symbol: symbol, base: base))
      }
      if let superclass = inherited.superclass { collect(name, of: superclass, into: &found) }
    }
  }
}

extension MemberCandidate {
  init(symbol: ValueSymbol, base: Type) {
    self.init(symbol: symbol, base: base, receiver: base)
  }

  fileprivate func received(by type: Type) -> MemberCandidate {
    MemberCandidate(symbol: symbol, base: base, receiver: type)
  }
}

extension ValueSymbol {
  /// Whether a program may name it, its own declarations included.
  var isVisibleOutside: Bool {
    guard access < .public, let module, module.isLibrary else { return true }
    return false
  }

  /// Initializers and cases belong to the type itself.
  package var isTypeMember: Bool { kind == .initializer || kind == .enumCase }

  /// Whether it is the program's, and the other one a library's with the same signature.
  fileprivate func shadows(_ other: ValueSymbol) -> Bool {
    module?.isLibrary == false && other.module?.isLibrary == true && owner === other.owner
      && fullName == other.fullName && kind == other.kind && isStatic == other.isStatic
      && "\(type)" == "\(other.type)" && conditions == other.conditions
  }

  /// What it and its extension ask of types: members for different types are no rivals.
  private var conditions: Set<String> {
    let own = interface.signature.conditions
    guard case .extension(let addition) = context else { return own }
    return own.union(addition.signature.conditions)
  }

  /// Whether a member already found overrides it.
  fileprivate func isHidden(by found: [FoundMembers.Member]) -> Bool {
    found.contains {
      $0.symbol.isOverride && $0.symbol.owner !== owner && $0.symbol.fullName == fullName
        && $0.symbol.isStatic == isStatic && $0.symbol.takesAll(of: self)
    }
  }

  /// Whether its parameters could be those of what it overrides, as far as the names of their types show.
  private func takesAll(of other: ValueSymbol) -> Bool {
    guard !parameters.isEmpty, case .function(let own) = type,
      case .function(let wanted) = other.type
    else { return true }
    return zip(own.parameters, wanted.parameters).allSatisfy {
      guard let given = $0.type.symbol, let theirs = $1.type.symbol, given.kind == .class else {
        return true
      }
      return theirs.isSubclass(of: given)
    }
  }
}

extension TypeSymbol {
  /// Which initializers of its superclass a class has, too.
  enum InheritedInitializers: Int, Comparable {
    case none, convenience, all

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// All where it declares no designated one; the convenience ones where it overrides every designated one.
  var inheritedInitializers: InheritedInitializers {
    let own = designatedInitializers
    guard !own.isEmpty else { return .all }
    let theirs = superclass?.symbol?.designatedInitializers ?? []
    let replaced = theirs.allSatisfy { initializer in
      members(named: "init").contains { $0.fullName == initializer.fullName }
    }
    return replaced ? .convenience : .none
  }

  private var designatedInitializers: [ValueSymbol] {
    members(named: "init").filter {
      $0.kind == .initializer && !$0.isConvenience && $0.owner === self
    }
  }
}

extension GenericSignature {
  /// Its requirements as texts, by which those of two extensions can be compared.
  var conditions: Set<String> {
    Set(
      requirements.map { requirement in
        switch requirement {
        case .conformance(let type, let proto): "\(type): \(proto.name)"
        case .superclass(let type, let superclass): "\(type): \(superclass)"
        case .sameType(let left, let right): "\(left) == \(right)"
        case .anyObject(let type): "\(type): AnyObject"
        }
      }
    )
  }
}
