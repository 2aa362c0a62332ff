package import ScriptTypes

/// All types of a running program, each once.
package final class TypeRegistry {
  package let library: StandardTypes
  /// The run whose types they are.
  package var runtime: Runtime {
    guard let owner else { preconditionFailure("a runtime owns each registry that values use") }
    return owner
  }
  weak var owner: Runtime?
  /// What of the run is alive.
  package let objects = LiveObjects()
  /// What counts the objects of scripts; nil outside of tests.
  let census = RunCensus.current
  @exclusivity(unchecked) private var types: [Type: TypeMetadata] = [:]
  @exclusivity(unchecked) private var lists: [[ObjectIdentifier]: TypeArguments] = [:]
  /// Finds the type that an opaque result hides; set by the compiler.
  package var underlyingType: ((OpaqueType) -> Type)?

  package init(library: StandardTypes) { self.library = library }

  /// Lets go of the types and of what objects and captured variables hold, which no code may use any more.
  func release() {
    objects.empty()
    for type in types.values { type.release() }
    (types, lists) = ([:], [:])
    underlyingType = nil
  }

  /// - Parameter type: A type without generic parameters.
  package func metadata(of type: Type) -> TypeMetadata {
    if let known = types[type] { return known }
    let metadata: TypeMetadata
    switch type {
    case _ where type.contents.contains(.opaque): metadata = self.metadata(of: concrete(type))
    case .nominal(let nominal):
      metadata = TypeMetadata(
        type,
        arguments: arguments(nominal.arguments.map(self.metadata)),
        in: self
      )
    case .dynamicSelf(let box): metadata = self.metadata(of: box.type)
    default: metadata = TypeMetadata(type, arguments: .none, in: self)
    }
    types[type] = metadata
    return metadata
  }

  /// The type with what opaque results hide in it.
  private func concrete(_ type: Type) -> Type {
    switch type {
    case .opaque(let opaque): concrete(underlyingType?(opaque) ?? .error)
    case .member(let member): concrete(member.base).associatedType(member.name)
    default: type.mapParts(concrete)
    }
  }

  package func arguments(_ list: [TypeMetadata]) -> TypeArguments {
    if list.isEmpty { return .none }
    let key = list.map { ObjectIdentifier($0) }
    if let known = lists[key] { return known }
    let arguments = TypeArguments(list)
    lists[key] = arguments
    return arguments
  }

  /// Whether a type conforms, with the conditions of a conditional conformance checked.
  func conforms(_ type: Type, to proto: TypeSymbol) -> Bool {
    switch type {
    case .nominal(let nominal):
      guard let conformance = nominal.symbol.conformance(to: proto) else { return false }
      // A superclass's conformance speaks of the superclass's parameters.
      var owner = nominal
      while owner.symbol !== conformance.type {
        guard case .nominal(let superclass)? = owner.superclass else { return false }
        owner = superclass
      }
      return conformance.conditions.allSatisfy {
        holds($0, owner.substitution)
      }
    case .existential(let existential):
      return proto.name == "Error" && existential.isAnyError
    case .dynamicSelf(let box): return conforms(box.type, to: proto)
    case .pack(let pack): return pack.types.allSatisfy { metadata(of: $0).conforms(to: proto) }
    default: return ["Sendable", "Copyable", "Escapable"].contains(proto.name)
    }
  }

  private func holds(_ requirement: Requirement, _ substitution: Substitution) -> Bool {
    switch requirement {
    case .conformance(let subject, let proto):
      metadata(of: subject.substituting(substitution)).conforms(to: proto)
    case .sameType(let left, let right):
      left.substituting(substitution) == right.substituting(substitution)
    case .superclass(let subject, let superclass):
      metadata(of: subject.substituting(substitution)).isSubclass(
        of: metadata(of: superclass.substituting(substitution))
      )
    case .anyObject(let subject): subject.substituting(substitution).isClass
    }
  }
}
