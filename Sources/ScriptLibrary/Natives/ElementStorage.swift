import ScriptMachine

/// How an array type holds its elements.
protocol ElementStorage {
  associatedtype Elements: MutableCollection, RandomAccessCollection, RangeReplaceableCollection
  where Elements.Element == Value, Elements.Index == Int, Elements.Indices == Range<Int>

  static func elements(_ value: Value, _ machine: Machine) throws -> Elements
  static func value(_ elements: Elements) -> Value
  /// Changes the elements where they are; nobody else sees them meanwhile.
  static func change<Result>(
    _ variable: UnsafeMutablePointer<Value>,
    _ machine: Machine,
    _ body: (inout Elements) throws -> Result
  ) throws -> Result
}

/// `Array` and `ContiguousArray`.
enum ArrayStorage: ElementStorage {
  static func elements(_ value: Value, _ machine: Machine) throws -> [Value] {
    try value.array(machine)
  }

  static func value(_ elements: [Value]) -> Value { .array(elements) }

  @inline(__always)
  static func change<Result>(
    _ variable: UnsafeMutablePointer<Value>,
    _ machine: Machine,
    _ body: (inout [Value]) throws -> Result
  ) throws -> Result {
    guard case .array(var elements) = variable.takeOut() else {
      throw Value.uninitialized.unexpected(machine)
    }
    defer { variable.initialize(to: .array(elements)) }
    return try body(&elements)
  }
}

/// `ArraySlice`.
enum SliceStorage: ElementStorage {
  static func elements(_ value: Value, _ machine: Machine) throws -> ArraySlice<Value> {
    if case .array(let elements) = value { return elements[...] }
    return try value.native(machine, as: Slice.self).elements
  }

  static func value(_ elements: ArraySlice<Value>) -> Value { .slice(elements) }

  static func change<Result>(
    _ variable: UnsafeMutablePointer<Value>,
    _ machine: Machine,
    _ body: (inout ArraySlice<Value>) throws -> Result
  ) throws -> Result {
    var slice = try variable.takeOut().native(machine, as: Slice.self)
    if !isKnownUniquelyReferenced(&slice) { slice = Slice(slice.elements) }
    defer { variable.initialize(to: .native(slice)) }
    return try body(&slice.elements)
  }
}
