/// What a script's `hash(into:)` feeds.
final class ScriptHasher {
  var parts: [Value] = []
}

extension Library {
  func declareHashing() {
    type("Hasher") { type in
      type.initializer("()") { [unowned self] _ in hasher(ScriptHasher()) }
      type.method("combine(_ value: Any)") { call in
        call.receiver.payload(ScriptHasher.self)?.parts.append(call[0])
        return .void
      }
      type.method("finalize() -> Int") { [unowned self] call in
        .int(hashValue(of: .array(call.receiver.payload(ScriptHasher.self)?.parts ?? [])))
      }
    }
  }

  /// What a script sees as the `hashValue` of a value.
  func hashValue(of value: Value) -> Int {
    var hasher = StableHasher(objects)
    HashableValue.combine(value, into: &hasher)
    return hasher.value
  }

  func hasher(_ hasher: ScriptHasher) -> Value {
    .native(NativeObject(type: self["Hasher"], payload: hasher))
  }
}

extension TypeObject {
  /// Whether the script says how its values are hashed, as `hash(into:)` or, as it was once, as `hashValue`.
  var hashesItself: Bool {
    !members(named: "hash").isEmpty || !members(named: "hashValue").isEmpty
  }

  /// What the script's own `hash(into:)` or `hashValue` makes of a value; `nil` if the type has neither.
  func hashedParts(of value: Value) -> [Value]? {
    guard case .method(let method)? = members(named: "hash").first,
      case .script(let code) = method.body
    else { return hashValue(of: value).map { [$0] } }
    let hasher = ScriptHasher()
    let cell = Cell(code.interpreter.library.hasher(hasher))
    _ = code.runWitness([value, .cell(cell)])
    return hasher.parts
  }

  private func hashValue(of value: Value) -> Value? {
    guard case .property(let property)? = members(named: "hashValue").first,
      case .script(let code) = property.get.body
    else { return nil }
    return code.runWitness([value])
  }

  /// What the script's own `==` says; `nil` if the type has none.
  func declaredEquality(_ a: Value, _ b: Value) -> Bool? {
    guard let code = lineage().lazy.compactMap({ $0.equality ?? $0.origin?.equality }).first else {
      return nil
    }
    guard case .bool(let same)? = code.runWitness([a, b]) else { return false }
    return same
  }
}
