import ScriptChecker
import ScriptMachine
import ScriptTypes

/// Changes how a value is represented, as its static type changes.
typealias Convert = (Machine, Value) throws -> Value

extension FunctionPart {
  var conversions: ConversionCompiler { ConversionCompiler(function: function) }
}

/// Compiles conversions from one static type to another.
struct ConversionCompiler: FunctionPart {
  let function: FunctionCompiler

  func conversion(
    _ conversion: Conversion,
    _ inner: TypedExpression,
    _ node: TypedExpression
  ) -> Code {
    switch conversion {
    case .autoclosure: return closures.autoclosure(node, inner)
    case .ignoredResult:
      let code = expression(inner)
      if isWord(inner.type) {
        let word = code.asWord
        return Code { machine in
          _ = try word(machine)
          return .void
        }
      }
      let run = code.run
      return Code { machine in
        _ = try run(machine)
        return .void
      }
    case .keyPathFunction: return keyPaths.keyPathFunction(inner, node)
    case .hashableErasure:
      let run = expression(inner).run
      let type = site(inner.type)
      return Code { machine in
        .existential(machine.erased(try run(machine), type.metadata(machine.types)))
      }
    case .optionalInjection, .optional, .upcast, .erasure, .function, .metatype, .tuple,
      .collection,
      .dynamicSelf:
      let code = expression(inner)
      guard let convert = converter(from: inner.type, to: node.type) else { return code }
      let run = code.run
      return Code { machine in try convert(machine, try run(machine)) }
    }
  }

  /// What makes a value of one type a value of another; `nil` where both are represented alike.
  func converter(from source: Type, to target: Type) -> Convert? {
    if source == target { return nil }
    if case .dynamicSelf(let box) = source { return converter(from: box.type, to: target) }
    if case .dynamicSelf(let box) = target { return converter(from: source, to: box.type) }
    if let wanted = library.wrapped(target) {
      // A `T?` is put into a `T??` as it is.
      if let given = library.wrapped(source), optionalDepth(source) >= optionalDepth(target) {
        guard let inner = converter(from: given, to: wanted) else { return nil }
        return { machine, value in
          value.isNil ? .nil : try inner(machine, value.unwrapped).wrapped
        }
      }
      let inner = converter(from: source, to: wanted)
      if couldBeOptional(wanted) {
        return { machine, value in try (inner?(machine, value) ?? value).wrapped }
      }
      return inner
    }
    switch (source, target) {
    case (.existential, .existential): return nil
    case (_, .existential):
      let type = site(source)
      return { machine, value in
        .existential(machine.erased(value, type.metadata(machine.types)))
      }
    case (.existential, .nominal):
      // A box of a class's protocol as the class itself.
      return { machine, value in
        if case .existential(let box) = value { return box.value }
        return value
      }
    case (.function(let given), .function(let wanted)): return functionConverter(given, wanted)
    case (.tuple(let given), .tuple(let wanted)):
      return tupleConverter(given.elements.map(\.type), wanted.elements.map(\.type))
    case (.nominal(let given), .nominal(let wanted)):
      if wanted.symbol === library["AnyHashable"] {
        let type = site(source)
        return { machine, value in
          .existential(machine.erased(value, type.metadata(machine.types)))
        }
      }
      guard given.symbol === wanted.symbol, !given.symbol.kind.isReference else { return nil }
      let needed = zip(given.arguments, wanted.arguments).contains {
        converter(from: $0, to: $1) != nil
      }
      guard needed else { return nil }
      if given.symbol === library["Array"],
        let element = converter(from: given.arguments[0], to: wanted.arguments[0])
      {
        return { machine, value in
          .array(try value.array(machine).map { try element(machine, $0) })
        }
      }
      let (from, to) = (site(source), site(target))
      return { machine, value in
        try machine.cast(value, from: from.metadata(machine.types), to: to.metadata(machine.types))
          ?? value
      }
    default: return nil
    }
  }

  private func optionalDepth(_ type: Type) -> Int {
    library.wrapped(type).map { 1 + optionalDepth($0) } ?? 0
  }

  private func couldBeOptional(_ type: Type) -> Bool {
    switch type {
    case .nominal(let nominal): nominal.symbol === library.optionalSymbol
    case .parameter, .member, .opaque: true
    default: false
    }
  }

  private func tupleConverter(_ given: [Type], _ wanted: [Type]) -> Convert? {
    guard given.count == wanted.count else { return nil }
    let converters = zip(given, wanted).map { converter(from: $0, to: $1) }
    guard converters.contains(where: { $0 != nil }) else { return nil }
    return { machine, value in
      let record = try value.record(machine)
      return .record(
        .of(
          try converters.enumerated().map { position, convert in
            try convert?(machine, record[position]) ?? record[position]
          }
        )
      )
    }
  }

  private func functionConverter(_ given: FunctionType, _ wanted: FunctionType) -> Convert? {
    // A function of a tuple where one of several values is wanted, and the other way round.
    var spreads = false
    var parameters: [Convert?] = []
    if given.parameters.count == wanted.parameters.count {
      parameters = zip(wanted.parameters, given.parameters).map { outer, inner in
        outer.isInOut ? nil : converter(from: outer.type, to: inner.type)
      }
    } else {
      spreads = true
    }
    let result =
      given.result.isVoid || wanted.result.isVoid
      ? nil : converter(from: given.result, to: wanted.result)
    guard spreads || result != nil || parameters.contains(where: { $0 != nil }) else { return nil }
    let count = wanted.parameters.count
    let packs = spreads && given.parameters.count == 1
    let code = FunctionCode(
      "function",
      .native { call in
        let machine = call.machine
        let closure = try call.captured(0).function(machine)
        let frame = machine.top
        if packs {
          machine.push(.record(.of((0..<count).map { call[$0] })))
        } else if spreads, !given.parameters.isEmpty {
          for part in try call[0].record(machine).values { machine.push(part) }
        } else if !spreads {
          for position in 0..<count {
            machine.push(try parameters[position]?(machine, call[position]) ?? call[position])
          }
        }
        let value = try closure.code.call(
          machine,
          frame: frame,
          types: closure.types,
          captures: closure.captures
        )
        return try result?(machine, value) ?? value
      }
    )
    code.parameterCount = count
    return { machine, value in
      .function(Closure(code, types: machine.types, captures: [value]))
    }
  }
}
