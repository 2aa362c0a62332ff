extension Library {
  /// What strings answer with text where other sequences answer with an array.
  func declareTextOperations(_ type: TypeBuilder) {
    func characters(_ value: Value) -> [Value] { value.elements ?? [] }
    func length(_ call: Call) throws -> Int {
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("the number of characters can't be negative")
      }
      return count
    }
    func holds(_ call: Call, _ element: Value) throws -> Bool {
      if case .bool(true) = try call.function(0).call(element) { true } else { false }
    }
    type.method("prefix(_ count: Int) -> String") { call in
      .string(String(call.receiver.description.prefix(try length(call))))
    }
    type.method("suffix(_ count: Int) -> String") { call in
      .string(String(call.receiver.description.suffix(try length(call))))
    }
    type.method("dropFirst(_ count: Int = 1) -> String") { call in
      .string(String(call.receiver.description.dropFirst(try length(call))))
    }
    type.method("dropLast(_ count: Int = 1) -> String") { call in
      .string(String(call.receiver.description.dropLast(try length(call))))
    }
    type.method("prefix(while predicate: (Any) -> Bool) -> String") { call in
      .text(try characters(call.receiver).prefix { try holds(call, $0) })
    }
    type.method("drop(while predicate: (Any) -> Bool) -> String") { call in
      .text(try characters(call.receiver).drop { try holds(call, $0) })
    }
    type.method("filter(_ isIncluded: (Any) -> Bool) -> String") { call in
      .text(try characters(call.receiver).filter { try holds(call, $0) })
    }
    type.mutating("removeFirst() -> String") { call, value in
      guard let first = value.description.first else { throw call.trap("the text is empty") }
      value = .string(String(value.description.dropFirst()))
      return .string(String(first))
    }
    type.mutating("removeLast() -> String") { call, value in
      guard let last = value.description.last else { throw call.trap("the text is empty") }
      value = .string(String(value.description.dropLast()))
      return .string(String(last))
    }
    type.mutating("append(contentsOf text: Any)") { call, value in
      try call.machine.append(String.joined(call[0]), toText: &value)
      return .void
    }
    type.property("isNumber: Bool") { .bool($0.description.first?.isNumber ?? false) }
    type.property("isLetter: Bool") { .bool($0.description.first?.isLetter ?? false) }
    type.property("isUppercase: Bool") { .bool($0.description.first?.isUppercase ?? false) }
    type.property("isLowercase: Bool") { .bool($0.description.first?.isLowercase ?? false) }
    type.property("isWhitespace: Bool") { .bool($0.description.first?.isWhitespace ?? false) }
    type.property("wholeNumberValue: Int?") {
      .wrapping($0.description.first?.wholeNumberValue.map(Value.int))
    }
  }
}

extension String {
  /// The text of a string, or of an array of characters one after the other.
  static func joined(_ value: Value) -> String {
    if case .native(let object) = value, object.payload is ScriptSlice {
      value.slice.elements.map(\.description).joined()
    } else if case .array(let characters) = value {
      characters.map(\.description).joined()
    } else {
      value.description
    }
  }
}

extension Value {
  fileprivate static func text(_ characters: some Sequence<Value>) -> Value {
    .string(characters.map(\.description).joined())
  }
}
