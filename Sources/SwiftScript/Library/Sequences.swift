extension Library {
  /// The algorithms that arrays, ranges, dictionaries and strings share.
  func declareSequence(_ type: TypeBuilder) {
    func elements(_ call: Call) throws -> [Value] {
      try call.machine.elements(of: call.receiver, at: call.site)
    }
    type.computed("count: Int") { call in
      .int(try call.receiver.elementCount ?? elements(call).count)
    }
    type.computed("isEmpty: Bool") { call in
      if let count = call.receiver.elementCount { return .bool(count == 0) }
      return .bool(try call.machine.stream(of: call.receiver, at: call.site)() == nil)
    }
    type.computed("first: Element?") { call in
      .wrapping(try call.machine.stream(of: call.receiver, at: call.site)())
    }
    type.property("last: Element?") { .wrapping($0.elements?.last) }
    type.method("map<R>(_ transform: (Element) -> R) -> [R]") { call in
      let transform = try call.function(0)
      let machine = call.machine
      return .array(try elements(call).map { try transform.call($0, on: machine) })
    }
    type.method("compactMap(_ transform: (Any) -> Any) -> [Any]") { call in
      let transform = try call.function(0)
      return .array(
        try elements(call).compactMap {
          switch try transform.call($0) {
          case .optional(nil): nil
          case .optional(let box?): box.value
          case let value: value
          }
        }
      )
    }
    type.method("filter(_ isIncluded: (Element) -> Bool) -> [Element]") { call in
      .array(try elements(call).filter(try call.test()))
    }
    type.method("forEach(_ body: (Element) -> Void)") { call in
      let body = try call.function(0)
      for element in try elements(call) { _ = try body.call(element, on: call.machine) }
      return .void
    }
    type.method("reduce<A>(_ initial: A, _ next: (A, Element) -> A) -> A") { call in
      let next = try call.function(1)
      let machine = call.machine
      return try elements(call).reduce(call[0]) { try next.call($0, $1, on: machine) }
    }
    declareSearches(type)
    declareSequenceAlgorithms(type)
    type.computed("lazy") { [unowned self] call in lazySequence(of: call.receiver, call.machine) }
    type.method("contains(where predicate: (Element) -> Bool) -> Bool") { call in
      .bool(try elements(call).contains(where: try call.test()))
    }
    type.method("allSatisfy(_ predicate: (Element) -> Bool) -> Bool") { call in
      .bool(try elements(call).allSatisfy(try call.test()))
    }
    type.method("first(where predicate: (Element) -> Bool) -> Element?") { call in
      let next = try call.machine.stream(of: call.receiver, at: call.site)
      let isMeant = try call.test()
      while let element = try next() {
        if try isMeant(element) { return .some(element) }
      }
      return .none
    }
    type.method("firstIndex(where predicate: (Element) -> Bool) -> Int?") { call in
      .wrapping(try elements(call).firstIndex(where: try call.test()).map(Value.int))
    }
    type.method("firstIndex(of element: Any) -> Int?") { call in
      .wrapping(
        try elements(call).firstIndex {
          try call.machine.equal($0, call[0], at: call.site)
        }.map(Value.int)
      )
    }
    type.method("enumerated() -> Any") { [unowned self] call in
      view(
        "EnumeratedSequence",
        of: call.receiver,
        try elements(call).enumerated().map {
          .tuple(TupleBox(labels: ["offset", "element"], elements: [.int($0), $1]))
        }
      )
    }
    type.method("sorted() -> [Element]") { call in
      .array(try elements(call).sorted { try call.machine.compare(.less, $0, $1) })
    }
    type.method("sorted(by areInOrder: (Element, Element) -> Bool) -> [Element]") { call in
      let order = try call.function(0)
      return .array(
        try elements(call).sorted {
          if case .bool(true) = try order.call($0, $1) { true } else { false }
        }
      )
    }
    type.method("min() -> Element?") { call in
      .wrapping(try elements(call).min { try call.machine.compare(.less, $0, $1) })
    }
    type.method("max() -> Element?") { call in
      .wrapping(try elements(call).max { try call.machine.compare(.less, $0, $1) })
    }
    type.method("prefix(_ count: Int) -> [Any]") { call in
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("a prefix can't have a negative length")
      }
      let next = try call.machine.stream(of: call.receiver, at: call.site)
      var found: [Value] = []
      while found.count < count, let element = try next() {
        guard found.count < Value.longest else { throw call.trap("this sequence is too long") }
        found.append(element)
      }
      return .array(found)
    }
    type.method("suffix(_ count: Int) -> [Any]") { call in
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("a suffix can't have a negative length")
      }
      return .array(Array(try elements(call).suffix(count)))
    }
    type.method("dropFirst(_ count: Int = 1) -> [Any]") { call in
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("the number to drop can't be negative")
      }
      return .array(Array(try elements(call).dropFirst(count)))
    }
    type.method("dropLast(_ count: Int = 1) -> [Any]") { call in
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("the number to drop can't be negative")
      }
      return .array(Array(try elements(call).dropLast(count)))
    }
  }
}

extension Library {
  private func declareSearches(_ type: TypeBuilder) {
    func elements(_ call: Call) throws -> [Value] {
      try call.machine.elements(of: call.receiver, at: call.site)
    }
    type.method("reduce(into initial: Any, _ update: (Any, Any) -> Void) -> Any") { call in
      let update = try call.function(1)
      let cell = Cell(call[0])
      for element in try elements(call) { _ = try update.call(.cell(cell), element) }
      return cell.value
    }
    type.method("prefix(while predicate: (Any) -> Bool) -> [Any]") { call in
      let next = try call.machine.stream(of: call.receiver, at: call.site)
      let isMeant = try call.test()
      var found: [Value] = []
      while let element = try next(), try isMeant(element) {
        guard found.count < Value.longest else { throw call.trap("this sequence is too long") }
        found.append(element)
      }
      return .array(found)
    }
    type.method("drop(while predicate: (Any) -> Bool) -> [Any]") { call in
      .array(Array(try elements(call).drop(while: try call.test())))
    }
    type.method("last(where predicate: (Element) -> Bool) -> Element?") { call in
      .wrapping(try elements(call).last(where: try call.test()))
    }
    for (name, isMinimum) in [("min", true), ("max", false)] {
      type.method("\(name)(by areInOrder: (Any, Any) -> Bool) -> Any?") { call in
        let order = try call.function(0)
        let all = try elements(call)
        guard let first = all.first else { return .none }
        return .some(
          try all.dropFirst().reduce(first) { best, next in
            let pair = isMinimum ? [next, best] : [best, next]
            return if case .bool(true) = try order.call(pair) { next } else { best }
          }
        )
      }
    }
  }

  /// Functions of sequences that stand by themselves.
  func declareSequenceFunctions() {
    function("zip(_ first: Any, _ second: Any) -> Any") { [unowned self] call in
      let first = try call.machine.stream(of: call[0], at: call.site)
      let second = try call.machine.stream(of: call[1], at: call.site)
      var pairs: [Value] = []
      while let a = try first(), let b = try second() {
        guard pairs.count < Value.longest else { throw call.trap("these sequences are too long") }
        pairs.append(.plainTuple([a, b]))
      }
      let (a, b) = (call[0], call[1])
      return view("Zip2Sequence", [("_sequence1", a), ("_sequence2", b)], pairs) {
        [$0.typeRef(of: a), $0.typeRef(of: b)]
      }
    }
    function("swap(_ a: inout Any, _ b: inout Any)") { call in
      guard case .cell(let a) = call[0], case .cell(let b) = call[1] else {
        throw call.trap("`swap` takes two variables", hint: "write `swap(&a, &b)`")
      }
      Swift.swap(&a.value, &b.value)
      return .void
    }
    function("repeatElement(_ element: Any, count: Int) -> Any") { [unowned self] call in
      guard case .int(let count) = call[1], (0...Value.longest).contains(count) else {
        throw call.trap("an array can't have this length")
      }
      let element = call[0]
      return view(
        "Repeated",
        [("count", .int(count)), ("repeatedValue", element)],
        Array(repeating: element, count: count)
      ) { [$0.typeRef(of: element)] }
    }
  }
}
