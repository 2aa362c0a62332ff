import ScriptMachine
import ScriptTypes

/// Unsafe pointers, into memory that knows its bounds, and `MemoryLayout`.
enum PointerNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerMemory(in: &table)
    registerAccess("UnsafePointer", in: &table)
    registerAccess("UnsafeMutablePointer", in: &table)
    for kind in ["", "Raw"] {
      registerIdentity("Unsafe\(kind)Pointer", in: &table)
      registerIdentity("UnsafeMutable\(kind)Pointer", in: &table)
    }
    registerBuffers(in: &table)
    registerBorrowing(in: &table)
    registerMemoryLayout(in: &table)
  }

  private static func registerMemory(in table: inout NativeTable) {
    let name = "UnsafeMutablePointer"
    table.add("\(name).allocate(capacity:)") { call in
      let count = max(0, try call.int(1))
      call.machine.countElements(count)
      return .pointer(to: Memory(Array(repeating: .uninitialized, count: count)))
    }
    table.add("\(name).initialize(to:)") { call in
      let (memory, offset) = try call.memory(0)
      memory.values[try memory.checked(offset, call.machine)] = call[1]
      return .void
    }
    table.add("\(name).initialize(repeating:count:)") { call in
      let (memory, offset) = try call.memory(0)
      for position in 0..<max(0, try call.int(2)) {
        memory.values[try memory.checked(offset + position, call.machine)] = call[1]
      }
      return .void
    }
    table.add("\(name).deinitialize(count:)") { call in
      let (memory, offset) = try call.memory(0)
      for position in 0..<max(0, try call.int(1)) {
        memory.values[try memory.checked(offset + position, call.machine)] = .uninitialized
      }
      return call[0]
    }
    table.add("\(name).deallocate()") { call in
      try call.memory(0).memory.values.removeAll()
      return .void
    }
  }

  private static func registerIdentity(_ name: String, in table: inout NativeTable) {
    table.add("\(name).==(_:_:)") { call in
      let (left, right) = (try call.memory(1), try call.memory(2))
      return .bool(left.memory === right.memory && left.offset == right.offset)
    }
    table.add("\(name).hash(into:)") { call in
      let (memory, offset) = try call.memory(0)
      let hasher = try call.hasher(1)
      hasher.combine(Int(bitPattern: ObjectIdentifier(memory)))
      hasher.combine(offset)
      return .void
    }
  }

  private static func registerAccess(_ name: String, in table: inout NativeTable) {
    table.add("\(name).advanced(by:)") { moved(try $0.memory(0), by: try $0.int(1)) }
    table.add("\(name).+(_:_:)") { moved(try $0.memory(1), by: try $0.int(2)) }
    table.add("\(name).withMemoryRebound(to:capacity:_:)") { try rebound($0) }
    table.add("\(name).distance(to:)") { call in
      let (start, end) = (try call.memory(0), try call.memory(1))
      guard start.memory === end.memory else {
        throw call.machine.trap("the distance of pointers into different memory isn't known")
      }
      return .int(end.offset - start.offset)
    }
    table.add("\(name).pointee") { call in
      let (memory, offset) = try call.memory(0)
      return memory.values[try memory.checked(offset, call.machine)]
    }
    table.add("\(name).subscript(_:)") { call in
      let (memory, offset) = try call.memory(0)
      return memory.values[try memory.checked(offset + call.int(1), call.machine)]
    }
    guard name == "UnsafeMutablePointer" else {
      table.add("\(name).init(_:)") { $0[0] }
      return
    }
    table.add("\(name).pointee=") { call in
      let (memory, offset) = try call.memory(0)
      memory.values[try memory.checked(offset, call.machine)] = call[1]
      return .void
    }
    table.add("\(name).subscript(_:)=") { call in
      let (memory, offset) = try call.memory(0)
      memory.values[try memory.checked(offset + call.int(1), call.machine)] = call[2]
      return .void
    }
  }

  /// Lends the same bytes as values of another type, and takes back what they are then.
  private static func rebound(_ call: Call) throws -> Value {
    let (memory, offset) = try call.memory(0)
    let bytes = ValueBytes(call.machine)
    let (own, other) = (call.type(0), call.type(1))
    let stride = MemorySize.of(own).stride
    let wanted = max(0, try call.int(2)) * MemorySize.of(other).stride
    let range = offset..<(offset + (wanted + stride - 1) / stride)
    let lent = Memory(
      try range.flatMap {
        try bytes.bytes(of: memory.values[memory.checked($0, call.machine)], own, stride: stride)
      }
    )
    let values = Memory(
      try Swift.stride(from: 0, to: wanted, by: MemorySize.of(other).stride).map {
        try bytes.value(other, from: lent, at: $0)
      }
    )
    let result = try call.function(3).call(call.machine, .pointer(to: values))
    let size = MemorySize.of(other).stride
    let changed = Memory(
      try values.values.flatMap { try bytes.bytes(of: $0, other, stride: size) }
        + lent.values.dropFirst(wanted)
    )
    for position in range {
      let start = (position - offset) * stride
      memory.values[position] = try bytes.value(own, from: changed, at: start)
    }
    return result
  }

  private static func registerBuffers(in table: inout NativeTable) {
    for name in ["UnsafeBufferPointer", "UnsafeMutableBufferPointer"] {
      registerReading(name, in: &table)
      table.add("\(name).init(start:count:)") { call in
        let count = try call.int(1)
        if call[0].isNil { return .tuple(.native(Memory([])), .int(0), .int(count)) }
        let (memory, offset) = try call.memory(0)
        return .tuple(.native(memory), .int(offset), .int(count))
      }
    }
    table.add("UnsafeBufferPointer.init(_:)") { $0[0] }
    table.add("UnsafeMutableBufferPointer.subscript(_: Int)=") { call in
      let (memory, position) = try element(of: call)
      memory.values[position] = call[2]
      return .void
    }
    let raw = "UnsafeRawBufferPointer"
    registerReading(raw, in: &table)
    table.add("\(raw).load(fromByteOffset:as:)") { call in
      let (memory, offset) = try call.memory(0)
      let start = try offset + call.int(1)
      return try ValueBytes(call.machine).value(call.type(0), from: memory, at: start)
    }
    table.add("\(raw).bindMemory(to:)") { call in
      let (memory, offset) = try call.memory(0)
      let bytes = ValueBytes(call.machine)
      let stride = MemorySize.of(call.type(0)).stride
      let count = try call.count() / stride
      return .pointer(
        to: Memory(
          try (0..<count).map {
            try bytes.value(call.type(0), from: memory, at: offset + $0 * stride)
          }
        )
      )
    }
  }

  /// Where the element of a buffer is that a call names.
  private static func element(of call: Call) throws -> (memory: Memory, position: Int) {
    let (memory, offset) = try call.memory(0)
    let index = try call.int(1)
    guard (0..<(try call.count())).contains(index) else {
      throw call.machine.trap("a pointer is used outside of the memory that it points into")
    }
    return (memory, try memory.checked(offset + index, call.machine))
  }

  private static func registerReading(_ name: String, in table: inout NativeTable) {
    table.add("\(name).count") { .int(try $0.count()) }
    table.add("\(name).baseAddress") { $0[0] }
    table.add("\(name).subscript(_: Int)") { call in
      let (memory, position) = try element(of: call)
      return memory.values[position]
    }
  }

  /// What lends its value for the time of a call.
  private static func registerBorrowing(in table: inout NativeTable) {
    table.add("withUnsafePointer(to:_:)") { call in
      try call.function(1).call(call.machine, .pointer(to: Memory([call[0]])))
    }
    table.add("withUnsafeMutablePointer(to:_:)") { call in
      let variable = call.inOut(0)
      let memory = Memory([variable.takeOut()])
      defer { variable.initialize(to: memory.values.first ?? .uninitialized) }
      return try call.function(1).call(call.machine, .pointer(to: memory))
    }
    table.add("withUnsafeBytes(of:_:)") { call in
      let bytes = try ValueBytes(call.machine).bytes(of: call[0], call.type(0))
      return try call.function(1).call(call.machine, .pointer(to: Memory(bytes)))
    }
    table.add("String.withUTF8(_:)") { call in
      let bytes = try call.inOut(0).pointee.string(call.machine).utf8.map { Value.int(Int($0)) }
      return try call.function(1).call(call.machine, .pointer(to: Memory(bytes)))
    }
    for name in ["Array", "ContiguousArray", "ArraySlice"] {
      table.add("\(name).withUnsafeBufferPointer(_:)") { call in
        try call.function(1).call(call.machine, .pointer(to: Memory(try call.array(0))))
      }
      table.add("\(name).withUnsafeBytes(_:)") { call in
        let bytes = ValueBytes(call.machine)
        let stride = MemorySize.of(call.type(0)).stride
        let all = try call.array(0).flatMap {
          try bytes.bytes(of: $0, call.type(0), stride: stride)
        }
        call.machine.countElements(all.count)
        return try call.function(1).call(call.machine, .pointer(to: Memory(all)))
      }
      table.add("\(name).withUnsafeMutableBufferPointer(_:)") { call in
        let variable = call.inOut(0)
        let memory = Memory(try call.inOut(0).takeOut().array(call.machine))
        defer {
          let isSlice = name == "ArraySlice"
          variable.initialize(to: isSlice ? .slice(memory.values[...]) : .array(memory.values))
        }
        let buffer = Cell(.pointer(to: memory))
        return try call.function(1).call(call.machine, .pointer(buffer.pointer))
      }
    }
  }

  private static func registerMemoryLayout(in table: inout NativeTable) {
    for suffix in ["", "(ofValue:)"] {
      table.add("MemoryLayout.size\(suffix)") { .int(MemorySize.of($0.type(0)).size) }
      table.add("MemoryLayout.stride\(suffix)") { .int(MemorySize.of($0.type(0)).stride) }
      table.add("MemoryLayout.alignment\(suffix)") { .int(MemorySize.of($0.type(0)).alignment) }
    }
  }
}

/// The memory that unsafe pointers point into.
final class Memory {
  // Never changed.
  nonisolated(unsafe) static let addresses = Memory([])

  @exclusivity(unchecked) var values: [Value]

  init(_ values: [Value]) { self.values = values }

  func checked(_ position: Int, _ machine: Machine) throws -> Int {
    guard values.indices.contains(position) else {
      throw machine.trap("a pointer is used outside of the memory that it points into")
    }
    return position
  }
}

/// How much memory compiled Swift gives a value of a type.
struct MemorySize {
  var size = 0
  var alignment = 1

  var stride: Int { max(1, aligned(size)) }

  private func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }

  static func of(_ type: TypeMetadata) -> MemorySize {
    switch type.representation {
    case .bool: return MemorySize(size: 1)
    case .integer, .wideInteger:
      let size = type.integerKind.bits / 8
      return MemorySize(size: size, alignment: size)
    case .float: return MemorySize(size: 4, alignment: 4)
    case .string, .character, .function: return MemorySize(size: 16, alignment: 8)
    case .structure(let parts), .tuple(let parts): return sum(of: parts)
    case .optional(let wrapped):
      var size = MemorySize.of(wrapped)
      // Only what has values to spare finds room for `nil`.
      switch wrapped.representation {
      case .integer, .wideInteger, .double, .float: size.size += 1
      default: break
      }
      return size
    case .enumeration(let cases):
      var size = MemorySize(size: cases.count > 1 ? 1 : 0)
      for layout in cases where !layout.payload.isEmpty {
        let payload = sum(of: layout.payload)
        size.size = max(size.size, payload.size + (cases.count > 1 ? 1 : 0))
        size.alignment = max(size.alignment, payload.alignment)
      }
      return size
    case .existential: return MemorySize(size: type.type.isAny ? 32 : 40, alignment: 8)
    default: return MemorySize(size: 8, alignment: 8)
    }
  }

  private static func sum(of parts: [Part]) -> MemorySize {
    var sum = MemorySize()
    for part in parts {
      let own = MemorySize.of(part.type)
      sum.size = (sum.size + own.alignment - 1) / own.alignment * own.alignment + own.size
      sum.alignment = max(sum.alignment, own.alignment)
    }
    return sum
  }
}

/// A pointer some elements further.
private func moved(_ pointer: (memory: Memory, offset: Int), by distance: Int) -> Value {
  .pointer(to: pointer.memory, at: pointer.offset + distance)
}

extension Value {
  static func pointer(to memory: Memory, at offset: Int = 0) -> Value {
    .tuple(.native(memory), .int(offset))
  }
}

extension Call {
  /// How many elements the buffer has.
  fileprivate func count() throws -> Int {
    let buffer = try inOut(0).pointee.record(machine)
    if buffer.count > 2 { return try buffer[2].int(machine) }
    return try buffer[0].native(machine, as: Memory.self).values.count
  }

  func memory(_ position: Int) throws -> (memory: Memory, offset: Int) {
    let pointer = try inOut(position).pointee.record(machine)
    return (try pointer[0].native(machine, as: Memory.self), try pointer[1].int(machine))
  }
}
