package import ScriptTypes

/// What the types of a place may mention that only the run knows.
package struct GenericScope {
  /// The parameters of the declarations around.
  package let parameters: [GenericParameter]
  /// The packs of which a `repeat` around looks at an element, the innermost last.
  package private(set) var openedPacks: [GenericParameter] = []

  package init(_ parameters: [GenericParameter]) { self.parameters = parameters }

  /// The scope of what a `repeat` repeats for each element of packs.
  package func opening(_ packs: [GenericParameter]) -> GenericScope {
    var copy = self
    copy.openedPacks += packs
    return copy
  }

  /// - Parameter types: What stands for the parameters, and then the elements of the opened packs.
  fileprivate func substitution(_ types: TypeArguments, dynamicSelf: Type?) -> Substitution {
    let arguments = types.types.map(\.type)
    let whole = Substitution(parameters, arguments)
    guard !openedPacks.isEmpty else {
      return Substitution(dynamicSelf: dynamicSelf, whole.replacement)
    }
    return Substitution(
      dynamicSelf: dynamicSelf,
      element: { parameter in
        openedPacks.lastIndex { $0 === parameter }.map { arguments[parameters.count + $0] }
      },
      whole.replacement
    )
  }
}

/// A type written or inferred at one place of a program: known, or made of what stands for generic parameters there.
@usableFromInline
package final class TypeSite {
  private let type: Type
  private let scope: GenericScope
  private let registry: TypeRegistry
  /// The type, if it has no parameters in it.
  @exclusivity(unchecked) @usableFromInline var constant: TypeMetadata?
  @exclusivity(unchecked) @usableFromInline unowned(unsafe) var lastTypes = TypeArguments.none
  @exclusivity(unchecked) @usableFromInline var last: TypeMetadata?

  package init(_ type: Type, in scope: GenericScope, _ registry: TypeRegistry) {
    self.type = type
    self.scope = scope
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
      of: type.substituting(scope.substitution(types, dynamicSelf: dynamicSelf?.type))
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

  package init(_ types: [Type], in scope: GenericScope, _ registry: TypeRegistry) {
    sites = types.map { TypeSite($0, in: scope, registry) }
    self.registry = registry
    if sites.allSatisfy(\.isConstant) {
      constant = registry.arguments(sites.map { $0.metadata(.none) })
    }
  }

  package var isConstant: Bool { constant != nil }
  /// Whether there are no types.
  package var isEmpty: Bool { sites.isEmpty }
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
