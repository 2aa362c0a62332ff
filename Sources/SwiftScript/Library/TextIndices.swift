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
    for owner in [type.type, string, substring] { owner.nestedTypes["Index"] = index }
    for name in ["Range", "ClosedRange"] where types[name] == nil { self.type(name) }
    func made(_ position: String.Index) -> Value {
      .native(NativeObject(type: index, payload: position))
    }
    func text(_ call: Call) -> Substring { call.receiver.text ?? "" }
    func position(_ call: Call, _ argument: Int = 0) throws -> String.Index {
      guard let position = call[argument].payload(String.Index.self),
        position >= text(call).startIndex, position <= text(call).endIndex
      else { throw call.trap("String index is out of bounds") }
      return position
    }
    func moved(_ call: Call, _ start: String.Index, _ distance: Int) throws -> String.Index {
      let text = text(call)
      let end = distance < 0 ? text.startIndex : text.endIndex
      guard let found = text.index(start, offsetBy: distance, limitedBy: end) else {
        throw call.trap("String index is out of bounds")
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
        else { throw call.trap("Range requires lowerBound <= upperBound") }
        let range = TextRange(start: a, end: b, isClosed: symbol == "...")
        return .native(
          NativeObject(type: self[symbol == "..." ? "ClosedRange" : "Range"], payload: range)
        )
      }
    }
    for (symbol, kind) in [
      ("prefix ..<", PartialRange.upTo), ("prefix ...", .through), ("postfix ...", .from),
    ] {
      self.operator("\(symbol)(bound: Index) -> Any") { [unowned self] call in
        partialRange(kind, call[0].payload(String.Index.self))
      }
    }
    type.property("startIndex: Any") { made(($0.text ?? "").startIndex) }
    type.property("endIndex: Any") { made(($0.text ?? "").endIndex) }
    type.property("indices: Any") { .array(($0.text ?? "").indices.map(made)) }
    type.method("index(after index: Any) -> Any") { made(try moved($0, try position($0), 1)) }
    type.method("index(before index: Any) -> Any") { made(try moved($0, try position($0), -1)) }
    type.method("index(_ index: Any, offsetBy distance: Int) -> Any") { call in
      guard case .int(let distance) = call[1] else { return .void }
      return made(try moved(call, try position(call), distance))
    }
    type.method("index(_ index: Any, offsetBy distance: Int, limitedBy limit: Any) -> Any?") {
      call in
      guard case .int(let distance) = call[1] else { return .void }
      let (start, limit) = (try position(call), try position(call, 2))
      // A limit that lies behind limits nothing.
      guard distance < 0 ? limit <= start : limit >= start else {
        return .wrapping(made(try moved(call, start, distance)))
      }
      return .wrapping(
        text(call).index(start, offsetBy: distance, limitedBy: limit).map(made)
      )
    }
    type.method("distance(from start: Any, to end: Any) -> Int") { call in
      .int(text(call).distance(from: try position(call), to: try position(call, 1)))
    }
    for name in ["firstIndex", "index"] {
      type.method("\(name)(of character: Character) -> Any?") { call in
        guard case .character(let wanted) = call[0] else { return .none }
        return .wrapping(text(call).firstIndex(of: wanted).map(made))
      }
    }
    type.method("lastIndex(of character: Character) -> Any?") { call in
      guard case .character(let wanted) = call[0] else { return .none }
      return .wrapping(text(call).lastIndex(of: wanted).map(made))
    }
    type.method("firstIndex(where predicate: (Character) -> Bool) -> Any?") { call in
      let test = try call.function(0)
      return .wrapping(
        try text(call).firstIndex { try test.call(.character($0)).isTrue }.map(made)
      )
    }
    type.method("lastIndex(where predicate: (Character) -> Bool) -> Any?") { call in
      let test = try call.function(0)
      return .wrapping(
        try text(call).lastIndex { try test.call(.character($0)).isTrue }.map(made)
      )
    }
    type.method("range(of other: StringProtocol) -> Any?") { [unowned self] call in
      guard let range = text(call).range(of: call[0].description) else { return .none }
      return .some(textRange(range))
    }
    for (name, isPrefix) in [
      ("prefix(upTo", true), ("prefix(through", true), ("suffix(from", false),
    ] {
      type.method("\(name) index: Any) -> Substring") { [unowned self] call in
        let index = try position(call)
        let text = text(call)
        if !isPrefix { return piece(text[index...]) }
        if name == "prefix(upTo" { return piece(text[..<index]) }
        guard index < text.endIndex else { throw call.trap("String index is out of bounds") }
        return piece(text[...index])
      }
    }
    type.method("subscript(_ index: Any) -> Any") { [unowned self] call in
      let text = text(call)
      if let position = call[0].payload(String.Index.self) {
        guard position >= text.startIndex, position < text.endIndex else {
          throw call.trap("String index is out of bounds")
        }
        return .character(text[position])
      }
      if call[0].intRange == .min ..< .max { return piece(text) }
      guard let range = call[0].payload(TextRange.self) else {
        throw call.trap(
          "a text isn't indexed by \(call.machine.library.typeName(of: call[0]))",
          hint: "use `prefix`, `dropFirst` or `Array(text)[i]`, or an index made from `startIndex`"
        )
      }
      guard let bounds = range.bounds(in: text) else {
        throw call.trap("String index range is out of bounds")
      }
      return piece(text[bounds])
    }
  }
}

extension Library {
  /// A range of places in a text as a value.
  package func textRange(_ range: Range<String.Index>) -> Value {
    let found = TextRange(start: range.lowerBound, end: range.upperBound, isClosed: false)
    return .native(NativeObject(type: self["Range"], payload: found))
  }
}

extension Value {
  /// The part of a text that a range of its places is; `nil` if it is none.
  package func textBounds(in text: Substring) -> Range<String.Index>? {
    if intRange == .min ..< .max { return text.startIndex..<text.endIndex }
    return payload(TextRange.self)?.bounds(in: text)
  }
}

/// `a..<b` of places in a text, either of them open.
struct TextRange {
  let start: String.Index?
  let end: String.Index?
  let isClosed: Bool

  /// The range in a text; `nil` if it goes beyond it.
  func bounds(in text: Substring) -> Range<String.Index>? {
    let from = start ?? text.startIndex
    var to = end ?? text.endIndex
    guard from >= text.startIndex, from <= to, to <= text.endIndex else { return nil }
    if isClosed, end != nil {
      guard to < text.endIndex else { return nil }
      to = text.index(after: to)
    }
    return from..<to
  }
}
