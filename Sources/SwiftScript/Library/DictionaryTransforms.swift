extension Library {
  /// Methods of dictionaries that answer with a dictionary, and the ways to make one from a sequence.
  func declareDictionaryTransforms(_ type: TypeBuilder) {
    func box(_ value: Value) -> DictionaryBox { value.box ?? DictionaryBox() }
    type.method("mapValues(_ transform: (Any) -> Any) -> [Key: Any]") { call in
      let result = DictionaryBox()
      for pair in box(call.receiver).pairs {
        result[pair.key] = try call.function(0).call(pair.value)
      }
      return .dictionary(result)
    }
    type.method("compactMapValues(_ transform: (Any) -> Any) -> [Key: Any]") { call in
      let result = DictionaryBox()
      for pair in box(call.receiver).pairs {
        switch try call.function(0).call(pair.value) {
        case .optional(nil): break
        case .optional(let inner?): result[pair.key] = inner.value
        case let value: result[pair.key] = value
        }
      }
      return .dictionary(result)
    }
    type.method("filter(_ isIncluded: (Any) -> Bool) -> [Key: Any]") { call in
      let result = DictionaryBox()
      for pair in box(call.receiver).pairs {
        let entry = Value.labelledTuple([("key", pair.key), ("value", pair.value)])
        if case .bool(true) = try call.function(0).call(entry) { result[pair.key] = pair.value }
      }
      return .dictionary(result)
    }
    func merge(_ box: DictionaryBox, _ call: Call) throws {
      for entry in call[0].elements ?? [] {
        guard case .tuple(let pair) = entry, pair.elements.count == 2 else { continue }
        let (key, value) = (pair.elements[0], pair.elements[1])
        box[key] = try box[key].map { try call.function(1).call([$0, value]) } ?? value
      }
    }
    type.method("merging(_ other: Any, uniquingKeysWith combine: (Any, Any) -> Any) -> Any") {
      call in
      let result = box(call.receiver).copy()
      try merge(result, call)
      return .dictionary(result)
    }
    type.mutating("merge(_ other: Any, uniquingKeysWith combine: (Any, Any) -> Any)") {
      call,
      value in
      let result = box(value).copy()
      try merge(result, call)
      value = .dictionary(result)
      return .void
    }
    type.initializer("(uniqueKeysWithValues pairs: Any)") { call in
      let result = DictionaryBox()
      for entry in call[0].elements ?? [] {
        guard case .tuple(let pair) = entry, pair.elements.count == 2 else {
          throw call.trap("a dictionary is made of pairs of a key and a value")
        }
        guard result[pair.elements[0]] == nil else {
          throw call.trap("the key \(pair.elements[0].debugDescription) is there twice")
        }
        result[pair.elements[0]] = pair.elements[1]
      }
      return .dictionary(result)
    }
    type.initializer("(_ pairs: Any, uniquingKeysWith combine: (Any, Any) -> Any)") { call in
      let result = DictionaryBox()
      try merge(result, call)
      return .dictionary(result)
    }
    type.initializer("(minimumCapacity: Int)") { _ in .dictionary(DictionaryBox()) }
    type.mutating("reserveCapacity(_ count: Int)") { _, _ in .void }
    type.mutating("removeAll(keepingCapacity: Bool)") { _, value in
      value = .dictionary(DictionaryBox())
      return .void
    }
    type.initializer("(grouping elements: Any, by key: (Any) -> Any)") { call in
      let result = DictionaryBox()
      for element in call[0].elements ?? [] {
        let key = try call.function(1).call(element)
        result[key] = .array((result[key]?.elements ?? []) + [element])
      }
      return .dictionary(result)
    }
  }

  func declareSetAlgebra(_ type: TypeBuilder) {
    func operation(
      _ names: (fresh: String, inPlace: String),
      _ parameter: String,
      _ combine: @escaping (DictionaryBox, DictionaryBox) -> [Value]
    ) {
      func result(_ receiver: Value, _ other: Value) -> Value {
        let other = DictionaryBox(set: other.elements ?? [])
        return .dictionary(DictionaryBox(set: combine(receiver.box ?? DictionaryBox(), other)))
      }
      type.method("\(names.fresh)(\(parameter): Any) -> Any") { result($0.receiver, $0[0]) }
      type.mutating("\(names.inPlace)(\(parameter): Any)") { call, value in
        value = result(value, call[0])
        return .void
      }
    }
    operation(("union", "formUnion"), "_ other") { a, b in a.keys + b.keys }
    operation(("intersection", "formIntersection"), "_ other") { a, b in
      a.keys.filter { b[$0] != nil }
    }
    operation(("subtracting", "subtract"), "_ other") { a, b in a.keys.filter { b[$0] == nil } }
    operation(("symmetricDifference", "formSymmetricDifference"), "_ other") { a, b in
      a.keys.filter { b[$0] == nil } + b.keys.filter { a[$0] == nil }
    }
    type.method("isSubset(of other: Any) -> Bool") { call in
      let other = DictionaryBox(set: call[0].elements ?? [])
      return .bool((call.receiver.box?.keys ?? []).allSatisfy { other[$0] != nil })
    }
    type.method("isSuperset(of other: Any) -> Bool") { call in
      .bool((call[0].elements ?? []).allSatisfy { call.receiver.box?[$0] != nil })
    }
    type.method("isStrictSubset(of other: Any) -> Bool") { call in
      let own = call.receiver.box?.keys ?? []
      let other = DictionaryBox(set: call[0].elements ?? [])
      return .bool(own.count < other.count && own.allSatisfy { other[$0] != nil })
    }
    type.method("isStrictSuperset(of other: Any) -> Bool") { call in
      let other = DictionaryBox(set: call[0].elements ?? [])
      let own = call.receiver.box
      return .bool((own?.count ?? 0) > other.count && other.keys.allSatisfy { own?[$0] != nil })
    }
    type.method("filter(_ isIncluded: (Any) -> Bool) -> Any") { call in
      let test = try call.function(0)
      return .dictionary(
        DictionaryBox(
          set: try (call.receiver.box?.keys ?? []).filter {
            if case .bool(true) = try test.call($0) { true } else { false }
          }
        )
      )
    }
    type.mutating("update(with element: Element) -> Any?") { call, value in
      guard let box = value.takeBox() else { return .none }
      defer { value = .dictionary(box) }
      let known = box[call[0]] != nil
      box[call[0]] = .void
      return known ? .some(call[0]) : .none
    }
    type.mutating("popFirst() -> Any?") { _, value in
      guard let box = value.takeBox() else { return .none }
      defer { value = .dictionary(box) }
      guard let first = box.anyKey else { return .none }
      box[first] = nil
      return .some(first)
    }
    type.method("isDisjoint(with other: Any) -> Bool") { call in
      .bool(!(call[0].elements ?? []).contains { call.receiver.box?[$0] != nil })
    }
  }
}

extension DictionaryBox {
  fileprivate var keys: [Value] { pairs.map(\.key) }
}
