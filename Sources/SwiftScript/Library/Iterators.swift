/// A sequence whose elements are made one by one: `AnySequence`, `sequence(first:next:)`, `lazy`.
final class ScriptSequence {
  let makeIterator: () throws -> () throws -> Value?
  /// The stored properties, as they print.
  var fields: [(label: String, value: Value)] = []
  /// What the sequence is generic over.
  var arguments: ((Library) -> [TypeRef])?

  init(_ makeIterator: @escaping () throws -> () throws -> Value?) {
    self.makeIterator = makeIterator
  }
}

/// What `AnyIterator` and `makeIterator()` hold.
final class ScriptIterator {
  let next: () throws -> Value?

  init(_ next: @escaping () throws -> Value?) { self.next = next }
}

extension Library {
  func declareIterators() {
    type("AnyIterator", conformingTo: ["Sequence", "IteratorProtocol"], generics: ["Element"]) {
      type in
      type.initializer("(_ body: Any)") { [unowned self] call in
        guard case .function(let function) = call[0] else {
          return iterator(try call.machine.stream(of: call[0], at: call.site))
        }
        return iterator {
          switch try function.call([]) {
          case .optional(let box): box?.value
          case let value: value
          }
        }
      }
      type.method("next() -> Element?") { call in
        .wrapping(try call.receiver.payload(ScriptIterator.self)?.next())
      }
      type.method("makeIterator() -> Any") { $0.receiver }
    }
    type("AnySequence", conformingTo: ["Sequence"], generics: ["Element"]) { type in
      type.initializer("(_ source: Any)") { [unowned self] call in
        let machine = call.machine
        let (source, site) = (call[0], call.site)
        guard case .function(let function) = source else {
          return sequence { try machine.stream(of: source, at: site) }
        }
        return sequence { try machine.stream(of: try function.call([]), at: site) }
      }
      type.method("makeAsyncIterator() -> Any") { [unowned self] call in
        iterator(try call.machine.stream(of: call.receiver, at: call.site))
      }
    }
    function("sequence(first: Any, next: (Any) -> Any?) -> Any") { [unowned self] call in
      let (first, next) = (call[0], try call.function(1))
      return sequence {
        var upcoming: Value? = .some(first)
        return {
          guard let current = upcoming else { return nil }
          upcoming = try next.call(current)
          if case .optional(let box)? = upcoming { upcoming = box?.value }
          return current
        }
      }
    }
    function("sequence(state: Any, next: (Any) -> Any?) -> Any") { [unowned self] call in
      let (state, next) = (call[0], try call.function(1))
      return sequence {
        let cell = Cell(state)
        return {
          let value = try next.call([.cell(cell)])
          if case .optional(let box) = value { return box?.value }
          return value
        }
      }
    }
    declareLazySequences()
  }

  func iterator(_ next: @escaping () throws -> Value?) -> Value {
    .native(NativeObject(type: self["AnyIterator"], payload: ScriptIterator(next)))
  }

  package func sequence(_ makeIterator: @escaping () throws -> () throws -> Value?) -> Value {
    .native(NativeObject(type: self["AnySequence"], payload: ScriptSequence(makeIterator)))
  }

  private func declareLazySequences() {
    type("LazySequence", conformingTo: ["Sequence"], generics: ["Element"]) { type in
      showFields(type) { ($0 as? ScriptSequence)?.fields ?? [] }
      func made(
        _ call: Call,
        _ name: String = "LazySequence",
        _ function: (label: String, value: Value)? = nil,
        _ wrap: @escaping (@escaping () throws -> Value?) throws -> () throws -> Value?
      ) -> Value {
        let (machine, source, site) = (call.machine, call.receiver, call.site)
        var base = source
        if case .native(let object) = source, object.type.name == "LazySequence",
          let inner = (object.payload as? ScriptSequence)?.fields.first
        {
          base = inner.value
        }
        let made = ScriptSequence { try wrap(try machine.stream(of: source, at: site)) }
        made.fields = [("_base", base)] + (function.map { [$0] } ?? [])
        made.arguments = { library in
          let own = library.typeRef(of: base)
          guard name == "LazyMapSequence",
            case .function(_, let result)? =
              function.map({ library.typeRef(of: $0.value) })
          else { return [own] }
          return [own, result]
        }
        return .native(NativeObject(type: self[name], payload: made))
      }
      type.method("map(_ transform: (Any) -> Any) -> Any") { call in
        let transform = try call.function(0)
        return made(call, "LazyMapSequence", ("_transform", call[0])) { next in
          { try next().map { try transform.call($0) } }
        }
      }
      type.method("filter(_ isIncluded: (Any) -> Bool) -> Any") { call in
        let test = try call.function(0)
        return made(call, "LazyFilterSequence", ("_predicate", call[0])) { next in
          {
            while let element = try next() {
              if case .bool(true) = try test.call(element) { return element }
            }
            return nil
          }
        }
      }
      type.method("compactMap(_ transform: (Any) -> Any?) -> Any") { call in
        let transform = try call.function(0)
        return made(call) { next in
          {
            while let element = try next() {
              switch try transform.call(element) {
              case .optional(nil): continue
              case .optional(let box?): return box.value
              case let value: return value
              }
            }
            return nil
          }
        }
      }
      type.method("prefix(_ count: Int) -> Any") { call in
        guard case .int(let count) = call[0], count >= 0 else {
          throw call.trap("a prefix can't have a negative length")
        }
        return made(call) { next in
          var left = count
          return {
            guard left > 0 else { return nil }
            left -= 1
            return try next()
          }
        }
      }
      type.method("prefix(while predicate: (Any) -> Bool) -> Any") { call in
        let test = try call.function(0)
        return made(call) { next in
          {
            guard let element = try next(), case .bool(true) = try test.call(element) else {
              return nil
            }
            return element
          }
        }
      }
      type.property("lazy: Any") { $0 }
    }
    for name in ["LazyMapSequence", "LazyFilterSequence"] {
      type(name, conformingTo: ["LazySequence"]) { type in
        showFields(type) { ($0 as? ScriptSequence)?.fields ?? [] }
      }
    }
  }

  /// `lazy` of any sequence.
  func lazySequence(of value: Value, _ machine: Machine) -> Value {
    let made = ScriptSequence { try machine.stream(of: value, at: nil) }
    made.fields = [("_base", value)]
    made.arguments = { [$0.typeRef(of: value)] }
    return .native(NativeObject(type: self["LazySequence"], payload: made))
  }
}

extension Machine {
  /// The elements of any sequence, one by one.
  ///
  /// - Throws: A trap if the value is no sequence.
  func stream(of value: Value, at site: SourceSpan?) throws -> () throws -> Value? {
    if let range = value.intRange {
      var number = range.lowerBound
      return {
        guard number < range.upperBound else { return nil }
        defer { number += 1 }
        return .int(number)
      }
    }
    if let next = try iterator(of: value) { return next }
    guard let elements = value.elements else {
      let type = library.typeName(of: value)
      throw ScriptTrap(
        Diagnostic("`\(type)` is no sequence, so nothing can go through it", at: site ?? self.site)
      )
    }
    var position = 0
    return {
      guard position < elements.count else { return nil }
      defer { position += 1 }
      return elements[position]
    }
  }
}
