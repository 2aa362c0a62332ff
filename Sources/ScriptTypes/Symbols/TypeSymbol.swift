/// The declaration of a struct, enum, class, actor or protocol.
///
/// What needs other declarations (superclass, conformances, members' types) is completed when first asked for, so that the
/// order of declarations does not matter and a library's types that a script never names cost nothing.
package final class TypeSymbol {
  package enum Kind {
    case `struct`, `enum`, `class`, actor, `protocol`

    package var isReference: Bool { self == .class || self == .actor }
  }

  /// Types with a spelling of their own.
  package enum Sugar { case none, optional, array, dictionary }

  package let name: String
  package let kind: Kind
  package let module: ModuleSymbol
  package let parent: TypeSymbol?
  package var sugar: Sugar {
    guard parent == nil, module.name == "Swift" else { return .none }
    return switch name {
    case "Optional": .optional
    case "Array": .array
    case "Dictionary": .dictionary
    default: .none
    }
  }

  package var access: Access = .internal
  package var isFinal = false
  /// Whether it is a protocol that asks nothing of a type, and of which a compiled program knows nothing.
  package let isMarker: Bool
  /// Whether a library declares it without saying what its values are made of.
  package private(set) lazy var isNative = decideNative?() ?? false
  package var decideNative: (() -> Bool)?
  package var isResultBuilder = false
  /// Whether it is declared as the main actor's.
  package var namesMainActor = false
  package var availability = Availability()
  /// Reads the comment above its declaration.
  package var readDocumentation: () -> String = { "" }
  package var documentation: String { readDocumentation() }

  /// All parameters, those of the types around first, and what is asked of them.
  ///
  /// A protocol has `Self`, of which it is known without its header that it conforms to the protocol.
  package var signature: GenericSignature {
    get {
      if kind != .protocol, !parameters.isEmpty { complete() }
      return declaredSignature
    }
    set { declaredSignature = newValue }
  }

  @exclusivity(unchecked) private var declaredSignature: GenericSignature

  /// The parameters of its signature, which are known before what is asked of them.
  package var parameters: [GenericParameter] { declaredSignature.parameters }
  /// How many of the parameters are its own.
  package var ownParameterCount: Int
  /// `Self` of a protocol.
  package let selfParameter: GenericParameter?

  @exclusivity(unchecked) package private(set) var members: [String: [ValueSymbol]] = [:]
  /// Members in the order of their declaration, those of extensions behind.
  @exclusivity(unchecked) package private(set) var orderedMembers: [ValueSymbol] = []
  @exclusivity(unchecked) package private(set) var memberTypes: [String: [NamedType]] = [:]
  package private(set) var associatedTypes: [AssociatedTypeSymbol] = []
  /// The names of a protocol's associated types that `any P<Int>` gives, in order.
  package var primaryAssociatedTypes: [String] = []
  @exclusivity(unchecked) package private(set) var declaredConformances: [Conformance] = []
  @exclusivity(unchecked) private var foundConformances: [ObjectIdentifier: Conformance?] = [:]
  private var declaredSuperclass: Type?
  /// The type of an enum's raw values.
  package var rawType: Type?
  /// What a protocol asks of `Self` and its associated types.
  private var ownRequirements: [Requirement] = []

  /// Resolves the inheritance clause and the requirements, once.
  @exclusivity(unchecked) package var completeHeader: ((TypeSymbol) -> Void)?
  /// Adds the conformances of a library's extensions, once.
  @exclusivity(unchecked) package var completeConformances: ((TypeSymbol) -> Void)?
  /// Declares members that a library has.
  @exclusivity(unchecked) package var completeMembers: ((TypeSymbol, MemberQuery) -> Void)?

  package enum MemberQuery {
    case named(String)
    /// A nested type, an alias or an associated type.
    case type(String)
    /// Those of the declaration itself, without its extensions.
    case own
    case all
  }

  private static let markers = [
    "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
  ]

  package init(
    name: String,
    kind: Kind,
    module: ModuleSymbol,
    parent: TypeSymbol? = nil,
    signature: GenericSignature = .empty,
    ownParameterCount: Int = 0
  ) {
    self.name = name
    self.kind = kind
    self.module = module
    self.parent = parent
    self.ownParameterCount = ownParameterCount
    isMarker = kind == .protocol && Self.markers.contains(name)
    if kind == .protocol {
      let parameter = GenericParameter("Self")
      selfParameter = parameter
      declaredSignature = .empty
      declaredSignature = GenericSignature(
        [parameter],
        [.conformance(.parameter(parameter), self)]
      )
    } else {
      selfParameter = nil
      declaredSignature = signature
    }
  }

  /// The type within its own declaration: `Array<Element>`, or a protocol's `Self`.
  package var selfType: Type {
    if let selfParameter { return .parameter(selfParameter) }
    return .nominal(NominalType(self, parameters.map(\.ownArgument)))
  }

  /// Resolves its header, unless that has been done.
  package func complete() {
    guard let completion = completeHeader else { return }
    completeHeader = nil
    completing { completion(self) }
  }

  private func completing(_ complete: () -> Void) {
    let former = isCompleting
    isCompleting = true
    complete()
    isCompleting = former
  }

  /// Whether its header or its conformances are being resolved.
  private(set) var isCompleting = false

  // MARK: What it inherits

  package var superclass: Type? {
    get {
      complete()
      return declaredSuperclass ?? requiredSuperclass
    }
    set { declaredSuperclass = newValue }
  }

  /// The class that a protocol asks of the types that conform to it.
  private var requiredSuperclass: Type? {
    for case .superclass(.parameter(let subject), let type) in ownRequirements
    where subject === selfParameter {
      return type
    }
    return nil
  }

  package var protocolRequirements: [Requirement] {
    get {
      complete()
      return ownRequirements
    }
    set {
      ownRequirements = newValue
      ownInheritedProtocols = nil
      knownClosure = nil
      declaredSignature.forgetConclusions()
    }
  }

  /// The protocols that a protocol directly inherits.
  package var inheritedProtocols: [TypeSymbol] {
    guard let selfParameter else { return [] }
    complete()
    if let ownInheritedProtocols { return ownInheritedProtocols }
    let found = ownRequirements.compactMap { (requirement: Requirement) -> TypeSymbol? in
      guard case .conformance(.parameter(let subject), let proto) = requirement,
        subject === selfParameter
      else { return nil }
      return proto
    }
    ownInheritedProtocols = found
    return found
  }

  private var ownInheritedProtocols: [TypeSymbol]?

  /// The protocol and all that it inherits, each once.
  package var inheritanceClosure: [TypeSymbol] {
    if let knownClosure { return knownClosure }
    var found = [self]
    var position = 0
    while position < found.count {
      for inherited in found[position].inheritedProtocols
      where !found.contains(where: { $0 === inherited }) {
        found.append(inherited)
      }
      position += 1
    }
    // A header that is being resolved has not named all of them yet.
    if !found.contains(where: \.isCompleting) { knownClosure = found }
    return found
  }

  @exclusivity(unchecked) private var knownClosure: [TypeSymbol]?

  /// Whether it is the protocol, or a protocol that inherits from it.
  package func inherits(_ proto: TypeSymbol) -> Bool {
    self === proto || inheritanceClosure.contains { $0 === proto }
  }

  /// Whether only classes can conform to the protocol.
  package var requiresClass: Bool {
    if kind.isReference { return true }
    return protocolRequirements.contains {
      switch $0 {
      case .anyObject(.parameter(let subject)), .superclass(.parameter(let subject), _):
        subject === selfParameter
      default: false
      }
    } || inheritedProtocols.contains { $0.requiresClass }
  }

  /// Whether it is the class or one that inherits from it.
  package func isSubclass(of ancestor: TypeSymbol) -> Bool {
    var next: TypeSymbol? = self
    while let symbol = next {
      if symbol === ancestor { return true }
      next = symbol.superclass?.symbol
    }
    return false
  }

  // MARK: Members

  package func add(_ value: ValueSymbol) {
    members[value.name, default: []].append(value)
    orderedMembers.append(value)
    module.memberNames?.noteChange(of: value.name)
  }

  package func remove(_ value: ValueSymbol) {
    members[value.name]?.removeAll { $0 === value }
    orderedMembers.removeAll { $0 === value }
    module.memberNames?.noteChange(of: value.name)
  }

  package func remove(_ conformance: Conformance) {
    declaredConformances.removeAll { $0 === conformance }
    foundConformances.removeAll()
    module.memberNames?.noteChange()
  }

  /// Lets go of everything that it declares, which refers to it.
  package func release() {
    for nested in memberTypes.values.flatMap({ $0 }) { nested.release() }
    for member in orderedMembers { member.release() }
    for conformance in declaredConformances { conformance.release() }
    completeHeader = nil
    completeMembers = nil
    completeConformances = nil
    decideNative = nil
    (members, orderedMembers, memberTypes, associatedTypes) = ([:], [], [:], [])
    (declaredConformances, foundConformances, ownRequirements) = ([], [:], [])
    (declaredSuperclass, rawType, declaredSignature) = (nil, nil, .empty)
    (knownClosure, ownInheritedProtocols, findings) = (nil, nil, [:])
  }

  /// Puts the members in the order of their declaration, where they were not added in it.
  package func orderMembers(by position: (ValueSymbol) -> Int) {
    orderedMembers = orderedMembers.enumerated().sorted {
      (position($0.element), $0.offset) < (position($1.element), $1.offset)
    }.map(\.element)
  }

  package func add(_ type: NamedType) { memberTypes[type.name, default: []].append(type) }

  package func add(_ symbol: AssociatedTypeSymbol) {
    associatedTypes.append(symbol)
    memberTypes[symbol.name, default: []].append(.associatedType(symbol))
  }

  /// Its own members and those of its extensions.
  package func members(named name: String) -> [ValueSymbol] {
    complete()
    completeMembers?(self, .named(name))
    return members[name] ?? []
  }

  /// What `find` finds of a name in it and in what it inherits, asked again only where something has changed since.
  package func foundMembers(named text: String, _ find: () -> FoundMembers) -> FoundMembers {
    guard let names = module.memberNames else { return find() }
    let name = names.name(text)
    if let known = findings[ObjectIdentifier(name)], known.changes == names.changes(of: name) {
      return known.members
    }
    let found = find()
    if found.isComplete {
      findings[ObjectIdentifier(name)] = MemberFinding(
        members: found,
        changes: names.changes(of: name)
      )
    }
    return found
  }

  /// By the names that `MemberNames` has.
  @exclusivity(unchecked) private var findings: [ObjectIdentifier: MemberFinding] = [:]

  package func memberTypes(named name: String) -> [NamedType] {
    completeMembers?(self, .type(name))
    return memberTypes[name] ?? []
  }

  package var allMembers: [ValueSymbol] {
    complete()
    completeMembers?(self, .all)
    return orderedMembers
  }

  /// The members of the declaration itself, with those of its extensions that have been looked up.
  package var ownMembers: [ValueSymbol] {
    complete()
    completeMembers?(self, .own)
    return orderedMembers
  }

  /// What a protocol asks for.
  package var requirements: [ValueSymbol] {
    completeMembers?(self, .own)
    return orderedMembers.filter(\.isRequirement)
  }

  /// Whether no case of an enum has a payload.
  package var hasPlainCases: Bool {
    completeMembers?(self, .own)
    let cases = orderedMembers.filter { $0.kind == .enumCase }
    return !cases.isEmpty && cases.allSatisfy { $0.parameters.isEmpty }
  }

  /// Whether a case of an enum has a payload.
  package var hasPayloads: Bool {
    completeMembers?(self, .own)
    return orderedMembers.contains { $0.kind == .enumCase && !$0.parameters.isEmpty }
  }

  /// The associated type of this name, its own or an inherited protocol's.
  package func associatedType(named name: String) -> AssociatedTypeSymbol? {
    if let own = associatedTypes.first(where: { $0.name == name }) { return own }
    for inherited in inheritedProtocols {
      if let found = inherited.associatedType(named: name) { return found }
    }
    return nil
  }

  // MARK: Conformances

  package func add(_ conformance: Conformance) {
    declaredConformances.append(conformance)
    foundConformances.removeAll()
    // What it has from the start nobody has found anything without.
    if !isCompleting, completeConformances == nil { module.memberNames?.noteChange() }
  }

  package var conformances: [Conformance] {
    complete()
    if let completion = completeConformances {
      completeConformances = nil
      completing { completion(self) }
    }
    return declaredConformances
  }

  /// How the type conforms to a protocol: as declared, because a declared protocol inherits it, or as its superclass does.
  package func conformance(to proto: TypeSymbol) -> Conformance? {
    if let found = foundConformances[ObjectIdentifier(proto)] { return found }
    foundConformances[ObjectIdentifier(proto)] = .some(nil)
    let found = findConformance(to: proto)
    foundConformances[ObjectIdentifier(proto)] = .some(found)
    return found
  }

  private func findConformance(to proto: TypeSymbol) -> Conformance? {
    complete()
    // What the type itself declares is known without its extensions.
    if let own = declaredConformances.first(where: { $0.proto === proto }) { return own }
    if let declared = conformances.first(where: { $0.proto === proto }) { return declared }
    if let source = conformances.first(where: { $0.proto.inherits(proto) }) {
      return source.implied(proto)
    }
    return superclass?.symbol?.conformance(to: proto)
  }
}

package enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
}

/// What `@available`, `@_disfavoredOverload` and the age of a spelling say of a declaration.
package struct Availability {
  package var isDeprecated = false
  package var isUnavailable = false
  /// The first version that does not have it any more.
  package var obsoleted: Int?
  package var isDisfavored = false
  package var renamed: String?
  package var message: String?

  package init() {}

  /// Whether it is written otherwise today.
  package var hasOtherNameToday: Bool { isUnavailable || isDeprecated && renamed != nil }
}

/// `associatedtype Name: Constraints = Default`.
package final class AssociatedTypeSymbol {
  package let name: String
  package unowned let proto: TypeSymbol
  /// Resolves the default when it is first needed.
  package var resolveDefault: (() -> Type?)?
  package private(set) lazy var defaultType: Type? = resolveDefault?()

  func release() { (resolveDefault, defaultType) = (nil, nil) }

  package init(name: String, proto: TypeSymbol) {
    self.name = name
    self.proto = proto
  }
}

/// `typealias Name<T> = Type`.
package final class AliasSymbol {
  package let name: String
  package let module: ModuleSymbol
  package let parent: TypeSymbol?
  /// All parameters, those of the types around first.
  package var signature: GenericSignature
  package var ownParameterCount: Int
  package var access: Access = .internal
  package var availability = Availability()
  /// Resolves the type when it is first needed.
  package var resolve: (() -> Type)?
  /// Whether its type was asked for while it was being resolved.
  package private(set) var isCircular = false
  private var found: Type?

  /// Whether its type is being looked for.
  package var isRunning: Bool { resolve == nil && found == nil }

  func release() { (resolve, found) = (nil, nil) }

  package var type: Type {
    if let found { return found }
    guard let resolve else {
      isCircular = true
      return .error
    }
    self.resolve = nil
    let type = resolve()
    found = type
    return type
  }

  package init(
    name: String,
    module: ModuleSymbol,
    parent: TypeSymbol?,
    signature: GenericSignature,
    ownParameterCount: Int
  ) {
    self.name = name
    self.module = module
    self.parent = parent
    self.signature = signature
    self.ownParameterCount = ownParameterCount
  }
}
