import ScriptTypes

extension Machine {
  /// Makes a sequence's iterator.
  ///
  /// - Returns: What gives one element after the other, and `nil` at the end.
  package func iterator(
    of value: Value,
    _ type: TypeMetadata,
    isAsync: Bool = false
  ) throws -> (Machine) throws -> Value? {
    let (value, type) = dynamicOfExistential(value, type)
    if case .array(let elements) = value {
      var position = 0
      return { _ in
        guard position < elements.count else { return nil }
        defer { position += 1 }
        return elements[position]
      }
    }
    let (proto, maker, iterating) =
      isAsync
      ? ("AsyncSequence", "makeAsyncIterator", "AsyncIteratorProtocol")
      : ("Sequence", "makeIterator", "IteratorProtocol")
    let make = try witness(proto, maker, of: type)
    let frame = top
    push(value)
    let iterator = try make.code.call(self, frame: frame, types: make.types)
    let name = isAsync ? "AsyncIterator" : "Iterator"
    let iteratorType = runtime.types.metadata(of: type.type.associatedType(name))
    let (state, stateType) = dynamicOfExistential(iterator, iteratorType)
    let next = try witness(iterating, "next", of: stateType)
    let cell = Cell(state)
    return { machine in
      let frame = machine.top
      machine.push(next.code.takesInOutReceiver ? .pointer(cell.pointer) : cell.value)
      let element = try next.code.call(machine, frame: frame, types: next.types)
      return element.isNil ? nil : element.unwrapped
    }
  }

  private func dynamicOfExistential(
    _ value: Value,
    _ type: TypeMetadata
  ) -> (Value, TypeMetadata) {
    if case .existential(let box) = value { return (box.value, box.type) }
    return (value, type)
  }

  /// All elements of a sequence.
  package func elements(of value: Value, _ type: TypeMetadata) throws -> [Value] {
    if case .array(let elements) = value { return elements }
    let next = try iterator(of: value, type)
    var elements: [Value] = []
    while let element = try next(self) {
      try tick()
      elements.append(element)
    }
    return elements
  }
}
