import ScriptMachine
import ScriptTypes

/// The containers of encoders and decoders.
enum CodingNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerKeyedEncoding(in: &table)
    registerUnkeyedEncoding(in: &table)
    registerKeyedDecoding(in: &table)
    registerUnkeyedDecoding(in: &table)
    registerSingleValues(in: &table)
  }

  private static func registerKeyedEncoding(in table: inout NativeTable) {
    func add(_ member: String, _ native: @escaping (Call, TreeEncoder) throws -> Value) {
      table.add("KeyedEncodingContainer.\(member)") { call in try native(call, encoder(call)) }
    }
    add("codingPath") { .array($1.path) }
    add("encodeNil(forKey:)") { call, own in
      try own.member(key(call, 1), call.machine).write(.null)
      return .void
    }
    add("encode(_:forKey:)") { call, own in
      try own.member(key(call, 2), call.machine).encode(call[1], call.type(1), call.machine)
      return .void
    }
    add("encodeIfPresent(_:forKey:)") { call, own in
      if call[1].isNil { return .void }
      try own.member(key(call, 2), call.machine)
        .encode(call[1].unwrapped, call.type(1), call.machine)
      return .void
    }
    add("_encode(_:forKey:)") { call, own in
      // What is written for an optional property leaves out `nil`.
      if case .optional = call.type(1).representation, call[1].isNil { return .void }
      try own.member(key(call, 2), call.machine).encode(call[1], call.type(1), call.machine)
      return .void
    }
    add("nestedContainer(keyedBy:forKey:)") { call, own in
      let nested = try own.member(key(call, 2), call.machine)
      nested.startObject()
      return .native(nested)
    }
    add("nestedUnkeyedContainer(forKey:)") { call, own in
      let nested = try own.member(key(call, 1), call.machine)
      nested.startList()
      return call.machine.boxed(nested, as: "_TreeUnkeyedEncodingContainer")
    }
    add("superEncoder()") { call, own in
      let encoder = try own.member(.codingKey("super", call.machine), call.machine)
      return call.machine.boxed(encoder, as: "_TreeEncoder")
    }
    add("superEncoder(forKey:)") { call, own in
      let encoder = try own.member(key(call, 1), call.machine)
      return call.machine.boxed(encoder, as: "_TreeEncoder")
    }
  }

  private static func registerUnkeyedEncoding(in table: inout NativeTable) {
    func add(_ member: String, _ native: @escaping (Call, TreeEncoder) throws -> Value) {
      table.add("_TreeUnkeyedEncodingContainer.\(member)") { try native($0, encoder($0)) }
    }
    add("codingPath") { .array($1.path) }
    add("count") { .int($1.count) }
    add("encodeNil()") { call, own in
      own.element(call.machine).write(.null)
      return .void
    }
    add("encode(_:)") { call, own in
      try own.element(call.machine).encode(call[1], call.type(0), call.machine)
      return .void
    }
    add("nestedContainer(keyedBy:)") { call, own in
      let nested = own.element(call.machine)
      nested.startObject()
      return .native(nested)
    }
    add("nestedUnkeyedContainer()") { call, own in
      let nested = own.element(call.machine)
      nested.startList()
      return call.machine.boxed(nested, as: "_TreeUnkeyedEncodingContainer")
    }
    add("superEncoder()") { call, own in
      call.machine.boxed(own.element(call.machine), as: "_TreeEncoder")
    }
  }

  private static func registerKeyedDecoding(in table: inout NativeTable) {
    func add(_ member: String, _ native: @escaping (Call, TreeDecoder) throws -> Value) {
      table.add("KeyedDecodingContainer.\(member)") { call in try native(call, decoder(call)) }
    }
    add("codingPath") { .array($1.path) }
    add("allKeys") { call, own in
      let names = try own.members(call.machine).keys.sorted()
      return .array(
        try names.compactMap { name in
          let key = try call.machine.make(call.type(0), "CodingKey", .string(name))
          return key.isNil ? nil : key.unwrapped
        }
      )
    }
    add("contains(_:)") { call, own in
      .bool(try own.member(key(call, 1), call.machine) != nil)
    }
    add("decodeNil(forKey:)") { call, own in
      .bool(try own.required(key(call, 1), call.machine).tree == .null)
    }
    add("decode(_:forKey:)") { call, own in
      try own.required(key(call, 2), call.machine).decode(call.type(1), call.machine)
    }
    add("decodeIfPresent(_:forKey:)") { call, own in
      guard let member = try own.member(key(call, 2), call.machine), member.tree != .null
      else { return .nil }
      return try member.decode(call.type(1), call.machine).wrapped
    }
    add("_decode(forKey:)") { call, own in
      let key = try ScriptLibrary.key(call, 1)
      // A key of an optional property may be missing.
      if case .optional = call.type(1).representation, try own.member(key, call.machine) == nil {
        return .nil
      }
      return try own.required(key, call.machine).decode(call.type(1), call.machine)
    }
    add("nestedContainer(keyedBy:forKey:)") { call, own in
      let nested = try own.required(key(call, 2), call.machine)
      _ = try nested.members(call.machine)
      return .native(nested)
    }
    add("nestedUnkeyedContainer(forKey:)") { call, own in
      let nested = try own.required(key(call, 1), call.machine)
      _ = try nested.elements(call.machine)
      return call.machine.boxed(nested, as: "_TreeUnkeyedDecodingContainer")
    }
    add("superDecoder()") { call, own in
      let decoder = try own.required(.codingKey("super", call.machine), call.machine)
      return call.machine.boxed(decoder, as: "_TreeDecoder")
    }
    add("superDecoder(forKey:)") { call, own in
      // Without a value it finds `null`.
      let key = try key(call, 1)
      let decoder =
        try own.member(key, call.machine) ?? TreeDecoder(.null, own.path + [key], own.settings)
      return call.machine.boxed(decoder, as: "_TreeDecoder")
    }
  }

  private static func registerUnkeyedDecoding(in table: inout NativeTable) {
    func add(_ member: String, _ native: @escaping (Call, TreeDecoder) throws -> Value) {
      table.add("_TreeUnkeyedDecodingContainer.\(member)") { try native($0, decoder($0)) }
    }
    func next(
      _ member: String,
      _ native: @escaping (Call, TreeDecoder) throws -> Value
    ) {
      add(member) { call, own in
        let value = try native(call, try own.element(call.type(0), call.machine))
        own.position += 1
        return value
      }
    }
    add("codingPath") { .array($1.path) }
    add("count") { .int(try $1.elements($0.machine).count) }
    add("currentIndex") { .int($1.position) }
    add("isAtEnd") { .bool(try $1.position >= $1.elements($0.machine).count) }
    add("decodeNil()") { call, own in
      guard try own.element(call.type(0), call.machine).tree == .null else { return .bool(false) }
      own.position += 1
      return .bool(true)
    }
    next("decode(_:)") { call, element in try element.decode(call.type(0), call.machine) }
    add("decodeIfPresent(_:)") { call, own in
      guard try own.position < own.elements(call.machine).count else { return .nil }
      let element = try own.element(call.type(0), call.machine)
      let value =
        element.tree == .null ? .nil : try element.decode(call.type(0), call.machine).wrapped
      own.position += 1
      return value
    }
    next("nestedContainer(keyedBy:)") { call, element in
      _ = try element.members(call.machine)
      return .native(element)
    }
    next("nestedUnkeyedContainer()") { call, element in
      _ = try element.elements(call.machine)
      return call.machine.boxed(element, as: "_TreeUnkeyedDecodingContainer")
    }
    next("superDecoder()") { call, element in call.machine.boxed(element, as: "_TreeDecoder") }
  }

  private static func registerSingleValues(in table: inout NativeTable) {
    table.add("_TreeEncoder.codingPath") { .array(try encoder($0).path) }
    table.add("_TreeEncoder.userInfo") { try encoder($0).settings.userInfo }
    table.add("_TreeEncoder.container(keyedBy:)") { call in
      try encoder(call).startObject()
      return call[0]
    }
    table.add("_TreeEncoder.unkeyedContainer()") { call in
      let own = try encoder(call)
      own.startList()
      return call.machine.boxed(own, as: "_TreeUnkeyedEncodingContainer")
    }
    table.add("_TreeEncoder.encodeNil()") { call in
      try encoder(call).write(.null)
      return .void
    }
    table.add("_TreeEncoder.encode(_:)") { call in
      try encoder(call).encode(call[1], call.type(0), call.machine)
      return .void
    }
    table.add("_TreeDecoder.codingPath") { .array(try decoder($0).path) }
    table.add("_TreeDecoder.userInfo") { try decoder($0).settings.userInfo }
    table.add("_TreeDecoder.container(keyedBy:)") { call in
      _ = try decoder(call).members(call.machine)
      return call[0]
    }
    table.add("_TreeDecoder.unkeyedContainer()") { call in
      let own = try decoder(call)
      _ = try own.elements(call.machine)
      let list = TreeDecoder(own.tree, own.path, own.settings)
      return call.machine.boxed(list, as: "_TreeUnkeyedDecodingContainer")
    }
    table.add("_TreeDecoder.decodeNil()") { .bool(try decoder($0).tree == .null) }
    table.add("_TreeDecoder.decode(_:)") { call in
      try decoder(call).decode(call.type(0), call.machine)
    }
  }
}

/// What encodes for a container.
private func encoder(_ call: Call) throws -> TreeEncoder {
  try call.inOut(0).pointee.native(call.machine, as: TreeEncoder.self)
}

/// What decodes for a container.
private func decoder(_ call: Call) throws -> TreeDecoder {
  try call.inOut(0).pointee.native(call.machine, as: TreeDecoder.self)
}

/// A key of a keyed container in its box.
private func key(_ call: Call, _ position: Int) throws -> Value {
  .existential(call.machine.erased(call[position], call.type(0)))
}
