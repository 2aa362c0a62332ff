import ScriptSource
import ScriptTypes

extension DeclarationCollector {
  /// Finds the result builder among attributes, once it is asked for.
  func resultBuilder(of attributes: [Attribute], in inner: Scope? = nil) -> (() -> Type?)? {
    guard !attributes.isEmpty else { return nil }
    let resolver = TypeResolver(checker, inner ?? scope)
    let checker = checker
    return {
      for attribute in attributes {
        let type = checker.silently { resolver.resolve(attribute.type) }
        if type.symbol?.isResultBuilder ?? false { return type }
      }
      return nil
    }
  }

  func parameters(
    _ list: [Parameter],
    of name: String,
    in scope: Scope
  ) -> [ValueSymbol.Parameter] {
    let own = enclosingType?.name
    return list.map { parameter in
      let builder = resultBuilder(of: parameter.attributes.filter(\.isCustom), in: scope)
      if builder != nil { checker.builderFunctions.insert(name) }
      return ValueSymbol.Parameter(
        // Operands have no labels.
        label: name.isOperator ? "" : parameter.label,
        name: parameter.name.text,
        hasDefault: parameter.defaultValue != nil,
        isOfOwnType: parameter.type?.plainName.map { name in
          name == "Self" || name == own && scope.localType(name) == nil
        } ?? false,
        resultBuilder: builder
      )
    }
  }
}

extension ValueSymbol {
  /// The result builder of its body: its own, or that of the requirement that it provides.
  var builderOfBody: Type? {
    if let resultBuilder { return resultBuilder() }
    guard let owner, owner.kind != .protocol else { return nil }
    for conformance in owner.conformances {
      for proto in conformance.proto.inheritanceClosure {
        for requirement in proto.members(named: name)
        where requirement.isRequirement && requirement.resultBuilder != nil
          && requirement.fullName == fullName
        {
          return requirement.resultBuilder?()
        }
      }
    }
    return nil
  }
}
