import ScriptMachine
import ScriptTypes

/// The casts of the library's types that `as?` makes element by element.
enum ElementwiseCasts {
  static func register(in runtime: Runtime) {
    runtime.conversions.add("Dictionary") { value, source, target, machine in
      guard source.symbol === target.symbol else { return nil }
      let own = try value.native(machine, as: HashTable.self)
      let (from, to) = (source.arguments.types, target.arguments.types)
      let result = HashTable(keyType: to[0])
      for (key, value) in zip(own.allKeys, own.allValues) {
        guard let key = try machine.cast(key, from: from[0], to: to[0]),
          let value = try machine.cast(value, from: from[1], to: to[1])
        else { return nil }
        try result.insert(key, value, machine)
      }
      return .native(result)
    }
    runtime.conversions.add("Set") { value, source, target, machine in
      guard source.symbol === target.symbol else { return nil }
      let result = HashTable(keyType: target.arguments.types[0])
      for key in try value.native(machine, as: HashTable.self).allKeys {
        guard
          let key = try machine.cast(
            key,
            from: source.arguments.types[0],
            to: target.arguments.types[0]
          )
        else { return nil }
        try result.insert(key, nil, machine)
      }
      return .native(result)
    }
    runtime.conversions.add("String") { value, source, _, machine in
      // The text that a class of Foundation's holds.
      guard let text = source.symbol, text.name.hasSuffix("String"),
        text.module.name == "Foundation", case .object = source.representation
      else { return nil }
      return .string(try machine.describe(value, source))
    }
    runtime.conversions.add("AnyHashable") { value, source, _, machine in
      let hashable = machine.runtime.types.library["Hashable"]
      return source.conforms(to: hashable) ? .existential(machine.erased(value, source)) : nil
    }
  }
}
