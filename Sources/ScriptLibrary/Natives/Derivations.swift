import ScriptMachine
import ScriptTypes

enum DerivedMembers: NativeGroup {
  /// What the compiler writes for types that only say that they conform.
  static func register(in runtime: Runtime) {
    registerKeyDerivations(in: runtime)
    runtime.derivations.add("Equatable.==(_:_:)") { type in
      FunctionCode(
        "==",
        .native { call in .bool(try call.machine.equalParts(call[1], call[2], type)) }
      )
    }
    runtime.derivations.add("Hashable.hash(into:)") { type in
      FunctionCode(
        "hash",
        .native { call in
          let hasher = try call.inOut(1).pointee.native(call.machine, as: HasherState.self)
          if let symbol = type.symbol, !symbol.members(named: "hashValue").isEmpty {
            // A type that says its hash value alone, as all did once.
            let own = try call.machine.witness("Hashable", "hashValue", .getter, of: type)
            let frame = call.machine.top
            call.machine.push(call[0])
            let value = try own.code.call(call.machine, frame: frame, types: own.types)
            hasher.combine(try value.int(call.machine))
            return .void
          }
          try call.machine.hashParts(call[0], type, into: hasher)
          return .void
        }
      )
    }
    runtime.derivations.add("Hashable.hashValue") { type in
      FunctionCode(
        "hashValue",
        .native { call in
          let hasher = HasherState()
          try call.machine.hash(call[0], type, into: hasher)
          return .int(hasher.result)
        }
      )
    }
    runtime.derivations.add("Comparable.<(_:_:)") { type in
      FunctionCode(
        "<",
        .native { call in .bool(try isLess(call[1], call[2], type, call.machine)) }
      )
    }
  }

  private static func caseNames(_ type: TypeMetadata) -> [String] {
    guard case .enumeration(let cases) = type.representation else { return [] }
    return cases.map(\.symbol.name)
  }

  /// Keys with numbers as raw values, by their names.
  static func register(in table: inout NativeTable) {
    table.add("_caseName(_:)") { .string(caseNames($0.type(0))[$0[0].caseNumber]) }
    table.add("_case(named:)") { call in
      let name = try call.string(0)
      return caseNames(call.type(0)).firstIndex(of: name).map(Value.int) ?? .nil
    }
  }

  /// Keys that are an enum's cases without raw values: their names.
  private static func registerKeyDerivations(in runtime: Runtime) {
    runtime.derivations.add("CodingKey.stringValue") { type in
      FunctionCode("stringValue", .native { .string(caseNames(type)[$0[0].caseNumber]) })
    }
    runtime.derivations.add("CodingKey.intValue") { _ in
      FunctionCode("intValue", .native { _ in .nil })
    }
    runtime.derivations.add("CodingKey.init(stringValue:)") { type in
      FunctionCode(
        "init",
        .native { call in
          let name = try call.string(0)
          return caseNames(type).firstIndex(of: name).map(Value.int) ?? .nil
        }
      )
    }
    runtime.derivations.add("CodingKey.init(intValue:)") { _ in
      FunctionCode("init", .native { _ in .nil })
    }
  }

  /// Whether an enum's case comes first, or its payload among those of the same case.
  private static func isLess(
    _ left: Value,
    _ right: Value,
    _ type: TypeMetadata,
    _ machine: Machine
  ) throws -> Bool {
    guard left.caseNumber == right.caseNumber else { return left.caseNumber < right.caseNumber }
    guard case .enumeration(let cases) = type.representation, case .record(let first) = left,
      case .record(let second) = right
    else { return false }
    for (position, part) in cases[first.tag].payload.enumerated() {
      if try machine.equal(first[position], second[position], part.type) { continue }
      return try machine.isLess(first[position], second[position], part.type)
    }
    return false
  }
}
