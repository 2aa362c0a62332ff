extension Interpreter {
  /// Whether a value is of a type that the script declares and that is, or conforms to, the host's type of this name.
  ///
  /// A host object of the type is none: the host knows it already.
  public func isScriptValue(_ value: Value, of type: String) -> Bool {
    switch value {
    case .object, .structure, .enumeration:
      library.type(of: value).isSubtype(of: library[type])
    default: false
    }
  }

  /// Calls a method of a script's object, as the host's protocols ask for.
  ///
  /// - Throws: What the method throws; `ScriptTrap` if there is none that fits.
  @discardableResult
  public func callMethod(
    _ name: String,
    of object: Value,
    _ arguments: [(label: String?, value: Value)]
  ) throws -> Value {
    if isStopped { throw ScriptStopped() }
    try machine.checkDepth(slots: 0)
    return try machine.callMember(
      name,
      of: object,
      arguments.map { LabelledValue(label: $0.label, value: $0.value) }
    )
  }
}

extension Interpreter {
  /// Calls the method of a script's object that a selector names, with the argument if it takes one.
  public func perform(_ selector: String, of object: Value, with argument: Value) throws {
    let name = String(selector.prefix { $0 != ":" })
    let methods = library.type(of: object).members(named: name).compactMap {
      if case .method(let method) = $0 { method } else { nil }
    }
    let parameters = methods.first?.signature.parameters ?? []
    try callMethod(name, of: object, parameters.isEmpty ? [] : [(parameters[0].label, argument)])
  }
}

extension Interpreter {
  /// Whether a value has a property of this name.
  public func hasProperty(_ name: String, _ value: Value) -> Bool {
    switch library.type(of: value).members(named: name).first {
    case .property, .stored: true
    case .method, .constant, nil: false
    }
  }

  /// Gives a property of a script's object a new value, which its observers see.
  ///
  /// - Throws: `ScriptTrap` if the property can't be set, or not to this.
  public func setProperty(_ name: String, of object: Value, to value: Value) throws {
    if isStopped { throw ScriptStopped() }
    var object = object
    let write = Machine.Write(place: nil, isAssignment: true)
    try machine.setMember(name, of: &object, write) { $0 = try machine.adapt(value, to: $0) }
  }
}

extension Interpreter {
  /// The classes of the script that inherit from a host's class, by their names.
  package func classes(inheritingFrom name: String) -> [TypeObject] {
    let parent = library[name]
    return world.types.values
      .filter { !$0.isHost && $0.kind == .class && $0.isSubtype(of: parent) }
      .sorted { $0.name < $1.name }
  }

  /// The methods of a class without parameters whose names begin like this, in the order of the alphabet.
  package func methods(of type: TypeObject, beginningWith prefix: String) -> [String] {
    let names = type.lineage().filter { !$0.isHost }.flatMap { type in
      type.members.filter { name, members in
        name.hasPrefix(prefix)
          && members.contains {
            if case .method(let method) = $0 { method.signature.parameters.isEmpty } else { false }
          }
      }.keys
    }
    return Set(names).sorted()
  }

  /// A new instance of a class of the script, made without arguments.
  package func instance(of type: TypeObject) throws -> Value { try machine.construct(type, []) }
}
