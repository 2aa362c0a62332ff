extension Machine {
  /// The value of `base.name`.
  func member(_ name: String, of base: Value) throws -> Value {
    switch base {
    case .type(let type): return try staticMember(name, of: type)
    case .tuple(let tuple):
      if let index = tuple.index(of: name) { return tuple.elements[index] }
    case .implicitMember(let root):
      return .implicitMember(
        ImplicitMember(name: root.name, site: root.site) { [unowned interpreter] type in
          try interpreter.machine.member(name, of: try root.resolve(type))
        }
      )
    default: break
    }
    let type = library.type(of: base)
    let found = type.members(named: name)
    guard let first = found.first else {
      if let value = try type.dynamicMember?(base, name) { return value }
      if let key = dynamicKey(name, of: type, "subscript") {
        return try callMember("subscript", of: base, [key])
      }
      if let value = universalMember(name, of: base) { return value }
      throw noMember(name, of: base)
    }
    switch first {
    case .stored(let index): return try storedProperty(index, of: base)
    case .property(let property): return try get(property, of: base)
    case .constant(let constant): return try value(of: constant)
    case .method:
      let methods = found.compactMap { if case .method(let method) = $0 { method } else { nil } }
      return .function(Function(methods, boundTo: base, interpreter: interpreter))
    }
  }

  /// A name as a script's own `subscript(dynamicMember:)` takes it; `nil` if the type has none.
  func dynamicKey(_ name: String, of type: TypeObject, _ accessor: String) -> LabelledValue? {
    for method in type.methods(named: accessor) {
      guard let parameter = method.signature.parameters.first, parameter.label == "dynamicMember"
      else { continue }
      let isText = parameter.type.plain === library.string
      let key =
        isText ? .string(name) : Value.function(Function(path: [name], interpreter: interpreter))
      return LabelledValue(label: "dynamicMember", value: key)
    }
    return nil
  }

  /// What every value has, without its type declaring it.
  private func universalMember(_ name: String, of base: Value) -> Value? {
    switch (name, base) {
    case ("hashValue", _): return .int(library.hashValue(of: base))
    case ("unsafelyUnwrapped", .optional(let box?)): return box.value
    case ("description", .optional), ("description", .array), ("description", .dictionary),
      ("description", .bool), ("description", .native), ("description", .type):
      return .string(base.description)
    case ("debugDescription", .object), ("debugDescription", .structure),
      ("debugDescription", .function):
      return nil
    case ("debugDescription", _): return .string(base.debugDescription)
    default: return nil
    }
  }

  func get(_ property: ComputedProperty, of base: Value) throws -> Value {
    if let path = property.path { return try value(at: path[...], of: base) }
    switch property.get.body {
    case .script(var code):
      if let generic = property.get.generic, generic.areOfReceiver,
        case .script(let own) = instance(of: property.get, generic, on: base).body
      {
        code = own
      }
      guard property.changesOnGet, case .structure(let box) = base else {
        return try code.run(self, arguments: [base], captures: nil)
      }
      // As with a lazy property, the change is left where the struct was read from.
      let cell = Cell(.structure(StructBox(type: box.type, fields: box.fields)))
      defer { if case .structure(let changed) = cell.value { box.fields = changed.fields } }
      return try code.run(self, arguments: [.cell(cell)], captures: nil)
    case .native(let body):
      return try run(body, on: base, [])
    }
  }

  func storedProperty(_ index: Int, of base: Value) throws -> Value {
    switch base {
    case .object(let instance):
      let value = instance.fields[index]
      guard value.isIndirect else { return value }
      return try loaded(value, instance.type.storedProperties[index], of: base) {
        instance.fields[index] = $0
      }
    case .structure(let box):
      let value = box.fields[index]
      guard value.isIndirect else { return value }
      return try loaded(value, box.type.storedProperties[index], of: base) {
        box.fields[index] = $0
      }
    default: throw trap("the property has no object to be in")
    }
  }

  /// The value of a property that is weak, lazy or not set yet.
  private func loaded(
    _ stored: Value,
    _ property: StoredProperty,
    of base: Value,
    store: (Value) -> Void
  ) throws -> Value {
    if case .weak(let reference) = stored {
      guard property.ownership == .unowned else { return reference.value }
      guard case .optional(let box?) = reference.value else {
        throw trap(
          "`\(property.name)` is unowned and its object is gone",
          hint: "declare it `weak` if it can go first"
        )
      }
      return box.value
    }
    guard let initial = property.lazyInitial else {
      if property.isWeak { return .none }
      throw trap("the property `\(property.name)` is used before it has a value")
    }
    let computed = try initial.run(self, arguments: [base], captures: nil)
    store(computed)
    return computed
  }

  /// The value of `Type.name`: a static property, an enum's case, or a function.
  func staticMember(_ name: String, of type: TypeObject) throws -> Value {
    if name == "self" { return .type(type) }
    if name == "init" {
      return .function(
        Function(interpreter: interpreter) { [interpreter] in
          try interpreter.machine.construct(
            type,
            $0.map { LabelledValue(label: nil, value: $0) },
            ignoringLabels: true
          )
        }
      )
    }
    if type.isHost, let origin = type.origin { return try staticMember(name, of: origin) }
    if let enumCase = type.enumCase(named: name) {
      if enumCase.labels.isEmpty {
        return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: []))
      }
      return .function(
        Function(interpreter: interpreter) { [interpreter] in
          try interpreter.machine.makeCase(
            enumCase,
            of: type,
            $0.map { LabelledValue(label: nil, value: $0) },
            ignoringLabels: true
          )
        }
      )
    }
    let found = type.statics(named: name)
    guard let first = found.first else {
      if let nested = type.nestedTypes[name] {
        if let object = library.typeObject(of: nested.alias ?? .named(nested, [])) {
          return .type(object)
        }
      }
      guard !type.methods(named: name).isEmpty else { throw noStaticMember(name, of: type) }
      // `Type.method`: a function from the object to its method.
      return .function(
        Function(interpreter: interpreter) { [unowned interpreter] arguments in
          try interpreter.machine.member(name, of: arguments.first ?? .void)
        }
      )
    }
    switch first {
    case .property(let property): return try get(property, of: .type(type))
    case .constant(let constant): return try value(of: constant)
    case .stored: preconditionFailure("static properties are constants")
    case .method:
      let methods = found.compactMap { if case .method(let method) = $0 { method } else { nil } }
      return .function(Function(methods, boundTo: .type(type), interpreter: interpreter))
    }
  }

  func value(of constant: StaticProperty) throws -> Value {
    if case .uninitialized = constant.cell.value, let initial = constant.initial {
      constant.cell.value = try initial(self)
    }
    return constant.cell.value
  }

  /// Calls `base.name(arguments)`.
  func callMember(
    _ name: String,
    of base: Value,
    _ arguments: [LabelledValue],
    expecting expected: TypeRef? = nil
  ) throws -> Value {
    switch base {
    case .type(let type):
      return try callStatic(name, of: type, arguments, expecting: expected)
    case .implicitMember(let root):
      return .implicitMember(
        ImplicitMember(name: root.name, site: root.site) { [unowned interpreter] type in
          try interpreter.machine.callMember(name, of: try root.resolve(type), arguments)
        }
      )
    default: break
    }
    let found = library.type(of: base).members(named: name)
    let methods = found.compactMap { if case .method(let method) = $0 { method } else { nil } }
    if !methods.isEmpty {
      return try call(methods, receiver: base, arguments: arguments, expecting: expected)
    }
    if found.isEmpty, case .tuple(let tuple) = base, tuple.index(of: name) == nil {
      throw noMember(name, of: base)
    }
    return try callValue(try member(name, of: base), arguments)
  }

  func callStatic(
    _ name: String,
    of type: TypeObject,
    _ arguments: [LabelledValue],
    expecting expected: TypeRef? = nil
  ) throws -> Value {
    if name == "init" { return try construct(type, arguments, expecting: expected) }
    if type.isHost, let origin = type.origin {
      let made = try callStatic(name, of: origin, arguments)
      guard library.type(of: made).root === origin else { return made }
      return try coerce(made, to: library.typeRef(for: type))
    }
    if let enumCase = type.enumCase(named: name) {
      return try makeCase(enumCase, of: type, arguments, expecting: expected)
    }
    let found = type.statics(named: name)
    let methods = found.compactMap { if case .method(let method) = $0 { method } else { nil } }
    if !methods.isEmpty {
      return try call(
        methods,
        receiver: .type(type),
        arguments: arguments,
        expecting: expected
      )
    }
    return try callValue(try staticMember(name, of: type), arguments)
  }

  /// A payload with the declared values for what is left out of it.
  private func completed(_ arguments: [LabelledValue], for enumCase: EnumCase) throws
    -> [LabelledValue]
  {
    guard arguments.count < enumCase.labels.count, enumCase.defaults.contains(where: { $0 != nil })
    else { return arguments }
    var rest = arguments[...]
    var whole: [LabelledValue] = []
    for (label, initial) in zip(enumCase.labels, enumCase.defaults) {
      if let next = rest.first, next.label == label {
        whole.append(rest.removeFirst())
      } else if let initial {
        whole.append(LabelledValue(label: label, value: try initial(self)))
      }
    }
    return rest.isEmpty ? whole : arguments
  }

  func makeCase(
    _ enumCase: EnumCase,
    of type: TypeObject,
    _ arguments: [LabelledValue],
    ignoringLabels: Bool = false,
    expecting expected: TypeRef? = nil
  ) throws -> Value {
    if !type.parameters.isEmpty, type.origin == nil,
      let known = inferredType(type, enumCase, arguments, expecting: expected),
      let enumCase = known.cases[enumCase.name]
    {
      return try makeCase(enumCase, of: known, arguments, ignoringLabels: ignoringLabels)
    }
    let arguments = try completed(arguments, for: enumCase)
    let labels = arguments.map(\.label)
    guard arguments.count == enumCase.labels.count, ignoringLabels || labels == enumCase.labels
    else {
      let wanted = enumCase.labels.map { ($0 ?? "_") + ":" }.joined()
      throw trap(
        "the case `\(enumCase.name)` of `\(type.name)` takes \(enumCase.labels.count) values",
        hint: wanted.isEmpty ? "write `.\(enumCase.name)`" : "its labels are `\(wanted)`"
      )
    }
    let payload = try zip(arguments, enumCase.payloadTypes).map {
      try coerce($0.value, to: $1)
    }
    return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: payload))
  }

  /// Calls a value that is a function or a type.
  func callValue(_ callee: Value, _ arguments: [LabelledValue]) throws -> Value {
    switch callee {
    case .function(let function):
      switch function.body {
      case .bound(let callables, let receiver):
        // The type that it is held as may say more than its own: `max` as `(Double, Double) -> Double`.
        if function.isConverting, arguments.allSatisfy({ $0.label == nil }) {
          return try function.call(arguments.map(\.value))
        }
        return try call(callables, receiver: receiver, arguments: arguments)
      case .script(let code):
        if let signature = code.signature, arguments.contains(where: { $0.label != nil }) {
          guard let sources = signature.match(arguments.map(\.shape)) else {
            throw trap(
              "`\(code.name)` can't be called with these arguments",
              hint: "it is declared `\(signature.text)`"
            )
          }
          let ordered = try zip(signature.parameters, sources).map { parameter, source in
            switch source {
            case .argument(let index): arguments[index].value
            case .variadic(let indices): Value.array(indices.map { arguments[$0].value })
            case .missing: try parameter.defaultValue?(self) ?? .void
            }
          }
          return try function.call(ordered)
        }
        return try function.call(arguments.map(\.value))
      case .native: return try function.call(arguments.map(\.value))
      }
    case .type(let type): return try construct(type, arguments)
    case .optional(let box?): return try callValue(box.value, arguments)
    case .optional(nil): throw trap("this function is nil", hint: "call it with `?()` or unwrap it")
    default:
      if !library.type(of: callee).methods(named: "callAsFunction").isEmpty {
        return try callMember("callAsFunction", of: callee, arguments)
      }
      throw trap("`\(library.typeName(of: callee))` is no function")
    }
  }

  func trap(_ message: String, hint: String? = nil) -> ScriptTrap {
    ScriptTrap(Diagnostic(message, at: site, hint: hint))
  }

  func noMember(_ name: String, of base: Value) -> ScriptTrap {
    let type = library.type(of: base)
    if case .optional(let box) = base {
      let inside = box.map { library.typeName(of: $0.value) }
      return trap(
        "`\(name)` is asked of an optional" + (inside.map { ", `\($0)?`" } ?? " that is nil"),
        hint: "write `?.\(name)` or unwrap it with `if let`"
      )
    }
    if let absence = library.absentMember(name, type.name) {
      return trap(absence.message, hint: absence.hint)
    }
    return trap(
      "`\(type.name)` has no member `\(name)`",
      hint: type.suggestion(for: name, among: type.memberNames(), library)
    )
  }

  private func noStaticMember(_ name: String, of type: TypeObject) -> ScriptTrap {
    trap(
      "the type `\(type.name)` has no member `\(name)`",
      hint: type.suggestion(for: name, among: type.staticNames(), library)
    )
  }
}
