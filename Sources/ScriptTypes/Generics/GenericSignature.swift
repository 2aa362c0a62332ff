/// Generic parameters and what is asked of them; answers what follows from that.
package final class GenericSignature {
  package let parameters: [GenericParameter]
  package let requirements: [Requirement]

  @exclusivity(unchecked) private var canonicalTypes: [Type: Type] = [:]
  @exclusivity(unchecked) private var protocolsOfSubjects: [Type: [TypeSymbol]] = [:]
  private lazy var rules: [(subject: Type, replacement: Type)] = orientedRules()
  private var isOrienting = false

  package init(_ parameters: [GenericParameter], _ requirements: [Requirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
  }

  // It is shared by all programs, so nothing is ever remembered in it.
  package nonisolated(unsafe) static let empty = GenericSignature([])

  package var isEmpty: Bool { parameters.isEmpty }

  /// The signature with more parameters and requirements.
  package func adding(_ more: [GenericParameter], _ further: [Requirement]) -> GenericSignature {
    if more.isEmpty, further.isEmpty { return self }
    return GenericSignature(parameters + more, requirements + further)
  }

  /// Forgets what was concluded, because a protocol has come to ask for more.
  func forgetConclusions() {
    canonicalTypes.removeAll()
    protocolsOfSubjects.removeAll()
  }

  // MARK: Equal types

  /// The one form of a type that stands for all types known to be equal.
  package func canonical(_ type: Type) -> Type {
    guard !type.contents.isDisjoint(with: [.parameter, .member]) else { return type }
    if let known = canonicalTypes[type] { return known }
    let result: Type
    switch type {
    case .parameter: result = rewritten(type)
    case .member(let member):
      let base = canonical(member.base)
      let subject = base.associatedType(member.name)
      if case .member = subject { result = rewritten(subject) } else { result = canonical(subject) }
    default: result = type.mapParts(canonical)
    }
    if !isOrienting, !isEmpty, !type.hasVariables { canonicalTypes[type] = result }
    return result
  }

  private func rewritten(_ subject: Type) -> Type {
    if !isOrienting {
      for rule in rules where rule.subject == subject { return canonical(rule.replacement) }
    }
    var path: [String] = []
    var prefix = subject
    while case .member(let member) = prefix {
      path.insert(member.name, at: 0)
      prefix = member.base
      for proto in protocols(of: prefix) {
        if let replacement = proto.replacement(ofPath: path, of: prefix), replacement != subject {
          return canonical(replacement)
        }
      }
    }
    return subject
  }

  private func orientedRules() -> [(subject: Type, replacement: Type)] {
    isOrienting = true
    defer {
      isOrienting = false
      canonicalTypes.removeAll()
      protocolsOfSubjects.removeAll()
    }
    return requirements.compactMap { requirement in
      guard case .sameType(let first, let second) = requirement else { return nil }
      let left = canonical(first)
      let right = canonical(second)
      guard left != right else { return nil }
      return left.isSimpler(than: right) ? (right, left) : (left, right)
    }
  }

  // MARK: What subjects conform to

  /// The protocols that a parameter or an associated type conforms to, without those that these inherit.
  package func protocols(of subject: Type) -> [TypeSymbol] {
    let key = isOrienting ? subject : canonical(subject)
    if let known = protocolsOfSubjects[key] { return known }
    // All runs share the empty signature, which remembers nothing.
    func remember(_ found: [TypeSymbol]) { if !isEmpty { protocolsOfSubjects[key] = found } }
    // Asked for again while it is being found, it has what is found so far.
    remember([])
    var found: [TypeSymbol] = []
    for requirement in requirements {
      guard case .conformance(let type, let proto) = requirement else { continue }
      if (isOrienting ? type : canonical(type)) == key, !found.contains(where: { $0 === proto }) {
        found.append(proto)
        remember(found)
      }
    }
    var path: [String] = []
    var prefix = key
    while case .member(let member) = prefix {
      path.insert(member.name, at: 0)
      prefix = member.base
      for proto in protocols(of: prefix) {
        for bound in proto.bounds(ofPath: path) where !found.contains(where: { $0 === bound }) {
          found.append(bound)
        }
      }
    }
    if case .opaque(let opaque) = key {
      found += opaque.constraint.protocols.map(\.symbol)
    }
    remember(found)
    return found
  }

  package func conforms(_ subject: Type, to proto: TypeSymbol) -> Bool {
    if protocols(of: subject).contains(where: { $0.inherits(proto) }) { return true }
    return superclass(of: subject)?.symbol?.conformance(to: proto) != nil
  }

  /// The class that a parameter or an associated type inherits from: the most derived of those that are asked of it.
  package func superclass(of subject: Type) -> Type? {
    let key = canonical(subject)
    var found: Type?
    func note(_ bound: Type?) {
      guard let bound else { return }
      if let known = found?.symbol, bound.symbol?.isSubclass(of: known) != true { return }
      found = bound
    }
    for requirement in requirements {
      if case .superclass(let type, let superclass) = requirement, canonical(type) == key {
        note(superclass)
      }
    }
    for proto in protocols(of: key) {
      note(proto.superclassBound(ofPath: [])?.substituting(proto.substitution(for: key)))
    }
    note(
      prefixes(of: key) { proto, prefix, path in
        proto.superclassBound(ofPath: path)?.substituting(proto.substitution(for: prefix))
      }
    )
    return found
  }

  /// What a protocol of `T` or `T.A` says of `T.A.B`, if one says something.
  private func prefixes<Found>(
    of subject: Type,
    _ find: (_ proto: TypeSymbol, _ prefix: Type, _ path: [String]) -> Found?
  ) -> Found? {
    var path: [String] = []
    var prefix = subject
    while case .member(let member) = prefix {
      path.insert(member.name, at: 0)
      prefix = member.base
      for proto in protocols(of: prefix) {
        if let found = find(proto, prefix, path) { return found }
      }
    }
    return nil
  }

  package func requiresClass(_ subject: Type) -> Bool {
    let key = canonical(subject)
    return superclass(of: key) != nil || protocols(of: key).contains { $0.requiresClass }
      || requirements.contains {
        if case .anyObject(let type) = $0 { canonical(type) == key } else { false }
      } || prefixes(of: key) { $0.requiresClass(ofPath: $2) ? true : nil } ?? false
  }
}

extension Type {
  /// Whether it is the better name for two types that are equal: a known one, a parameter, a shorter path.
  fileprivate func isSimpler(than other: Type) -> Bool {
    let mine = rank
    let theirs = other.rank
    if mine != theirs { return mine < theirs }
    if case .parameter(let a) = root, case .parameter(let b) = other.root, a !== b {
      return a.depth < b.depth
    }
    return description < other.description
  }

  private var rank: Int {
    switch self {
    case .parameter: 1
    case .member(let member): 1 + member.base.rank
    default: 0
    }
  }

  private var root: Type { if case .member(let member) = self { member.base.root } else { self } }
}

extension TypeSymbol {
  /// What stands for a protocol's `Self`.
  package func substitution(for type: Type) -> Substitution {
    Substitution(selfParameter.map { [$0] } ?? [], [type], dynamicSelf: type)
  }

  /// The names behind `Self` of a type such as `Self.SubSequence.Element`.
  private func path(of type: Type) -> [String]? {
    var names: [String] = []
    var next = type
    while case .member(let member) = next {
      names.insert(member.name, at: 0)
      next = member.base
    }
    guard case .parameter(let parameter) = next, parameter === selfParameter else { return nil }
    return names
  }

  /// What the protocol says that `subject.path` is equal to, if that is the simpler name.
  fileprivate func replacement(ofPath path: [String], of subject: Type) -> Type? {
    for proto in inheritanceClosure {
      for requirement in proto.protocolRequirements {
        guard case .sameType(let left, let right) = requirement else { continue }
        let (longer, shorter) = left.isSimpler(than: right) ? (right, left) : (left, right)
        if let names = proto.path(of: longer), names == path {
          return shorter.substituting(proto.substitution(for: subject))
        }
      }
    }
    return nil
  }

  /// What the protocol asks `Self.path` to conform to.
  fileprivate func bounds(ofPath path: [String]) -> [TypeSymbol] {
    inheritanceClosure.flatMap { proto in
      proto.protocolRequirements.compactMap { requirement in
        if case .conformance(let type, let bound) = requirement, proto.path(of: type) == path {
          bound
        } else {
          nil
        }
      }
    }
  }

  /// The class that the protocol asks `Self.path` to inherit from.
  fileprivate func superclassBound(ofPath path: [String]) -> Type? {
    for proto in inheritanceClosure {
      for case .superclass(let type, let superclass) in proto.protocolRequirements
      where proto.path(of: type) == path {
        return superclass
      }
    }
    return nil
  }

  /// Whether the protocol asks `Self.path` to be an object.
  fileprivate func requiresClass(ofPath path: [String]) -> Bool {
    inheritanceClosure.contains { proto in
      proto.protocolRequirements.contains {
        if case .anyObject(let type) = $0 { proto.path(of: type) == path } else { false }
      }
    }
  }
}
