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
    let (value, type) = opened(value, type)
    if let quick = quickIterator(of: value, type) { return quick }
    let (proto, maker, iterating) =
      isAsync
      ? ("AsyncSequence", "makeAsyncIterator", "AsyncIteratorProtocol")
      : ("Sequence", "makeIterator", "IteratorProtocol")
    let make = try witness(proto, maker, of: value.ownType(type))
    let frame = top
    push(value)
    let iterator = try make.code.call(self, frame: frame, types: make.types)
    let name = isAsync ? "AsyncIterator" : "Iterator"
    let iteratorType = runtime.types.metadata(of: type.type.associatedType(name))
    let (state, stateType) = opened(iterator, iteratorType)
    let next = try witness(iterating, "next", of: state.ownType(stateType))
    let cell = Cell(state)
    return { machine in
      let frame = machine.top
      machine.push(next.code.takesInOutReceiver ? .pointer(cell.pointer) : cell.value)
      let element = try next.code.call(machine, frame: frame, types: next.types)
      return element.isNil ? nil : element.unwrapped
    }
  }

  /// What gives the elements of an array, a text, a dictionary or a range of integers.
  private func quickIterator(
    of value: Value,
    _ type: TypeMetadata
  ) -> ((Machine) throws -> Value?)? {
    switch value {
    case .array(let elements):
      let position = Position(0)
      return { _ in
        guard position.next < elements.count else { return nil }
        defer { position.next += 1 }
        return elements[position.next]
      }
    case .string(let text):
      guard case .string = type.representation else { return nil }
      var characters = text.makeIterator()
      return { _ in characters.next().map { .string(String($0)) } }
    case .native(let object):
      guard let table = object as? HashTable, let symbol = type.symbol, symbol.parent == nil else {
        return nil
      }
      let hasValues = symbol === runtime.types.library["Dictionary"]
      let position = Position(0)
      return { _ in
        position.next = table.entry(from: position.next)
        guard position.next < table.end else { return nil }
        defer { position.next += 1 }
        let key = table.key(at: position.next)
        return hasValues ? .tuple(key, table.value(at: position.next)) : key
      }
    case .record(let record):
      guard let symbol = type.symbol, symbol.module.name == "Swift", symbol.parent == nil,
        case .int(let start) = record[0], record.count == 2, case .int(let last) = record[1]
      else { return nil }
      switch symbol.name {
      case "Range":
        let position = Position(start)
        return { _ in
          guard position.next < last else { return nil }
          defer { position.next += 1 }
          return .int(position.next)
        }
      case "ClosedRange":
        let position = Position(start)
        var isOver = false
        return { _ in
          guard !isOver else { return nil }
          defer { if position.next == last { isOver = true } else { position.next += 1 } }
          return .int(position.next)
        }
      default: return nil
      }
    default: return nil
    }
  }

  /// The elements of a `Range<Int>`.
  private func integers(of value: Value, _ type: TypeMetadata) -> Range<Int>? {
    guard case .record(let record) = value, record.count == 2, let symbol = type.symbol,
      symbol === runtime.types.library["Range"], case .int(let start) = record[0],
      case .int(let end) = record[1]
    else { return nil }
    return start..<end
  }

  /// All elements of a sequence.
  package func elements(of value: Value, _ type: TypeMetadata) throws -> [Value] {
    if case .array(let elements) = value { return elements }
    var elements: [Value] = []
    if let range = integers(of: value, type) {
      for number in range {
        try tick()
        elements.append(.int(number))
      }
      return elements
    }
    let next = try iterator(of: value, type)
    while let element = try next(self) {
      try tick()
      elements.append(element)
    }
    return elements
  }
}

/// What is in a protocol's box, with its type; any other value as it is.
private func opened(_ value: Value, _ type: TypeMetadata) -> (Value, TypeMetadata) {
  if case .existential(let box) = value { return (box.value, box.type) }
  return (value, type)
}

/// Where an iterator stands; a captured variable would be checked at each access.
private final class Position {
  @exclusivity(unchecked) var next: Int

  init(_ start: Int) { next = start }
}
