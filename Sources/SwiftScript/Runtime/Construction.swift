/// Ends an initialiser whose `self.init(…)` returned nil; caught where the instance is made.
struct InitializerFailed: Error {}

extension Machine {
  /// Makes an instance: `Type(arguments)`.
  ///
  /// - Parameter ignoringLabels: Whether the arguments come without labels, as in `map(Type.init)`.
  func construct(
    _ type: TypeObject,
    _ arguments: [LabelledValue],
    ignoringLabels: Bool = false,
    expecting expected: TypeRef? = nil
  ) throws -> Value {
    if type.isHost, let origin = type.origin {
      let made = try construct(origin, arguments, ignoringLabels: ignoringLabels)
      return try coerce(made, to: library.typeRef(for: type))
    }
    if type.isHost {
      guard !type.initializers.isEmpty else {
        let maker = type.statics(named: "create").isEmpty ? nil : "write `\(type.name).create(…)`"
        throw trap("`\(type.name)` can't be made directly", hint: maker)
      }
      let own = type.initializers.filter(\.isScript)
      let shapes = arguments.map(\.shape)
      if !own.isEmpty, own.contains(where: { $0.signature.match(shapes) != nil }) {
        let cell = Cell(.type(type))
        let outcome = try outcome {
          try call(own, receiver: .cell(cell), arguments: arguments)
        }
        return made(cell.value, outcome)
      }
      return try call(
        type.initializers,
        receiver: .type(type),
        arguments: arguments,
        ignoringLabels: ignoringLabels
      )
    }
    if !type.parameters.isEmpty, type.origin == nil,
      let known = inferredType(
        type,
        arguments,
        ignoringLabels: ignoringLabels,
        expecting: expected
      )
    {
      return try construct(known, arguments, ignoringLabels: ignoringLabels)
    }
    var arguments = arguments
    if ignoringLabels { label(&arguments, for: type) }
    if arguments.isEmpty, type.isSubtype(of: library["OptionSet"]),
      !type.initializers.contains(where: { $0.signature.match([]) != nil })
    {
      return try options([], of: type)
    }
    switch type.kind {
    case .native:
      // `()`, tuples and functions are types without a declaration.
      if type.name == "Void", arguments.isEmpty { return .void }
      throw trap("`\(type.name)` can't be made like this")
    case .protocol: throw trap("`\(type.name)` is a protocol; make a type that conforms to it")
    case .structure where isMemberwise(type, arguments): return try memberwise(type, arguments)
    case .enumeration, .structure:
      let cell = Cell(try blank(type))
      let outcome = try outcome { try initialize(cell, of: type, arguments) }
      return made(cell.value, outcome)
    case .class:
      let instance = Instance(type: type, fields: try type.storedProperties.map(initialField))
      let outcome = try outcome {
        try initialize(instance, by: type.allInitializers(), arguments)
      }
      return made(.object(instance), outcome)
    }
  }

  /// An object of a script's class before its initialiser has run.
  func blankInstance(of type: TypeObject) throws -> Instance {
    Instance(type: type, fields: try type.storedProperties.map(initialField))
  }

  /// Gives arguments without labels those of the first initialiser that takes as many.
  private func label(_ arguments: inout [LabelledValue], for type: TypeObject) {
    let initializers = type.kind == .class ? type.allInitializers() : type.initializers
    let declared = initializers.first { $0.signature.parameters.count == arguments.count }
    let labels =
      declared?.signature.parameters.map(\.label)
      ?? type.storedProperties.filter { !$0.isLet || $0.initial == nil }.map { $0.name }
    arguments = zip(labels, arguments).map { LabelledValue(label: $0, value: $1.value) }
  }

  private func outcome(of initializer: () throws -> Value) throws -> Value {
    do { return try initializer() } catch is InitializerFailed { return .none }
  }

  /// The instance after its initialiser ran: an optional of it if the initialiser may fail.
  private func made(_ instance: Value, _ outcome: Value) -> Value {
    switch outcome {
    case .optional(nil): .none
    case .optional: .some(instance)
    default: instance
    }
  }

  /// `self.init(…)`: another initialiser goes on with the instance in the making.
  func initializeSelf(_ this: Value, _ arguments: [LabelledValue]) throws -> Value {
    let outcome: Value
    switch this {
    case .cell(let cell):
      let type =
        if case .type(let type) = cell.value { type } else {
          library.type(of: cell.value)
        }
      guard !type.isHost else {
        let made = try construct(type, arguments)
        if case .optional(let box) = made {
          guard let box else { throw InitializerFailed() }
          cell.value = box.value
        } else {
          cell.value = made
        }
        return .void
      }
      outcome = try initialize(cell, of: type, arguments)
    case .object(let instance):
      outcome = try initialize(instance, by: instance.type.allInitializers(), arguments)
    case .type(let type): return try construct(type, arguments)
    default: throw trap("`init` can be called on `self` only inside an initialiser")
    }
    if case .optional(nil) = outcome { throw InitializerFailed() }
    return .void
  }

  func initialize(
    _ instance: Instance,
    by candidates: [Callable],
    _ arguments: [LabelledValue]
  ) throws -> Value {
    if candidates.isEmpty {
      guard arguments.isEmpty else {
        throw trap("`\(instance.type.name)` has no initialiser with arguments")
      }
      return .void
    }
    return try call(candidates, receiver: .object(instance), arguments: arguments)
  }

  private func initialize(_ cell: Cell, of type: TypeObject, _ arguments: [LabelledValue]) throws
    -> Value
  {
    if type.kind == .enumeration {
      if let made = try rawValueInit(type, arguments) {
        guard case .optional(let box?) = made else { return .none }
        cell.value = box.value
        return made
      }
      guard !type.initializers.isEmpty else {
        throw trap("`\(type.name)` has no initialiser", hint: "write one of its cases")
      }
    } else if type.hasMemberwiseInitializer {
      if isMemberwise(type, arguments) {
        cell.value = try memberwise(type, arguments)
        return .void
      }
    }
    return try call(type.initializers, receiver: .cell(cell), arguments: arguments)
  }

  /// Whether a struct is made by the initialiser that Swift writes, since the script's own don't take the arguments.
  private func isMemberwise(_ type: TypeObject, _ arguments: [LabelledValue]) -> Bool {
    guard type.hasMemberwiseInitializer else { return false }
    let shapes = arguments.map(\.shape)
    return !type.initializers.contains { $0.signature.match(shapes) != nil }
  }

  /// A struct with the values that its declaration gives, or an enum's type as long as there is no case yet.
  private func blank(_ type: TypeObject) throws -> Value {
    if type.kind == .enumeration { return .type(type) }
    let fields = try type.storedProperties.map(initialField)
    return .structure(StructBox(type: type, fields: fields))
  }

  private func initialField(_ property: StoredProperty) throws -> Value {
    guard let initial = property.initial else {
      return property.lazyInitial == nil && property.type?.isOptional == true && !property.isLet
        ? .none : .uninitialized
    }
    return property.isWeak ? weak(try initial(self)) : try initial(self)
  }

  func weak(_ value: Value) -> Value { WeakReference.make(value).map(Value.weak) ?? .none }

  private func rawValueInit(_ type: TypeObject, _ arguments: [LabelledValue]) throws -> Value? {
    guard arguments.count == 1, arguments[0].label == "rawValue" else { return nil }
    for enumCase in type.caseOrder {
      if let raw = enumCase.rawValue, raw.isEqual(to: arguments[0].value) == true {
        return Value.some(.enumeration(EnumBox(type: type, enumCase: enumCase, payload: [])))
      }
    }
    return Value.none
  }

  /// A value as one of the property's type, which its initial value tells where none is written.
  private func settled(_ value: Value, _ property: StoredProperty) throws -> Value {
    if let type = property.type { return try coerce(value, to: type) }
    guard value.isOpen || value.number != nil, let initial = property.initial else { return value }
    return try adapt(value, to: try initial(self))
  }

  /// The initialiser that Swift writes for a struct without one.
  private func memberwise(_ type: TypeObject, _ arguments: [LabelledValue]) throws -> Value {
    var fields: [Value] = []
    var next = 0
    for property in type.storedProperties {
      if property.isLet, property.initial != nil {
        fields.append(try initialField(property))
        continue
      }
      if next < arguments.count,
        arguments[next].label == property.wrapper?.label ?? property.name
          || arguments[next].isTrailingClosure && arguments[next].label == nil
      {
        let value = arguments[next].value
        if let wrapper = property.wrapper {
          fields.append(try wrapper.make(self, value))
        } else if property.isWeak {
          fields.append(weak(value))
        } else {
          fields.append(try settled(value, property))
        }
        next += 1
        continue
      }
      let field = try initialField(property)
      if case .uninitialized = field, !property.isLazy {
        throw trap(
          "`\(type.name)` needs a value for `\(property.name)`",
          hint: "write `\(property.name): …`"
        )
      }
      fields.append(field)
    }
    if next < arguments.count {
      let label = arguments[next].label ?? "_"
      throw trap("`\(type.name)` has no property `\(label)` to set here")
    }
    return .structure(StructBox(type: type, fields: fields))
  }
}
