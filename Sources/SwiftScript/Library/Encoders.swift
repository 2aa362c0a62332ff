/// Where a script's `encode(to:)` puts what it encodes.
final class ScriptEncoder {
  private enum Content {
    case nothing
    case tree(JSONTree)
    case object([String: ScriptEncoder])
    case array([ScriptEncoder])
  }

  let coding: ScriptCoding
  private var content = Content.nothing
  /// The script's `CodingKeys` that the container is keyed by.
  var keys: TypeObject?

  init(_ coding: ScriptCoding) { self.coding = coding }

  /// What was encoded.
  var tree: JSONTree {
    switch content {
    case .nothing: .object([:])
    case .tree(let tree): tree
    case .object(let parts): .object(parts.mapValues(\.tree))
    case .array(let parts): .array(parts.map(\.tree))
    }
  }

  func beginObject() { if case .object = content {} else { content = .object([:]) } }
  func beginArray() { if case .array = content {} else { content = .array([]) } }

  func set(_ tree: JSONTree) { content = .tree(tree) }

  func put(_ part: ScriptEncoder, forKey key: String) {
    guard case .object(var parts) = content else { return }
    parts[key] = part
    content = .object(parts)
  }

  func add(_ part: ScriptEncoder) {
    guard case .array(var parts) = content else { return }
    parts.append(part)
    content = .array(parts)
  }

  var count: Int { if case .array(let parts) = content { parts.count } else { 0 } }
}

extension Library {
  /// `Encoder` and its containers.
  func declareEncoders() {
    func value(_ type: String, _ encoder: ScriptEncoder) -> Value {
      .native(NativeObject(type: self[type], payload: encoder))
    }
    func this(_ call: Call) throws -> ScriptEncoder {
      guard let encoder = call.receiver.payload(ScriptEncoder.self) else {
        throw call.trap("there is nothing to encode to here")
      }
      return encoder
    }
    func key(_ call: Call, _ position: Int) throws -> String {
      try this(call).keys.name(of: call[position])
    }
    func keyed(_ encoder: ScriptEncoder, by type: Value) -> Value {
      if case .type(let keys) = type { encoder.keys = keys }
      encoder.beginObject()
      return value("KeyedEncodingContainer", encoder)
    }
    func unkeyed(_ encoder: ScriptEncoder) -> Value {
      encoder.beginArray()
      return value("UnkeyedEncodingContainer", encoder)
    }
    func part(_ call: Call, _ content: Value) throws -> ScriptEncoder {
      let part = ScriptEncoder(try this(call).coding)
      part.set(try part.coding.encode(content))
      return part
    }
    type("Encoder") { type in
      type.method("container(keyedBy keys: Any) -> Any") { keyed(try this($0), by: $0[0]) }
      type.method("unkeyedContainer() -> Any") { unkeyed(try this($0)) }
      type.method("singleValueContainer() -> Any") {
        value("SingleValueEncodingContainer", try this($0))
      }
    }
    type("KeyedEncodingContainer", generics: ["Key"]) { type in
      type.method("encode(_ value: Any, forKey key: Any)") { call in
        try this(call).put(try part(call, call[0]), forKey: try key(call, 1))
        return .void
      }
      type.method("encodeIfPresent(_ value: Any, forKey key: Any)") { call in
        if case .optional(nil) = call[0] { return .void }
        try this(call).put(try part(call, call[0]), forKey: try key(call, 1))
        return .void
      }
      type.method("encodeNil(forKey key: Any)") { call in
        try this(call).put(try part(call, .none), forKey: try key(call, 0))
        return .void
      }
      type.method("nestedContainer(keyedBy keys: Any, forKey key: Any) -> Any") { call in
        let inner = ScriptEncoder(try this(call).coding)
        try this(call).put(inner, forKey: try key(call, 1))
        return keyed(inner, by: call[0])
      }
      type.method("nestedUnkeyedContainer(forKey key: Any) -> Any") { call in
        let inner = ScriptEncoder(try this(call).coding)
        try this(call).put(inner, forKey: try key(call, 0))
        return unkeyed(inner)
      }
      type.method("superEncoder() -> Any") { value("Encoder", try this($0)) }
    }
    type("UnkeyedEncodingContainer") { type in
      type.property("count: Int") { .int($0.payload(ScriptEncoder.self)?.count ?? 0) }
      type.method("encode(_ value: Any)") { call in
        try this(call).add(try part(call, call[0]))
        return .void
      }
      type.method("nestedContainer(keyedBy keys: Any) -> Any") { call in
        let inner = ScriptEncoder(try this(call).coding)
        try this(call).add(inner)
        return keyed(inner, by: call[0])
      }
    }
    type("SingleValueEncodingContainer") { type in
      type.method("encode(_ value: Any)") { call in
        try this(call).set(try this(call).coding.encode(call[0]))
        return .void
      }
      type.method("encodeNil()") { call in
        try this(call).set(.null)
        return .void
      }
    }
  }
}
