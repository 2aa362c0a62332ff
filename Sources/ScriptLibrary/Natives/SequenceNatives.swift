import ScriptMachine
import ScriptTypes

/// The algorithms of sequences that programs spend their time in.
///
/// The library's text has all others, and these natives do what it says.
enum SequenceNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerTransforms(in: &table)
    registerSearches(in: &table)
    registerReductions(in: &table)
    registerSorting(in: &table)
    table.add("BidirectionalCollection.joined(separator: String)", joined)
    table.add("Sequence.joined(separator: String)", joined)
  }

  /// Calls a native's function with each element until it answers.
  @inline(__always)
  private static func each(
    _ call: Call,
    _ body: (Machine, Value) throws -> Value?
  ) throws -> Value? {
    let machine = call.machine
    if case .array(let elements) = call[0] {
      for element in elements {
        if let answer = try body(machine, element) { return answer }
      }
      return nil
    }
    let next = try machine.iterator(of: call[0], call.type(0))
    while let element = try next(machine) {
      if let answer = try body(machine, element) { return answer }
    }
    return nil
  }

  private static func registerTransforms(in table: inout NativeTable) {
    table.add("Sequence.map(_:)") { call in
      let function = try call.function(1)
      var result: [Value] = []
      if case .array(let elements) = call[0] { result.reserveCapacity(elements.count) }
      _ = try each(call) { machine, element in
        result.append(try function.call(machine, element))
        return nil
      }
      return .array(result)
    }
    for type in ["Sequence", "Array"] {
      table.add("\(type).filter(_:)") { call in
        let function = try call.function(1)
        var result: [Value] = []
        _ = try each(call) { machine, element in
          if try function.call(machine, element).bool(machine) { result.append(element) }
          return nil
        }
        return .array(result)
      }
    }
    table.add("Sequence.compactMap(_:)") { call in
      let function = try call.function(1)
      var result: [Value] = []
      _ = try each(call) { machine, element in
        let value = try function.call(machine, element)
        if !value.isNil { result.append(value.unwrapped) }
        return nil
      }
      return .array(result)
    }
    table.add("Sequence.flatMap(_:)") { call in
      let function = try call.function(1)
      var result: [Value] = []
      _ = try each(call) { machine, element in
        let segment = try function.call(machine, element)
        let more = try machine.elements(of: segment, call.type(1))
        try machine.reserve(elements: result.count, adding: more.count)
        result.append(contentsOf: more)
        return nil
      }
      return .array(result)
    }
    table.add("Sequence.forEach(_:)") { call in
      let function = try call.function(1)
      _ = try each(call) { machine, element in
        _ = try function.call(machine, element)
        return nil
      }
      return .void
    }
  }

  private static func registerSearches(in table: inout NativeTable) {
    table.add("Sequence.contains(where:)") { call in
      let function = try call.function(1)
      return try each(call) { machine, element in
        try function.call(machine, element).bool(machine) ? .bool(true) : nil
      } ?? .bool(false)
    }
    table.add("Sequence.allSatisfy(_:)") { call in
      let function = try call.function(1)
      return try each(call) { machine, element in
        try function.call(machine, element).bool(machine) ? nil : .bool(false)
      } ?? .bool(true)
    }
    table.add("Sequence.first(where:)") { call in
      let function = try call.function(1)
      return try each(call) { machine, element in
        try function.call(machine, element).bool(machine) ? element.wrapped : nil
      } ?? .nil
    }
    table.add("Sequence.count(where:)") { call in
      let function = try call.function(1)
      var count = 0
      _ = try each(call) { machine, element in
        if try function.call(machine, element).bool(machine) { count += 1 }
        return nil
      }
      return .int(count)
    }
  }

  private static func registerReductions(in table: inout NativeTable) {
    table.add("Sequence.reduce(_:_:)") { call in
      let function = try call.function(2)
      var result = call[1]
      _ = try each(call) { machine, element in
        result = try function.call(machine, result, element)
        return nil
      }
      return result
    }
    table.add("Sequence.reduce(into:_:)") { call in
      let function = try call.function(2)
      let result = Cell(call[1])
      // The argument would be a second owner of what the function changes in place.
      call.inOut(1).pointee = .void
      _ = try each(call) { machine, element in
        _ = try function.call(machine, .pointer(result.pointer), element)
        return nil
      }
      return result.value
    }
    for (name, wants) in [("min", true), ("max", false)] {
      func best(_ call: Call, _ isLess: (Value, Value) throws -> Bool) throws -> Value {
        var result: Value?
        _ = try each(call) { _, element in
          guard let best = result else {
            result = element
            return nil
          }
          if try wants ? isLess(element, best) : isLess(best, element) { result = element }
          return nil
        }
        return result?.wrapped ?? .nil
      }
      table.add("Sequence.\(name)(by:)") { call in
        let function = try call.function(1)
        return try best(call) { left, right in
          try function.call(call.machine, left, right).bool(call.machine)
        }
      }
      table.add("Sequence.\(name)()") { call in
        let order = try ElementOrder(call)
        return try best(call, order.isLess)
      }
    }
  }

  private static func registerSorting(in table: inout NativeTable) {
    table.add("Sequence.sorted(by:)") { call in
      let function = try call.function(1)
      return .array(
        try sorted(call.elements(0, call.type(0)), call.machine) { left, right in
          try function.call(call.machine, left, right).bool(call.machine)
        }
      )
    }
    table.add("Sequence.sorted()") { call in
      let order = try ElementOrder(call)
      return .array(try sorted(call.elements(0, call.type(0)), call.machine, by: order.isLess))
    }
  }

  /// Sorts without exchanging equal elements.
  static func sorted(
    _ elements: [Value],
    _ machine: Machine,
    by isLess: (Value, Value) throws -> Bool
  ) throws -> [Value] {
    machine.countElements(elements.count << 6)
    // Swift's own sort is stable, though it doesn't promise to be.
    return try elements.sorted(by: isLess)
  }

  private static func joined(_ call: Call) throws -> Value {
    let separator = Array(try call.string(1).utf8)
    // An element that is computed may itself put a text together.
    let text = call.machine.text
    let start = text.count
    defer { text.shorten(to: start) }
    var isFirst = true
    _ = try each(call) { machine, element in
      if !isFirst { text.append(separator) }
      isFirst = false
      let more = try element.string(machine)
      try machine.reserve(text: text.count - start, adding: more.utf8.count + separator.count)
      text.append(more)
      return nil
    }
    return .string(text.text(from: start))
  }
}

/// How the elements of a native's receiver compare with `<`.
struct ElementOrder {
  let isLess: (Value, Value) throws -> Bool

  init(_ call: Call) throws {
    let machine = call.machine
    let type = machine.runtime.types.metadata(of: call.type(0).type.associatedType("Element"))
    switch type.representation {
    case .integer(isSigned: true):
      isLess = { left, right in try left.int(machine) < right.int(machine) }
    case .double, .float:
      isLess = { left, right in try left.double(machine) < right.double(machine) }
    case .string, .character:
      isLess = { left, right in try left.string(machine) < right.string(machine) }
    default:
      let target = try machine.witness("Comparable", "<", of: type)
      isLess = { left, right in
        let frame = machine.top
        machine.push(.type(type))
        machine.push(left)
        machine.push(right)
        return try target.code.call(machine, frame: frame, types: target.types).bool(machine)
      }
    }
  }
}
