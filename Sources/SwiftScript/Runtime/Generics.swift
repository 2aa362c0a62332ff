extension Machine {
  /// The generic type with the arguments that a call of its name means; `nil` if the call doesn't show them.
  func inferredType(
    _ type: TypeObject,
    _ arguments: [LabelledValue],
    ignoringLabels: Bool = false,
    expecting expected: TypeRef? = nil
  ) -> TypeObject? {
    if let known = expected.flatMap({ specialization(of: type, in: $0) }) { return known }
    let shapes = arguments.map(\.shape)
    for initializer in type.allInitializers() {
      guard let sources = initializer.signature.match(shapes, ignoringLabels: ignoringLabels)
      else { continue }
      let patterns = zip(initializer.signature.parameters, sources)
      if let found = specialized(type, patterns.map { ($0.type, $1) }, arguments) { return found }
    }
    guard type.kind == .structure, type.hasMemberwiseInitializer else { return nil }
    let patterns = arguments.enumerated().compactMap { position, argument in
      type.storedProperties.first { $0.name == argument.label }?.type
        .map { ($0, ArgumentSource.argument(position)) }
    }
    return specialized(type, patterns, arguments)
  }

  /// The generic enum with the arguments that the payload of a case shows.
  func inferredType(
    _ type: TypeObject,
    _ enumCase: EnumCase,
    _ arguments: [LabelledValue],
    expecting expected: TypeRef? = nil
  ) -> TypeObject? {
    if let known = expected.flatMap({ specialization(of: type, in: $0) }) { return known }
    let patterns = enumCase.payloadTypes.enumerated().map { ($1, ArgumentSource.argument($0)) }
    return specialized(type, patterns, arguments)
  }

  private func specialized(
    _ type: TypeObject,
    _ patterns: [(TypeRef, ArgumentSource)],
    _ arguments: [LabelledValue]
  ) -> TypeObject? {
    let bindings = inferred(patterns, arguments).bindings
    let types = type.parameters.compactMap { bindings[$0] }
    guard types.count == type.parameters.count,
      case .named(let made, _) = interpreter.specialized(type, types), made !== type
    else { return nil }
    return made
  }

  /// The function compiled for the types that a call shows, if its body asks for them.
  func instance(
    of callable: Callable,
    _ sources: [ArgumentSource],
    _ arguments: [LabelledValue],
    on receiver: Value,
    expecting expected: TypeRef?
  ) -> Callable {
    guard let generic = callable.generic else { return callable }
    if generic.areOfReceiver { return instance(of: callable, generic, on: receiver) }
    let patterns = zip(callable.signature.parameters, sources).map { ($0.type, $1) }
    var found = inferred(patterns, arguments)
    if let expected, let result = callable.signature.result {
      found.prefer(result, expected)
    }
    return generic.instance(found.bindings) ?? callable
  }

  private func inferred(
    _ patterns: [(TypeRef, ArgumentSource)],
    _ arguments: [LabelledValue]
  ) -> TypeInference {
    var inference = TypeInference(library)
    for (pattern, source) in patterns {
      let indices: [Int] =
        switch source {
        case .argument(let index): [index]
        case .variadic(let several): several
        case .missing: []
        }
      for index in indices where arguments.indices.contains(index) {
        let argument = arguments[index]
        inference.match(pattern, argument.type ?? library.typeRef(of: argument.value))
      }
    }
    return inference
  }

  /// A value of a generic type as one of the same type with these arguments.
  func respecialized(_ value: Value, as type: TypeObject, at site: SourceSpan?) throws -> Value {
    func converted(_ fields: [Value]) throws -> [Value] {
      guard fields.count == type.storedProperties.count else { return fields }
      return try zip(fields, type.storedProperties).map { field, property in
        guard let type = property.type, !field.isIndirect else { return field }
        return try coerce(field, to: type, at: site)
      }
    }
    switch value {
    case .structure(let box):
      return .structure(StructBox(type: type, fields: try converted(box.fields)))
    case .object(let instance):
      instance.fields = try converted(instance.fields)
      instance.type = type
      return value
    case .enumeration(let box):
      guard let enumCase = type.cases[box.enumCase.name],
        box.payload.count == enumCase.payloadTypes.count
      else { return value }
      let payload = try zip(box.payload, enumCase.payloadTypes).map {
        try coerce($0, to: $1, at: site)
      }
      return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: payload))
    default: return value
    }
  }

  /// The generic type with its arguments that is wanted: itself, or as a subclass of what is wanted.
  private func specialization(of type: TypeObject, in expected: TypeRef) -> TypeObject? {
    guard case .named(let found, _) = expected.settled.wrapped.settled, found.origin != nil else {
      return nil
    }
    if found.origin === type { return found }
    guard let superclass = type.writtenSuperclass else { return nil }
    var inference = TypeInference(library)
    inference.match(superclass, .named(found, []))
    let types = type.parameters.compactMap { inference.bindings[$0] }
    guard types.count == type.parameters.count,
      case .named(let made, _) = interpreter.specialized(type, types), made !== type
    else { return nil }
    return made
  }
}
