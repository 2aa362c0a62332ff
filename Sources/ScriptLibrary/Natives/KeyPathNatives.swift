import ScriptMachine
import ScriptTypes

/// What key paths themselves do.
enum KeyPathNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    table.add("AnyKeyPath.==(_:_:)") { call in
      .bool(try call.keyPath(1).isEqual(to: call.keyPath(2), call.machine))
    }
    table.add("AnyKeyPath.hash(into:)") { call in
      try call.keyPath(0).hash(into: call.hasher(1), call.machine)
      return .void
    }
    for (name, position) in [("rootType", 0), ("valueType", 1)] {
      table.add("AnyKeyPath.\(name)") { call in
        .type(try call[0].type(call.machine).arguments.types[position])
      }
    }
    table.add("AnyKeyPath.debugDescription") { call in
      let path = try call.keyPath(0)
      let root = call.machine.runtime.shortName(of: path.scriptType.arguments.types[0])
      return .string("\\\(root)\(path.components.map(\.text).joined())")
    }
    registerAppending(in: &table)
  }

  private static func registerAppending(in table: inout NativeTable) {
    func joined(_ call: Call, _ kind: String) throws -> Value {
      let (first, second) = (try call.keyPath(0), try call.keyPath(1))
      let root = first.scriptType.arguments.types[0].type
      let value = second.scriptType.arguments.types[1].type
      let types = call.machine.runtime.types
      let type = types.metadata(of: types.library.type(kind, root, value))
      return .native(KeyPathValue(first.components + second.components, type: type))
    }
    for (owner, kind) in [
      ("KeyPath", "KeyPath"), ("KeyPath", "ReferenceWritableKeyPath"),
      ("WritableKeyPath", "WritableKeyPath"), ("ReferenceWritableKeyPath", "WritableKeyPath"),
    ] {
      let result = owner == "KeyPath" ? kind : owner
      table.add("\(owner).appending(path: \(kind)<Value, AppendedValue>)") { call in
        try joined(call, result)
      }
    }
    table.add("AnyKeyPath.appending(path:)") { call in
      let (first, second) = (try call.keyPath(0).scriptType, try call.keyPath(1).scriptType)
      guard first.arguments.types[1] === second.arguments.types[0] else { return .nil }
      return try joined(call, first.symbol?.name ?? "KeyPath")
    }
  }
}

extension Call {
  fileprivate func keyPath(_ position: Int) throws -> KeyPathValue {
    if case .existential(let box) = self[position] {
      return try box.value.native(machine, as: KeyPathValue.self)
    }
    return try native(position, as: KeyPathValue.self)
  }
}

extension KeyPathValue.Component {
  fileprivate var text: String {
    switch self {
    case .member(let member): member.name == "subscript" ? ".subscript" : ".\(member.name)"
    case .tupleElement(let position): ".\(position)"
    case .optionalChain: "?"
    case .forcedUnwrap: "!"
    }
  }
}
