/// A struct of the host that scripts use as a value.
package protocol ScriptStruct: ScriptConvertible {}

/// A host's struct in a value of a script; nothing changes it.
package final class HostValue<Wrapped> {
  package let wrapped: Wrapped

  package init(_ wrapped: Wrapped) { self.wrapped = wrapped }
}

extension ScriptStruct {
  package static func make(from value: Value, _ machine: Machine) throws -> Self {
    try value.native(machine, as: HostValue<Self>.self).wrapped
  }
  package func scriptValue(_ machine: Machine) -> Value { .native(HostValue(self)) }
}

/// An enum of the host without payloads, whose cases stand in the order of its declaration for scripts.
package protocol ScriptEnum: ScriptConvertible, Equatable {
  static var scriptCases: [Self] { get }
}

extension ScriptEnum {
  package static func make(from value: Value, _ machine: Machine) throws -> Self {
    let number = value.caseNumber
    guard scriptCases.indices.contains(number) else { throw value.unexpected(machine) }
    return scriptCases[number]
  }
  package func scriptValue(_ machine: Machine) -> Value {
    .int(Self.scriptCases.firstIndex(of: self) ?? 0)
  }
}

/// An option set of the host, which is declared for scripts with the same raw values.
package protocol ScriptOptions: ScriptConvertible, OptionSet where RawValue: FixedWidthInteger {}

extension ScriptOptions {
  package static func make(from value: Value, _ machine: Machine) throws -> Self {
    Self(rawValue: RawValue(truncatingIfNeeded: try value.record(machine)[0].int(machine)))
  }
  package func scriptValue(_ machine: Machine) -> Value {
    .tuple(.int(Int(truncatingIfNeeded: rawValue)))
  }
}

/// Natives of a host's struct.
extension NativeTable {
  /// A property that scripts read and write.
  package mutating func property<Object: ScriptStruct, Result: ScriptConvertible>(
    _ key: String,
    _ path: WritableKeyPath<Object, Result>
  ) {
    // A key path never changes.
    nonisolated(unsafe) let path = path
    function(key) { (object: Object) in object[keyPath: path] }
    mutating(key + "=") { (object: inout Object, value: Result) in object[keyPath: path] = value }
  }

  /// A method that changes its receiver.
  package mutating func mutating<
    Object: ScriptConvertible,
    each Argument: ScriptConvertible,
    Result: ScriptConvertible
  >(
    _ key: String,
    _ method: @escaping (inout Object, repeat each Argument) throws -> Result
  ) {
    add(key) { call in
      let variable = call.inOut(0)
      var object = try Object.make(from: variable.pointee, call.machine)
      var arguments = call.argumentReader(from: 1)
      let list = (repeat try arguments.next((each Argument).self))
      let result = try method(&object, repeat each list)
      variable.pointee = try object.scriptValue(call.machine)
      return try result.scriptValue(call.machine)
    }
  }

  package mutating func mutating<Object: ScriptConvertible, each Argument: ScriptConvertible>(
    _ key: String,
    _ method: @escaping (inout Object, repeat each Argument) throws -> Void
  ) {
    mutating(key) { (object: inout Object, arguments: repeat each Argument) -> Value in
      try method(&object, repeat each arguments)
      return .void
    }
  }

  /// A static function, an operator or the getter of a static property, whose first argument is its type.
  package mutating func staticFunction<
    each Argument: ScriptConvertible,
    Result: ScriptConvertible
  >(
    _ key: String,
    _ function: @escaping (repeat each Argument) throws -> Result
  ) {
    self.function(key) { (_: Value, arguments: repeat each Argument) in
      try function(repeat each arguments)
    }
  }

  /// A value that never changes, of a type or of the module.
  package mutating func constant(_ key: String, _ constant: some ScriptConvertible) {
    // It never changes, as its caller promises.
    nonisolated(unsafe) let constant = constant
    add(key) { call in try constant.scriptValue(call.machine) }
  }

  /// `==` and `hash(into:)`.
  package mutating func hashable<Object: ScriptConvertible & Hashable>(
    _ name: String,
    _: Object.Type
  ) {
    staticFunction("\(name).==(_:_:)") { (left: Object, right: Object) in left == right }
    add("\(name).hash(into:)") { call in
      let object = try Object.make(from: call[0], call.machine)
      let hasher = try call.inOut(1).pointee.native(call.machine, as: HasherState.self)
      // The object's own hash value differs between two runs.
      hasher.combine("\(object)")
      return .void
    }
  }

  package mutating func comparable<Object: ScriptConvertible & Comparable>(
    _ name: String,
    _: Object.Type
  ) {
    staticFunction("\(name).<(_:_:)") { (left: Object, right: Object) in left < right }
  }

  /// What the value's `description` says.
  package mutating func describable<Object: ScriptConvertible & CustomStringConvertible>(
    _ name: String,
    _: Object.Type
  ) {
    function("\(name).description") { (object: Object) in object.description }
  }
}
