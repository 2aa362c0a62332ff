import ScriptTypes

/// A call of a native function: its arguments and the types that stand for generic parameters.
///
/// A method's receiver is the first argument; a static member's is its type.
@usableFromInline
package struct Call {
  package let machine: Machine
  @usableFromInline let arguments: UnsafeMutablePointer<Value>
  package let types: TypeArguments
  /// What a native closure has captured.
  package let captures: UnsafeMutablePointer<Value>?
  /// Of an initializer of a host's class: the part of a script's object, which the host's object shall own.
  package var part: Instance?

  package subscript(position: Int) -> Value {
    @inline(__always) get { arguments[position] }
  }

  /// What a native closure has captured.
  package func captured(_ position: Int) -> Value {
    captures.map { $0[position] } ?? .void
  }

  /// Where the variable is that an `inout` argument, or the receiver of a mutating method, stands for.
  @inlinable @inline(__always)
  package func inOut(_ position: Int) -> UnsafeMutablePointer<Value> {
    if case .pointer(let pointer) = arguments[position] { return pointer }
    return arguments + position
  }

  package func int(_ position: Int) throws -> Int { try arguments[position].int(machine) }
  package func double(_ position: Int) throws -> Double { try arguments[position].double(machine) }
  package func bool(_ position: Int) throws -> Bool { try arguments[position].bool(machine) }
  package func string(_ position: Int) throws -> String { try arguments[position].string(machine) }
  package func array(_ position: Int) throws -> [Value] { try arguments[position].array(machine) }
  package func text(_ position: Int) throws -> Substring { try arguments[position].text(machine) }
  package func function(_ position: Int) throws -> Closure {
    try arguments[position].function(machine)
  }
  package func native<Object: AnyObject>(_ position: Int, as type: Object.Type) throws -> Object {
    try arguments[position].native(machine, as: type)
  }

  /// The type that stands for a generic parameter.
  package func type(_ position: Int) -> TypeMetadata {
    position < types.types.count
      ? types.types[position] : machine.runtime.types.metadata(of: .error)
  }
}

extension Value {
  /// The value as what its static type says it is.
  ///
  /// - Throws: A trap where a variable is read while it is being changed.
  @inlinable @inline(__always)
  package func int(_ machine: Machine) throws -> Int {
    if case .int(let value) = self { return value }
    throw unexpected(machine)
  }

  @inlinable @inline(__always)
  package func double(_ machine: Machine) throws -> Double {
    if case .double(let value) = self { return value }
    throw unexpected(machine)
  }

  @inlinable @inline(__always)
  package func bool(_ machine: Machine) throws -> Bool {
    if case .bool(let value) = self { return value }
    throw unexpected(machine)
  }

  package func string(_ machine: Machine) throws -> String {
    if case .string(let value) = self { return value }
    if case .native(let object) = self, let slice = object as? TextSlice {
      return String(slice.text)
    }
    throw unexpected(machine)
  }

  package func array(_ machine: Machine) throws -> [Value] {
    if case .array(let value) = self { return value }
    if case .native(let object) = self, let slice = object as? Slice {
      return Array(slice.elements)
    }
    throw unexpected(machine)
  }

  package func record(_ machine: Machine) throws -> Record {
    if case .record(let value) = self { return value }
    throw unexpected(machine)
  }

  package func function(_ machine: Machine) throws -> Closure {
    if case .function(let value) = self { return value }
    throw unexpected(machine)
  }

  package func type(_ machine: Machine) throws -> TypeMetadata {
    if case .type(let value) = self { return value }
    throw unexpected(machine)
  }

  package func existential(_ machine: Machine) throws -> ExistentialBox {
    if case .existential(let value) = self { return value }
    throw unexpected(machine)
  }

  package func native<Object: AnyObject>(_ machine: Machine, as type: Object.Type) throws -> Object
  {
    if case .native(let value) = self {
      // A cast looks at superclasses and more.
      if Swift.type(of: value) == type { return unsafeDowncast(value, to: type) }
      if let object = value as? Object { return object }
    }
    throw unexpected(machine)
  }

  /// What is wrong where a value is none of its static type: it is being changed, or it is our mistake.
  @usableFromInline
  package func unexpected(_ machine: Machine) -> ScriptTrap {
    if case .uninitialized = self {
      return machine.trap(
        "a variable is read while it is being changed",
        hint: "two accesses to one variable overlap, which Swift does not allow"
      )
    }
    return machine.trap("rxlab mixed up two types here; this is a mistake of rxlab's")
  }
}
