extension Library {
  func declareArrays() {
    type("Array", conformingTo: ["Collection"], generics: ["Element"]) { type in
      type.initializer("(_ elements: Any)") { call in
        .array(try call.machine.elements(of: call[0], at: call.site))
      }
      type.initializer("()") { _ in .array([]) }
      type.initializer("(repeating element: Element, count: Int)") { call in
        guard case .int(let count) = call[1], count >= 0 else {
          throw call.trap("an array can't have a negative length")
        }
        guard count <= Value.longest else { throw call.trap("this array is too large") }
        call.machine.countElements(count)
        return .array(Array(repeating: call[0], count: count))
      }
      type.property("indices: Any") { [unowned self] in
        range(0..<($0.elementCount ?? 0), closed: false)
      }
      type.method("contains(_ element: Element) -> Bool") { call in
        .bool(
          try (call.receiver.elements ?? []).contains {
            try call.machine.equal($0, call[0], at: call.site)
          }
        )
      }
      type.method("firstIndex(of element: Element) -> Int?") { call in
        .wrapping(
          try (call.receiver.elements ?? []).firstIndex {
            try call.machine.equal($0, call[0], at: call.site)
          }.map(Value.int)
        )
      }
      type.property("startIndex: Int") { _ in .int(0) }
      type.property("endIndex: Int") { .int($0.elementCount ?? 0) }
      type.method("subscript(_ range: Any) -> Any") { [unowned self] call in
        let elements = call.receiver.elements ?? []
        guard let range = call[0].intRange else {
          throw call.trap("an array's index must be an `Int`")
        }
        let bounds = range.clampedEnds(to: elements.count)
        guard bounds.lowerBound >= 0, bounds.upperBound <= elements.count else {
          let wrong = bounds.lowerBound < 0 ? bounds.lowerBound : bounds.upperBound
          throw call.machine.outOfRange(wrong, count: elements.count)
        }
        return slice(elements[bounds], from: bounds.lowerBound)
      }
      declareArrayMutation(type)
      declareArrayAlgorithms(type)
    }
    alias("ContiguousArray", of: array)
  }

  private func declareArrayMutation(_ type: TypeBuilder) {
    func change(_ value: inout Value, _ body: (inout [Value]) throws -> Value) rethrows -> Value {
      guard case .array(var elements) = value else { return .void }
      value = .void
      defer { value = .array(elements) }
      return try body(&elements)
    }
    func settled(_ call: Call, _ elements: [Value]) throws -> Value {
      try elements.first.map { try call.machine.adapt(call[0], to: $0) } ?? call[0]
    }
    type.mutating("append(_ element: Element)") { call, value in
      try change(&value) { elements in
        elements.append(try settled(call, elements))
        return .void
      }
    }
    type.mutating("append(contentsOf more: Any)") { call, value in
      try change(&value) {
        let more = call[0].elements ?? []
        try call.machine.checkLength($0.count + more.count)
        $0 += more
        return .void
      }
    }
    type.mutating("insert(_ element: Element, at index: Int)") { call, value in
      try change(&value) { elements in
        guard case .int(let index) = call[1], (0...elements.count).contains(index) else {
          throw call.trap("index \(call[1]) is out of range")
        }
        elements.insert(try settled(call, elements), at: index)
        return .void
      }
    }
    type.mutating("remove(at index: Int) -> Element") { call, value in
      try change(&value) { elements in
        guard case .int(let index) = call[0], elements.indices.contains(index) else {
          throw call.trap("index \(call[0]) is out of range")
        }
        return elements.remove(at: index)
      }
    }
    type.mutating("removeFirst() -> Element") { call, value in
      try change(&value) { elements in
        guard !elements.isEmpty else { throw call.trap("the array is empty") }
        return elements.removeFirst()
      }
    }
    type.mutating("removeLast() -> Element") { call, value in
      try change(&value) { elements in
        guard !elements.isEmpty else { throw call.trap("the array is empty") }
        return elements.removeLast()
      }
    }
    type.mutating("removeFirst(_ count: Int)") { call, value in
      try change(&value) { elements in
        guard case .int(let count) = call[0], (0...elements.count).contains(count) else {
          throw call.trap("the array doesn't have \(call[0]) elements")
        }
        elements.removeFirst(count)
        return .void
      }
    }
    type.mutating("removeLast(_ count: Int)") { call, value in
      try change(&value) { elements in
        guard case .int(let count) = call[0], (0...elements.count).contains(count) else {
          throw call.trap("the array doesn't have \(call[0]) elements")
        }
        elements.removeLast(count)
        return .void
      }
    }
    type.mutating("removeAll(where predicate: (Any) -> Bool)") { call, value in
      let test = try call.function(0)
      return try change(&value) { elements in
        try elements.removeAll {
          if case .bool(true) = try test.call($0) { true } else { false }
        }
        return .void
      }
    }
    type.mutating("reverse()") { _, value in
      change(&value) {
        $0.reverse()
        return .void
      }
    }
    type.mutating("sort(by areInOrder: (Any, Any) -> Bool)") { call, value in
      let order = try call.function(0)
      return try change(&value) { elements in
        try elements.sort {
          if case .bool(true) = try order.call($0, $1) { true } else { false }
        }
        return .void
      }
    }
    type.mutating("popLast() -> Element?") { _, value in
      change(&value) { .wrapping($0.popLast()) }
    }
    type.mutating("removeAll(keepingCapacity: Bool = false)") { _, value in
      change(&value) {
        $0.removeAll()
        return .void
      }
    }
    type.mutating("swapAt(_ i: Int, _ j: Int)") { call, value in
      try change(&value) { elements in
        guard case .int(let i) = call[0], case .int(let j) = call[1],
          elements.indices.contains(i), elements.indices.contains(j)
        else { throw call.trap("index out of range") }
        elements.swapAt(i, j)
        return .void
      }
    }
    type.mutating("sort()") { call, value in
      try change(&value) { elements in
        elements = try elements.sorted { try call.machine.compare(.less, $0, $1) }
        return .void
      }
    }
  }

  func declareDictionaries() {
    type("Dictionary", conformingTo: ["Collection"], generics: ["Key", "Value"]) { type in
      declareDictionaryTransforms(type)
      type.initializer("()") { _ in .dictionary(DictionaryBox()) }
      type.property("keys: Any") { [unowned self] in
        view("Keys", [], ($0.box?.pairs ?? []).map(\.key)) { _ in [] }
      }
      type.property("values: Any") { [unowned self] in
        view("Values", [], ($0.box?.pairs ?? []).map(\.value)) { _ in [] }
      }
      type.method("subscript(_ key: Key) -> Any?") { .wrapping($0.receiver.box?[$0[0]]) }
      type.method("subscript(_ key: Key, default fallback: Any) -> Any") {
        $0.receiver.box?[$0[0]] ?? $0[1]
      }
      type.mutating("updateValue(_ new: Any, forKey key: Key) -> Any?") { call, value in
        guard let box = value.takeBox() else { return .none }
        defer { value = .dictionary(box) }
        let old = box[call[1]]
        box[call[1]] = call[0]
        return .wrapping(old)
      }
      type.mutating("removeValue(forKey key: Key) -> Any?") { call, value in
        guard let box = value.takeBox() else { return .none }
        defer { value = .dictionary(box) }
        let old = box[call[0]]
        box[call[0]] = nil
        return .wrapping(old)
      }
      type.mutating("removeAll()") { _, value in
        value = .dictionary(DictionaryBox())
        return .void
      }
    }
    type("Set", conformingTo: ["Collection"], generics: ["Element"]) { type in
      type.initializer("()") { _ in .dictionary(DictionaryBox(set: [])) }
      type.initializer("(_ elements: Any)") {
        .dictionary(DictionaryBox(set: $0[0].elements ?? []))
      }
      type.method("contains(_ element: Element) -> Bool") { .bool($0.receiver.box?[$0[0]] != nil) }
      declareSetAlgebra(type)
      type.mutating("insert(_ element: Element) -> Any") { call, value in
        guard let box = value.takeBox() else { return .void }
        defer { value = .dictionary(box) }
        let isNew = box[call[0]] == nil
        if isNew { box[call[0]] = .void }
        return .labelledTuple([("inserted", .bool(isNew)), ("memberAfterInsert", call[0])])
      }
      type.mutating("removeAll()") { _, value in
        value = .dictionary(DictionaryBox(set: []))
        return .void
      }
      type.mutating("remove(_ element: Element) -> Any?") { call, value in
        guard let box = value.takeBox() else { return .none }
        defer { value = .dictionary(box) }
        let known = box[call[0]] != nil
        box[call[0]] = nil
        return known ? .some(call[0]) : .none
      }
      type.convert { value in
        guard case .array(let elements) = value else { return nil }
        return .dictionary(DictionaryBox(set: elements))
      }
    }
  }
}

extension DictionaryBox {
  convenience init(set elements: [Value]) {
    self.init(isSet: true)
    for element in elements { self[element] = .void }
  }
}

extension Value {
  /// The box to change, leaving nothing behind; a copy if other values hold it too.
  package mutating func takeBox() -> DictionaryBox? {
    guard case .dictionary(var box) = self else { return nil }
    self = .void
    return isKnownUniquelyReferenced(&box) ? box : box.copy()
  }

  var box: DictionaryBox? { if case .dictionary(let box) = self { box } else { nil } }
}

extension Range<Int> {
  /// The range with open ends, as of `2...`, moved to a collection's.
  func clampedEnds(to count: Int) -> Range<Int> {
    let start = lowerBound == .min ? 0 : lowerBound
    let end = upperBound == .max ? Swift.max(start, count) : upperBound
    return start..<Swift.max(start, end)
  }
}
