extension Library {
  /// What a script's `OptionSet` can do.
  func declareOptionSets() {
    func raw(_ call: Call, _ value: Value) throws -> Int {
      if case .implicitMember(let member) = value {
        return try raw(call, try member.resolve(call.machine.library.type(of: receiver(call))))
      }
      if case .array(let elements) = value {
        return try elements.reduce(0) { $0 | (try raw(call, $1)) }
      }
      guard case .int(let number) = try call.machine.member("rawValue", of: value) else { return 0 }
      return number
    }
    func receiver(_ call: Call) -> Value {
      if case .cell(let cell) = call.receiver { cell.value } else { call.receiver }
    }
    func made(_ call: Call, _ number: Int) throws -> Value {
      try call.machine.construct(
        call.machine.library.type(of: receiver(call)),
        [LabelledValue(label: "rawValue", value: .int(number))]
      )
    }
    type("OptionSet") { type in
      let operations: [(String, String, (Int, Int) -> Int)] = [
        ("union(_ other", "formUnion(_ other", { $0 | $1 }),
        ("intersection(_ other", "formIntersection(_ other", { $0 & $1 }),
        ("subtracting(_ other", "subtract(_ other", { $0 & ~$1 }),
        ("symmetricDifference(_ other", "formSymmetricDifference(_ other", { $0 ^ $1 }),
      ]
      for (name, inPlace, operation) in operations {
        type.method("\(name): Any) -> Any") { call in
          try made(call, operation(try raw(call, call.receiver), try raw(call, call[0])))
        }
        type.mutating("\(inPlace): Any)") { call, value in
          value = try made(call, operation(try raw(call, value), try raw(call, call[0])))
          return .void
        }
      }
      type.method("contains(_ member: Any) -> Bool") { call in
        let wanted = try raw(call, call[0])
        return .bool(try raw(call, call.receiver) & wanted == wanted)
      }
      type.computed("isEmpty") { call in .bool(try raw(call, call.receiver) == 0) }
      type.mutating("insert(_ member: Any) -> Any") { call, value in
        let (old, new) = (try raw(call, value), try raw(call, call[0]))
        value = try made(call, old | new)
        return .labelledTuple([
          ("inserted", .bool(old & new != new)), ("memberAfterInsert", call[0]),
        ])
      }
      type.mutating("remove(_ member: Any) -> Any?") { call, value in
        let (old, gone) = (try raw(call, value), try raw(call, call[0]))
        value = try made(call, old & ~gone)
        return old & gone == 0 ? .none : .some(try made(call, old & gone))
      }
    }
  }
}

extension Machine {
  /// An array literal as the set of options that it stands for.
  func options(_ elements: [Value], of type: TypeObject) throws -> Value {
    var number = 0
    for element in elements {
      let option = try coerce(element, to: .named(type, []))
      if case .int(let raw) = try member("rawValue", of: option) { number |= raw }
    }
    return try construct(type, [LabelledValue(label: "rawValue", value: .int(number))])
  }
}
