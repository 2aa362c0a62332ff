import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var calls: CallCompiler { CallCompiler(function: function) }
}

/// Compiles calls as they are written.
struct CallCompiler: FunctionPart {
  let function: FunctionCompiler

  /// From the parenthesis or the trailing closure to the end of a call.
  private func argumentsRange(
    of node: TypedExpression,
    calling callee: TypedExpression
  ) -> TextRange {
    let start = callee.range.end
    guard let file = function.file, start > node.range.start, start < node.range.end else {
      return node.range
    }
    let rest = file.text[TextRange(start: start, end: node.range.end)]
    let space = rest.prefix(while: \.isWhitespace).utf8.count
    return TextRange(start: start + space, end: node.range.end)
  }

  func call(
    _ callee: TypedExpression,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Code {
    let outer = function.argumentsRange
    function.argumentsRange = argumentsRange(of: node, calling: callee)
    defer { function.argumentsRange = outer }
    if let ordered = OperandOrder.ordered(node, function) {
      let run = expression(ordered.node).run
      let exec = ordered.before(in: function) { machine in
        machine.result = try run(machine)
        return .next
      }
      return Code { machine in
        _ = try exec(machine)
        return machine.takeResult()
      }
    }
    switch callee.kind {
    case .reference(let reference) where reference.symbol.isCallable:
      if let quick = Intrinsics.code(reference, arguments, node, function) { return quick }
      let receiver: Receiver
      if reference.symbol.isStatic, let type = reference.symbol.receiverType(reference.arguments) {
        // An operator, or a static member found without its type.
        receiver = .value(
          expression(TypedExpression(.metatype(type), .metatype(of: type), node.range)),
          type
        )
      } else if let symbol = selfSymbol, reference.symbol.owner != nil,
        reference.symbol.kind == .function
      {
        receiver = .value(variables.load(symbol), symbol.type)
      } else {
        receiver = .none
      }
      return invocations.invoke(
        reference,
        .body,
        on: receiver,
        passing.arguments(arguments, of: reference),
        node
      )
    case .member(let base, let reference) where reference.symbol.isCallable:
      if let quick = Intrinsics.code(reference, arguments, node, function) { return quick }
      return memberCall(callee, base, reference, arguments, node)
    case .conversion(.function, let inner), .conversion(.ignoredResult, let inner):
      if case .function(let outer) = callee.type, case .function(let plain) = inner.type,
        outer.parameters.count == plain.parameters.count, outer.result == plain.result,
        zip(outer.parameters, plain.parameters).allSatisfy({ $0.type == $1.type })
      {
        return call(inner, arguments, node)
      }
      return closureCall(callee, arguments, node)
    default: return closureCall(callee, arguments, node)
    }
  }

  /// A call of a value that is a function.
  private func closureCall(
    _ callee: TypedExpression,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Code {
    let function = expression(callee).run
    if let spread = spread(arguments) {
      let (place, values) = (place(of: node.range), packs.values(spread).run)
      return Code { machine in
        let closure = try function(machine).function(machine)
        let frame = machine.top
        for value in try values(machine).array(machine) { machine.push(value) }
        machine.place = place
        return try closure.code.call(
          machine,
          frame: frame,
          types: closure.types,
          captures: closure.captures
        )
      }
    }
    let compiled = passing.arguments(arguments, of: nil)
    let place = place(of: node.range)
    let hasPlaces = compiled.contains { if case .inOut = $0 { true } else { false } }
    if !hasPlaces {
      let push = Pushed.pushing(
        compiled.map { argument in if case .value(let code) = argument { code } else { nil } }
      )
      return Code { machine in
        let closure = try function(machine).function(machine)
        let frame = machine.top
        try push(machine)
        machine.place = place
        return try closure.code.call(
          machine,
          frame: frame,
          types: closure.types,
          captures: closure.captures
        )
      }
    }
    return Code { machine in
      let closure = try function(machine).function(machine)
      let frame = machine.top
      for argument in compiled {
        if case .value(let code) = argument {
          machine.push(try code.run(machine))
        } else {
          machine.push(.uninitialized)
        }
      }
      var result = Value.void
      func enter(_ index: Int) throws {
        guard index < compiled.count else {
          machine.place = place
          result = try closure.code.call(
            machine,
            frame: frame,
            types: closure.types,
            captures: closure.captures
          )
          return
        }
        guard case .inOut(let target) = compiled[index] else { return try enter(index + 1) }
        try target.access(machine) { pointer in
          frame[index] = .pointer(pointer)
          try enter(index + 1)
        }
      }
      try enter(0)
      return result
    }
  }

  /// The values of arguments with an expansion among them, for a function that takes each of its elements.
  private func spread(_ arguments: [TypedArgument]) -> [TypedExpression]? {
    var values: [TypedExpression] = []
    for argument in arguments {
      guard case .value(let value) = argument else { return nil }
      values.append(value)
    }
    return values.contains(where: \.isExpansion) ? values : nil
  }

  private func memberCall(
    _ callee: TypedExpression,
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    _ node: TypedExpression
  ) -> Code {
    let symbol = reference.symbol
    let compiled = passing.arguments(arguments, of: reference)
    switch symbol.kind {
    case .enumCase: return enumCase(symbol, compiled)
    case .initializer: return constructions.initializerCall(base, reference, compiled, node)
    default: break
    }
    if !symbol.isStatic, case .metatype = base.type, !base.isInstance {
      // `Type.method(value)` gives the method of a value.
      return closureCall(callee, arguments, node)
    }
    let receiver = receiver(base, reference)
    if let quick = append(symbol, receiver, compiled) { return quick }
    if let quick = textTest(symbol, receiver, compiled) { return quick }
    return invocations.invoke(reference, .body, on: receiver, compiled, node)
  }

  /// `array.append(element)`, where the array is.
  private func append(
    _ symbol: ValueSymbol,
    _ receiver: Receiver,
    _ arguments: [Argument]
  ) -> Code? {
    guard symbol.owner === library["Array"], symbol.module === library.module,
      symbol.fullName == "append(_:)", case .place(let place, _) = receiver,
      let locate = place.locator?.run, arguments.count == 1, case .value(let element) = arguments[0]
    else { return nil }
    let run = element.run
    return Code { machine in
      let value = try run(machine)
      let pointer = try locate(machine)
      guard let array = pointer.array else { throw pointer.pointee.unexpected(machine) }
      try machine.tickNative()
      array.pointee.append(value)
      return .void
    }
  }

  /// `text.hasPrefix(other)` and `text.hasSuffix(other)`.
  private func textTest(
    _ symbol: ValueSymbol,
    _ receiver: Receiver,
    _ arguments: [Argument]
  ) -> Code? {
    guard symbol.owner === library["String"], symbol.module === library.module,
      case .value(let text, _) = receiver, arguments.count == 1,
      case .value(let other) = arguments[0], case .function(let type) = symbol.type,
      type.parameters[0].type.symbol === library["String"]
    else { return nil }
    let (whole, part) = (text.run, other.run)
    switch symbol.name {
    case "hasPrefix":
      return Code(test: { machine in
        let text = try whole(machine).string(machine)
        let prefix = try part(machine).string(machine)
        try machine.tickNative()
        return text.hasPrefix(prefix)
      })
    case "hasSuffix":
      return Code(test: { machine in
        let text = try whole(machine).string(machine)
        let suffix = try part(machine).string(machine)
        try machine.tickNative()
        return text.hasSuffix(suffix)
      })
    default: return nil
    }
  }

  /// What a member is called on: a place if it may change the value.
  func receiver(_ base: TypedExpression, _ reference: SymbolReference) -> Receiver {
    let symbol = reference.symbol
    if symbol.isMutating, !symbol.receiverIsReference, !symbol.isStatic {
      return .place(place(base), base.type)
    }
    return .value(symbol.receiverIsReference ? members.object(base) : expression(base), base.type)
  }

  // MARK: Making values

  func enumCase(_ symbol: ValueSymbol, _ arguments: [Argument]) -> Code {
    let runs = arguments.map { argument in
      if case .value(let code) = argument { code } else { Code(constant: .void) }
    }
    if symbol.owner === library.optionalSymbol {
      guard let first = runs.first else { return Code(constant: .nil) }
      return first.wrapped
    }
    let number = symbol.caseNumber
    if runs.isEmpty { return Code(constant: .int(number)) }
    let push = Pushed.pushing(runs)
    let count = runs.count
    return Code { machine in
      let first = machine.top
      try push(machine)
      machine.top = first
      return .record(.moving(first, count, tag: number))
    }
  }
}
