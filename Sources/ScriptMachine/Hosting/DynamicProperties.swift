package import ScriptTypes

extension TypeMetadata {
  /// The `dynamic` property of that name that a class has or inherits.
  package func dynamicProperty(named name: String) -> ValueSymbol? {
    var next: TypeMetadata? = self
    while let current = next {
      let own = current.symbol?.members(named: name) ?? []
      if let found = own.first(where: { $0.isDynamic && $0.kind == .variable && !$0.isStatic }) {
        return found
      }
      next = current.superclass
    }
    return nil
  }
}

extension Machine {
  /// The value of a property of an object, as an `Any`; `nil` if the property is an optional without a value.
  package func value(of property: ValueSymbol, in object: Value) throws -> Value {
    let types = runtime.types
    let owner = property.owner.map { runtime.dynamicType(of: object).asSeen(by: $0) }
    let arguments = owner?.arguments ?? types.arguments([])
    let type = TypeSite(
      property.type,
      in: GenericScope(property.interface.signature.parameters),
      types
    )
    .metadata(arguments)
    let frame = top
    push(object)
    let value = try runtime.codeOf(property, .getter).call(self, frame: frame, types: arguments)
    guard case .optional(let wrapped) = type.representation else {
      return .existential(erased(value, type))
    }
    return value.isNil ? .nil : .existential(erased(value.unwrapped, wrapped))
  }
}
