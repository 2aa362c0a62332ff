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
