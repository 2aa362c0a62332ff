extension Machine {
  /// Gives a new value the type of the one it replaces: `x = 1` for a `Double`, `x = .a` for an enum.
  func adapt(_ value: Value, to old: Value) throws -> Value {
    switch (old, value) {
    case (.double, .int(let number)): return .double(Double(number))
    case (.character, .string(let text)):
      return library.literal(text, of: library.character) ?? value
    case (.optional, .optional): return value
    case (.optional(let box), _):
      guard let box else { return .some(value) }
      return .some(try adapt(value, to: box.value))
    case (.weak, _): return weak(value)
    case (.uninitialized, _), (.void, _): return value
    case (_, .implicitMember(let member)):
      return try member.resolve(library.type(of: old))
    default: return value
    }
  }

  /// Whether a method of this name changes the value it is called on.
  func mutates(_ name: String, _ value: Value) -> Bool {
    switch value {
    case .object, .native, .function, .type, .void, .implicitMember: return false
    default: break
    }
    return library.type(of: value).methods(named: name).contains(where: \.isMutating)
  }

  func callMutating(_ name: String, _ cell: Cell, _ arguments: [LabelledValue]) throws -> Value {
    let methods = library.type(of: cell.value).methods(named: name)
    return try call(methods, receiver: .cell(cell), arguments: arguments)
  }

  /// How a member or element is written.
  struct Write {
    /// Where the base is; value types are changed there.
    let place: Place?
    /// Whether a new value comes in the place of the old one, which isn't read.
    let isAssignment: Bool
    /// Whether observers see it.
    var isObserved = true
    /// The superclass whose member is meant, for `super.name`.
    var ancestor: TypeObject?
  }

  /// Changes the value of a member or element.
  typealias Change = (inout Value) throws -> Void

  /// Changes `base.name`.
  ///
  /// - Parameter base: The value before the dot; emptied as soon as it isn't needed, so that what it holds isn't shared
  ///   while it changes.
  func setMember(_ name: String, of base: inout Value, _ write: Write, _ change: Change) throws {
    if case .type(let type) = base { return try setStatic(name, of: type, change) }
    if case .tuple = base {
      base = .void
      return try setTupleElement(name, write, change)
    }
    let type = write.ancestor ?? library.type(of: base)
    guard let found = type.members(named: name).first else {
      if let key = dynamicKey(name, of: type, "subscript(set)") {
        return try setElement(of: &base, at: [key], write, change)
      }
      throw noMember(name, of: base)
    }
    switch found {
    case .property(let property):
      if let path = property.path {
        return try setWrapped(path, of: &base, write, change)
      }
      guard let setter = property.set else {
        throw trap("`\(name)` of `\(type.name)` can only be read")
      }
      var value = write.isAssignment ? Value.uninitialized : try get(property, of: base)
      try change(&value)
      try set(setter, of: &base, place: write.place, to: value)
    case .stored(let index):
      if case .object(let instance) = base {
        return try setStored(index, of: instance, write, change)
      }
      base = .void
      try setField(index, of: type, write, change)
    case .method, .constant: throw trap("`\(name)` can't be assigned to")
    }
  }

  /// Changes a property through its wrapper, which is made of the first value if it isn't there yet.
  private func setWrapped(
    _ path: [String],
    of base: inout Value,
    _ write: Write,
    _ change: Change
  ) throws {
    let type = library.type(of: base)
    if write.isAssignment, case .stored(let index)? = type.members(named: path[0]).first,
      let make = type.storedProperties[index].wrapper?.make
    {
      let field: Value =
        switch base {
        case .object(let instance): instance.fields[index]
        case .structure(let box): box.fields[index]
        default: .void
        }
      if case .uninitialized = field {
        var value = Value.uninitialized
        try change(&value)
        let wrapped = try make(self, value)
        return try setMember(path[0], of: &base, write) { $0 = wrapped }
      }
    }
    try self.change(at: path[...], of: base, write.place, change)
  }

  private func set(_ setter: Callable, of base: inout Value, place: Place?, to value: Value)
    throws
  {
    switch setter.body {
    case .native(let body):
      let value = try coerce(value, to: setter.signature.parameters[0].type)
      guard setter.isMutating else {
        _ = try run(body, on: base, [value])
        return
      }
      guard let place else { throw trap("a constant's property can't be changed") }
      _ = try place.calling(self) { try run(body, on: .cell($0), [value]) }
    case .script(let code):
      switch base {
      case .object, .type: _ = try code.run(self, arguments: [base, value], captures: nil)
      default:
        guard let place else { throw trap("a constant's property can't be changed") }
        // Held here, the struct and what it refers to would be shared.
        base = .void
        _ = try place.calling(self) { cell in
          try code.run(self, arguments: [.cell(cell), value], captures: nil)
        }
      }
    }
  }

  /// Changes a stored property of an object.
  private func setStored(
    _ index: Int,
    of instance: Instance,
    _ write: Write,
    _ change: Change
  ) throws {
    let property = (write.ancestor ?? instance.type).storedProperties[index]
    var value = instance.fields[index]
    if case .uninitialized = value {
      if property.lazyInitial != nil, !write.isAssignment {
        value = try storedProperty(index, of: .object(instance))
      }
    } else if property.isLet {
      throw constant(property)
    }
    if write.isObserved, property.isObserved {
      let old = value
      value = try changed(value, property, write, change)
      for observer in property.willSet { try observe(observer, .object(instance), value) }
      instance.fields[index] = value
      for observer in property.didSet { try observe(observer, .object(instance), old) }
      return
    }
    // Meanwhile the field is empty, so that an array or struct in it isn't shared while it changes.
    if !property.isWeak { instance.fields[index] = .void }
    defer { instance.fields[index] = value }
    try self.change(&value, property, write, change)
  }

  /// Changes a stored property of a struct where the struct is.
  private func setField(
    _ index: Int,
    of type: TypeObject,
    _ write: Write,
    _ change: Change
  ) throws {
    let property = type.storedProperties[index]
    guard let place = write.place else {
      throw trap("`\(property.name)` of a constant can't be changed")
    }
    try place.modify(self) { whole in
      guard case .structure(var box) = whole else { return }
      whole = .void
      if !isKnownUniquelyReferenced(&box) { box = box.copy() }
      var old = Value.void
      let isObserved = write.isObserved && property.isObserved
      do {
        defer { whole = .structure(box) }
        if case .uninitialized = box.fields[index] {
        } else if property.isLet {
          throw self.constant(property)
        }
        var value = box.fields[index]
        if isObserved {
          old = value
          try self.change(&value, property, write, change)
          let unchanged = Value.structure(box)
          for observer in property.willSet { try self.observe(observer, unchanged, value) }
          if !isKnownUniquelyReferenced(&box) { box = box.copy() }
          box.fields[index] = value
        } else {
          box.fields[index] = .void
          defer { box.fields[index] = value }
          try self.change(&value, property, write, change)
        }
      }
      guard isObserved, !property.didSet.isEmpty else { return }
      let cell = Cell(whole)
      whole = .void
      defer { whole = cell.value }
      for observer in property.didSet { try self.observe(observer, .cell(cell), old) }
    }
  }

  private func changed(
    _ value: Value,
    _ property: StoredProperty,
    _ write: Write,
    _ change: Change
  ) throws -> Value {
    var value = value
    try self.change(&value, property, write, change)
    return value
  }

  private func change(
    _ value: inout Value,
    _ property: StoredProperty,
    _ write: Write,
    _ change: Change
  ) throws {
    let old = property.isWeak ? value : .void
    do {
      if property.isWeak { value = .void }
      try change(&value)
    } catch {
      if property.isWeak { value = old }
      throw error
    }
    if property.isWeak {
      value = weak(value)
    } else if write.isAssignment, let type = property.type {
      value = try coerce(value, to: type)
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

  private func setStatic(_ name: String, of type: TypeObject, _ change: Change) throws {
    switch type.statics(named: name).first {
    case .constant(let constant):
      var value = try value(of: constant)
      try change(&value)
      constant.cell.value = try constant.type.map { try coerce(value, to: $0) } ?? value
    case .property(let property):
      guard let setter = property.set else { throw trap("`\(name)` can only be read") }
      var value = try get(property, of: .type(type))
      try change(&value)
      var base = Value.type(type)
      try set(setter, of: &base, place: nil, to: value)
    default: throw trap("the type `\(type.name)` has no member `\(name)` to set")
    }
  }

  private func setTupleElement(_ name: String, _ write: Write, _ change: Change) throws {
    guard let place = write.place else { throw trap("a constant's element can't be changed") }
    try place.modify(self) { value in
      guard case .tuple(let tuple) = value, let index = tuple.index(of: name) else {
        throw self.noMember(name, of: value)
      }
      let copy = tuple.copy()
      try change(&copy.elements[index])
      value = .tuple(copy)
    }
  }
}
