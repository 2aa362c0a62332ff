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
    table.add("\(name).advanced(by:)") { moved(try $0.memory(0), by: try $0.int(1)) }
    table.add("\(name).+(_:_:)") { moved(try $0.memory(1), by: try $0.int(2)) }
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
    table.add("\(name).pointee") { call in
      let (memory, offset) = try call.memory(0)
      return memory.values[try memory.checked(offset, call.machine)]
    }
    table.add("\(name).subscript(_:)") { call in
      let (memory, offset) = try call.memory(0)
      return memory.values[try memory.checked(offset + call.int(1), call.machine)]
    }
    guard name == "UnsafeMutablePointer" else { return }
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

  private static func registerBuffers(in table: inout NativeTable) {
    for name in ["UnsafeBufferPointer", "UnsafeMutableBufferPointer"] {
      table.add("\(name).count") { .int(try $0.memory(0).memory.values.count) }
      table.add("\(name).baseAddress") { $0[0] }
      table.add("\(name).subscript(_: Int)") { call in
        let (memory, _) = try call.memory(0)
        return memory.values[try memory.checked(call.int(1), call.machine)]
      }
    }
    table.add("UnsafeMutableBufferPointer.subscript(_: Int)=") { call in
      let (memory, _) = try call.memory(0)
      memory.values[try memory.checked(call.int(1), call.machine)] = call[2]
      return .void
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
    table.add("String.withUTF8(_:)") { call in
      let bytes = try call.inOut(0).pointee.string(call.machine).utf8.map { Value.int(Int($0)) }
      return try call.function(1).call(call.machine, .pointer(to: Memory(bytes)))
    }
    for name in ["Array", "ContiguousArray", "ArraySlice"] {
      table.add("\(name).withUnsafeBufferPointer(_:)") { call in
        try call.function(1).call(call.machine, .pointer(to: Memory(try call.array(0))))
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
    case .integer:
      let size = type.integerKind.bits / 8
      return MemorySize(size: size, alignment: size)
    case .float: return MemorySize(size: 4, alignment: 4)
    case .string, .character, .function: return MemorySize(size: 16, alignment: 8)
    case .structure(let parts), .tuple(let parts): return sum(of: parts)
    case .optional(let wrapped):
      var size = MemorySize.of(wrapped)
      // Only what has values to spare finds room for `nil`.
      switch wrapped.representation {
      case .integer, .double, .float: size.size += 1
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
  func memory(_ position: Int) throws -> (memory: Memory, offset: Int) {
    let pointer = try inOut(position).pointee.record(machine)
    return (try pointer[0].native(machine, as: Memory.self), try pointer[1].int(machine))
  }
}
