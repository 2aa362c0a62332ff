/// What a script's `init(from:)` is given: a piece of JSON and where it was found.
final class ScriptDecoder {
  let coding: ScriptCoding
  let tree: JSONTree
  let path: [JSONKey]
  /// The script's `CodingKeys` that a container is keyed by.
  let keys: TypeObject?
  /// The next element of a container without keys.
  var position = 0

  init(_ coding: ScriptCoding, _ tree: JSONTree, at path: [JSONKey], keys: TypeObject? = nil) {
    self.coding = coding
    self.tree = tree
    self.path = path
    self.keys = keys
  }

  var object: [String: JSONTree] { if case .object(let pairs) = tree { pairs } else { [:] } }
  var array: [JSONTree] { if case .array(let trees) = tree { trees } else { [] } }

  /// The value of a key.
  ///
  /// - Throws: `DecodingError.keyNotFound`.
  func found(_ key: String) throws -> JSONTree {
    guard let found = object[key] else { throw coding.missing(key, at: path) }
    return found
  }
}

extension Library {
  /// `Decoder` and its containers.
  func declareDecoders() {
    func value(_ type: String, _ decoder: ScriptDecoder) -> Value {
      .native(NativeObject(type: self[type], payload: decoder))
    }
    func this(_ call: Call) throws -> ScriptDecoder {
      guard let decoder = call.receiver.payload(ScriptDecoder.self) else {
        throw call.trap("there is nothing to decode from here")
      }
      return decoder
    }
    /// A container of the keys that a type names.
    func keyed(_ call: Call, _ tree: JSONTree, _ path: [JSONKey]) throws -> Value {
      let decoder = try this(call)
      guard case .object = tree else {
        throw decoder.coding.mismatch("Dictionary<String, Any>", tree, path)
      }
      let keys: TypeObject? = if case .type(let type) = call[0] { type } else { nil }
      return value(
        "KeyedDecodingContainer",
        ScriptDecoder(decoder.coding, tree, at: path, keys: keys)
      )
    }
    func unkeyed(_ call: Call, _ tree: JSONTree, _ path: [JSONKey]) throws -> Value {
      let decoder = try this(call)
      guard case .array = tree else { throw decoder.coding.mismatch("Array<Any>", tree, path) }
      return value("UnkeyedDecodingContainer", ScriptDecoder(decoder.coding, tree, at: path))
    }
    func key(_ call: Call, _ position: Int) throws -> String {
      try this(call).keys.name(of: call[position])
    }
    func isNull(_ tree: JSONTree?) -> Bool { if case .null? = tree { true } else { false } }

    type("Decoder") { type in
      type.method("container(keyedBy keys: Any) -> Any") { call in
        try keyed(call, try this(call).tree, try this(call).path)
      }
      type.method("unkeyedContainer() -> Any") { call in
        try unkeyed(call, try this(call).tree, try this(call).path)
      }
      type.method("singleValueContainer() -> Any") { call in
        value("SingleValueDecodingContainer", try this(call))
      }
    }
    type("DecodingError") { type in
      func corrupt(_ path: [JSONKey], _ message: Value) -> Value {
        let context = DecodingError.Context(codingPath: path, debugDescription: message.description)
        return .native(
          NativeObject(type: self["DecodingError"], payload: DecodingError.dataCorrupted(context))
        )
      }
      type.staticMethod(
        "dataCorruptedError(forKey key: Any, in container: Any, debugDescription: String) -> Any"
      ) { call in
        guard let decoder = call[1].payload(ScriptDecoder.self) else {
          throw call.trap("a container of a decoder is expected here")
        }
        let name = try decoder.keys.name(of: call[0])
        return corrupt(decoder.path + [JSONKey(stringValue: name)], call[2])
      }
      type.staticMethod(
        "dataCorruptedError(in container: Any, debugDescription: String) -> Any"
      ) { call in
        corrupt(call[0].payload(ScriptDecoder.self)?.path ?? [], call[1])
      }
    }
    type("KeyedDecodingContainer", generics: ["Key"]) { type in
      type.method("decode(_ type: Any, forKey key: Any) -> Any") { call in
        let (decoder, name) = (try this(call), try key(call, 1))
        let path = decoder.path + [JSONKey(stringValue: name)]
        return try decoder.coding.decode(try decoder.found(name), as: call[0], at: path)
      }
      type.method("decodeIfPresent(_ type: Any, forKey key: Any) -> Any?") { call in
        let (decoder, name) = (try this(call), try key(call, 1))
        guard let tree = decoder.object[name], !isNull(tree) else { return .none }
        let path = decoder.path + [JSONKey(stringValue: name)]
        return .some(try decoder.coding.decode(tree, as: call[0], at: path))
      }
      type.method("contains(_ key: Any) -> Bool") { call in
        .bool(try this(call).object[try key(call, 0)] != nil)
      }
      type.method("decodeNil(forKey key: Any) -> Bool") { call in
        .bool(isNull(try this(call).found(try key(call, 0))))
      }
      type.method("nestedContainer(keyedBy keys: Any, forKey key: Any) -> Any") { call in
        let name = try key(call, 1)
        let path = try this(call).path + [JSONKey(stringValue: name)]
        return try keyed(call, try this(call).found(name), path)
      }
      type.method("nestedUnkeyedContainer(forKey key: Any) -> Any") { call in
        let name = try key(call, 0)
        let path = try this(call).path + [JSONKey(stringValue: name)]
        return try unkeyed(call, try this(call).found(name), path)
      }
      type.method("superDecoder() -> Any") { call in value("Decoder", try this(call)) }
      type.computed("allKeys") { call in
        let decoder = try this(call)
        return .array(
          (decoder.keys?.caseOrder ?? []).filter {
            decoder.object[$0.rawValue?.description ?? $0.name] != nil
          }.map {
            .enumeration(EnumBox(type: decoder.keys ?? self.void, enumCase: $0, payload: []))
          }
        )
      }
    }
    type("UnkeyedDecodingContainer") { type in
      type.property("count: Int?") { .some(.int($0.payload(ScriptDecoder.self)?.array.count ?? 0)) }
      type.property("currentIndex: Int") {
        .int($0.payload(ScriptDecoder.self)?.position ?? 0)
      }
      type.property("isAtEnd: Bool") { value in
        guard let decoder = value.payload(ScriptDecoder.self) else { return .bool(true) }
        return .bool(decoder.position >= decoder.array.count)
      }
      /// Reads the next element, which stays the next one if that fails.
      func next(
        _ call: Call,
        _ read: (ScriptDecoder, JSONTree, [JSONKey]) throws -> Value
      ) throws -> Value {
        let decoder = try this(call)
        let path = decoder.path + [JSONKey(intValue: decoder.position)]
        guard decoder.position < decoder.array.count else {
          throw DecodingError.valueNotFound(
            Value.self,
            DecodingError.Context(
              codingPath: path,
              debugDescription: "Unkeyed container is at end."
            )
          )
        }
        let value = try read(decoder, decoder.array[decoder.position], path)
        decoder.position += 1
        return value
      }
      /// Whether the next element is `null`, which is left behind then.
      func takesNull(_ call: Call) throws -> Bool {
        let decoder = try this(call)
        guard isNull(decoder.array[decoder.position]) else { return false }
        decoder.position += 1
        return true
      }
      type.method("decode(_ type: Any) -> Any") { call in
        try next(call) { decoder, tree, path in
          try decoder.coding.decode(tree, as: call[0], at: path)
        }
      }
      type.method("decodeNil() -> Bool") { call in
        let decoder = try this(call)
        guard decoder.position < decoder.array.count else {
          return try next(call) { _, _, _ in .bool(false) }
        }
        return .bool(try takesNull(call))
      }
      type.method("decodeIfPresent(_ type: Any) -> Any?") { call in
        let decoder = try this(call)
        guard decoder.position < decoder.array.count, try !takesNull(call) else { return .none }
        return try next(call) { decoder, tree, path in
          .some(try decoder.coding.decode(tree, as: call[0], at: path))
        }
      }
      type.method("nestedContainer(keyedBy keys: Any) -> Any") { call in
        try next(call) { _, tree, path in try keyed(call, tree, path) }
      }
      type.method("nestedUnkeyedContainer() -> Any") { call in
        try next(call) { _, tree, path in try unkeyed(call, tree, path) }
      }
    }
    type("SingleValueDecodingContainer") { type in
      type.method("decode(_ type: Any) -> Any") { call in
        let decoder = try this(call)
        return try decoder.coding.decode(decoder.tree, as: call[0], at: decoder.path)
      }
      type.method("decodeNil() -> Bool") { call in .bool(isNull(try this(call).tree)) }
    }
  }
}

extension TypeObject? {
  /// The name in JSON of a case of `CodingKeys`, or of another key.
  func name(of key: Value) throws -> String {
    let key = try self.map { try key.resolved(as: $0) } ?? key
    switch key {
    case .structure(let box):
      let name = box.type.storedProperties.firstIndex { $0.name == "stringValue" }
      return name.map { box.fields[$0].description } ?? key.description
    default: return ScriptCoding.name(of: key)
    }
  }
}
