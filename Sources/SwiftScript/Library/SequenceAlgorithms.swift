extension Library {
  /// The rarer algorithms that every sequence has.
  func declareSequenceAlgorithms(_ type: TypeBuilder) {
    func elements(_ call: Call) throws -> [Value] {
      try call.machine.elements(of: call.receiver, at: call.site)
    }
    func equal(_ call: Call) -> (Value, Value) throws -> Bool {
      { try call.machine.equal($0, $1, at: call.site) }
    }
    type.method("contains(_ element: Any) -> Bool") { call in
      let next = try call.machine.stream(of: call.receiver, at: call.site)
      while let element = try next() {
        if try equal(call)(element, call[0]) { return .bool(true) }
      }
      return .bool(false)
    }
    type.method("elementsEqual(_ other: Any) -> Bool") { call in
      let other = try call.machine.elements(of: call[0], at: call.site)
      return .bool(try elements(call).elementsEqual(other, by: equal(call)))
    }
    type.method("starts(with other: Any) -> Bool") { call in
      let other = try call.machine.elements(of: call[0], at: call.site)
      return .bool(try elements(call).starts(with: other, by: equal(call)))
    }
    type.method("lexicographicallyPrecedes(_ other: Any) -> Bool") { call in
      let other = try call.machine.elements(of: call[0], at: call.site)
      return .bool(
        try elements(call).lexicographicallyPrecedes(other) {
          try call.machine.compare(.less, $0, $1)
        }
      )
    }
    type.method("count(where predicate: (Any) -> Bool) -> Int") { call in
      .int(try elements(call).count(where: try call.test()))
    }
    type.method("lastIndex(where predicate: (Any) -> Bool) -> Int?") { call in
      .wrapping(try elements(call).lastIndex(where: try call.test()).map(Value.int))
    }
    type.method("lastIndex(of element: Any) -> Int?") { call in
      let same = equal(call)
      return .wrapping(try elements(call).lastIndex { try same($0, call[0]) }.map(Value.int))
    }
    declareRandomOrder(type)
    type.method(
      "split(separator: Any, maxSplits: Int = -1, omittingEmptySubsequences: Bool = true) -> [Any]"
    ) { [unowned self] call in
      let same = equal(call)
      let (most, omits) = Library.splitting(call, 1)
      return .array(
        try elements(call).split(maxSplits: most, omittingEmptySubsequences: omits) {
          try same($0, call[0])
        }.map { slice($0, from: $0.startIndex) }
      )
    }
    type.method(
      "split(maxSplits: Int = -1, omittingEmptySubsequences: Bool = true, whereSeparator: (Any) -> Bool) -> [Any]"
    ) { [unowned self] call in
      let (most, omits) = Library.splitting(call, 0)
      return .array(
        try elements(call).split(
          maxSplits: most,
          omittingEmptySubsequences: omits,
          whereSeparator: try call.test(2)
        ).map { slice($0, from: $0.startIndex) }
      )
    }
    type.method("makeIterator() -> Any") { [unowned self] call in
      iterator(try call.machine.stream(of: call.receiver, at: call.site))
    }
    type.method("flatMap(_ transform: (Any) -> Any) -> [Any]") { call in
      let transform = try call.function(0)
      return .array(
        try elements(call).flatMap { element -> [Value] in
          switch try transform.call(element) {
          case .optional(nil): []
          case .optional(let box?): [box.value]
          case let value: try call.machine.elements(of: value, at: call.site)
          }
        }
      )
    }
    type.method("reversed() -> Any") { [unowned self] call in
      let reversed = Array(try elements(call).reversed())
      // What can't be gone through backwards gives an array.
      if case .native(let object) = call.receiver, object.type.name.hasPrefix("Stride") {
        return .array(reversed)
      }
      return view("ReversedCollection", of: call.receiver, reversed)
    }
    declareJoining(type)
    type.property("indices: Any") { [unowned self] in
      range(0..<($0.elementCount ?? 0), closed: false)
    }
    type.property("underestimatedCount: Int") { .int($0.elementCount ?? 0) }
    type.method("withContiguousStorageIfAvailable(_ body: (Any) -> Any) -> Any?") { _ in .none }
  }

  /// `joined`, of texts to one text and of sequences to one that goes through all of them.
  private func declareJoining(_ type: TypeBuilder) {
    func parts(_ call: Call) throws -> [Value] {
      try call.machine.elements(of: call.receiver, at: call.site)
    }
    func isText(_ parts: [Value]) -> Bool { parts.first.map { $0.text != nil } ?? true }
    func flat(_ call: Call, _ parts: [Value]) throws -> [[Value]] {
      let pieces = try parts.map { try call.machine.elements(of: $0, at: call.site) }
      try call.machine.checkLength(pieces.reduce(0) { $0 + $1.count })
      return pieces
    }
    type.method("joined() -> Any") { [unowned self] call in
      let parts = try parts(call)
      if isText(parts) { return .string(try call.machine.text(of: parts, between: "")) }
      return view("FlattenSequence", of: call.receiver, try flat(call, parts).flatMap(\.self))
    }
    type.method("joined(separator: Any) -> Any") { [unowned self] call in
      let parts = try parts(call)
      if isText(parts), let separator = call[0].text {
        return .string(try call.machine.text(of: parts, between: String(separator)))
      }
      let separator = try call.machine.elements(of: call[0], at: call.site)
      let base = call.receiver
      return view(
        "JoinedSequence",
        [("_base", base), ("_separator", call[0])],
        Array(try flat(call, parts).joined(separator: separator))
      ) { [$0.typeRef(of: base)] }
    }
  }

  /// The limits of a split, whose arguments stand at `position` and behind it.
  static func splitting(_ call: Call, _ position: Int) -> (most: Int, omitsEmpty: Bool) {
    let omits = if case .bool(let flag) = call[position + 1] { flag } else { true }
    guard case .int(let most) = call[position], most >= 0 else { return (.max, omits) }
    return (most, omits)
  }

  /// What arrays have beyond other sequences.
  func declareArrayAlgorithms(_ type: TypeBuilder) {
    func change(_ value: inout Value, _ body: (inout [Value]) throws -> Value) rethrows -> Value {
      guard case .array(var elements) = value else { return .void }
      value = .void
      defer { value = .array(elements) }
      return try body(&elements)
    }
    func bounds(_ call: Call, _ elements: [Value], _ position: Int = 0) throws -> Range<Int> {
      guard let range = call[position].intRange?.clampedEnds(to: elements.count),
        range.lowerBound >= 0, range.upperBound <= elements.count
      else { throw call.trap("this range is out of the array's") }
      return range
    }
    type.mutating("insert(contentsOf more: Any, at index: Int)") { call, value in
      let more = try call.machine.elements(of: call[0], at: call.site)
      return try change(&value) { elements in
        guard case .int(let index) = call[1], (0...elements.count).contains(index) else {
          throw call.trap("index \(call[1]) is out of range")
        }
        try call.machine.checkLength(elements.count + more.count)
        elements.insert(contentsOf: more, at: index)
        return .void
      }
    }
    type.mutating("removeSubrange(_ range: Any)") { call, value in
      try change(&value) { elements in
        elements.removeSubrange(try bounds(call, elements))
        return .void
      }
    }
    type.mutating("replaceSubrange(_ range: Any, with more: Any)") { call, value in
      let more = try call.machine.elements(of: call[1], at: call.site)
      return try change(&value) { elements in
        elements.replaceSubrange(try bounds(call, elements), with: more)
        return .void
      }
    }
    type.mutating("popFirst() -> Element?") { _, value in
      change(&value) { $0.isEmpty ? .none : .some($0.removeFirst()) }
    }
    declareShuffling(type)
    type.mutating("reserveCapacity(_ count: Int)") { _, _ in .void }
    type.mutating("partition(by belongsInSecond: (Any) -> Bool) -> Int") { call, value in
      let test = try call.function(0)
      return try change(&value) { elements in
        .int(
          try elements.partition {
            if case .bool(true) = try test.call($0) { true } else { false }
          }
        )
      }
    }
    type.method("prefix(upTo end: Int) -> [Element]") { call in
      .array(Array((call.receiver.elements ?? []).prefix(try position(call))))
    }
    type.method("prefix(through end: Int) -> [Element]") { call in
      .array(Array((call.receiver.elements ?? []).prefix(try position(call) + 1)))
    }
    type.method("suffix(from start: Int) -> [Element]") { call in
      .array(Array((call.receiver.elements ?? []).dropFirst(try position(call))))
    }
    type.method("index(after index: Int) -> Int") { .int(try position($0) + 1) }
    type.method("index(before index: Int) -> Int") { .int(try position($0) - 1) }
    type.method("index(_ index: Int, offsetBy distance: Int) -> Int") { call in
      try call.machine.binary("+", call[0], call[1])
    }
    type.method("index(_ index: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int?") {
      call in
      if case (.int(let index), .int(let distance), .int(let limit)) = (call[0], call[1], call[2]) {
        // A limit that lies the other way limits nothing.
        let (room, overflow) = limit.subtractingReportingOverflow(index)
        let isBeyond = distance < 0 ? room <= 0 && distance < room : room >= 0 && distance > room
        if isBeyond, !overflow { return .none }
      }
      return .some(try call.machine.binary("+", call[0], call[1]))
    }
    type.method("distance(from start: Int, to end: Int) -> Int") { call in
      try call.machine.binary("-", call[1], call[0])
    }
    type.property("capacity: Int") { .int($0.elementCount ?? 0) }
    func position(_ call: Call) throws -> Int {
      guard case .int(let index) = call[0], (0...Value.longest).contains(index) else {
        throw call.trap("index \(call[0]) is out of range")
      }
      return index
    }
  }
}

extension Machine {
  /// Texts one after the other, with another one between each two.
  fileprivate func text(of parts: [Value], between separator: String) throws -> String {
    var text = ""
    for (position, part) in parts.enumerated() {
      if position > 0 { text += separator }
      try append(part, to: &text)
    }
    return text
  }
}
