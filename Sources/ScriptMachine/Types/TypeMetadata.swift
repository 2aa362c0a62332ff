package import ScriptTypes

/// A type at run time: one for each type with its arguments.
///
/// Lives as long as its registry.
@usableFromInline
package final class TypeMetadata {
  /// A type without generic parameters in it.
  package let type: Type
  package unowned let registry: TypeRegistry
  /// What of the run is alive, its objects among it.
  let objects: LiveObjects
  /// What counts its objects; nil outside of tests.
  let census: RunCensus?
  /// The arguments of a struct, enum, class or actor.
  package let arguments: TypeArguments
  /// The class that a class inherits from.
  package private(set) lazy var superclass: TypeMetadata? = findSuperclass()
  /// Runs a class's `deinit` and those of its superclasses; set when the class has one.
  package var deinitializer: ((Value) -> Void)?
  /// Whether the compiler has filled in what objects need.
  package var isPrepared = false
  /// How many stored properties an object has, inherited ones included; set by the compiler.
  package var fieldCount = 0
  /// What calls of methods that a subclass may override have found, by the method.
  var overrides: [MemberKey: Target] = [:]
  /// What a script's class has in place of members of a host's class, by their names.
  var scriptOverrides: [ScriptOverrideKey: Target?] = [:]
  /// What provides a protocol's requirements, by the requirement.
  var witnesses: [MemberKey: Target] = [:]
  /// Whether it conforms to protocols, as far as was asked.
  var conformances: [ObjectIdentifier: Bool] = [:]
  package private(set) lazy var representation = findRepresentation()

  init(_ type: Type, arguments: TypeArguments, in registry: TypeRegistry) {
    self.type = type
    self.arguments = arguments
    self.registry = registry
    objects = registry.objects
    census = registry.census
  }

  /// Lets go of code and of other types.
  func release() {
    (overrides, scriptOverrides, witnesses) = ([:], [:], [:])
    deinitializer = nil
    superclass = nil
    representation = .native
  }

  package var symbol: TypeSymbol? { type.symbol }

  private func findSuperclass() -> TypeMetadata? {
    guard case .nominal(let nominal) = type, let superclass = nominal.superclass else { return nil }
    return registry.metadata(of: superclass)
  }

  package func conforms(to proto: TypeSymbol) -> Bool {
    if let known = conformances[ObjectIdentifier(proto)] { return known }
    let conforms = registry.conforms(type, to: proto)
    conformances[ObjectIdentifier(proto)] = conforms
    return conforms
  }

  package func isSubclass(of other: TypeMetadata) -> Bool {
    var next: TypeMetadata? = self
    while let current = next {
      if current === other { return true }
      next = current.superclass
    }
    return false
  }
}

/// The types that stand for the generic parameters of a declaration, in their order.
///
/// Lives as long as its registry, which has one for each list.
@usableFromInline
package final class TypeArguments {
  package let types: [TypeMetadata]

  init(_ types: [TypeMetadata]) { self.types = types }

  package static let none = TypeArguments([])
}

// Nothing in it changes.
extension TypeArguments: @unchecked Sendable {}
