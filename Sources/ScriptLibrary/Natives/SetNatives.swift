import ScriptMachine
import ScriptTypes

/// `Set`: a table of keys alone.
enum SetNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    DictionaryNatives.registerTableReading("Set", in: &table)
    DictionaryNatives.registerIndices("Set", in: &table)
    DictionaryNatives.registerElements("Set", in: &table) { $0.key(at: $1) }
    registerSetCreation(in: &table)
    registerSetChanges(in: &table)
    table.add("Set.contains(_:)") { call in
      .bool(try call.table(0).find(call[1], call.machine) != nil)
    }
    table.add("Set.firstIndex(of:)") { call in
      try call.table(0).find(call[1], call.machine).map(Value.int) ?? .nil
    }
    table.add("Set.description") { call in
      .string(try call.machine.list(call.table(0).allKeys, call.type(0)))
    }
    table.add("Set.debugDescription") { call in
      .string("Set(\(try call.machine.list(call.table(0).allKeys, call.type(0))))")
    }
    table.add("Set.==(_:_:)") { call in
      .bool(try call.table(1).hasSameKeys(as: call.table(2), call.machine))
    }
    table.add("Set.hash(into:)") { call in
      // Equal sets may have their elements in another order.
      var sum = 0
      for key in try call.table(0).allKeys {
        let hasher = HasherState()
        try call.machine.hash(key, call.type(0), into: hasher)
        sum ^= hasher.result
      }
      try call.hasher(1).combine(sum)
      return .void
    }
  }

  private static func registerSetCreation(in table: inout NativeTable) {
    func empty(_ call: Call) -> Value { .native(HashTable(keyType: call.type(0))) }
    func of(_ elements: [Value], _ call: Call) throws -> Value {
      let result = HashTable(keyType: call.type(0))
      for element in elements { try result.insert(element, nil, call.machine) }
      return .native(result)
    }
    table.add("Set.init()", empty)
    table.add("Set.init(minimumCapacity:)", empty)
    table.add("Set.init(arrayLiteral:)") { call in try of(call.array(0), call) }
    table.add("Set.init(_: Source)") { call in try of(call.elements(0, call.type(1)), call) }
    table.add("Set.removeAll(keepingCapacity:)") { call in
      call.inOut(0).pointee = empty(call)
      return .void
    }
    table.add("Set.reserveCapacity(_:)") { _ in .void }
  }

  private static func registerSetChanges(in table: inout NativeTable) {
    table.add("Set.insert(_:)") { call in
      try call.changeTable { own in
        if let position = try own.insert(call[1], nil, call.machine) {
          return .tuple(.bool(false), own.key(at: position))
        }
        return .tuple(.bool(true), call[1])
      }
    }
    table.add("Set.update(with:)") { call in
      try call.changeTable { own in
        guard let position = try own.insert(call[1], nil, call.machine) else { return .nil }
        let old = own.key(at: position)
        own.replaceKey(call[1], at: position)
        return old.wrapped
      }
    }
    table.add("Set.remove(_:)") { call in
      try call.changeTable { own in
        guard let position = try own.find(call[1], call.machine) else { return .nil }
        let old = own.key(at: position)
        own.remove(at: position)
        return old.wrapped
      }
    }
    table.add("Set.remove(at:)") { call in
      try call.changeTable { own in
        let position = try call.int(1)
        guard own.isEntry(position) else { throw call.machine.trap("Index out of range") }
        let old = own.key(at: position)
        own.remove(at: position)
        return old
      }
    }
    func takeFirst(_ own: HashTable) -> Value? {
      guard own.count > 0 else { return nil }
      let position = own.entry(from: 0)
      let old = own.key(at: position)
      own.remove(at: position)
      return old
    }
    table.add("Set.popFirst()") { call in
      try call.changeTable { takeFirst($0)?.wrapped ?? .nil }
    }
    table.add("Set.removeFirst()") { call in
      try call.changeTable { own in
        guard let first = takeFirst(own) else {
          throw call.machine.trap("Can't remove first element from an empty collection")
        }
        return first
      }
    }
  }
}
