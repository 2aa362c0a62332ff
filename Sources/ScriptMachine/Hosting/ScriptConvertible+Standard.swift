import ScriptTypes

// What the standard library's types are as values of scripts.

extension FixedWidthInteger where Self: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Self {
    Self(truncatingIfNeeded: try value.int(machine))
  }
  package func scriptValue(_ machine: Machine) -> Value { .int(Int(truncatingIfNeeded: self)) }
}

extension Int8: ScriptConvertible {}
extension Int16: ScriptConvertible {}
extension Int32: ScriptConvertible {}
extension Int64: ScriptConvertible {}
extension UInt: ScriptConvertible {}
extension UInt8: ScriptConvertible {}
extension UInt16: ScriptConvertible {}
extension UInt32: ScriptConvertible {}
extension UInt64: ScriptConvertible {}

extension Float: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Float {
    Float(try value.double(machine))
  }
  package func scriptValue(_ machine: Machine) -> Value { .double(Double(self)) }
}

extension Substring: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Substring {
    try value.text(machine)
  }
  package func scriptValue(_ machine: Machine) -> Value { .substring(self) }
}

extension Unicode.Scalar: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: try value.int(machine))) else {
      throw value.unexpected(machine)
    }
    return scalar
  }
  package func scriptValue(_ machine: Machine) -> Value { .int(Int(value)) }
}

extension Range: ScriptConvertible where Bound: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Range {
    let bounds = try value.record(machine)
    let low = try Bound.make(from: bounds[0], machine)
    let high = try Bound.make(from: bounds[1], machine)
    guard low <= high else { throw value.unexpected(machine) }
    return low..<high
  }
  package func scriptValue(_ machine: Machine) throws -> Value {
    .tuple(try lowerBound.scriptValue(machine), try upperBound.scriptValue(machine))
  }
}

extension ClosedRange: ScriptConvertible where Bound: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> ClosedRange {
    let bounds = try value.record(machine)
    let low = try Bound.make(from: bounds[0], machine)
    let high = try Bound.make(from: bounds[1], machine)
    guard low <= high else { throw value.unexpected(machine) }
    return low...high
  }
  package func scriptValue(_ machine: Machine) throws -> Value {
    .tuple(try lowerBound.scriptValue(machine), try upperBound.scriptValue(machine))
  }
}

/// A dictionary by texts.
extension Dictionary: ScriptConvertible where Key == String, Value: ScriptConvertible {
  package static func make(from value: ScriptMachine.Value, _ machine: Machine) throws
    -> [String: Value]
  {
    let table = try value.native(machine, as: HashTable.self)
    var result: [String: Value] = [:]
    for (key, value) in zip(table.allKeys, table.allValues) {
      result[try key.string(machine)] = try Value.make(from: value, machine)
    }
    return result
  }

  /// The entries stand in the order of their keys, which is the same in every run.
  package func scriptValue(_ machine: Machine) throws -> ScriptMachine.Value {
    let types = machine.runtime.types
    let table = HashTable(
      keyType: types.metadata(of: .nominal(NominalType(types.library["String"], [])))
    )
    for (key, value) in sorted(by: { $0.key < $1.key }) {
      try table.insert(.string(key), try value.scriptValue(machine), machine)
    }
    return .native(table)
  }
}

/// A set of a script, with its elements as the host has them.
package struct ScriptSet<Element: ScriptConvertible & Hashable>: ScriptConvertible {
  package let elements: Set<Element>
  private let value: Value

  package static func make(from value: Value, _ machine: Machine) throws -> ScriptSet {
    let keys = try value.native(machine, as: HashTable.self).allKeys
    return ScriptSet(
      elements: Set(try keys.map { try Element.make(from: $0, machine) }),
      value: value
    )
  }
  package func scriptValue(_ machine: Machine) -> Value { value }
}
