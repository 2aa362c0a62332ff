extension Machine {
  /// Makes an instance: `Type(arguments)`.
  func construct(_ type: TypeObject, _ arguments: [LabelledValue]) throws -> Value {
    if type.isHost {
      guard !type.initializers.isEmpty else { throw trap("`\(type.name)` can't be made directly") }
      return try call(type.initializers, receiver: .type(type), arguments: arguments)
    }
    switch type.kind {
    case .native: preconditionFailure("only the host declares native types")
    case .protocol: throw trap("`\(type.name)` is a protocol; make a type that conforms to it")
    case .enumeration:
      if let made = try rawValueInit(type, arguments) { return made }
      return try call(initializers(of: type), receiver: .cell(Cell(.void)), arguments: arguments)
    case .structure:
      if type.initializers.isEmpty { return try memberwise(type, arguments) }
      let fields = try type.storedProperties.map { try $0.initial?(self) ?? .uninitialized }
      let cell = Cell(.structure(StructBox(type: type, fields: fields)))
      let outcome = try call(type.initializers, receiver: .cell(cell), arguments: arguments)
      if case .optional(nil) = outcome { return .none }
      return cell.value
    case .class:
      let fields = try type.storedProperties.map { try initialField($0) }
      let instance = Instance(type: type, fields: fields)
      let candidates = type.allInitializers()
      if candidates.isEmpty {
        guard arguments.isEmpty else { throw trap("`\(type.name)` has no initialiser with arguments") }
        return .object(instance)
      }
      let outcome = try call(candidates, receiver: .object(instance), arguments: arguments)
      if case .optional(nil) = outcome { return .none }
      return .object(instance)
    }
  }

  private func initialField(_ property: StoredProperty) throws -> Value {
    guard let initial = property.initial else {
      return property.lazyInitial == nil && property.type?.isOptional == true
        ? .none : .uninitialized
    }
    return property.isWeak ? weak(try initial(self)) : try initial(self)
  }

  func weak(_ value: Value) -> Value { WeakReference.make(value).map(Value.weak) ?? .none }

  private func initializers(of type: TypeObject) throws -> [Callable] {
    guard !type.initializers.isEmpty else {
      throw trap("`\(type.name)` has no initialiser", hint: "write one of its cases")
    }
    return type.initializers
  }

  private func rawValueInit(_ type: TypeObject, _ arguments: [LabelledValue]) throws -> Value? {
    guard arguments.count == 1, arguments[0].label == "rawValue" else { return nil }
    for enumCase in type.caseOrder {
      if let raw = enumCase.rawValue, raw.isEqual(to: arguments[0].value) == true {
        return Value.some(.enumeration(EnumBox(type: type, enumCase: enumCase, payload: [])))
      }
    }
    return Value.none
  }

  /// The initialiser that Swift writes for a struct without one.
  private func memberwise(_ type: TypeObject, _ arguments: [LabelledValue]) throws -> Value {
    var fields: [Value] = []
    var next = 0
    for property in type.storedProperties {
      if property.isLet, property.initial != nil {
        fields.append(try property.initial?(self) ?? .void)
        continue
      }
      if next < arguments.count,
        arguments[next].label == property.name
          || arguments[next].isTrailingClosure && arguments[next].label == nil
      {
        let value = arguments[next].value
        fields.append(try property.type.map { try coerce(value, to: $0) } ?? value)
        next += 1
      } else if let initial = property.initial {
        fields.append(try initial(self))
      } else if property.type?.isOptional == true, !property.isLet {
        fields.append(.none)
      } else {
        throw trap(
          "`\(type.name)` needs a value for `\(property.name)`",
          hint: "write `\(property.name): …`")
      }
    }
    if next < arguments.count {
      let label = arguments[next].label ?? "_"
      throw trap("`\(type.name)` has no property `\(label)` to set here")
    }
    return .structure(StructBox(type: type, fields: fields))
  }
}
