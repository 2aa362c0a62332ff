extension Machine {
  /// Gives a new value the type of the one it replaces: `x = 1` for a `Double`, `x = .a` for an enum.
  func adapt(_ value: Value, to old: Value) throws -> Value {
    switch (old, value) {
    case (.double, .int(let number)): return .double(Double(number))
    case (.optional, .optional): return value
    case (.optional(let box), _):
      guard let box else { return .some(value) }
      return .some(try adapt(value, to: box.value))
    case (.weak, _): return weak(value)
    case (.uninitialized, _), (.void, _): return value
    case (_, .implicitMember(let member)):
      return try member.resolve(interpreter.library.type(of: old))
    default: return value
    }
  }

  /// Whether a method of this name changes the value it is called on.
  func mutates(_ name: String, _ value: Value) -> Bool {
    switch value {
    case .object, .native, .function, .type, .void, .implicitMember: return false
    default: break
    }
    return interpreter.library.type(of: value).members(named: name).contains {
      if case .method(let method) = $0 { method.isMutating } else { false }
    }
  }

  func callMutating(_ name: String, _ cell: Cell, _ arguments: [LabelledValue]) throws -> Value {
    let methods = interpreter.library.type(of: cell.value).members(named: name).compactMap {
      if case .method(let method) = $0 { method } else { nil }
    }
    return try call(methods, receiver: .cell(cell), arguments: arguments)
  }

  /// Stores into `base.name` what `change` makes of the old value.
  ///
  /// - Parameter place: Where the base is, for value types, which are changed there.
  func setMember(
    _ name: String,
    of base: Value,
    place: Place?,
    readsOld: Bool = false,
    isObserved: Bool = true,
    _ change: (Value?) throws -> Value
  ) throws {
    if case .type(let type) = base { return try setStatic(name, of: type, change) }
    if case .tuple = base { return try setTupleElement(name, base, place, change) }
    let type = interpreter.library.type(of: base)
    guard let found = type.members(named: name).first else { throw noMember(name, of: base) }
    switch found {
    case .property(let property):
      guard let setter = property.set else {
        throw trap("`\(name)` of `\(type.name)` can only be read")
      }
      let old = readsOld ? try get(property, of: base) : nil
      try set(setter, of: base, place: place, to: try change(old))
    case .stored(let index):
      try setStored(index, of: base, place: place, isObserved: isObserved, change)
    case .method, .constant: throw trap("`\(name)` can't be assigned to")
    }
  }

  private func set(_ setter: Callable, of base: Value, place: Place?, to value: Value) throws {
    switch setter.body {
    case .native(let body):
      _ = try body(
        Call(receiver: base, arguments: [value], site: site ?? Self.nowhere, machine: self)
      )
    case .script(let code):
      if case .object = base {
        _ = try code.run(self, arguments: [base, value], captures: nil)
        return
      }
      guard let place else { throw trap("a constant's property can't be changed") }
      _ = try place.calling(self) { cell in
        try code.run(self, arguments: [.cell(cell), value], captures: nil)
      }
    }
  }

  private func setStored(
    _ index: Int,
    of base: Value,
    place: Place?,
    isObserved: Bool,
    _ change: (Value?) throws -> Value
  ) throws {
    switch base {
    case .object(let instance):
      let property = instance.type.storedProperties[index]
      let old = instance.fields[index]
      let isSet = if case .uninitialized = old { true } else { false }
      if property.isLet, !isSet { throw constant(property) }
      // Meanwhile the field is empty, so that an array or struct in it isn't shared while it changes.
      if !property.isWeak { instance.fields[index] = .void }
      var new: Value
      do {
        new = try change(isSet ? nil : old)
      } catch {
        instance.fields[index] = old
        throw error
      }
      if let type = property.type, !property.isWeak { new = try coerce(new, to: type) }
      if property.isWeak { new = weak(new) }
      instance.fields[index] = old
      if isObserved, let observer = property.willSet { try observe(observer, base, new) }
      instance.fields[index] = new
      if isObserved, let observer = property.didSet { try observe(observer, base, old) }
    case .structure(let box):
      let property = box.type.storedProperties[index]
      guard let place else { throw trap("`\(property.name)` of a constant can't be changed") }
      try place.modify(self) { value in
        guard case .structure(let current) = value else { return }
        let old = current.fields[index]
        let isSet = if case .uninitialized = old { true } else { false }
        if property.isLet, !isSet { throw self.constant(property) }
        var new = try change(isSet ? nil : old)
        if let type = property.type { new = try self.coerce(new, to: type) }
        let copy = current.copy()
        copy.fields[index] = new
        value = .structure(copy)
        guard isObserved, property.didSet != nil || property.willSet != nil else { return }
        let cell = Cell(value)
        if let observer = property.didSet { try self.observe(observer, .cell(cell), old) }
        value = cell.value
      }
    default: throw trap("this has no properties to set")
    }
  }

  private func constant(_ property: StoredProperty) -> ScriptTrap {
    trap("`\(property.name)` is a constant", hint: "declare it with `var` to change it")
  }

  private func observe(_ observer: Callable, _ base: Value, _ value: Value) throws {
    guard case .script(let code) = observer.body else { return }
    let arguments = code.parameters.isEmpty ? [base] : [base, value]
    _ = try code.run(self, arguments: arguments, captures: nil)
  }

  private func setStatic(_ name: String, of type: TypeObject, _ change: (Value?) throws -> Value)
    throws
  {
    switch type.statics(named: name).first {
    case .constant(let constant):
      let new = try change(try value(of: constant))
      constant.cell.value = try constant.type.map { try coerce(new, to: $0) } ?? new
    case .property(let property):
      guard let setter = property.set else { throw trap("`\(name)` can only be read") }
      try set(
        setter,
        of: .type(type),
        place: nil,
        to: try change(try get(property, of: .type(type)))
      )
    default: throw trap("the type `\(type.name)` has no member `\(name)` to set")
    }
  }

  private func setTupleElement(
    _ name: String,
    _ base: Value,
    _ place: Place?,
    _ change: (Value?) throws -> Value
  ) throws {
    guard let place else { throw trap("a constant's element can't be changed") }
    try place.modify(self) { value in
      guard case .tuple(let tuple) = value, let index = tuple.index(of: name) else {
        throw self.noMember(name, of: base)
      }
      let copy = tuple.copy()
      copy.elements[index] = try change(tuple.elements[index])
      value = .tuple(copy)
    }
  }

  /// Stores into `base[indices]` what `change` makes of the old value.
  func setElement(
    of base: Value,
    at indices: [LabelledValue],
    place: Place?,
    readsOld: Bool,
    _ change: (Value) throws -> Value
  ) throws {
    if let path = indices.keyPath {
      return try self.change(at: path, of: base, place: place, change)
    }
    switch base {
    case .array where indices.first?.label == nil, .dictionary where indices.first?.label == nil:
      break
    default: return try setBySubscript(base, indices, place, change)
    }
    guard let place else {
      throw trap("an element of a constant can't be changed", hint: "declare it with `var`")
    }
    try place.modify(self) { value in
      if case .array(var elements) = value {
        value = .void
        defer { value = .array(elements) }
        guard case .int(let index) = indices.first?.value else {
          throw self.trap("an array's index must be an `Int`")
        }
        guard elements.indices.contains(index) else {
          throw self.outOfRange(index, count: elements.count)
        }
        let old = elements[index]
        elements[index] = .void
        do {
          elements[index] = try self.adapt(try change(old), to: old)
        } catch {
          elements[index] = old
          throw error
        }
      } else if case .dictionary(let box) = value {
        let copy = box.copy()
        guard let index = indices.first?.value else { return }
        let key = try self.key(index, in: box)
        let fallback = indices.dropFirst().first { $0.label == "default" }?.value
        let old = fallback.map { copy[key] ?? $0 } ?? .wrapping(copy[key])
        switch try change(old) {
        case .optional(nil): copy[key] = nil
        case .optional(let inner?) where fallback == nil: copy[key] = inner.value
        case let new: copy[key] = new
        }
        value = .dictionary(copy)
      }
    }
  }

  /// A key as the dictionary's other keys are.
  func key(_ key: Value, in box: DictionaryBox) throws -> Value {
    switch key {
    case .implicitMember, .int: try box.anyKey.map { try adapt(key, to: $0) } ?? key
    default: key
    }
  }

  private func setBySubscript(
    _ base: Value,
    _ indices: [LabelledValue],
    _ place: Place?,
    _ change: (Value) throws -> Value
  ) throws {
    if case .type(let type) = base {
      let setters = type.statics(named: "subscript(set)").compactMap {
        if case .method(let method) = $0 { method } else { nil }
      }
      guard !setters.isEmpty else { throw trap("`\(type.name)` has no subscript that can be set") }
      let old = try callMember("subscript", of: base, indices)
      _ = try call(
        setters,
        receiver: base,
        arguments: indices + [LabelledValue(label: nil, value: try change(old))]
      )
      return
    }
    let type = interpreter.library.type(of: base)
    let setters = type.members(named: "subscript(set)").compactMap {
      if case .method(let method) = $0 { method } else { nil }
    }
    guard !setters.isEmpty else { throw trap("`\(type.name)` has no subscript that can be set") }
    let old = try callMember("subscript", of: base, indices)
    let arguments = indices + [LabelledValue(label: nil, value: try change(old))]
    if case .object = base {
      _ = try call(setters, receiver: base, arguments: arguments)
    } else if let place {
      _ = try place.calling(self) { try call(setters, receiver: .cell($0), arguments: arguments) }
    }
  }

  func outOfRange(_ index: Int, count: Int) -> ScriptTrap {
    trap(
      "index \(index) is out of range",
      hint: count == 0
        ? "the array is empty" : "the array has \(count) elements, so 0 to \(count - 1)"
    )
  }
}
