package import ScriptMachine
import ScriptTypes

/// `String.Index`: the bits of Swift's own index, which knows in which encoding it counts.
enum TextIndexNatives: NativeGroup {
  static func registerIndexing(_ name: String, in table: inout NativeTable) {
    table.add("\(name).startIndex") { .index(try $0.text(0).startIndex) }
    table.add("\(name).endIndex") { .index(try $0.text(0).endIndex) }
    table.add("\(name).index(after:)") { call in
      let text = try call.text(0)
      return .index(text.index(after: try call.index(1, in: text)))
    }
    table.add("\(name).index(before:)") { call in
      let text = try call.text(0)
      let index = try call.index(1, in: text, orEnd: true)
      guard index > text.startIndex else { throw call.outOfBounds() }
      return .index(text.index(before: index))
    }
    table.add("\(name).index(_:offsetBy:)") { call in
      let text = try call.text(0)
      let (index, distance) = (try call.index(1, in: text, orEnd: true), try call.int(2))
      let limit = distance < 0 ? text.startIndex : text.endIndex
      guard let found = text.index(index, offsetBy: distance, limitedBy: limit) else {
        throw call.outOfBounds()
      }
      return .index(found)
    }
    table.add("\(name).index(_:offsetBy:limitedBy:)") { call in
      let text = try call.text(0)
      let (index, distance) = (try call.index(1, in: text, orEnd: true), try call.int(2))
      let limit = try call.index(3, in: text, orEnd: true)
      let end = distance < 0 ? text.startIndex : text.endIndex
      if let found = text.index(index, offsetBy: distance, limitedBy: limit) {
        return .index(found)
      }
      // Beyond a limit that lies on the other side nothing stops but the text's end.
      guard distance < 0 ? limit > index : limit < index else { return .nil }
      guard let found = text.index(index, offsetBy: distance, limitedBy: end) else {
        throw call.outOfBounds()
      }
      return .index(found)
    }
    table.add("\(name).distance(from:to:)") { call in
      let text = try call.text(0)
      let from = try call.index(1, in: text, orEnd: true)
      return .int(text.distance(from: from, to: try call.index(2, in: text, orEnd: true)))
    }
    table.add("\(name).subscript(_: String.Index)") { call in
      let text = try call.text(0)
      return .string(String(text[try call.index(1, in: text)]))
    }
    table.add("\(name).subscript(_: Range<String.Index>)") { call in
      let text = try call.text(0)
      return .substring(text[try call.bounds(1, in: text)])
    }
    table.add("\(name).makeIterator()") { call in
      .tuple(call[0], .index(try call.text(0).startIndex))
    }
    table.add("\(name).Iterator.next()") { call in
      try call.nextOfText { text, index in
        let character = text[index]
        index = text.index(after: index)
        return .string(String(character))
      }
    }
  }

  static func register(in table: inout NativeTable) {
    let name = "String.Index"
    table.add("\(name).==(_:_:)") { .bool(try $0.index(1) == $0.index(2)) }
    table.add("\(name).<(_:_:)") { .bool(try $0.index(1) < $0.index(2)) }
    table.add("\(name).hash(into:)") { call in
      try call.hasher(1).combine(call.int(0) >> 14)
      return .void
    }
    table.add("\(name).debugDescription") { .string(String(reflecting: try $0.index(0))) }
    table.add("\(name).init(utf16Offset:in:)") { call in
      .index(String.Index(utf16Offset: try call.int(0), in: try call.string(1)))
    }
    table.add("\(name).utf16Offset(in:)") { call in
      .int(try call.index(0).utf16Offset(in: call.string(1)))
    }
    table.add("\(name).samePosition(in:)") { call in
      try call.index(0).samePosition(in: call.string(1).utf8).map(Value.index) ?? .nil
    }
  }
}

extension Value {
  static func index(_ index: String.Index) -> Value {
    .int(Int(bitPattern: unsafeBitCast(index, to: UInt.self)))
  }

  func index(_ machine: Machine) throws -> String.Index {
    unsafeBitCast(UInt(bitPattern: try int(machine)), to: String.Index.self)
  }
}

extension String.Index: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> String.Index {
    try value.index(machine)
  }
  package func scriptValue(_ machine: Machine) -> Value { .index(self) }
}

extension Call {
  func index(_ position: Int) throws -> String.Index { try self[position].index(machine) }

  /// An index that must lie in a text.
  func index(_ position: Int, in text: Substring, orEnd: Bool = false) throws -> String.Index {
    let index = try self.index(position)
    guard index >= text.startIndex, orEnd ? index <= text.endIndex : index < text.endIndex else {
      throw outOfBounds()
    }
    return index
  }

  func bounds(_ position: Int, in text: Substring) throws -> Range<String.Index> {
    let range = try self[position].record(machine)
    let (low, high) = (try range[0].index(machine), try range[1].index(machine))
    guard low >= text.startIndex, high <= text.endIndex, low <= high else { throw outOfBounds() }
    return low..<high
  }

  func outOfBounds() -> ScriptTrap { machine.trap("String index is out of bounds") }

  /// The next element of an iterator over a text or a view of one, which is the text and an index.
  func nextOfText(_ body: (Substring, inout String.Index) throws -> Value) throws -> Value {
    let variable = inOut(0)
    var state = try variable.takeOut().record(machine)
    if !isKnownUniquelyReferenced(&state) { state = state.copy() }
    defer { variable.initialize(to: .record(state)) }
    let text = try state[0].text(machine)
    var index = try state[1].index(machine)
    guard index < text.endIndex else { return .nil }
    let element = try body(text, &index)
    state[1] = .index(index)
    return element
  }
}
