import Foundation
import ScriptMachine
import ScriptTypes

/// What `as?` makes of a number and of the object that holds one.
///
/// A number becomes an object, whatever its type; an object becomes a number of a type that has its value.
enum NumberCasts {
  static func register(in runtime: Runtime) {
    var boxes: [String: (Value, Machine) throws -> NSNumber?] = [:]
    func add<Number: ScriptConvertible>(_ type: Number.Type) {
      boxes["\(type)"] = { value, machine in
        try Number.make(from: value, machine) as Any as? NSNumber
      }
      runtime.conversions.add("\(type)") { value, source, _, machine in
        guard ["NSNumber", "NSDecimalNumber"].contains(source.symbol?.name) else { return nil }
        let number: Any = try BoxedNumber.make(from: value, machine).number
        return try (number as? Number)?.scriptValue(machine)
      }
    }
    add(Bool.self)
    add(Double.self)
    add(Float.self)
    add(Int.self)
    add(Int8.self)
    add(Int16.self)
    add(Int32.self)
    add(Int64.self)
    add(UInt.self)
    add(UInt8.self)
    add(UInt16.self)
    add(UInt32.self)
    add(UInt64.self)
    for type in ["NSNumber", "NSValue"] {
      runtime.conversions.add(type) { [boxes] value, source, _, machine in
        guard let symbol = source.symbol, symbol.module === machine.runtime.types.library.module,
          let number = try boxes[symbol.name]?(value, machine)
        else { return nil }
        return BoxedNumber(number).scriptValue(machine)
      }
    }
  }
}
