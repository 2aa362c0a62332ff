extension Machine {
  /// The value at the end of a key path; `?` in it stands for an optional that is looked through.
  func value(at path: ArraySlice<String>, of base: Value) throws -> Value {
    guard let name = path.first else { return base }
    guard name == "?" else {
      return try value(at: path.dropFirst(), of: try member(name, of: base))
    }
    guard case .optional(let box) = base else { return try value(at: path.dropFirst(), of: base) }
    guard let box else { return .none }
    let found = try value(at: path.dropFirst(), of: box.value)
    if case .optional = found { return found }
    return .some(found)
  }

  /// Changes the value at the end of a key path.
  func change(
    at path: ArraySlice<String>,
    of base: Value,
    _ place: Place?,
    _ change: Change
  ) throws {
    guard let name = path.first else {
      throw trap("the key path `\\.self` can't be written through")
    }
    var base = base
    let write = Write(place: place, isAssignment: false)
    guard path.count > 1 else { return try setMember(name, of: &base, write, change) }
    let whole = base
    let inner = Place(
      assign: { machine, value in
        var base = whole
        try machine.setMember(name, of: &base, write) { $0 = value }
      },
      modify: { machine, body in
        var base = whole
        try machine.setMember(name, of: &base, write, body)
      }
    )
    try self.change(at: path.dropFirst(), of: try member(name, of: base), inner, change)
  }
}

extension [LabelledValue] {
  /// The path in `[keyPath: path]`.
  var keyPath: ArraySlice<String>? {
    guard count == 1, self[0].label == "keyPath", case .function(let function) = self[0].value
    else {
      return nil
    }
    return function.path?[...]
  }
}
