/// A Swift type whose values go to scripts and come from them.
package protocol ScriptConvertible {
  /// - Throws: A trap where the value is of another type.
  static func make(from value: Value, _ machine: Machine) throws -> Self
  func scriptValue(_ machine: Machine) throws -> Value
}

extension Value: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) -> Value { value }
  package func scriptValue(_ machine: Machine) -> Value { self }
}

extension Int: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Int {
    try value.int(machine)
  }
  package func scriptValue(_ machine: Machine) -> Value { .int(self) }
}

extension Double: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Double {
    try value.double(machine)
  }
  package func scriptValue(_ machine: Machine) -> Value { .double(self) }
}

extension Bool: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Bool {
    try value.bool(machine)
  }
  package func scriptValue(_ machine: Machine) -> Value { .bool(self) }
}

extension String: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> String {
    try value.string(machine)
  }
  package func scriptValue(_ machine: Machine) -> Value { .string(self) }
}

extension Optional: ScriptConvertible where Wrapped: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> Wrapped? {
    value.isNil ? nil : try Wrapped.make(from: value.unwrapped, machine)
  }
  package func scriptValue(_ machine: Machine) throws -> Value {
    try self?.scriptValue(machine).wrapped ?? .nil
  }
}

extension Array: ScriptConvertible where Element: ScriptConvertible {
  package static func make(from value: Value, _ machine: Machine) throws -> [Element] {
    try value.array(machine).map { try Element.make(from: $0, machine) }
  }
  package func scriptValue(_ machine: Machine) throws -> Value {
    .array(try map { try $0.scriptValue(machine) })
  }
}

/// A class of the host whose objects scripts use as they are.
package protocol ScriptClass: AnyObject, ScriptConvertible {}

extension ScriptClass {
  package static func make(from value: Value, _ machine: Machine) throws -> Self {
    guard let object = value.hostObject as? Self else { throw value.unexpected(machine) }
    return object
  }
  package func scriptValue(_ machine: Machine) -> Value { .host(self) }
}

/// An object that conforms to a protocol of the host: one of the host's own, or a script's.
package struct Conforming<Proto>: ScriptConvertible {
  package let object: Proto

  package init(_ object: Proto) { self.object = object }

  package static func make(from value: Value, _ machine: Machine) throws -> Conforming {
    guard let object = value.hostObject as? Proto else { throw value.unexpected(machine) }
    return Conforming(object)
  }

  package func scriptValue(_ machine: Machine) throws -> Value {
    // `as AnyObject` looks through all conformances for a bridge first.
    let host =
      Proto.self is AnyClass ? unsafeBitCast(object, to: AnyObject.self) : object as AnyObject
    return .boxed(host, machine)
  }
}

extension Value {
  /// An object of the host in the box of a protocol's type.
  package static func boxed(_ object: AnyObject, _ machine: Machine) -> Value {
    let value = Value.host(object)
    return .existential(ExistentialBox(value, machine.runtime.dynamicType(of: value)))
  }
}
