import SwiftSyntax

extension Compiler {
  /// The attribute of a property that names a property wrapper, and the wrapper.
  func wrapper(of node: VariableDeclSyntax) -> (attribute: AttributeSyntax, type: TypeObject)? {
    for case .attribute(let attribute) in node.attributes.nodes {
      guard case .named(let type, _)? = wrapperType(attribute), type.isPropertyWrapper else {
        continue
      }
      return (attribute, type)
    }
    return nil
  }

  private func wrapperType(_ attribute: AttributeSyntax) -> TypeRef? {
    attribute.attributeName.as(IdentifierTypeSyntax.self).flatMap { lookUpType($0.name.name) }
  }

  /// Declares `_name`, which holds the wrapper, and `name` and `$name`, which look into it.
  func declareWrapped(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ wrapper: (attribute: AttributeSyntax, type: TypeObject),
    of type: TypeObject
  ) {
    let storage = "_" + name
    let property = StoredProperty(name: storage, isLet: false, ownership: .strong, isLazy: false)
    let written = binding.typeAnnotation.map { resolve($0.type) }
    let initial = binding.initializer.map { initialValue($0.value, written) }
    let made = wrapperValue(wrapper, around: written)
    if let initial {
      property.initial = { machine in try made(machine, initial) }
    } else if wrapper.attribute.arguments != nil {
      property.initial = { machine in try made(machine, nil) }
    }
    property.wrapper = StoredProperty.Wrapper(label: name) { machine, value in
      let value = try written.map { try machine.coerce(value, to: $0) } ?? value
      return try made(machine) { _ in value }
    }
    type.members[storage] = [.stored(type.storedProperties.count)]
    type.storedProperties.append(property)
    for (name, member) in [(name, "wrappedValue"), ("$" + name, "projectedValue")] {
      let get = library.parser.callable("get()", in: nil, name: name) { call in
        try call.machine.value(at: [storage, member][...], of: call.receiver)
      }
      let computed = ComputedProperty(get: get, set: nil)
      computed.path = [storage, member]
      type.members[name] = [.property(computed)]
    }
  }

  /// Makes the wrapper of a value, with what stands in the attribute's parentheses.
  private func wrapperValue(
    _ wrapper: (attribute: AttributeSyntax, type: TypeObject),
    around written: TypeRef?
  ) -> (Machine, Code?) throws -> Value {
    var arguments: [(label: String?, value: Code)] = []
    if case .argumentList(let list)? = wrapper.attribute.arguments {
      arguments = list.map { ($0.label?.name, initialValue($0.expression, nil)) }
    }
    let type = wrapper.type
    return { [unowned interpreter] machine, value in
      // The property's own type says what a generic wrapper is generic over.
      var expected: TypeRef?
      if let written, let pattern = type.writtenType(of: "wrappedValue") {
        var inference = TypeInference(machine.library)
        inference.match(pattern, written)
        let types = type.parameters.compactMap { inference.bindings[$0] }
        if !types.isEmpty, types.count == type.parameters.count {
          expected = machine.interpreter.specialized(type, types)
        }
      }
      var values = try arguments.map {
        LabelledValue(label: $0.label, value: try $0.value(machine))
      }
      if let value {
        let given: Value =
          if type.wrapsUnevaluated {
            .function(
              Function(interpreter: interpreter) { [unowned interpreter] _ in
                try value(interpreter.machine)
              }
            )
          } else {
            try value(machine)
          }
        values.insert(LabelledValue(label: "wrappedValue", value: given), at: 0)
      }
      return try machine.construct(type, values, expecting: expected)
    }
  }
}

extension TypeObject {
  /// Whether a property wrapper takes the value as an `@autoclosure`.
  fileprivate var wrapsUnevaluated: Bool {
    allInitializers().contains {
      $0.signature.parameters.contains { $0.label == "wrappedValue" && $0.isAutoclosure }
    }
  }
}
