import ScriptMachine
import ScriptTypes

/// The bytes of numbers, truth values, and of structs and tuples of these, as compiled Swift keeps them in memory.
struct ValueBytes {
  let machine: Machine

  init(_ machine: Machine) { self.machine = machine }

  func bytes(of value: Value, _ type: TypeMetadata) throws -> [Value] {
    switch type.representation {
    case .bool:
      guard case .bool(let isTrue) = value else { break }
      return [.int(isTrue ? 1 : 0)]
    case .integer, .wideInteger:
      return split(try value.whole(machine, type).bits, size(of: type))
    case .double: return split(UInt128(try value.double(machine).bitPattern), 8)
    case .float: return split(UInt128(Float(try value.double(machine)).bitPattern), 4)
    case .structure(let parts), .tuple(let parts):
      var bytes: [Value] = []
      for (position, part) in parts.enumerated() {
        let start = MemorySize.of(part.type).start(after: bytes.count)
        bytes += Array(repeating: .int(0), count: start - bytes.count)
        bytes += try self.bytes(of: value.record(machine)[position], part.type)
      }
      return bytes
    default: break
    }
    throw unknown(type)
  }

  /// The bytes, and those up to the next value.
  func bytes(of value: Value, _ type: TypeMetadata, stride: Int) throws -> [Value] {
    let own = try bytes(of: value, type)
    return own + Array(repeating: .int(0), count: stride - own.count)
  }

  func value(_ type: TypeMetadata, from memory: Memory, at offset: Int) throws -> Value {
    switch type.representation {
    case .bool: return .bool(try word(memory, offset, 1) & 1 == 1)
    case .integer, .wideInteger:
      return type.integerKind.value(bits: try word(memory, offset, size(of: type)))
    case .double:
      return .double(Double(bitPattern: UInt64(truncatingIfNeeded: try word(memory, offset, 8))))
    case .float:
      return .double(
        Double(Float(bitPattern: UInt32(truncatingIfNeeded: try word(memory, offset, 4))))
      )
    case .structure(let parts), .tuple(let parts):
      var values: [Value] = []
      var size = 0
      for part in parts {
        let own = MemorySize.of(part.type)
        let start = own.start(after: size)
        values.append(try value(part.type, from: memory, at: offset + start))
        size = start + own.size
      }
      return .record(.of(values))
    default: throw unknown(type)
    }
  }

  private func size(of type: TypeMetadata) -> Int { MemorySize.of(type).size }

  private func split(_ word: UInt128, _ count: Int) -> [Value] {
    (0..<count).map { .int(Int(word >> UInt128($0 * 8) & 0xFF)) }
  }

  private func word(_ memory: Memory, _ offset: Int, _ count: Int) throws -> UInt128 {
    var word: UInt128 = 0
    for position in 0..<count {
      let byte = try memory.values[memory.checked(offset + position, machine)].int(machine)
      word |= UInt128(byte) << UInt128(position * 8)
    }
    return word
  }

  private func unknown(_ type: TypeMetadata) -> any Error {
    machine.trap("the bytes of a `\(type.type)` in memory aren't known here")
  }
}

extension MemorySize {
  /// Where a value begins behind others of so many bytes.
  func start(after count: Int) -> Int { (count + alignment - 1) / alignment * alignment }
}
