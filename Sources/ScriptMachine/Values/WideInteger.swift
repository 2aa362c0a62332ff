package import ScriptTypes

/// The bits of an integer that has more of them than an `Int`.
package final class WideInteger {
  package let bits: UInt128

  package init(_ bits: UInt128) { self.bits = bits }

  static func areEqual(_ left: AnyObject, _ right: AnyObject) -> Bool {
    guard let left = left as? WideInteger, let right = right as? WideInteger else { return false }
    return left.bits == right.bits
  }
}

extension Value {
  /// An integer of 128 bits.
  package static func wide(_ bits: UInt128) -> Value { .native(WideInteger(bits)) }

  /// The bits of an integer of 128 bits.
  package func wide(_ machine: Machine) throws -> UInt128 {
    try native(machine, as: WideInteger.self).bits
  }

  /// An integer as a value of its type.
  package static func integer<Number: FixedWidthInteger>(_ number: Number) -> Value {
    Number.bitWidth > 64
      ? .wide(UInt128(truncatingIfNeeded: number)) : .int(Int(truncatingIfNeeded: number))
  }

  package static func integer<Number: FixedWidthInteger>(_ number: Number?) -> Value {
    number.map { .integer($0) } ?? .nil
  }

  /// What a value is in its own type of integers.
  package func integer<Number: FixedWidthInteger>(_ machine: Machine) throws -> Number {
    Number.bitWidth > 64
      ? Number(truncatingIfNeeded: try wide(machine)) : Number(truncatingIfNeeded: try int(machine))
  }

  /// - Parameter type: The integer type of the value.
  package func whole(_ machine: Machine, _ type: TypeMetadata) throws -> WholeNumber {
    switch type.representation {
    case .integer(isSigned: false): WholeNumber(UInt(bitPattern: try int(machine)))
    case .wideInteger(let isSigned): WholeNumber(bits: try wide(machine), isSigned: isSigned)
    default: WholeNumber(try int(machine))
    }
  }
}
