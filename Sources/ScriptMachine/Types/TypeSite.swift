package import ScriptTypes

/// A type written or inferred at one place of a program: known, or made of what stands for generic parameters there.
@usableFromInline
package final class TypeSite {
  private let type: Type
  private let parameters: [GenericParameter]
  private let registry: TypeRegistry
  /// The type, if it has no parameters in it.
  @exclusivity(unchecked) @usableFromInline var constant: TypeMetadata?
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var lastTypes = TypeArguments.none
  @exclusivity(unchecked) @usableFromInline var last: TypeMetadata?

  /// - Parameter parameters: The generic parameters in scope.
  package init(_ type: Type, in parameters: [GenericParameter], _ registry: TypeRegistry) {
    self.type = type
    self.parameters = parameters
    self.registry = registry
    if type.contents.isDisjoint(with: .replaceable) {
      constant = registry.metadata(of: type)
    }
  }

  package var isConstant: Bool { constant != nil }
  /// Whether it depends on the class of `self`.
  package var needsDynamicSelf: Bool { type.contents.contains(.dynamicSelf) }

  @inlinable @inline(__always)
  package func metadata(_ types: TypeArguments, dynamicSelf: TypeMetadata? = nil) -> TypeMetadata {
    if let constant { return constant }
    if let last, lastTypes === types, dynamicSelf == nil { return last }
    return instantiate(types, dynamicSelf)
  }

  @usableFromInline
  func instantiate(_ types: TypeArguments, _ dynamicSelf: TypeMetadata?) -> TypeMetadata {
    let found = registry.metadata(
      of: type.substituting(
        Substitution(parameters, types.types.map(\.type), dynamicSelf: dynamicSelf?.type)
      )
    )
    (lastTypes, last) = (types, found)
    return found
  }
}

/// What a call gives for the generic parameters of what it calls.
@usableFromInline
package final class ArgumentsSite {
  private let sites: [TypeSite]
  private let registry: TypeRegistry
  @exclusivity(unchecked) @usableFromInline var constant: TypeArguments?
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var lastTypes = TypeArguments.none
  @exclusivity(unchecked) @usableFromInline var last: TypeArguments?

  package init(_ types: [Type], in parameters: [GenericParameter], _ registry: TypeRegistry) {
    sites = types.map { TypeSite($0, in: parameters, registry) }
    self.registry = registry
    if sites.allSatisfy(\.isConstant) {
      constant = registry.arguments(sites.map { $0.metadata(.none) })
    }
  }

  package var isConstant: Bool { constant != nil }
  /// Whether a type depends on the class of `self`.
  package var needsDynamicSelf: Bool { sites.contains(where: \.needsDynamicSelf) }

  @inlinable @inline(__always)
  package func arguments(
    _ types: TypeArguments,
    dynamicSelf: TypeMetadata? = nil
  ) -> TypeArguments {
    if let constant { return constant }
    if let last, lastTypes === types, dynamicSelf == nil { return last }
    return instantiate(types, dynamicSelf)
  }

  @usableFromInline
  func instantiate(_ types: TypeArguments, _ dynamicSelf: TypeMetadata?) -> TypeArguments {
    let found = registry.arguments(sites.map { $0.metadata(types, dynamicSelf: dynamicSelf) })
    (lastTypes, last) = (types, found)
    return found
  }
}
