import ScriptTypes

extension Machine {
  /// The value of `value as? target`, without the optional around it; `nil` if it is none.
  ///
  /// - Parameter source: The static type of the value.
  package func cast(_ value: Value, from source: TypeMetadata, to target: TypeMetadata) throws
    -> Value?
  {
    if source === target { return value }
    switch source.representation {
    case .existential:
      guard case .existential(let box) = value else { break }
      return try cast(box.value, from: box.type, to: target)
    case .optional(let wrapped):
      if case .optional(let other) = target.representation {
        if value.isNil { return .nil }
        return try cast(value.unwrapped, from: wrapped, to: other)?.wrapped
      }
      // An object is what is wrapped, if that is one.
      if case .existential(let existential) = target.type, source.satisfies(existential),
        !existential.requiresClass || value.isNil && !wrapped.type.isClass
      {
        return .existential(ExistentialBox(value, source))
      }
      if value.isNil { return nil }
      return try cast(value.unwrapped, from: wrapped, to: target)
    default: break
    }
    let (actual, type) = dynamic(value, source)
    if type === target { return actual }
    switch (type.representation, target.representation) {
    case (_, .optional(let wrapped)): return try cast(actual, from: type, to: wrapped)?.wrapped
    case (_, .existential):
      guard case .existential(let existential) = target.type,
        type.satisfies(existential)
      else { return nil }
      return .existential(ExistentialBox(actual, type))
    case (.object, .object): return type.isSubclass(of: target) ? actual : nil
    case (.array(let from), .array(let to)):
      var elements: [Value] = []
      for element in try actual.array(self) {
        guard let converted = try cast(element, from: from, to: to) else { return nil }
        elements.append(converted)
      }
      return .array(elements)
    case (.tuple(let from), .tuple(let to)):
      guard from.count == to.count else { return nil }
      let record = try actual.record(self)
      var values: [Value] = []
      for position in from.indices {
        guard from[position].name == to[position].name || to[position].name.isEmpty,
          let converted = try cast(
            record[position],
            from: from[position].type,
            to: to[position].type
          )
        else { return nil }
        values.append(converted)
      }
      return .record(.of(values))
    case (.metatype, .metatype):
      guard case .type(let given) = actual, case .metatype(let box) = target.type else {
        return nil
      }
      let wanted = runtime.types.metadata(of: box.type)
      if given === wanted || given.isSubclass(of: wanted) { return actual }
      if case .existential(let existential) = box.type, given.satisfies(existential) {
        return actual
      }
      return nil
    default: return try runtime.conversions.convert(actual, from: type, to: target, self)
    }
  }

  /// The value with its own type: an object's class instead of a superclass.
  package func dynamic(_ value: Value, _ type: TypeMetadata) -> (value: Value, type: TypeMetadata) {
    // An optional is represented as what it wraps.
    if case .optional = type.representation { return (value, type) }
    return switch value {
    case .object(let instance): (value, instance.type)
    case .existential(let box): dynamic(box.value, box.type)
    case .native(let object):
      (value, runtime.hostTypes.type(of: object, as: type, runtime.types) ?? type)
    default: (value, type)
    }
  }

  /// `type(of: value)`.
  package func dynamicType(_ value: Value, _ type: TypeMetadata) -> TypeMetadata {
    dynamic(value, type).type
  }

  /// A value in a protocol's box, with its own type.
  package func erased(_ value: Value, _ type: TypeMetadata) -> ExistentialBox {
    if case .existential(let box) = value, case .existential = type.representation { return box }
    let (actual, type) = dynamic(value, type)
    return ExistentialBox(actual, type)
  }
}

extension TypeMetadata {
  fileprivate func satisfies(_ existential: Existential) -> Bool {
    if existential.requiresClass, !type.isClass {
      // A value of another kind is put into an object where that is all that is asked.
      return existential.protocols.isEmpty && existential.superclass == nil
    }
    if let superclass = existential.superclass {
      guard isSubclass(of: registry.metadata(of: superclass)) else { return false }
    }
    return existential.protocols.allSatisfy { proto in
      conforms(to: proto.symbol)
        && proto.arguments.allSatisfy { type.associatedType($0.name) == $0.type }
    }
  }
}
