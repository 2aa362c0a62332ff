import Foundation

extension Library {
  /// `String.Index` and what goes by it.
  func declareTextIndices(_ type: TypeBuilder) {
    let index = self.type("Index") { type in
      type.equality { a, b in
        guard let a = a as? String.Index, let b = b as? String.Index else { return false }
        return a == b
      }
    }
    type.type.nestedTypes["Index"] = index
    for name in ["Range", "ClosedRange"] where types[name] == nil { self.type(name) }
    func made(_ position: String.Index) -> Value {
      .native(NativeObject(type: index, payload: position))
    }
    func text(_ call: Call) -> String { call.receiver.description }
    func position(_ call: Call, _ argument: Int = 0) throws -> String.Index {
      guard let position = call[argument].payload(String.Index.self),
        position <= text(call).endIndex
      else { throw call.trap("this index is out of the text's range") }
      return position
    }
    func moved(_ call: Call, _ start: String.Index, _ distance: Int) throws -> String.Index {
      let text = text(call)
      let end = distance < 0 ? text.startIndex : text.endIndex
      guard let found = text.index(start, offsetBy: distance, limitedBy: end) else {
        throw call.trap("this index is out of the text's range")
      }
      return found
    }
    self.operator("<(lhs: Index, rhs: Index) -> Bool") { call in
      guard let a = call[0].payload(String.Index.self), let b = call[1].payload(String.Index.self)
      else { return .bool(false) }
      return .bool(a < b)
    }
    for symbol in ["..<", "..."] {
      self.operator("\(symbol)(lhs: Index, rhs: Index) -> Any") { [unowned self] call in
        guard let a = call[0].payload(String.Index.self),
          let b = call[1].payload(String.Index.self),
          a <= b
        else { throw call.trap("a range can't go backwards") }
        let range = TextRange(start: a, end: b, isClosed: symbol == "...")
        return .native(NativeObject(type: self["Range"], payload: range))
      }
    }
    self.operator("prefix ..<(end: Index) -> Any") { [unowned self] call in
      let end = call[0].payload(String.Index.self)
      return .native(
        NativeObject(type: self["Range"], payload: TextRange(start: nil, end: end, isClosed: false))
      )
    }
    self.operator("prefix ...(end: Index) -> Any") { [unowned self] call in
      let end = call[0].payload(String.Index.self)
      return .native(
        NativeObject(type: self["Range"], payload: TextRange(start: nil, end: end, isClosed: true))
      )
    }
    self.operator("postfix ...(start: Index) -> Any") { [unowned self] call in
      let start = call[0].payload(String.Index.self)
      return .native(
        NativeObject(
          type: self["Range"],
          payload: TextRange(start: start, end: nil, isClosed: false)
        )
      )
    }
    type.property("startIndex: Any") { made($0.description.startIndex) }
    type.property("endIndex: Any") { made($0.description.endIndex) }
    type.property("indices: Any") { .array($0.description.indices.map(made)) }
    type.method("index(after index: Any) -> Any") { made(try moved($0, try position($0), 1)) }
    type.method("index(before index: Any) -> Any") { made(try moved($0, try position($0), -1)) }
    type.method("index(_ index: Any, offsetBy distance: Int) -> Any") { call in
      guard case .int(let distance) = call[1] else { return .void }
      return made(try moved(call, try position(call), distance))
    }
    type.method("index(_ index: Any, offsetBy distance: Int, limitedBy limit: Any) -> Any?") {
      call in
      guard case .int(let distance) = call[1] else { return .void }
      let found = text(call).index(
        try position(call),
        offsetBy: distance,
        limitedBy: try position(call, 2)
      )
      return .wrapping(found.map(made))
    }
    type.method("distance(from start: Any, to end: Any) -> Int") { call in
      .int(text(call).distance(from: try position(call), to: try position(call, 1)))
    }
    for name in ["firstIndex", "index"] {
      type.method("\(name)(of character: String) -> Any?") { call in
        let wanted = call[0].description
        return .wrapping(text(call).firstIndex { String($0) == wanted }.map(made))
      }
    }
    type.method("lastIndex(of character: String) -> Any?") { call in
      let wanted = call[0].description
      return .wrapping(text(call).lastIndex { String($0) == wanted }.map(made))
    }
    type.method("firstIndex(where predicate: (Any) -> Bool) -> Any?") { call in
      let test = try call.function(0)
      return .wrapping(
        try text(call).firstIndex {
          if case .bool(true) = try test.call(.string(String($0))) { true } else { false }
        }.map(made)
      )
    }
    type.method("range(of other: String) -> Any?") { [unowned self] call in
      guard let range = text(call).range(of: call[0].description) else { return .none }
      let found = TextRange(start: range.lowerBound, end: range.upperBound, isClosed: false)
      return .some(.native(NativeObject(type: self["Range"], payload: found)))
    }
    func bounds(_ call: Call, _ text: String, _ argument: Int = 0) throws -> Range<String.Index> {
      guard let range = call[argument].payload(TextRange.self)?.bounds(in: text) else {
        throw call.trap(
          "a text isn't indexed by \(call.machine.library.typeName(of: call[argument]))",
          hint: "use `prefix`, `dropFirst` or `Array(text)[i]`, or an index made from `startIndex`"
        )
      }
      return range
    }
    type.method("subscript(_ index: Any) -> String") { call in
      let text = text(call)
      guard let position = call[0].payload(String.Index.self) else {
        return .string(String(text[try bounds(call, text)]))
      }
      guard position < text.endIndex else {
        throw call.trap("this index is out of the text's range")
      }
      return .string(String(text[position]))
    }
    type.mutating("insert(_ character: String, at index: Any)") { call, value in
      var text = value.description
      guard let position = call[1].payload(String.Index.self), position <= text.endIndex else {
        throw call.trap("this index is out of the text's range")
      }
      text.insert(contentsOf: call[0].description, at: position)
      value = .string(text)
      return .void
    }
    type.mutating("insert(contentsOf other: String, at index: Any)") { call, value in
      var text = value.description
      guard let position = call[1].payload(String.Index.self), position <= text.endIndex else {
        throw call.trap("this index is out of the text's range")
      }
      text.insert(contentsOf: call[0].description, at: position)
      value = .string(text)
      return .void
    }
    type.mutating("remove(at index: Any) -> String") { call, value in
      var text = value.description
      guard let position = call[0].payload(String.Index.self), position < text.endIndex else {
        throw call.trap("this index is out of the text's range")
      }
      let gone = text.remove(at: position)
      value = .string(text)
      return .string(String(gone))
    }
    type.mutating("removeSubrange(_ range: Any)") { call, value in
      var text = value.description
      text.removeSubrange(try bounds(call, text))
      value = .string(text)
      return .void
    }
    type.mutating("replaceSubrange(_ range: Any, with other: String)") { call, value in
      var text = value.description
      text.replaceSubrange(try bounds(call, text), with: call[1].description)
      value = .string(text)
      return .void
    }
  }
}

/// `a..<b` of places in a text, either of them open.
struct TextRange {
  let start: String.Index?
  let end: String.Index?
  let isClosed: Bool

  /// The range in a text; `nil` if it goes beyond it.
  func bounds(in text: String) -> Range<String.Index>? {
    let from = start ?? text.startIndex
    var to = end ?? text.endIndex
    guard from <= to, to <= text.endIndex else { return nil }
    if isClosed, end != nil {
      guard to < text.endIndex else { return nil }
      to = text.index(after: to)
    }
    return from..<to
  }
}
