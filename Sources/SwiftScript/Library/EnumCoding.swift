/// Enums without raw values in JSON: an object with the case's name, and in it what the case carries.
extension ScriptCoding {
  func encodedCase(_ box: EnumBox) throws -> JSONTree {
    var content: [String: JSONTree] = [:]
    for (position, value) in box.payload.enumerated() {
      if case .optional(nil) = value { continue }
      guard let key = key(of: position, in: box.enumCase, of: box.type) else { continue }
      content[key] = try encode(value)
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
          debugDescription: "Invalid number of keys found, expected one.",
          underlyingError: ScriptTypeMismatch(type: .type(type))
        )
      )
    }
    let name = key(of: enumCase, in: type)
    let inside = path + [JSONKey(stringValue: name)]
    guard case .object(let content)? = pairs[name] else {
      throw mismatch("Dictionary<String, Any>", pairs[name] ?? .null, inside)
    }
    let payload = try enumCase.payloadTypes.enumerated().map { position, wanted -> Value in
      let key = key(of: position, in: enumCase, of: type)
      guard let key, let tree = content[key] else {
        if wanted.isOptional { return .none }
        throw missing(key ?? enumCase.keyOfPayload(position), at: inside)
      }
      return try value(of: tree, as: wanted, at: inside + [JSONKey(stringValue: key)])
    }
    return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: payload))
  }

  /// A case's name, or what the type's `CodingKeys` has for it.
  private func key(of enumCase: EnumCase, in type: TypeObject) -> String {
    let keys = type.root.nestedTypes["CodingKeys"]
    if case .string(let raw)? = keys?.cases[enumCase.name]?.rawValue { return raw }
    return enumCase.name
  }

  /// What the value at a position is called, or what the type has for it in the keys of this case alone; `nil` if those
  /// leave it out.
  private func key(of position: Int, in enumCase: EnumCase, of type: TypeObject) -> String? {
    let name = enumCase.keyOfPayload(position)
    let owner = enumCase.name.prefix(1).uppercased() + enumCase.name.dropFirst()
    guard let keys = type.root.nestedTypes[owner + "CodingKeys"] else { return name }
    guard let key = keys.cases[name] else { return nil }
    if case .string(let raw)? = key.rawValue { return raw }
    return name
  }
}

extension EnumCase {
  fileprivate func keyOfPayload(_ position: Int) -> String { labels[position] ?? "_\(position)" }
}

/// The script's type that was expected where a `DecodingError` can only name one of the host's.
package struct ScriptTypeMismatch: Error {
  /// The type as a value.
  package let type: Value
}
