import Foundation
import ScriptMachine
import ScriptTypes

// Objects of Foundation's classes that are written in Swift text, as natives make and read them.

extension Runtime {
  /// An object of a class of Foundation whose own properties, and inherited ones, have these values.
  func foundationObject(_ name: String, _ properties: [Value]) -> ExistentialBox {
    guard let symbol = hostTypes.find("Foundation", name) else {
      preconditionFailure("Foundation declares `\(name)`")
    }
    let type = types.metadata(of: .nominal(NominalType(symbol, [])))
    let object = Instance.make(type, properties.count)
    for (position, value) in properties.enumerated() { object[position] = value }
    return ExistentialBox(.object(object), type)
  }
}

/// An `NSNumber`, an object of a script, as Foundation has it.
struct BoxedNumber: ScriptConvertible {
  let number: NSNumber

  init(_ number: NSNumber) { self.number = number }

  static func make(from value: Value, _ machine: Machine) throws -> BoxedNumber {
    let part = try value.instance(machine)
    // The first property is `NSValue`'s.
    let (whole, real) = (try part[1].int(machine), try part[2].double(machine))
    let text = try part[3].string(machine)
    if text == String(whole) { return BoxedNumber(NSNumber(value: whole)) }
    // More digits than a `Double` has.
    if let decimal = Decimal(string: text), text != "\(real)" {
      return BoxedNumber(NSDecimalNumber(decimal: decimal))
    }
    return BoxedNumber(NSNumber(value: real))
  }

  func scriptValue(_ machine: Machine) -> Value {
    let real = number.doubleValue
    let properties: [Value] = [
      .nil, .int(number.intValue), .double(real), .string(number.stringValue),
    ]
    return machine.runtime.foundationObject("NSNumber", properties).value
  }
}

/// An error of Foundation, an `NSError` for scripts.
struct FoundationError: ScriptErrorConvertible {
  let domain: String
  let code: Int
  let message: String

  func scriptError(_ runtime: Runtime) -> ExistentialBox {
    let machine = runtime.machine
    let text = runtime.types.metadata(
      of: .nominal(NominalType(runtime.types.library["String"], []))
    )
    let info = HashTable(keyType: text)
    _ = try? info.insert(
      .string(NSLocalizedDescriptionKey),
      .existential(machine.erased(.string(message), text)),
      machine
    )
    return runtime.foundationObject(
      "NSError",
      [.string(domain), .int(code), .native(info)]
    )
  }
}
