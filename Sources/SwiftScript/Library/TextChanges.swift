extension Library {
  /// What changes a text where it is.
  func declareTextChanges(_ type: TypeBuilder) {
    func changing(
      _ declaration: String,
      _ change: @escaping (Call, inout Substring) throws -> Value
    ) {
      type.mutating(declaration) { [unowned self] call, value in
        guard var text = value.text else { return .void }
        let isWhole = if case .string = value { true } else { false }
        // Empty meanwhile, so that the text isn't shared while it changes.
        value = .void
        defer { value = isWhole ? .string(String(text)) : piece(text) }
        return try change(call, &text)
      }
    }
    func count(_ call: Call, _ text: Substring) throws -> Int {
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("Number of elements to remove should be non-negative")
      }
      guard count <= text.count else {
        throw call.trap("Can't remove more items from a collection than it contains")
      }
      return count
    }
    func position(_ call: Call, _ argument: Int, _ text: Substring, orEnd: Bool) throws
      -> String.Index
    {
      guard let position = call[argument].payload(String.Index.self),
        position >= text.startIndex,
        position < text.endIndex || orEnd && position == text.endIndex
      else { throw call.trap("String index is out of bounds") }
      return position
    }
    func bounds(_ call: Call, _ text: Substring) throws -> Range<String.Index> {
      guard let range = call[0].payload(TextRange.self)?.bounds(in: text) else {
        throw call.trap("String index range is out of bounds")
      }
      return range
    }
    func more(_ call: Call, _ text: Substring, _ argument: Int = 0) throws -> String {
      let more = try String.joined(call[argument], call.machine)
      try call.machine.checkLength(text.utf8.count + more.utf8.count)
      return more
    }
    changing("append(_ character: Character)") { call, text in
      guard case .character(let character) = call[0] else { return .void }
      try call.machine.checkLength(text.utf8.count)
      text.append(character)
      return .void
    }
    changing("append(contentsOf more: Any)") { call, text in
      text += try more(call, text)
      return .void
    }
    changing("write(_ more: String)") { call, text in
      text += try more(call, text)
      return .void
    }
    changing("insert(_ character: Character, at index: Any)") { call, text in
      let index = try position(call, 1, text, orEnd: true)
      text.insert(contentsOf: try more(call, text), at: index)
      return .void
    }
    changing("insert(contentsOf other: Any, at index: Any)") { call, text in
      let index = try position(call, 1, text, orEnd: true)
      text.insert(contentsOf: try more(call, text), at: index)
      return .void
    }
    changing("remove(at index: Any) -> Character") { call, text in
      .character(text.remove(at: try position(call, 0, text, orEnd: false)))
    }
    for (name, takes) in [
      ("removeFirst", { (text: inout Substring) in text.popFirst() }),
      ("removeLast", { (text: inout Substring) in text.popLast() }),
    ] {
      changing("\(name)() -> Character") { call, text in
        guard let character = takes(&text) else {
          let place = name == "removeFirst" ? "first" : "last"
          throw call.trap("Can't remove \(place) element from an empty collection")
        }
        return .character(character)
      }
    }
    changing("removeFirst(_ count: Int)") { call, text in
      text = text.dropFirst(try count(call, text))
      return .void
    }
    changing("removeLast(_ count: Int)") { call, text in
      text = text.dropLast(try count(call, text))
      return .void
    }
    changing("popLast() -> Character?") { _, text in
      .wrapping(text.popLast().map(Value.character))
    }
    changing("removeAll(where predicate: (Character) -> Bool)") { call, text in
      let test = try call.function(0)
      try text.removeAll { try test.call(.character($0)).isTrue }
      return .void
    }
    changing("removeAll(keepingCapacity: Bool = false)") { _, text in
      text = ""
      return .void
    }
    changing("removeSubrange(_ range: Any)") { call, text in
      text.removeSubrange(try bounds(call, text))
      return .void
    }
    changing("replaceSubrange(_ range: Any, with other: Any)") { call, text in
      text.replaceSubrange(try bounds(call, text), with: try more(call, text, 1))
      return .void
    }
    type.mutating("reserveCapacity(_ count: Int)") { _, _ in .void }
  }
}
