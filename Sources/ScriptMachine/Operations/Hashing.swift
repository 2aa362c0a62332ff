import Foundation

/// The state of a `Hasher`: the same values give the same number in every run.
///
/// Swift seeds its own hashing in each process anew. This is FNV-1a over the bytes of the parts.
package final class HasherState {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  /// A hasher with the same state.
  package init(_ other: HasherState) { state = other.state }

  /// The hash value of what was combined.
  package var result: Int {
    // FNV leaves the low bits of neighbours alike.
    Int(truncatingIfNeeded: (state ^ state >> 32) &* 0x9e37_79b9_7f4a_7c15)
  }

  package func combine(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { combine(bytes: $0) }
  }

  package func combine(_ number: Double) {
    // 0 and -0 are equal.
    combine(Int(truncatingIfNeeded: (number == 0 ? 0 : number).bitPattern))
  }

  package func combine(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    } else {
      // Texts that are equal may be of other bytes.
      for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
        if scalar.value < 0x80 {
          state = (state ^ UInt64(scalar.value)) &* 0x100_0000_01b3
        } else {
          combine(Int(scalar.value))
        }
      }
    }
    state = (state ^ 0xff) &* 0x100_0000_01b3
  }

  package func combine(bytes: UnsafeRawBufferPointer) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }
}

extension Machine {
  /// `hasher.combine(value)` for a value of a type that is `Hashable`.
  package func hash(_ value: Value, _ type: TypeMetadata, into hasher: HasherState) throws {
    switch (type.representation, value) {
    case (.integer, .int(let number)): hasher.combine(number)
    case (.string, .string(let text)), (.character, .string(let text)): hasher.combine(text)
    case (.bool, .bool(let isTrue)): hasher.combine(isTrue ? 1 : 0)
    case (.double, .double(let number)), (.float, .double(let number)): hasher.combine(number)
    default:
      try enterPart()
      let target = try witness("Hashable", "hash", of: value.ownType(type))
      var variable = Value.native(hasher)
      try withUnsafeMutablePointer(to: &variable) { variable in
        let frame = top
        push(value)
        push(.pointer(variable))
        _ = try target.code.call(self, frame: frame, types: target.types)
      }
    }
  }

  /// Combines the parts of a value, as a derived `hash(into:)` does.
  package func hashParts(_ value: Value, _ type: TypeMetadata, into hasher: HasherState) throws {
    switch type.representation {
    case .array(let element):
      let elements = try value.array(self)
      hasher.combine(elements.count)
      for item in elements { try hash(item, element, into: hasher) }
    case .optional(let wrapped):
      hasher.combine(value.isNil ? 0 : 1)
      if !value.isNil { try hash(value.unwrapped, wrapped, into: hasher) }
    case .tuple(let parts), .structure(let parts):
      let record = try value.record(self)
      for (position, part) in parts.enumerated() {
        try hash(record[position], part.type, into: hasher)
      }
    case .enumeration(let cases):
      hasher.combine(value.caseNumber)
      if case .record(let record) = value {
        for (position, part) in cases[record.tag].payload.enumerated() {
          try hash(record[position], part.type, into: hasher)
        }
      }
    default: try hash(value, type, into: hasher)
    }
  }
}
