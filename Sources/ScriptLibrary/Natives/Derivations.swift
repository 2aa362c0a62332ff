import ScriptMachine

extension StandardNatives {
  /// What the compiler writes for types that only say that they conform.
  static func registerDerivations(in runtime: Runtime) {
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
    runtime.derivations.add("Comparable.<(_:_:)") { _ in
      FunctionCode("<", .native { call in .bool(call[1].caseNumber < call[2].caseNumber) })
    }
  }
}
