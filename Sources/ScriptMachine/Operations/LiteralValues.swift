import ScriptTypes

extension Machine {
  /// The value that a type makes of a literal.
  ///
  /// - Parameters:
  ///   - value: The literal as a value of its default type.
  ///   - proto: The protocol of such literals.
  package func literal(_ value: Value, _ proto: String, _ type: TypeMetadata) throws -> Value {
    switch (type.representation, value) {
    case (.integer, .int), (.double, .double), (.string, .string), (.character, .string),
      (.bool, .bool), (.array, .array):
      return value
    case (.wideInteger, .int(let number)): return .wide(UInt128(truncatingIfNeeded: number))
    case (.wideInteger, .native): return value
    case (.double, .int(let number)), (.float, .int(let number)): return .double(Double(number))
    case (.float, .double(let number)): return .double(Double(Float(number)))
    case (.optional(let wrapped), _):
      if case .void = value { return .nil }
      return try literal(value, proto, wrapped).wrapped
    default: break
    }
    for candidate in [proto] + (Self.simplerLiterals[proto] ?? []) {
      let symbol = runtime.types.library[candidate]
      guard type.conforms(to: symbol) else { continue }
      return try make(type, candidate, try argument(value, candidate, type, self))
    }
    throw trap("`\(type.type)` can't be written as this literal")
  }

  /// A value or object that the initializer makes which one of the library's protocols asks for.
  package func make(_ type: TypeMetadata, _ proto: String, _ argument: Value) throws -> Value {
    let target = try witness(proto, "init", of: type)
    let frame = top
    guard target.code.takesNewObject else {
      push(argument)
      return try target.code.call(self, frame: frame, types: target.types)
    }
    let object = try runtime.newObject(type, runtime.requirement(proto, "init"), self)
    push(object)
    push(argument)
    let made = try target.code.call(self, frame: frame, types: target.types)
    if case .void = made { return object }
    return made
  }

  /// A value that the parts of a string literal are appended to.
  package func startInterpolation(
    _ type: TypeMetadata,
    capacity: Int,
    count: Int
  ) throws -> Value {
    let target = try witness("StringInterpolationProtocol", "init", of: type)
    let frame = top
    push(.int(capacity))
    push(.int(count))
    return try target.code.call(self, frame: frame, types: target.types)
  }

  /// Appends the text between the values of a string literal.
  package func append(
    _ text: String,
    to buffer: UnsafeMutablePointer<Value>,
    _ type: TypeMetadata
  ) throws {
    let target = try witness("StringInterpolationProtocol", "appendLiteral", of: type)
    let frame = top
    push(target.code.takesInOutReceiver ? .pointer(buffer) : buffer.pointee)
    push(.string(text))
    _ = try target.code.call(self, frame: frame, types: target.types)
  }

  private static let simplerLiterals = [
    "ExpressibleByStringLiteral": [
      "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByUnicodeScalarLiteral",
    ],
    "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
  ]
}

/// What the initializer takes: the literal in the type that it names for it.
private func argument(
  _ value: Value,
  _ proto: String,
  _ type: TypeMetadata,
  _ machine: Machine
) throws -> Value {
  let name: String
  switch proto {
  case "ExpressibleByIntegerLiteral": name = "IntegerLiteralType"
  case "ExpressibleByFloatLiteral": name = "FloatLiteralType"
  case "ExpressibleByStringLiteral": name = "StringLiteralType"
  default: return value
  }
  let wanted = type.registry.metadata(of: type.type.associatedType(name))
  return wanted === type ? value : try machine.literal(value, proto, wanted)
}
