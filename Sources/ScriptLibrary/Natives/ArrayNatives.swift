import ScriptMachine
import ScriptTypes

/// `Array`, `ContiguousArray` and `ArraySlice`, which Swift's own implement.
enum ArrayNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    register("Array", ArrayStorage.self, in: &table)
    register("ContiguousArray", ArrayStorage.self, in: &table)
    register("ArraySlice", SliceStorage.self, in: &table)
    table.add("Array.init(_unsafeUninitializedCapacity:)") { _ in .array([]) }
    table.add("Array._mergeSorted(by:)") { call in
      let function = try call.function(1)
      return .array(
        try SequenceNatives.sorted(call.array(0), call.machine) { left, right in
          try function.call(call.machine, left, right).bool(call.machine)
        }
      )
    }
  }

  private static func register<Storage: ElementStorage>(
    _ name: String,
    _ storage: Storage.Type,
    in table: inout NativeTable
  ) {
    registerCreation(name, storage, in: &table)
    registerReading(name, storage, in: &table)
    registerChanges(name, storage, in: &table)
    registerOperators(name, storage, in: &table)
  }

  private static func registerCreation<Storage: ElementStorage>(
    _ name: String,
    _ storage: Storage.Type,
    in table: inout NativeTable
  ) {
    func make(_ elements: [Value]) -> Value { Storage.value(Storage.Elements(elements)) }
    table.add("\(name).init()") { _ in make([]) }
    table.add("\(name).init(arrayLiteral:)") { call in make(try call.array(0)) }
    table.add("\(name).init(_: S)") { call in make(try call.elements(0, call.type(1))) }
    table.add("\(name).init(repeating:count:)") { call in
      let count = try call.int(1)
      guard count >= 0 else { throw call.machine.trap("Can't construct Array with count < 0") }
      try call.machine.reserve(elements: count)
      return make(Array(repeating: call[0], count: count))
    }
  }

  private static func registerReading<Storage: ElementStorage>(
    _ name: String,
    _ storage: Storage.Type,
    in table: inout NativeTable
  ) {
    func property(_ property: String, _ value: @escaping (Storage.Elements) -> Value) {
      table.add("\(name).\(property)") { call in
        value(try Storage.elements(call[0], call.machine))
      }
    }
    property("startIndex") { .int($0.startIndex) }
    property("endIndex") { .int($0.endIndex) }
    property("count") { .int($0.count) }
    property("capacity") { .int($0.count) }
    property("isEmpty") { .bool($0.isEmpty) }
    property("first") { $0.first?.wrapped ?? .nil }
    property("last") { $0.last?.wrapped ?? .nil }
    property("indices") { .tuple(.int($0.startIndex), .int($0.endIndex)) }
    table.add("\(name).index(after:)") { call in .int(try call.int(1) + 1) }
    table.add("\(name).index(before:)") { call in .int(try call.int(1) - 1) }
    table.add("\(name).makeIterator()") { call in
      .tuple(call[0], .int(try Storage.elements(call[0], call.machine).startIndex))
    }
    table.add("\(name).description") { call in
      .string(try call.machine.list(call.array(0), call.type(0)))
    }
    table.add("\(name).debugDescription") { call in
      let list = try call.machine.list(call.array(0), call.type(0))
      return .string(name == "Array" ? list : "\(name)(\(list))")
    }
    table.add("\(name).subscript(_: Int)") { call in
      let elements = try Storage.elements(call[0], call.machine)
      return elements[try call.index(1, in: elements)]
    }
    table.add("\(name).subscript(_: Range<Int>)") { call in
      let elements = try Storage.elements(call[0], call.machine)
      let bounds = try call.bounds(1, in: elements)
      return .slice(try SliceStorage.elements(call[0], call.machine)[bounds])
    }
  }

  private static func registerChanges<Storage: ElementStorage>(
    _ name: String,
    _ storage: Storage.Type,
    in table: inout NativeTable
  ) {
    func change(
      _ method: String,
      _ body: @escaping (inout Storage.Elements, Call) throws -> Value
    ) {
      table.add("\(name).\(method)") { call in
        try Storage.change(call.inOut(0), call.machine) { try body(&$0, call) }
      }
    }
    change("subscript(_: Int)=") { elements, call in
      elements[try call.index(1, in: elements)] = call[2]
      return .void
    }
    change("subscript(_: Range<Int>)=") { elements, call in
      let bounds = try call.bounds(1, in: elements)
      elements.replaceSubrange(bounds, with: try call.array(2))
      return .void
    }
    change("reserveCapacity(_:)") { elements, call in
      elements.reserveCapacity(min(try call.int(1), 1 << 20))
      return .void
    }
    change("append(_:)") { elements, call in
      elements.append(call[1])
      return .void
    }
    table.add("\(name).append(contentsOf:)") { call in
      let more = try call.elements(1, call.type(1))
      return try Storage.change(call.inOut(0), call.machine) { elements in
        try call.machine.reserve(elements: elements.count, adding: more.count)
        elements.append(contentsOf: more)
        return .void
      }
    }
    change("insert(_:at:)") { elements, call in
      let position = try call.int(2)
      guard position >= elements.startIndex, position <= elements.endIndex else {
        throw call.machine.trap("Array index is out of range")
      }
      call.machine.countElements(elements.count)
      elements.insert(call[1], at: position)
      return .void
    }
    change("remove(at:)") { elements, call in
      call.machine.countElements(elements.count)
      return elements.remove(at: try call.index(1, in: elements))
    }
    change("removeLast()") { elements, call in
      guard let last = elements.last else {
        throw call.machine.trap("Can't remove last element from an empty collection")
      }
      elements.remove(at: elements.endIndex - 1)
      return last
    }
    change("popLast()") { elements, _ in
      guard let last = elements.last else { return .nil }
      elements.remove(at: elements.endIndex - 1)
      return last.wrapped
    }
    change("removeAll(keepingCapacity:)") { elements, _ in
      elements.removeAll()
      return .void
    }
    change("swapAt(_:_:)") { elements, call in
      let (first, second) = (try call.index(1, in: elements), try call.index(2, in: elements))
      elements.swapAt(first, second)
      return .void
    }
    table.add("\(name).replaceSubrange(_: Range<Int>, with: C)") { call in
      let more = try call.elements(2, call.type(1))
      return try Storage.change(call.inOut(0), call.machine) { elements in
        try call.machine.reserve(elements: elements.count + more.count)
        elements.replaceSubrange(try call.bounds(1, in: elements), with: more)
        return .void
      }
    }
  }

  private static func registerOperators<Storage: ElementStorage>(
    _ name: String,
    _ storage: Storage.Type,
    in table: inout NativeTable
  ) {
    table.add("\(name).+(_:_:)") { call in
      var elements = try Storage.elements(call[1], call.machine)
      let more = try Storage.elements(call[2], call.machine)
      try call.machine.reserve(elements: elements.count + more.count)
      elements.append(contentsOf: more)
      return Storage.value(elements)
    }
    table.add("\(name).+=(_:_:)") { call in
      let more = try Storage.elements(call[2], call.machine)
      return try Storage.change(call.inOut(1), call.machine) { elements in
        try call.machine.reserve(elements: elements.count, adding: more.count)
        elements.append(contentsOf: more)
        return .void
      }
    }
    table.add("\(name).==(_:_:)") { call in
      let (left, right) = (try call.array(1), try call.array(2))
      guard left.count == right.count else { return .bool(false) }
      for position in left.indices
      where try !call.machine.equal(left[position], right[position], call.type(0)) {
        return .bool(false)
      }
      return .bool(true)
    }
    table.add("\(name).hash(into:)") { call in
      let hasher = try call.hasher(1)
      let elements = try call.array(0)
      hasher.combine(elements.count)
      for element in elements { try call.machine.hash(element, call.type(0), into: hasher) }
      return .void
    }
  }
}

extension Call {
  /// The elements of a sequence of any type.
  func elements(_ position: Int, _ type: TypeMetadata) throws -> [Value] {
    let elements = try machine.elements(of: self[position], type)
    machine.countElements(elements.count)
    return elements
  }

  /// An index that must be one of an element.
  func index<Elements: RandomAccessCollection>(_ position: Int, in elements: Elements) throws -> Int
  where Elements.Index == Int {
    let index = try int(position)
    guard index >= elements.startIndex, index < elements.endIndex else {
      throw machine.outOfRange(index, of: elements.startIndex..<elements.endIndex)
    }
    return index
  }

  func bounds<Elements: RandomAccessCollection>(_ position: Int, in elements: Elements) throws
    -> Range<Int> where Elements.Index == Int
  {
    let range = try self[position].record(machine)
    let (low, high) = (try range[0].int(machine), try range[1].int(machine))
    guard low >= elements.startIndex, high <= elements.endIndex, low <= high else {
      throw machine.trap("Array index is out of range")
    }
    return low..<high
  }
}

extension Machine {
  /// `[1, 2]`: the texts of elements in brackets.
  func list(_ elements: [Value], _ type: TypeMetadata) throws -> String {
    let texts = try elements.map { try describeForDebugging($0, type) }
    return "[\(try joined(texts))]"
  }
}
