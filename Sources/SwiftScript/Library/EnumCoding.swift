/// Enums without raw values in JSON: an object with the case's name, and in it what the case carries.
extension ScriptCoding {
  func encodedCase(_ box: EnumBox) throws -> JSONTree {
    var content: [String: JSONTree] = [:]
    for (position, value) in box.payload.enumerated() {
      if case .optional(nil) = value { continue }
      content[key(of: position, in: box.enumCase)] = try encode(value)
    }
    return .object([key(of: box.enumCase, in: box.type): .object(content)])
  }

  func decodedCase(_ tree: JSONTree, of type: TypeObject, at path: [JSONKey]) throws -> Value {
    guard case .object(let pairs) = tree else {
      throw mismatch("Dictionary<String, Any>", tree, path)
    }
    let found = type.caseOrder.filter { pairs[key(of: $0, in: type)] != nil }
    guard found.count == 1, let enumCase = found.first else {
      throw DecodingError.typeMismatch(
        Any.self,
        DecodingError.Context(
          codingPath: path,
          debugDescription: "Invalid number of keys found, expected one."
        )
      )
    }
    let name = key(of: enumCase, in: type)
    let inside = path + [JSONKey(stringValue: name)]
    guard case .object(let content)? = pairs[name] else {
      throw mismatch("Dictionary<String, Any>", pairs[name] ?? .null, inside)
    }
    let payload = try enumCase.payloadTypes.enumerated().map { position, type -> Value in
      let key = key(of: position, in: enumCase)
      guard let tree = content[key] else {
        if type.isOptional { return .none }
        throw missing(key, at: inside)
      }
      return try value(of: tree, as: type, at: inside + [JSONKey(stringValue: key)])
    }
    return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: payload))
  }

  /// A case's name, or what the type's `CodingKeys` has for it.
  private func key(of enumCase: EnumCase, in type: TypeObject) -> String {
    let keys = type.root.nestedTypes["CodingKeys"]
    if case .string(let raw)? = keys?.cases[enumCase.name]?.rawValue { return raw }
    return enumCase.name
  }

  private func key(of position: Int, in enumCase: EnumCase) -> String {
    enumCase.labels[position] ?? "_\(position)"
  }
}
