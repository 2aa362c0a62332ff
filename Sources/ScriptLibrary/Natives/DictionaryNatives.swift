import ScriptMachine
import ScriptTypes

/// `Dictionary`, with its views, indices and iterators.
///
/// A dictionary, its `keys` and its `values` are all the same table; an index is the number of an entry.
enum DictionaryNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    registerCreation(in: &table)
    registerLookup(in: &table)
    registerRemoval(in: &table)
    for name in ["Dictionary", "Dictionary.Keys", "Dictionary.Values"] {
      registerTableReading(name, in: &table)
    }
    registerIndices("Dictionary", in: &table)
    registerElements("Dictionary", in: &table) { .tuple($0.key(at: $1), $0.value(at: $1)) }
    registerElements("Dictionary.Keys", in: &table) { $0.key(at: $1) }
    registerElements("Dictionary.Values", in: &table) { $0.value(at: $1) }
    registerDictionaryViews(in: &table)
    registerDictionaryComparison(in: &table)
    registerKeyValuePairs(in: &table)
  }

  /// `KeyValuePairs`, an array of pairs.
  private static func registerKeyValuePairs(in table: inout NativeTable) {
    let name = "KeyValuePairs"
    table.add("\(name).init(dictionaryLiteral:)") { $0[0] }
    table.add("\(name).startIndex") { _ in .int(0) }
    table.add("\(name).endIndex") { .int(try $0.array(0).count) }
    table.add("\(name).subscript(_: Int)") { call in
      let pairs = try call.array(0)
      return pairs[try call.index(1, in: pairs)]
    }
    table.add("\(name).description") { call in
      let texts = try call.array(0).map { pair in
        let pair = try pair.record(call.machine)
        return try call.machine.describeForDebugging(pair[0], call.type(0)) + ": "
          + call.machine.describeForDebugging(pair[1], call.type(1))
      }
      return .string(texts.isEmpty ? "[:]" : "[\(texts.joined(separator: ", "))]")
    }
  }

  private static func registerCreation(in table: inout NativeTable) {
    func empty(_ call: Call) -> Value { .native(HashTable(keyType: call.type(0))) }
    table.add("Dictionary.init()", empty)
    table.add("Dictionary.init(minimumCapacity:)", empty)
    table.add("Dictionary.init(dictionaryLiteral:)") { call in
      let result = HashTable(keyType: call.type(0))
      for pair in try call.array(0) {
        let pair = try pair.record(call.machine)
        if try result.insert(pair[0], pair[1], call.machine) != nil {
          throw call.machine.trap("Dictionary literal contains duplicate keys")
        }
      }
      return .native(result)
    }
    table.add("Dictionary.init(grouping:by:)") { call in
      let function = try call.function(1)
      let result = HashTable(keyType: call.type(0))
      for element in try call.elements(0, call.type(2)) {
        let key = try function.call(call.machine, element)
        if let position = try result.find(key, call.machine) {
          result.change(at: position) { group in
            guard case .array(var elements) = group.takeOut() else { return }
            elements.append(element)
            group.initialize(to: .array(elements))
          }
        } else {
          try result.insert(key, .array([element]), call.machine)
        }
      }
      return .native(result)
    }
    for method in ["removeAll(keepingCapacity:)", "reserveCapacity(_:)"] {
      table.add("Dictionary.\(method)") { call in
        if method.hasPrefix("remove") { call.inOut(0).pointee = empty(call) }
        return .void
      }
    }
  }

  private static func registerLookup(in table: inout NativeTable) {
    table.add("Dictionary.subscript(_: Key)") { call in
      let own = try call.table(0)
      return try own.find(call[1], call.machine).map { own.value(at: $0).wrapped } ?? .nil
    }
    table.add("Dictionary.subscript(_: Key)=") { call in
      try call.changeTable { own in
        if call[2].isNil {
          if let position = try own.find(call[1], call.machine) { own.remove(at: position) }
        } else {
          try own.insert(call[1], call[2].unwrapped, call.machine)
        }
        return .void
      }
    }
    table.add("Dictionary.subscript(_:default:)") { call in
      let own = try call.table(0)
      if let position = try own.find(call[1], call.machine) { return own.value(at: position) }
      return try call.function(2).call(call.machine)
    }
    table.add("Dictionary.subscript(_:default:)=") { call in
      try call.changeTable { own in
        try own.insert(call[1], call[3], call.machine)
        return .void
      }
    }
    table.add("Dictionary.index(forKey:)") { call in
      try call.table(0).find(call[1], call.machine).map(Value.int) ?? .nil
    }
    table.add("Dictionary.updateValue(_:forKey:)") { call in
      try call.changeTable { own in
        guard let position = try own.find(call[2], call.machine) else {
          try own.insert(call[2], call[1], call.machine)
          return .nil
        }
        let old = own.value(at: position)
        own.setValue(call[1], at: position)
        return old.wrapped
      }
    }
  }

  private static func registerRemoval(in table: inout NativeTable) {
    table.add("Dictionary.removeValue(forKey:)") { call in
      try call.changeTable { own in
        guard let position = try own.find(call[1], call.machine) else { return .nil }
        let old = own.value(at: position)
        own.remove(at: position)
        return old.wrapped
      }
    }
  }

  /// What all types have that are a table.
  static func registerTableReading(_ name: String, in table: inout NativeTable) {
    table.add("\(name).count") { call in .int(try call.table(0).count) }
    table.add("\(name).isEmpty") { call in .bool(try call.table(0).count == 0) }
    table.add("\(name).startIndex") { call in .int(try call.table(0).entry(from: 0)) }
    table.add("\(name).endIndex") { call in .int(try call.table(0).end) }
    table.add("\(name).index(after:)") { call in
      .int(try call.table(0).entry(from: call.int(1) + 1))
    }
  }

  static func registerIndices(_ name: String, in table: inout NativeTable) {
    table.add("\(name).capacity") { call in .int(try call.table(0).count) }
    table.add("\(name).Index.==(_:_:)") { call in .bool(try call.int(1) == call.int(2)) }
    table.add("\(name).Index.<(_:_:)") { call in .bool(try call.int(1) < call.int(2)) }
    table.add("\(name).Index.hash(into:)") { call in
      try call.hasher(1).combine(call.int(0))
      return .void
    }
  }

  /// The elements of a table seen as one of its types.
  static func registerElements(
    _ name: String,
    in table: inout NativeTable,
    _ element: @escaping (HashTable, Int) -> Value
  ) {
    if !name.contains(".") {
      table.add("\(name).first") { call in
        let own = try call.table(0)
        return own.count == 0 ? .nil : element(own, own.entry(from: 0)).wrapped
      }
    }
    let index = name.hasPrefix("Set") ? "Set<Element>.Index" : "[Key : Value].Index"
    table.add("\(name).subscript(_: \(index))") { call in
      let own = try call.table(0)
      let position = try call.int(1)
      guard own.isEntry(position) else { throw call.machine.trap("Index out of range") }
      return element(own, position)
    }
    table.add("\(name).makeIterator()") { call in .tuple(call[0], .int(0)) }
    table.add("\(name).Iterator.next()") { call in
      let variable = call.inOut(0)
      var state = try variable.takeOut().record(call.machine)
      if !isKnownUniquelyReferenced(&state) { state = state.copy() }
      defer { variable.initialize(to: .record(state)) }
      let own = try state[0].native(call.machine, as: HashTable.self)
      let position = own.entry(from: try state[1].int(call.machine))
      guard position < own.end else { return .nil }
      state[1] = .int(position + 1)
      return element(own, position).wrapped
    }
  }

  private static func registerDictionaryViews(in table: inout NativeTable) {
    table.add("Dictionary.keys") { $0[0] }
    table.add("Dictionary.values") { $0[0] }
    table.add("Dictionary.values=") { call in
      call.inOut(0).pointee = call[1]
      return .void
    }
    table.add("Dictionary.Values.subscript(_:)=") { call in
      try call.changeTable { own in
        own.setValue(call[2], at: try call.int(1))
        return .void
      }
    }
    table.add("Dictionary.Keys._customContainsEquatableElement(_:)") { call in
      .bool(try call.table(0).find(call[1], call.machine) != nil)
    }
    table.add("Dictionary.Keys.==(_:_:)") { call in
      .bool(try call.table(1).hasSameKeys(as: call.table(2), call.machine))
    }
    table.add("Dictionary.Keys.description") { call in
      .string(try call.machine.list(call.table(0).allKeys, call.type(0)))
    }
    table.add("Dictionary.Values.description") { call in
      .string(try call.machine.list(call.table(0).allValues, call.type(1)))
    }
    for description in ["description", "debugDescription"] {
      table.add("Dictionary.\(description)") { call in
        let own = try call.table(0)
        if own.count == 0 { return .string("[:]") }
        let texts = try zip(own.allKeys, own.allValues).map { key, value in
          try call.machine.describeForDebugging(key, call.type(0)) + ": "
            + call.machine.describeForDebugging(value, call.type(1))
        }
        call.machine.countElements(texts.count << 3)
        return .string("[\(texts.joined(separator: ", "))]")
      }
    }
  }

  private static func registerDictionaryComparison(in table: inout NativeTable) {
    table.add("Dictionary.==(_:_:)") { call in
      let (left, right) = (try call.table(1), try call.table(2))
      guard left.count == right.count else { return .bool(false) }
      for (key, value) in zip(left.allKeys, left.allValues) {
        guard let position = try right.find(key, call.machine),
          try call.machine.equal(value, right.value(at: position), call.type(1))
        else { return .bool(false) }
      }
      return .bool(true)
    }
    table.add("Dictionary.hash(into:)") { call in
      // Equal dictionaries may have their entries in another order.
      var sum = 0
      let own = try call.table(0)
      for (key, value) in zip(own.allKeys, own.allValues) {
        let hasher = HasherState()
        try call.machine.hash(key, call.type(0), into: hasher)
        try call.machine.hash(value, call.type(1), into: hasher)
        sum ^= hasher.result
      }
      try call.hasher(1).combine(sum)
      return .void
    }
  }
}

extension UnsafeMutablePointer<Value> {
  /// Changes the table that a variable holds, which nobody else sees meanwhile.
  func changeTable<Result>(
    _ machine: Machine,
    _ body: (HashTable) throws -> Result
  ) throws -> Result {
    var table = try takeOut().native(machine, as: HashTable.self)
    if !isKnownUniquelyReferenced(&table) { table = HashTable(copying: table) }
    defer { initialize(to: .native(table)) }
    return try body(table)
  }
}

extension Call {
  func table(_ position: Int) throws -> HashTable { try native(position, as: HashTable.self) }

  /// Changes the table that a mutating method is called on, in its place.
  func changeTable(_ body: (HashTable) throws -> Value) throws -> Value {
    try inOut(0).changeTable(machine, body)
  }
}

extension HashTable {
  func hasSameKeys(as other: HashTable, _ machine: Machine) throws -> Bool {
    guard count == other.count else { return false }
    return try allKeys.allSatisfy { try other.find($0, machine) != nil }
  }
}
