/// A piece of an array that keeps the array's indices.
struct ScriptSlice: Sequence {
  var elements: [Value]
  var start: Int

  var end: Int { start + elements.count }

  func makeIterator() -> IndexingIterator<[Value]> { elements.makeIterator() }
}

extension Library {
  /// `ArraySlice`: what `array[1...2]`, `prefix`, `dropFirst` and their kind give.
  func declareSlices() {
    self.operator("+(lhs: ArraySlice, rhs: Any) -> Any") { [unowned self] call in
      let first = call[0].slice
      let more = try call.machine.elements(of: call[1], at: call.site)
      return slice(first.elements + more, from: first.start)
    }
    type("ArraySlice", conformingTo: ["Array"], generics: ["Element"]) { type in
      let own = type.type
      own.parameters = ["Element"]
      type.equality { a, b in
        guard let a = a as? ScriptSlice, let b = b as? ScriptSlice else { return false }
        return Value.array(a.elements).isEqual(to: .array(b.elements)) ?? false
      }
      for (name, isFirst) in [("firstIndex", true), ("lastIndex", false)] {
        type.method("\(name)(of element: Any) -> Int?") { call in
          let slice = call.receiver.slice
          let holds: (Value) throws -> Bool = {
            try call.machine.equal($0, call[0], at: call.site)
          }
          let found =
            isFirst
            ? try slice.elements.firstIndex(where: holds)
            : try slice.elements.lastIndex(where: holds)
          return .wrapping(found.map { .int($0 + slice.start) })
        }
        type.method("\(name)(where predicate: (Any) -> Bool) -> Int?") { call in
          let slice = call.receiver.slice
          let test = try call.function(0)
          let holds: (Value) throws -> Bool = { try test.call($0).isTrue }
          let found =
            isFirst
            ? try slice.elements.firstIndex(where: holds)
            : try slice.elements.lastIndex(where: holds)
          return .wrapping(found.map { .int($0 + slice.start) })
        }
      }
      type.describe { payload in
        let elements = (payload as? ScriptSlice)?.elements ?? []
        return Value.array(elements).debugDescription
      }
      type.describeForDebugging { payload in
        let elements = (payload as? ScriptSlice)?.elements ?? []
        return "ArraySlice(" + Value.array(elements).debugDescription + ")"
      }
      type.convert { value in
        if case .array(let elements) = value {
          Self.slice(ScriptSlice(elements: elements, start: 0), own)
        } else {
          nil
        }
      }
      type.initializer("()") { _ in Self.slice(ScriptSlice(elements: [], start: 0), own) }
      type.initializer("(_ elements: Any)") { call in
        let elements = try call.machine.elements(of: call[0], at: call.site)
        return Self.slice(ScriptSlice(elements: elements, start: 0), own)
      }
      type.property("startIndex: Int") { .int($0.slice.start) }
      type.property("endIndex: Int") { .int($0.slice.end) }
      type.property("indices: Any") { [unowned self] value in
        range(value.slice.start..<value.slice.end, closed: false)
      }
      type.property("description: String") { .string(Value.array($0.slice.elements).description) }
      type.method("subscript(_ index: Any) -> Any") { call in
        let slice = call.receiver.slice
        if case .int(let index) = call[0] {
          guard index >= slice.start, index < slice.end else {
            throw call.trap(
              "index \(index) is out of range",
              hint: slice.elements.isEmpty
                ? "the slice is empty" : "the slice has elements \(slice.start) to \(slice.end - 1)"
            )
          }
          return slice.elements[index - slice.start]
        }
        guard let range = call[0].intRange?.clampedEnds(from: slice.start, to: slice.end),
          range.lowerBound >= slice.start, range.upperBound <= slice.end
        else { throw call.trap("this range is out of the slice's range") }
        let elements = slice.elements[
          (range.lowerBound - slice.start)..<(range.upperBound - slice.start)
        ]
        return Self.slice(ScriptSlice(elements: Array(elements), start: range.lowerBound), own)
      }
      declarePieces(type)
      declareChanges(type)
    }
    type("Array") { declarePieces($0) }
  }

  private static func slice(_ slice: ScriptSlice, _ type: TypeObject) -> Value {
    .native(NativeObject(type: type, payload: slice))
  }

  /// A piece of an array or of a slice.
  func slice(_ elements: some Collection<Value>, from start: Int) -> Value {
    Self.slice(ScriptSlice(elements: Array(elements), start: start), self["ArraySlice"])
  }

  /// What arrays and slices answer with a slice.
  private func declarePieces(_ type: TypeBuilder) {
    func length(_ call: Call, _ piece: String) throws -> Int {
      guard case .int(let count) = call[0], count >= 0 else {
        throw call.trap("\(piece) can't have a negative length")
      }
      return count
    }
    func whole(_ call: Call) -> ScriptSlice { call.receiver.slice }
    type.method("prefix(_ count: Int) -> Any") { [unowned self] call in
      slice(whole(call).elements.prefix(try length(call, "a prefix")), from: whole(call).start)
    }
    type.method("suffix(_ count: Int) -> Any") { [unowned self] call in
      let piece = whole(call).elements.suffix(try length(call, "a suffix"))
      return slice(piece, from: whole(call).start + piece.startIndex)
    }
    type.method("dropFirst(_ count: Int = 1) -> Any") { [unowned self] call in
      let piece = whole(call).elements.dropFirst(try length(call, "what is dropped"))
      return slice(piece, from: whole(call).start + piece.startIndex)
    }
    type.method("dropLast(_ count: Int = 1) -> Any") { [unowned self] call in
      slice(
        whole(call).elements.dropLast(try length(call, "what is dropped")),
        from: whole(call).start
      )
    }
    type.method("prefix(while predicate: (Any) -> Bool) -> Any") { [unowned self] call in
      slice(try whole(call).elements.prefix(while: try call.test()), from: whole(call).start)
    }
    type.method("drop(while predicate: (Any) -> Bool) -> Any") { [unowned self] call in
      let piece = try whole(call).elements.drop(while: try call.test())
      return slice(piece, from: whole(call).start + piece.startIndex)
    }
    for (name, isThrough) in [("upTo", false), ("through", true), ("from", false)] {
      let method = name == "from" ? "suffix" : "prefix"
      type.method("\(method)(\(name) index: Int) -> Any") { [unowned self] call in
        let own = whole(call)
        guard case .int(let index) = call[0], index >= own.start,
          index + (isThrough ? 1 : 0) <= own.end
        else { throw call.trap("index \(call[0]) is out of range") }
        let offset = index - own.start + (isThrough ? 1 : 0)
        return name == "from"
          ? slice(own.elements[offset...], from: index)
          : slice(own.elements[..<offset], from: own.start)
      }
    }
  }

  /// What takes several elements from a slice, or one of its middle.
  private func declareRemovals(
    _ changing: (String, @escaping (Call, inout ScriptSlice) throws -> Value) -> Void
  ) {
    /// Where an index, or the end if it may be that, is among the elements.
    func offset(_ call: Call, _ argument: Int, _ slice: ScriptSlice, orEnd: Bool) throws -> Int {
      guard case .int(let index) = call[argument], index >= slice.start,
        index < slice.end || orEnd && index == slice.end
      else { throw call.trap("index \(call[argument]) is out of range") }
      return index - slice.start
    }
    func count(_ call: Call, _ slice: ScriptSlice) throws -> Int {
      guard case .int(let count) = call[0], (0...slice.elements.count).contains(count) else {
        throw call.trap("the slice doesn't have \(call[0]) elements")
      }
      return count
    }
    changing("insert(_ element: Any, at index: Int)") { call, slice in
      slice.elements.insert(call[0], at: try offset(call, 1, slice, orEnd: true))
      return .void
    }
    changing("remove(at index: Int) -> Any") { call, slice in
      slice.elements.remove(at: try offset(call, 0, slice, orEnd: false))
    }
    changing("removeFirst(_ count: Int)") { call, slice in
      let count = try count(call, slice)
      slice.elements.removeFirst(count)
      slice.start += count
      return .void
    }
    changing("removeLast(_ count: Int)") { call, slice in
      slice.elements.removeLast(try count(call, slice))
      return .void
    }
    changing("removeAll(where predicate: (Any) -> Bool)") { call, slice in
      let isUnwanted = try call.function(0)
      try slice.elements.removeAll { try isUnwanted.call($0).isTrue }
      return .void
    }
    changing("removeAll(keepingCapacity: Bool = false)") { _, slice in
      slice.elements = []
      return .void
    }
    changing("removeSubrange(_ range: Any)") { call, slice in
      guard let range = call[0].intRange?.clampedEnds(from: slice.start, to: slice.end),
        range.lowerBound >= slice.start, range.upperBound <= slice.end
      else { throw call.trap("this range is out of the slice's range") }
      slice.elements.removeSubrange(
        (range.lowerBound - slice.start)..<(range.upperBound - slice.start)
      )
      return .void
    }
  }

  /// What changes a slice.
  private func declareChanges(_ type: TypeBuilder) {
    let own = type.type
    func changing(
      _ declaration: String,
      _ change: @escaping (Call, inout ScriptSlice) throws -> Value
    ) {
      type.mutating(declaration) { call, value in
        var slice = value.slice
        let result = try change(call, &slice)
        value = Self.slice(slice, own)
        return result
      }
    }
    changing("append(_ element: Any)") { call, slice in
      slice.elements.append(call[0])
      return .void
    }
    changing("append(contentsOf elements: Any)") { call, slice in
      slice.elements += try call.machine.elements(of: call[0], at: call.site)
      return .void
    }
    changing("removeFirst() -> Any") { call, slice in
      guard !slice.elements.isEmpty else { throw call.trap("the slice is empty") }
      slice.start += 1
      return slice.elements.removeFirst()
    }
    changing("removeLast() -> Any") { call, slice in
      guard let last = slice.elements.popLast() else { throw call.trap("the slice is empty") }
      return last
    }
    changing("popFirst() -> Any?") { _, slice in
      guard !slice.elements.isEmpty else { return .none }
      slice.start += 1
      return .some(slice.elements.removeFirst())
    }
    changing("popLast() -> Any?") { _, slice in .wrapping(slice.elements.popLast()) }
    changing("sort()") { call, slice in
      slice.elements = try slice.elements.sorted { try call.machine.compare(.less, $0, $1) }
      return .void
    }
    changing("reverse()") { _, slice in
      slice.elements.reverse()
      return .void
    }
    changing("swapAt(_ first: Int, _ second: Int)") { call, slice in
      guard case .int(let a) = call[0], case .int(let b) = call[1],
        [a, b].allSatisfy({ $0 >= slice.start && $0 < slice.end })
      else { throw call.trap("these indices are out of the slice's range") }
      slice.elements.swapAt(a - slice.start, b - slice.start)
      return .void
    }
    declareRemovals(changing)
    let set = parser.callable(
      "set(_ index: Any, _ newValue: Any)",
      in: own,
      name: "subscript(set)",
      isMutating: true
    ) { call in
      guard case .cell(let cell) = call.receiver else { return .void }
      var slice = cell.value.slice
      if case .int(let index) = call[0] {
        guard index >= slice.start, index < slice.end else {
          throw call.trap("index \(call[0]) is out of range")
        }
        slice.elements[index - slice.start] = call[1]
      } else {
        guard let range = call[0].intRange?.clampedEnds(from: slice.start, to: slice.end),
          range.lowerBound >= slice.start, range.upperBound <= slice.end
        else { throw call.trap("this range is out of the slice's range") }
        slice.elements.replaceSubrange(
          (range.lowerBound - slice.start)..<(range.upperBound - slice.start),
          with: try call.machine.elements(of: call[1], at: call.site)
        )
      }
      cell.value = Self.slice(slice, own)
      return .void
    }
    own.members["subscript(set)"] = [.method(set)]
  }
}

extension Value {
  /// A slice, or an array as a slice of all of it.
  var slice: ScriptSlice {
    if case .native(let object) = self, let slice = object.payload as? ScriptSlice { return slice }
    return ScriptSlice(elements: elements ?? [], start: 0)
  }
}

extension Range<Int> {
  /// The range with open ends replaced by the bounds of a slice.
  ///
  /// If it lies beyond them, it is empty and still does.
  fileprivate func clampedEnds(from start: Int, to end: Int) -> Range<Int> {
    let low = lowerBound == .min ? start : lowerBound
    let high = upperBound == .max ? end : upperBound
    if low <= high { return low..<high }
    return lowerBound == .min ? high..<high : low..<low
  }
}
