import ScriptMachine
import ScriptTypes

/// Truth values, optionals, and comparing what has no type of its own.
enum BasicNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerTruthValues(in: &table)
    registerOptionals(in: &table)
    registerIdentities(in: &table)
    table.add("swap(_:_:)") { call in
      let (first, second) = (call.inOut(0), call.inOut(1))
      if first != second { swap(&first.pointee, &second.pointee) }
      return .void
    }
    table.add("Never.description") { _ in .string("Never") }
    for name in ["==", "<"] { table.add("Never.\(name)(_:_:)") { _ in .bool(true) } }
    table.add("Never.hash(into:)") { _ in .void }
  }

  private static func registerTruthValues(in table: inout NativeTable) {
    table.add("Bool.init()") { _ in .bool(false) }
    table.add("Bool.init(_: Bool)") { $0[0] }
    table.add("Bool.init(booleanLiteral:)") { $0[0] }
    table.add("Bool.init(_: String)") { call in
      switch try call.text(0) {
      case "true": .bool(true)
      case "false": .bool(false)
      default: .nil
      }
    }
    table.add("Bool.description") { call in .string(try call.bool(0) ? "true" : "false") }
    table.add("Bool.hash(into:)") { call in
      try call.hasher(1).combine(call.bool(0) ? 1 : 0)
      return .void
    }
    table.add("Bool.==(_:_:)") { call in .bool(try call.bool(1) == call.bool(2)) }
    table.add("Bool.!(_:)") { call in .bool(!(try call.bool(1))) }
    table.add("Bool.&&(_:_:)") { call in
      try call.bool(1) ? try call.function(2).call(call.machine) : .bool(false)
    }
    table.add("Bool.||(_:_:)") { call in
      try call.bool(1) ? .bool(true) : try call.function(2).call(call.machine)
    }
  }

  private static func registerOptionals(in table: inout NativeTable) {
    table.add("??(_: T?, _: () throws -> T)") { call in
      call[0].isNil ? try call.function(1).call(call.machine) : call[0].unwrapped
    }
    table.add("??(_: T?, _: () throws -> T?)") { call in
      call[0].isNil ? try call.function(1).call(call.machine) : call[0]
    }
    table.add("Optional.==(_: Wrapped?, _: Wrapped?)") { call in
      let (left, right) = (call[1], call[2])
      if left.isNil || right.isNil { return .bool(left.isNil && right.isNil) }
      return .bool(try call.machine.equal(left.unwrapped, right.unwrapped, call.type(0)))
    }
    table.add("Optional.==(_: Wrapped?, _: _OptionalNilComparisonType)") { .bool($0[1].isNil) }
    table.add("Optional.!=(_: Wrapped?, _: _OptionalNilComparisonType)") { .bool(!$0[1].isNil) }
    table.add("Optional.==(_: _OptionalNilComparisonType, _: Wrapped?)") { .bool($0[2].isNil) }
    table.add("Optional.!=(_: _OptionalNilComparisonType, _: Wrapped?)") { .bool(!$0[2].isNil) }
    table.add("Optional.~=(_:_:)") { .bool($0[2].isNil) }
    table.add("_OptionalNilComparisonType.init(nilLiteral:)") { _ in .void }
    table.add("Optional.unsafelyUnwrapped") { $0[0].unwrapped }
    table.add("Optional.hash(into:)") { call in
      let hasher = try call.hasher(1)
      hasher.combine(call[0].isNil ? 0 : 1)
      if !call[0].isNil {
        try call.machine.hash(call[0].unwrapped, call.type(0), into: hasher)
      }
      return .void
    }
    table.add("Optional.debugDescription") { call in
      if call[0].isNil { return .string("nil") }
      let text = try call.machine.describeForDebugging(call[0].unwrapped, call.type(0))
      return .string("Optional(\(text))")
    }
  }

  private static func registerIdentities(in table: inout NativeTable) {
    table.add("===(_:_:)") { call in .bool(call[0].identity == call[1].identity) }
    table.add("==(_: Any.Type?, _: Any.Type?)") { call in
      .bool(call[0].isNil ? call[1].isNil : call[0].isSameScalar(as: call[1]))
    }
    table.add("isKnownUniquelyReferenced(_:)") { call in
      let variable = call.inOut(0)
      var isUnique = false
      if case .object = variable.pointee {
        guard case .object(var instance) = variable.takeOut() else { return .bool(false) }
        isUnique = isKnownUniquelyReferenced(&instance)
        variable.initialize(to: .object(instance))
      } else if case .native = variable.pointee {
        guard case .native(var object) = variable.takeOut() else { return .bool(false) }
        isUnique = isKnownUniquelyReferenced(&object)
        variable.initialize(to: .native(object))
      }
      return .bool(isUnique)
    }
    table.add("unsafeBitCast(_:to:)") { call in
      // The address of an object, as a pointer that leads nowhere.
      if case .int(let address) = call[0], call.type(1).symbol?.name.hasSuffix("RawPointer") == true
      {
        return .pointer(to: .addresses, at: address)
      }
      return bits(of: call[0], call.type(0), as: call.type(1))
    }
    table.add("unsafeDowncast(_:to:)") { call in
      if case .existential(let box) = call[0] { return box.value }
      return call[0]
    }
    table.add("withoutActuallyEscaping(_:do:)") { call in
      try call.function(1).call(call.machine, call[0])
    }
    registerObjectIdentifiers(in: &table)
  }

  /// The bits of a number as one of another kind.
  private static func bits(of value: Value, _ type: TypeMetadata, as target: TypeMetadata) -> Value
  {
    switch (value, type.symbol?.name, target.symbol?.name) {
    case (.double, _, "Double"), (.double, _, "Float"): value
    case (.double(let number), "Float", _): .int(Int(Float(number).bitPattern))
    case (.double(let number), _, _): .int(Int(truncatingIfNeeded: number.bitPattern))
    case (.int(let bits), _, "Double"):
      .double(Double(bitPattern: UInt64(truncatingIfNeeded: bits)))
    case (.int(let bits), _, "Float"):
      .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    default: value
    }
  }

  private static func registerObjectIdentifiers(in table: inout NativeTable) {
    table.add("ObjectIdentifier.init(_:)") { call in
      guard let object = call[0].object else { throw call[0].unexpected(call.machine) }
      return .int(call.machine.runtime.addresses.number(of: object))
    }
    table.add("ObjectIdentifier.==(_:_:)") { .bool(try $0.int(1) == $0.int(2)) }
    table.add("ObjectIdentifier.<(_:_:)") { .bool(try $0.int(1) < $0.int(2)) }
    table.add("ObjectIdentifier.hash(into:)") { call in
      try call.hasher(1).combine(call.int(0))
      return .void
    }
    table.add("ObjectIdentifier.debugDescription") { call in
      let text = String(UInt(bitPattern: try call.int(0)), radix: 16)
      return .string("ObjectIdentifier(0x\(String(repeating: "0", count: 16 - text.count))\(text))")
    }
  }
}
