extension Library {
  /// `Substring`: a piece of a text that keeps the text's indices.
  func declareSubstrings() {
    type("Substring") { type in
      type.describe { ($0 as? Substring).map(String.init) ?? "" }
      type.describeForDebugging { ($0 as? Substring)?.debugDescription ?? "" }
      type.equality { ($0 as? Substring) == ($1 as? Substring) }
      type.convert { [unowned self] in
        if case .string(let text) = $0 { piece(text[...]) } else { nil }
      }
      type.initializer("()") { [unowned self] _ in piece("") }
      type.initializer("(_ text: Any)") { [unowned self] in
        piece(try String.joined($0[0], $0.machine)[...])
      }
      type.property("base: String") { .string($0.text?.base ?? "") }
      type.mutating("popFirst() -> Character?") { [unowned self] _, value in
        guard var text = value.text else { return .none }
        let first = text.popFirst()
        value = piece(text)
        return .wrapping(first.map(Value.character))
      }
    }
  }

  /// A piece of a text as a value.
  package func piece(_ text: Substring) -> Value {
    .native(NativeObject(type: substring, payload: text))
  }

  /// What texts answer with a piece of themselves.
  func declareTextPieces(_ type: TypeBuilder) {
    func text(_ call: Call) -> Substring { call.receiver.text ?? "" }
    func length(_ call: Call) throws -> Int {
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("the number of characters can't be negative")
      }
      return count
    }
    func holds(_ call: Call, _ character: Character, _ position: Int = 0) throws -> Bool {
      try call.function(position).call(.character(character)).isTrue
    }
    type.method("prefix(_ count: Int) -> Substring") { [unowned self] call in
      piece(text(call).prefix(try length(call)))
    }
    type.method("suffix(_ count: Int) -> Substring") { [unowned self] call in
      piece(text(call).suffix(try length(call)))
    }
    type.method("dropFirst(_ count: Int = 1) -> Substring") { [unowned self] call in
      piece(text(call).dropFirst(try length(call)))
    }
    type.method("dropLast(_ count: Int = 1) -> Substring") { [unowned self] call in
      piece(text(call).dropLast(try length(call)))
    }
    type.method("prefix(while predicate: (Character) -> Bool) -> Substring") {
      [unowned self] call in
      piece(try text(call).prefix { try holds(call, $0) })
    }
    type.method("drop(while predicate: (Character) -> Bool) -> Substring") {
      [unowned self] call in
      piece(try text(call).drop { try holds(call, $0) })
    }
    type.method("filter(_ isIncluded: (Character) -> Bool) -> String") { call in
      .string(try String(text(call)).filter { try holds(call, $0) })
    }
    let limits = "maxSplits: Int = -1, omittingEmptySubsequences: Bool = true"
    type.method("split(separator: Character, \(limits)) -> [Substring]") { [unowned self] call in
      guard case .character(let separator) = call[0] else { return .array([]) }
      let (most, omits) = Library.splitting(call, 1)
      return .array(
        text(call).split(
          separator: separator,
          maxSplits: most,
          omittingEmptySubsequences: omits
        ).map { piece($0) }
      )
    }
    type.method("split(separator: StringProtocol, \(limits)) -> [Substring]") {
      [unowned self] call in
      let (most, omits) = Library.splitting(call, 1)
      return .array(
        text(call).split(
          separator: call[0].text ?? "",
          maxSplits: most,
          omittingEmptySubsequences: omits
        ).map { piece($0) }
      )
    }
    type.method("split(\(limits), whereSeparator: (Character) -> Bool) -> [Substring]") {
      [unowned self] call in
      let (most, omits) = Library.splitting(call, 0)
      return .array(
        try text(call).split(maxSplits: most, omittingEmptySubsequences: omits) {
          try holds(call, $0, 2)
        }.map { piece($0) }
      )
    }
  }
}

extension Value {
  /// The text of a `String` or a `Substring`; `nil` for every other value.
  package var text: Substring? {
    switch self {
    case .string(let text): text[...]
    case .native(let object): object.payload as? Substring
    default: nil
    }
  }
}

extension String {
  /// The text of a value, or of a sequence of characters or texts one after the other.
  static func joined(_ value: Value, _ machine: Machine) throws -> String {
    switch value {
    case .string(let text): return text
    case .array(let parts): return parts.map(\.description).joined()
    case .native(let object):
      if let text = object.payload as? Substring { return String(text) }
      if Library.unitViews.contains(object.type.name) { return value.description }
      guard let next = try machine.iterator(of: value) ?? value.elements.map(Self.steps) else {
        return value.description
      }
      var text = ""
      while let part = try next() {
        try machine.append(part, to: &text)
      }
      return text
    default: return value.description
    }
  }

  private static func steps(_ values: [Value]) -> () -> Value? {
    var iterator = values.makeIterator()
    return { iterator.next() }
  }
}
