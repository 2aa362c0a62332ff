import ScriptMachine
import ScriptTypes

/// `Hasher` and `AnyHashable`.
enum HasherNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("Hasher.init()") { _ in .native(HasherState()) }
    table.add("Hasher.combine(_:)") { call in
      let variable = call.inOut(0)
      var hasher = try variable.takeOut().native(call.machine, as: HasherState.self)
      if !isKnownUniquelyReferenced(&hasher) { hasher = HasherState(hasher) }
      variable.pointee = .native(hasher)
      try call.machine.hash(call[1], call.type(0), into: hasher)
      return .void
    }
    table.add("Hasher.finalize()") { call in
      .int(try call.native(0, as: HasherState.self).result)
    }
    table.add("AnyHashable.init(_:)") { call in
      .existential(call.machine.erased(call[0], call.type(0)))
    }
    table.add("AnyHashable.base") { $0[0] }
    table.add("AnyHashable.==(_:_:)") { call in
      let (left, right) = (try call.existential(1), try call.existential(2))
      if left.type === right.type {
        return .bool(try call.machine.equal(left.value, right.value, left.type))
      }
      guard let one = left.numericValue, let other = right.numericValue else {
        return .bool(false)
      }
      return .bool(one == other)
    }
    table.add("AnyHashable.hash(into:)") { call in
      let box = try call.existential(0)
      let hasher = try call.hasher(1)
      if let number = box.numericValue {
        hasher.combine(number)
      } else {
        try call.machine.hash(box.value, box.type, into: hasher)
      }
      return .void
    }
    table.add("AnyHashable.description") { call in
      let box = try call.existential(0)
      return .string(try call.machine.describe(box.value, box.type))
    }
    table.add("AnyHashable.debugDescription") { call in
      let box = try call.existential(0)
      return .string("AnyHashable(\(try call.machine.describeForDebugging(box.value, box.type)))")
    }
  }
}

extension Call {
  func existential(_ position: Int) throws -> ExistentialBox {
    try self[position].existential(machine)
  }
}

extension ExistentialBox {
  /// A number of any type: equal ones are equal as `AnyHashable`.
  fileprivate var numericValue: Double? {
    switch (type.representation, value) {
    case (.integer(let isSigned), .int(let number)):
      isSigned ? Double(number) : Double(UInt(bitPattern: number))
    case (.wideInteger(let isSigned), .native(let number as WideInteger)):
      WholeNumber(bits: number.bits, isSigned: isSigned).rounded()
    case (.double, .double(let number)), (.float, .double(let number)): number
    default: nil
    }
  }
}
