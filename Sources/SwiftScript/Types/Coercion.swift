extension Machine {
  /// Makes `value` one of `type`: resolves implicit members, wraps optionals, widens integers, and checks the rest.
  ///
  /// - Throws: A trap at `site`, or at the running statement, when the value doesn't fit.
  func coerce(_ value: Value, to type: TypeRef, at site: SourceSpan? = nil) throws -> Value {
    switch type {
    case .any, .parameter(_, nil): return value
    case .parameter(_, let bound?):
      // What a parameter stands for may be guessed from the first value that came.
      return value.isOpen || fits(value, bound) > 0
        ? try coerce(value, to: bound, at: site) : value
    case .named(let named, let arguments):
      return try coerce(value, toNamed: named, arguments, at: site)
    case .optional(let wrapped):
      return try coerce(value, toOptionalOf: wrapped, at: site)
    case .array(let element):
      guard case .array(let elements) = value else {
        if case .native(let object) = value, let elements = object.heldElements {
          return try coerce(.array(elements), to: type, at: site)
        }
        if let promised = value.promised { return try coerce(promised, to: type, at: site) }
        if case .implicitMember(let member) = value {
          return try coerce(try member.resolve(library.array), to: type, at: site)
        }
        // What `filter` gives of a text is one, but `[Element]` in an extension of all sequences.
        if case .parameter = element, let text = value.text {
          return .array(text.map(Value.character))
        }
        throw mismatch(value, type, at: site)
      }
      guard element.convertsValues, !elements.allSatisfy({ isAlready($0, element) }) else {
        return value
      }
      return .array(try elements.map { try coerce($0, to: element, at: site) })
    case .dictionary(let key, let element):
      guard case .dictionary(let box) = value else {
        if let promised = value.promised { return try coerce(promised, to: type, at: site) }
        throw mismatch(value, type, at: site)
      }
      guard key.convertsValues || element.convertsValues else { return value }
      let result = DictionaryBox(isSet: box.isSet)
      for pair in box.pairs {
        result[try coerce(pair.key, to: key, at: site)] = try coerce(
          pair.value,
          to: element,
          at: site
        )
      }
      return .dictionary(result)
    case .tuple(let elements):
      return try coerce(value, toTupleOf: elements, as: type, at: site)
    case .function(let parameters, let result):
      guard case .function(let function) = value else {
        if let promised = value.promised { return try coerce(promised, to: type, at: site) }
        throw mismatch(value, type, at: site)
      }
      function.expect(parameters, result)
      return value
    }
  }

  /// Whether a value plainly is of a type, as most elements of an array are.
  private func isAlready(_ value: Value, _ type: TypeRef) -> Bool {
    guard let named = type.plain else { return false }
    return library.type(of: value) === named
  }

  private func coerce(_ value: Value, toOptionalOf wrapped: TypeRef, at site: SourceSpan?) throws
    -> Value
  {
    switch value {
    case .optional(nil): return value
    case .optional(let box?):
      guard wrapped.convertsValues else { return value }
      return .some(try coerce(box.value, to: wrapped, at: site))
    case .implicitMember(let member) where library.optional.has("none", as: member.name):
      return .none
    case .implicitMember(let member) where library.optional.has("some", as: member.name):
      guard case .optional(let box?) = try member.resolve(library.optional) else {
        return .none
      }
      return .some(try coerce(box.value, to: wrapped, at: site))
    default: return .some(try coerce(value, to: wrapped, at: site))
    }
  }

  private func coerce(
    _ value: Value,
    toTupleOf elements: [(label: String?, type: TypeRef)],
    as type: TypeRef,
    at site: SourceSpan?
  ) throws -> Value {
    if elements.isEmpty {
      guard case .void = value else { throw mismatch(value, type, at: site) }
      return value
    }
    guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else {
      throw mismatch(value, type, at: site)
    }
    let converted = try zip(tuple.elements, elements).map {
      try coerce($0, to: $1.type, at: site)
    }
    let labels = zip(tuple.labels, elements).map { $1.label ?? $0 }
    return .tuple(TupleBox(labels: labels, elements: converted))
  }

  private func coerce(
    _ value: Value,
    toNamed type: TypeObject,
    _ arguments: [TypeRef],
    at site: SourceSpan?
  ) throws -> Value {
    if type.isUnchecked { return value }
    if case .implicitMember(let member) = value {
      let found = try member.resolve(type.implicitMembers ?? type)
      return try coerce(found, toNamed: type, arguments, at: site)
    }
    if case .enumeration(let box) = value, box.type === type,
      type.parameters.count == arguments.count, !arguments.isEmpty
    {
      return try settled(box, arguments, at: site)
    }
    let own = library.type(of: value)
    if own === type, let bound = arguments.first, bound.isFraction,
      case .native(let object) = value,
      let range = object.payload as? IntRange
    {
      return library.fractions(range)
    }
    if own === type || own.isSubtype(of: type) {
      guard let element = arguments.first, own === type, let refine = type.refine,
        element.saysMoreThanValues
      else { return value }
      let site = site ?? self.site
      return refine(value) { [unowned interpreter] in
        try interpreter.machine.coerce($0, to: element, at: site)
      }
    }
    if type === library.double, case .int(let number) = value {
      return .double(Double(number))
    }
    if own.numbers != nil, type === library.int || type === library.double {
      // The host's functions take whole numbers of any size as `Int`.
      if type === library.double, let number = value.number { return .double(number) }
      if case .int = value.wholeNumber { return value.wholeNumber }
    }
    if own.root === type.origin { return try respecialized(value, as: type, at: site) }
    if case .array(let elements) = value, type.isSubtype(of: library["OptionSet"]) {
      return try options(elements, of: type)
    }
    if let converted = type.convert?(value) {
      guard case .dictionary(let box) = converted, let element = arguments.first,
        element.givesMeaning
      else { return converted }
      let elements = try box.pairs.map { try coerce($0.key, to: element, at: site) }
      return .dictionary(DictionaryBox(set: elements))
    }
    if case .object = value, let origin = type.origin, own.isSubtype(of: origin) { return value }
    if case .optional(let box?) = value, fits(box.value, .named(type, arguments)) > 0 {
      if box.isImplicit { return try coerce(box.value, toNamed: type, arguments, at: site) }
      throw ScriptTrap(
        Diagnostic(
          "expected `\(type.name)`, got the optional `\(type.name)?`",
          at: site ?? self.site,
          hint: "unwrap it with `if let`, `??` or `!`"
        )
      )
    }
    if let made = try converted(value, to: type) { return made }
    throw mismatch(value, .named(type, arguments), at: site)
  }

  /// A host's generic enum with its payload as the arguments say.
  private func settled(_ box: EnumBox, _ arguments: [TypeRef], at site: SourceSpan?) throws -> Value
  {
    let bindings = Dictionary(zip(box.type.parameters, arguments)) { first, _ in first }
    let types = box.enumCase.payloadTypes.map {
      $0.substituting(bindings) { .named($0, $1) }
    }
    guard types.contains(where: \.convertsValues) else { return .enumeration(box) }
    let payload = try zip(box.payload, types).map { try coerce($0, to: $1, at: site) }
    return .enumeration(EnumBox(type: box.type, enumCase: box.enumCase, payload: payload))
  }

  func mismatch(_ value: Value, _ type: TypeRef, at site: SourceSpan?) -> ScriptTrap {
    if case .implicitMember(let member) = value {
      return ScriptTrap(
        Diagnostic("`\(type)` has no member `\(member.name)`", at: member.site)
      )
    }
    let own = library.typeName(of: value)
    return ScriptTrap(Diagnostic("expected `\(type)`, got `\(own)`", at: site ?? self.site))
  }

  /// How well a value fits a type: 0 not at all, more for a closer fit.
  ///
  /// Decides between overloads.
  func fits(_ value: Value, _ type: TypeRef) -> Int {
    switch type {
    case .any, .parameter(_, nil): return 1
    case .parameter(_, let bound?): return max(1, fits(value, bound))
    case .optional(let wrapped):
      if case .optional(let box) = value {
        return box.map { fits($0.value, wrapped) } ?? 3
      }
      return fits(value, wrapped) > 0 ? max(1, fits(value, wrapped) - 1) : 0
    case .array(let element):
      guard case .array(let elements) = value else {
        if case .native(let object) = value, object.heldElements != nil { return 1 }
        return value.promised.map { fits($0, type) } ?? 0
      }
      guard let first = elements.first else { return 2 }
      return fits(first, element) > 0 ? 3 : 0
    case .dictionary:
      if case .dictionary = value { return 3 }
      return value.promised.map { fits($0, type) } ?? 0
    case .tuple(let elements):
      if elements.isEmpty, case .void = value { return 3 }
      if case .tuple(let tuple) = value, tuple.elements.count == elements.count { return 3 }
      return 0
    case .function(let parameters, _):
      guard case .function(let function) = value else {
        return value.promised.map { fits($0, type) } ?? 0
      }
      if function.path != nil { return parameters.count == 1 ? 2 : 0 }
      if function.arity == parameters.count { return 4 }
      return function.accepts(argumentCount: parameters.count) ? 2 : 0
    case .named(let named, _):
      return fits(value, named: named)
    }
  }

  private func fits(_ value: Value, named type: TypeObject) -> Int {
    if case .implicitMember(let member) = value {
      let name = member.name
      let type = type.implicitMembers ?? type
      let isKnown = !type.statics(named: name).isEmpty || type.cases[name] != nil
      return isKnown ? 3 : 0
    }
    let own = library.type(of: value)
    if own === type { return 4 }
    if type.holdsKeyPaths, case .function(let function) = value {
      return function.path == nil ? 0 : 3
    }
    if own.isSubtype(of: type) { return 3 }
    if own.root === type.origin { return 2 }
    if type.isUnchecked { return 1 }
    if type === library.double, case .int = value { return 2 }
    if own.numbers != nil, type === library.int || type === library.double { return 1 }
    if literalInitializer(of: type, for: value) != nil { return 1 }
    if let promised = value.promised { return min(1, fits(promised, named: type)) }
    return type.convert?(value) == nil ? 0 : 1
  }
}

extension Value {
  /// What a `T!` that is set stands for.
  var promised: Value? {
    if case .optional(let box?) = self, box.isImplicit { box.value } else { nil }
  }
}

extension TypeRef {
  /// Whether a value may not show by itself what it is as one of this type: a tuple's labels, an enum of which a case is named.
  fileprivate var saysMoreThanValues: Bool {
    switch self {
    case .tuple(let elements): elements.contains { $0.label != nil || $0.type.saysMoreThanValues }
    case .named(let type, _): type.kind == .enumeration
    case .array(let element): element.saysMoreThanValues
    case .optional(let wrapped): wrapped.saysMoreThanValues
    default: false
    }
  }
}

extension TypeRef {
  /// Whether values may have to be changed to become this type, so that containers must be looked through.
  var convertsValues: Bool {
    switch self {
    case .any: false
    case .parameter(_, let bound): bound?.convertsValues ?? false
    case .named(let type, _):
      type.origin != nil || type.kind != .class && type.kind != .protocol
    case .optional: true
    case .array(let element): element.convertsValues
    case .dictionary(let key, let value): key.convertsValues || value.convertsValues
    case .tuple(let elements): elements.contains { $0.label != nil || $0.type.convertsValues }
    case .function: true
    }
  }
}
