import ScriptSource
import ScriptTypes

/// Builds the typed tree from nodes and the solution that was found for them.
struct SolutionApplication {
  let checker: ModuleChecker
  let system: ConstraintSystem
  let solution: Solver.Solution
  let scope: Scope

  var library: StandardTypes { system.library }

  /// A type with the solution's types in place of variables.
  func type(_ type: Type) -> Type {
    guard !type.contents.isDisjoint(with: .solvable) else { return type }
    switch type {
    case .variable(let variable):
      return variable.number < solution.types.count
        ? solution.types[variable.number] ?? .error : .error
    case .member(let member):
      return system.scope.signature.canonical(
        self.type(member.base).associatedType(member.name)
      )
    default: return type.mapParts(self.type)
    }
  }

  func choice(of node: Node) -> MadeChoice? { solution.choices[ObjectIdentifier(node)] }

  func apply(_ node: Node) -> TypedExpression {
    let type = type(node.type)
    let kind = kind(of: node, type)
    guard unwrapsImplicitly(node, type) else { return TypedExpression(kind, type, node.range) }
    let optional = TypedExpression(kind, system.library.optional(type), node.range)
    return TypedExpression(.forcedUnwrap(optional, isImplicit: true), type, node.range)
  }

  private func apply(_ segment: Node.Segment) -> TypedSegment {
    switch segment {
    case .text(let text): .text(text)
    case .value(let value): .value(apply(value))
    }
  }

  /// Whether a node is a `T!` that is used as `T`.
  private func unwrapsImplicitly(_ node: Node, _ type: Type) -> Bool {
    var declared: Type?
    switch node.kind {
    case .reference(let symbol) where symbol.isImplicitlyUnwrapped: declared = symbol.type
    case .call(let callee, _):
      if let symbol = choice(of: callee)?.choice.symbol, symbol.isImplicitlyUnwrapped,
        symbol.kind == .function, case .function(let function) = symbol.type
      {
        declared = function.result
      }
    default:
      if let symbol = choice(of: node)?.choice.symbol, symbol.isImplicitlyUnwrapped,
        symbol.kind == .variable || symbol.kind == .parameter
      {
        declared = symbol.type
      }
    }
    return declared.map { optionalDepth($0) > optionalDepth(type) } ?? false
  }

  private func optionalDepth(_ type: Type) -> Int {
    system.library.wrapped(type).map { optionalDepth($0) + 1 } ?? 0
  }

  private func kind(of node: Node, _ type: Type) -> TypedExpression.Kind {
    switch node.kind {
    case .literal(let literal): return self.literal(literal)
    case .interpolation(let segments): return .interpolation(segments.map(apply))
    case .builtInterpolation(let segments, let buffer):
      let variable = ValueSymbol(
        "$interpolation",
        .variable,
        type: type.associatedType("StringInterpolation")
      )
      variable.isSettable = true
      buffer.variable = variable
      return .builtInterpolation(segments.map(apply), variable)
    case .interpolationBuffer(let buffer):
      return buffer.variable.map { .reference(SymbolReference($0)) } ?? .error
    case .array(let elements):
      let element = type.associatedType("ArrayLiteralElement")
      return .array(elements.map { convert(apply($0), to: element) })
    case .dictionary(let elements):
      let key = type.associatedType("Key")
      let value = type.associatedType("Value")
      return .dictionary(
        elements.map {
          (key: convert(apply($0.key), to: key), value: convert(apply($0.value), to: value))
        }
      )
    case .overloaded:
      guard let made = choice(of: node) else { return .error }
      if case .type(let type) = made.choice.kind { return .metatype(self.type(type)) }
      guard let symbol = made.choice.symbol else { return .error }
      noteOlder(node, symbol)
      return .reference(SymbolReference(symbol, arguments(of: made, symbol, node)))
    case .reference(let symbol): return .reference(SymbolReference(symbol))
    case .selfReference: return .selfReference
    case .typed(let expression): return expression.kind
    case .typeReference(let type): return .metatype(self.type(type))
    case .superObject: return .super
    case .member(let base): return member(node, of: apply(base))
    case .implicitMember(let box):
      guard case .metatype(let base) = box.base else { return .error }
      let type = holder(of: node, in: self.type(base.type))
      let receiver = TypedExpression(.metatype(type), .metatype(of: type), node.range.atStart)
      return member(node, of: receiver)
    case .implicitChain(let inner): return convert(apply(inner), to: type).kind
    case .call(let callee, let application):
      return call(node, callee, application)
    case .subscript(let member, let application):
      guard case .member(let base) = member.kind, let made = choice(of: member) else {
        return .error
      }
      if case .keyPathSubscript = made.choice.kind {
        let path = apply(application.arguments[0].node)
        return .keyPathApplication(apply(base), path)
      }
      guard let symbol = made.choice.symbol else { return .error }
      let function = apply(member).type
      let whole = apply(base)
      var reference = SymbolReference(symbol, made.arguments.map(self.type))
      if case .super = whole.kind { reference.isSuper = true }
      return .subscript(whole, reference, arguments(application, function, symbol, made))
    case .tuple(let elements): return .tuple(elements.map(apply))
    case .closure(let closure): return self.closure(closure, type)
    case .assignment(let target, let value):
      var place = apply(target)
      // A `T!` itself is assigned to, not what it wraps.
      if case .forcedUnwrap(let optional, isImplicit: true) = place.kind { place = optional }
      return .assignment(place, convert(apply(value), to: place.type))
    case .discard: return .discard
    case .conditional(let test, let first, let second):
      return .conditional(
        convert(apply(test), to: library.bool),
        convert(apply(first), to: type),
        convert(apply(second), to: type)
      )
    case .attempt(let attempt, let inner):
      let value = apply(inner)
      return .attempt(attempt, attempt == .optional ? convert(value, to: type) : value)
    case .await(let inner): return .await(apply(inner))
    case .inOut(let inner): return .inOut(apply(inner))
    case .optionalEvaluation(let inner):
      return .optionalEvaluation(convert(apply(inner), to: type))
    case .optionalBinding(let inner): return .optionalBinding(apply(inner))
    case .forcedUnwrap(let inner): return .forcedUnwrap(apply(inner), isImplicit: false)
    case .check(let inner, let type): return .check(apply(inner), self.type(type))
    case .cast(let cast, let inner, let wanted):
      let target = self.type(wanted)
      let value = apply(inner)
      if cast == .coercion { return .cast(cast, convert(value, to: target), target) }
      return .cast(cast, value, target)
    case .dynamicType(let inner): return .dynamicType(apply(inner))
    case .keyPath(let path): return keyPath(path)
    case .packExpansion(let pattern, let index):
      let typed = apply(pattern)
      if !typed.type.hasError, typed.openedPacks.isEmpty {
        checker.report(SolvingMessages.expansionWithoutPack, at: node.range)
      }
      return .packExpansion(typed, index: index)
    case .packElement(let pack, let index): return .packElement(apply(pack), index: index)
    case .selector(let inner): return .selector(choice(of: inner)?.choice.symbol)
    case .branches(let branches): return self.branches(branches, type)
    case .error: return .error
    }
  }

  private func literal(_ literal: Node.Literal) -> TypedExpression.Kind {
    switch literal {
    case .integer(let text): .integer(text)
    case .float(let text): .float(text)
    case .boolean(let value): .boolean(value)
    case .string(let text): .string(text)
    case .nil: .nil
    case .source(let name): .source(name)
    }
  }

  /// The type whose member `.name` is: of a `T?` that is wanted, maybe `T`.
  private func holder(of node: Node, in type: Type) -> Type {
    guard let wrapped = library.wrapped(type),
      case .member(let candidate, _)? = choice(of: node)?.choice.kind,
      let owner = candidate.symbol.owner, owner.kind != .protocol, owner !== library.optionalSymbol
    else { return type }
    return wrapped
  }

  private func member(_ node: Node, of base: TypedExpression) -> TypedExpression.Kind {
    guard let made = choice(of: node) else { return .error }
    switch made.choice.kind {
    case .tupleElement(let position): return .tupleElement(base, position)
    case .type(let type): return .metatype(self.type(type))
    case .dynamicMember: return dynamicMember(node, of: base)
    case .member(let candidate, _):
      noteOlder(node, candidate.symbol)
      var reference = SymbolReference(
        candidate.symbol,
        arguments(of: made, candidate.symbol, node, base)
      )
      if case .super = base.kind { reference.isSuper = true }
      guard node.mayLack(made.choice), let type = library.wrapped(type(made.type)) else {
        return .member(base, reference)
      }
      return .implementation(TypedExpression(.member(base, reference), type, node.range))
    case .value(let symbol): return .reference(SymbolReference(symbol))
    case .keyPathSubscript: return .error
    }
  }

  /// The types that stand for the generic parameters of what was chosen, each of which something has to decide.
  ///
  /// - Parameter base: What a member is taken of; what is open in a value was reported there.
  private func arguments(
    of made: MadeChoice,
    _ symbol: ValueSymbol,
    _ node: Node,
    _ base: TypedExpression? = nil
  ) -> [Type] {
    let arguments = made.arguments.map(type)
    if base?.isOpenValue != true,
      let open = zip(symbol.interface.signature.parameters, arguments).first(where: {
        $1.isError
      }),
      // What is wrong with a type that is written there has been reported.
      !checker.messages.contains(where: {
        node.range.start <= $0.range.start && $0.range.end <= node.range.end
      })
    {
      checker.report(SolvingMessages.genericParameterUnknown(open.0.name), at: node.range)
    }
    return arguments
  }

  // MARK: Calls

  private func call(
    _ node: Node,
    _ callee: Node,
    _ application: Application
  ) -> TypedExpression.Kind {
    if let method = node.callAsFunction, let made = choice(of: method),
      let symbol = made.choice.symbol
    {
      let function = TypedExpression(
        .member(
          apply(node.construction ?? callee),
          SymbolReference(symbol, made.arguments.map(type))
        ),
        self.type(made.type),
        callee.range
      )
      return .call(
        function,
        arguments(node.passed ?? application, function.type, symbol, made)
      )
    }
    let function = apply(callee)
    noteOlderCall(node, callee, application, function.type)
    let made = choice(of: callee.tested ?? callee)
    return .call(
      function,
      arguments(
        application,
        function.type,
        callee.name?.labels == nil ? made?.choice.labelled : nil,
        made
      )
    )
  }

  /// The result builder of a closure, for the generic arguments of the call.
  private func builder(of closure: ClosureNode) -> Type? {
    guard let builder = closure.builder, let made = closure.caller.flatMap(choice) else {
      return closure.builder
    }
    return type(builder.substituting(made.substitution))
  }

  func arguments(
    _ application: Application,
    _ type: Type,
    _ symbol: ValueSymbol?,
    _ made: MadeChoice?
  ) -> [TypedArgument] {
    let positions = made?.declaredPositions
    guard case .function(let function) = type,
      case .matched(let slots) = ArgumentMatching.match(
        application.matched,
        to: function.matched(by: symbol, positions: positions) { system.couldTakeClosure($0) },
        made?.choice.direction
      )
    else {
      // Of what has a mistake in it the mistake has been reported.
      if !type.hasError, let first = application.arguments.first {
        checker.report(SolvingMessages.unknownParameters, at: first.node.range)
      }
      return []
    }
    let arguments = zip(function.parameters, slots).enumerated().map {
      number,
      pair -> TypedArgument in
      let (parameter, slot) = pair
      if parameter.isVariadic {
        return .variadic(
          slot.map { convert(apply(application.arguments[$0].node), to: parameter.type) }
        )
      }
      guard let position = slot.first else { return .defaultValue }
      application.arguments[position].node.setBuilder(of: symbol, positions?[number] ?? number)
      let value = apply(application.arguments[position].node)
      if parameter.isInOut { return .value(value) }
      if parameter.isAutoclosure, case .function(let inner) = parameter.type {
        let body = convert(value, to: inner.result)
        return .value(
          TypedExpression(.conversion(.autoclosure, body), parameter.type, value.range)
        )
      }
      return .value(convert(value, to: parameter.type))
    }
    guard let positions, let declared = made?.choice.symbol?.type else { return arguments }
    return packed(arguments, positions, as: declared)
  }

  /// The arguments with those of a pack as one.
  private func packed(
    _ arguments: [TypedArgument],
    _ positions: [Int],
    as declared: Type
  ) -> [TypedArgument] {
    guard case .function(let function) = declared else { return arguments }
    return function.parameters.enumerated().flatMap { position, parameter in
      let own = zip(arguments, positions).filter { $1 == position }.map(\.0)
      return parameter.type.isExpansion ? [.pack(own.flatMap(\.values))] : own
    }
  }

  // MARK: Closures

  private func closure(_ closure: ClosureNode, _ type: Type) -> TypedExpression.Kind {
    guard case .function(let function) = type else { return .error }
    var parameters: [ValueSymbol] = []
    let inner = Scope(.function(closure.context), in: closure.scope.parent)
    for capture in closure.captures { inner.add(capture.symbol) }
    for (symbol, parameter) in zip(closure.parameters, function.parameters) {
      symbol.setType(
        parameter.isVariadic ? library.array(parameter.type) : parameter.type
      )
      if parameter.isInOut { symbol.isSettable = true }
      parameters.append(symbol)
      inner.add(symbol)
    }
    closure.context.result = function.result
    closure.context.thrown = closure.context.thrown ?? function.thrown
    let range = closure.syntax.head
    let body: TypedBlock
    if let single = closure.expression {
      let value = result(apply(single), as: function.result)
      body = TypedBlock([TypedStatement(.return(value), single.range)], range)
    } else if checker.silence > 0, !checker.checksClosuresSilently {
      // Somebody asks for types alone, and the closure's own is known.
      body = TypedBlock([], range)
    } else {
      let statements = checker.statements(in: inner)
        .check(closure.syntax.body, result: function.result, builder: builder(of: closure))
      body = TypedBlock(statements, range)
    }
    return .closure(
      TypedClosure(
        parameters: parameters,
        captures: closure.captures.map {
          TypedCapture(
            symbol: $0.symbol,
            ownership: $0.capture.ownership,
            value: apply($0.value)
          )
        },
        body: body
      )
    )
  }
}

extension TypedExpression {
  /// Whether it is no type, and its own type is not known.
  fileprivate var isOpenValue: Bool {
    if case .metatype = kind { false } else { type.hasError }
  }
}
