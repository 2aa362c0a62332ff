import ScriptSource
import ScriptTypes

/// Says whether types are equal, and whether values of one type can stand where another is wanted.
struct Conversions {
  let system: ConstraintSystem

  // MARK: Equal types

  func equal(_ first: Type, _ second: Type, _ node: Node) -> Outcome {
    let left = system.shallow(first)
    let right = system.shallow(second)
    switch (left, right) {
    case (.variable, .member(let member)) where member.contents.contains(.variable),
      (.member(let member), .variable) where member.contents.contains(.variable):
      return .waiting
    case (.variable(let variable), let type), (let type, .variable(let variable)):
      return Outcome(system.bind(variable, to: type, node))
    case (.error, _), (_, .error): return .solved
    case (.member(let member), _) where member.contents.contains(.variable): return .waiting
    case (_, .member(let member)) where member.contents.contains(.variable): return .waiting
    case (.nominal(let a), .nominal(let b)) where a.symbol === b.symbol:
      return all(zip(a.arguments, b.arguments), node)
    case (.tuple(let a), .tuple(let b)) where a.elements.count == b.elements.count:
      guard zip(a.elements, b.elements).allSatisfy({ $0.label == $1.label }) else { break }
      return all(zip(a.elements.map(\.type), b.elements.map(\.type)), node)
    case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
      guard zip(a.parameters, b.parameters).allSatisfy({ $0.isInOut == $1.isInOut }) else { break }
      let parameters = zip(a.parameters.map(\.type), b.parameters.map(\.type))
      guard all(parameters, node) == .solved else { return .failed }
      return all(zip([a.result], [b.result]), node)
    case (.metatype(let a), .metatype(let b)): return all(zip([a.type], [b.type]), node)
    case (.dynamicSelf(let a), .dynamicSelf(let b)): return equal(a.type, b.type, node)
    case (.existential(let a), .existential(let b))
    where a.protocols.count == b.protocols.count
      && zip(a.protocols, b.protocols).allSatisfy({ $0.symbol === $1.symbol })
      && a.contents.union(b.contents).contains(.variable):
      var pairs: [(Type, Type)] = []
      for (mine, theirs) in zip(a.protocols, b.protocols) {
        for (one, other) in zip(mine.arguments, theirs.arguments) {
          pairs.append((one.type, other.type))
        }
      }
      return all(pairs, node)
    case (.expansion(let a), .expansion(let b)): return all([(a.type, b.type)], node)
    case (.pack(let a), .pack(let b)) where a.types.count == b.types.count:
      return all(zip(a.types, b.types), node)
    default:
      let one = system.resolved(left)
      let other = system.resolved(right)
      if one == other { return .solved }
      if !one.hasVariables, !other.hasVariables,
        system.scope.signature.canonical(one) == system.scope.signature.canonical(other)
      {
        return .solved
      }
    }
    system.fail(.mismatch(system.resolved(left), system.resolved(right)), node)
    return .failed
  }

  private func all(_ pairs: some Sequence<(Type, Type)>, _ node: Node) -> Outcome {
    for (left, right) in pairs {
      switch equal(left, right, node) {
      case .solved: continue
      case .waiting: system.add(.equal(left, right), node)
      case .failed: return .failed
      }
    }
    return .solved
  }

  // MARK: Conversions

  /// Whether a value of the first type can stand where the second is wanted.
  func convert(_ from: Type, _ to: Type, _ context: ConversionContext, _ node: Node) -> Outcome {
    let source = system.shallow(from)
    let target = system.shallow(to)
    switch (source, target) {
    case (.error, _), (_, .error): return .solved
    case (.variable(let a), .variable(let b))
    where system.representative(a) == system.representative(b):
      return .solved
    case (.variable, _): return .waiting
    case (_, .variable): return .waiting
    case (.member(let member), _) where member.contents.contains(.variable): return .waiting
    case (_, .member(let member)) where member.contents.contains(.variable): return .waiting
    default: break
    }
    switch target {
    case .existential(let existential):
      // What an interpolation shows keeps its type: nothing is lost.
      if case .interpolation = context, existential.isAny { return .solved }
      return erase(source, existential, node)
    case .nominal(let nominal):
      if nominal.symbol === system.library.optionalSymbol {
        return convertToOptional(source, nominal, context, node)
      }
      if let outcome = convertNominal(source, nominal, context, node) { return outcome }
    case .tuple(let tuple):
      if case .tuple(let given) = source, given.elements.count == tuple.elements.count {
        return convertTuple(given, tuple, context, node)
      }
    case .function(let function):
      if case .function(let given) = source { return convertFunction(given, function, node) }
      if case .nominal(let path) = source,
        let outcome = system.keyPaths.convert(path, function, node)
      {
        return outcome
      }
    case .expansion(let box):
      if case .expansion(let given) = source { return nested(given.type, box.type, context, node) }
    case .metatype(let box):
      if case .metatype(let given) = source { return convertMetatype(given.type, box.type, node) }
    default: break
    }
    return equal(source, target, node)
  }

  private func convertToOptional(
    _ source: Type,
    _ target: NominalType,
    _ context: ConversionContext,
    _ node: Node
  ) -> Outcome {
    let wrapped = target.arguments[0]
    if let inner = system.library.wrapped(source) {
      // `T?` to `U??`: into the outer one.
      let depth = optionalDepth(source)
      let wanted = optionalDepth(.nominal(target))
      if depth.count < wanted.count, !depth.isOpen || depth.count > 1 {
        system.score.add(.optionalInjection)
        return nested(source, wrapped, context, node)
      }
      return nested(inner, wrapped, context.ofObjects, node)
    }
    system.score.add(.optionalInjection)
    return nested(source, wrapped, context, node)
  }

  private func optionalDepth(_ type: Type) -> (count: Int, isOpen: Bool) {
    var count = 0
    var next = system.shallow(type)
    while let inner = system.library.wrapped(next) {
      count += 1
      next = system.shallow(inner)
    }
    if case .variable = next { return (count, true) }
    return (count, false)
  }

  private func nested(
    _ from: Type,
    _ to: Type,
    _ context: ConversionContext,
    _ node: Node
  ) -> Outcome {
    let outcome = convert(from, to, context, node)
    if outcome == .waiting {
      system.add(.conversion(from, to, context), node)
      return .solved
    }
    return outcome
  }

  /// `nil` if the two have nothing to do with each other.
  private func convertNominal(
    _ source: Type,
    _ target: NominalType,
    _ context: ConversionContext,
    _ node: Node
  ) -> Outcome? {
    switch source {
    case .nominal(let given):
      if given.symbol === target.symbol {
        guard target.symbol.isCovariantCollection else { return nil }
        let isSame = zip(given.arguments, target.arguments).allSatisfy {
          system.resolved($0) == system.resolved($1)
        }
        if isSame { return .solved }
        if zip(given.arguments, target.arguments).contains(where: {
          isUndecided($0) || isUndecided($1)
        }) {
          // What is still looked for becomes equal; only known elements are converted.
          return equal(.nominal(given), .nominal(target), node)
        }
        system.score.add(.collectionUpcast)
        for (one, other) in zip(given.arguments, target.arguments) {
          if nested(one, other, .value, node) == .failed { return .failed }
        }
        return .solved
      }
      if erases(source, to: target, context) { return .solved }
      if let part = given.symbol.numberConversion(to: target.symbol),
        !context.isOperand || part == .widening && node.standsBesideDouble(in: system)
      {
        system.score.add(part)
        return .solved
      }
      guard given.symbol.isSubclass(of: target.symbol) else { return nil }
      var next: NominalType? = given
      while let current = next {
        if current.symbol === target.symbol {
          return equal(.nominal(current), .nominal(target), node)
        }
        next = nil
        if case .nominal(let superclass)? = current.superclass { next = superclass }
      }
      return nil
    case .dynamicSelf(let box): return convert(box.type, .nominal(target), context, node)
    case .parameter, .member:
      if erases(source, to: target, context) { return .solved }
      guard let superclass = system.scope.signature.superclass(of: source) else { return nil }
      return convertObject(of: superclass, target, context, node)
    case .existential(let existential):
      guard let superclass = existential.superclass else { return nil }
      return convertObject(of: superclass, target, context, node)
    case .opaque(let opaque):
      guard let superclass = opaque.constraint.superclass else { return nil }
      return convertObject(of: superclass, target, context, node)
    default: return nil
    }
  }

  /// Whether a value is put into an `AnyHashable`.
  private func erases(_ source: Type, to target: NominalType, _ context: ConversionContext) -> Bool
  {
    guard target.symbol === system.library["AnyHashable"], !context.isOperand,
      system.conforms(source, to: system.library["Hashable"])
    else { return false }
    system.score.add(.hashableErasure)
    return true
  }

  /// An object of which only a class is known.
  private func convertObject(
    of known: Type,
    _ target: NominalType,
    _ context: ConversionContext,
    _ node: Node
  ) -> Outcome? {
    if known.symbol === target.symbol { return equal(known, .nominal(target), node) }
    return convertNominal(known, target, context, node)
  }

  private func isOpen(_ type: Type) -> Bool {
    if case .variable = system.shallow(type) { true } else { false }
  }

  /// Whether it is a variable, or an associated type of what is still looked for.
  private func isUndecided(_ type: Type) -> Bool {
    switch system.shallow(type) {
    case .variable: true
    case .member(let member): member.contents.contains(.variable)
    default: false
    }
  }

  private func convertTuple(
    _ source: TupleType,
    _ target: TupleType,
    _ context: ConversionContext,
    _ node: Node
  ) -> Outcome {
    for (one, other) in zip(source.elements, target.elements) {
      if let label = one.label, let wanted = other.label, label != wanted {
        system.fail(
          .mismatch(system.resolved(.tuple(source)), system.resolved(.tuple(target))),
          node
        )
        return .failed
      }
      if nested(one.type, other.type, context, node) == .failed { return .failed }
    }
    return .solved
  }

  private func convertFunction(
    _ source: FunctionType,
    _ target: FunctionType,
    _ node: Node
  ) -> Outcome {
    func mismatch() -> Outcome {
      system.fail(
        .mismatch(system.resolved(.function(source)), system.resolved(.function(target))),
        node
      )
      return .failed
    }
    if source.thrown != nil, target.thrown == nil { return mismatch() }
    if source.isAsync, !target.isAsync { return mismatch() }
    node.isolateParameters(as: target)
    var given = source.parameters
    var wanted = target.parameters
    if given.count != wanted.count {
      // A closure's or function's parameters take a tuple apart, and a closure without any ignores `()`.
      if wanted.count == 1, isUndecided(wanted[0].type) { return .waiting }
      guard wanted.count == 1,
        case .tuple(let tuple) = system.shallow(wanted[0].type), tuple.elements.count == given.count
      else {
        if case .closure = node.kind {
          system.fail(
            .closureArity(
              system.resolved(.function(target)),
              expected: wanted.count,
              given: given.count
            ),
            node
          )
          return .failed
        }
        return mismatch()
      }
      wanted = tuple.elements.map { FunctionType.Parameter($0.type) }
    } else if given.count == 1, case .closure = node.kind,
      case .tuple(let tuple) = system.shallow(given[0].type),
      tuple.elements.isEmpty
    {
      given = []
      wanted = []
    }
    if case .closure(let closure) = node.kind {
      if !closure.syntax.hasWrittenResult { system.markClosureBody(node) }
      wanted = wanted.map {
        guard $0.isVariadic else { return $0 }
        return FunctionType.Parameter(system.library.array($0.type))
      }
    }
    for (mine, theirs) in zip(given, wanted) {
      guard mine.isInOut == theirs.isInOut || isOpen(mine.type) || node.leavesParametersOpen,
        mine.isVariadic == theirs.isVariadic
      else { return mismatch() }
      // A parameter of a closure without a type of its own has the wanted one.
      let outcome =
        mine.isInOut || isOpen(mine.type)
        ? equal(mine.type, theirs.type, node) : nested(theirs.type, mine.type, .value, node)
      if outcome == .failed { return .failed }
      if outcome == .waiting { system.add(.equal(mine.type, theirs.type), node) }
    }
    if source.thrown == nil, target.thrown != nil { system.score.add(.functionConversion) }
    if let wanted = target.thrown, isOpen(wanted) {
      // What may be thrown is what the function throws; one that throws nothing throws `Never`.
      let given = source.thrown ?? system.library.type("Never")
      if equal(wanted, given, node) == .failed { return .failed }
    }
    if case .closure = node.kind {
    } else if source.isAsync != target.isAsync {
      system.score.add(.functionConversion)
    }
    // What a closure without a written result gives is what is wanted of it.
    if case .closure = node.kind, isOpen(source.result) {
      return Outcome(system.isEqual(source.result, target.result, node))
    }
    return nested(source.result, target.result, .value, node)
  }

  private func convertMetatype(_ from: Type, _ to: Type, _ node: Node) -> Outcome {
    let source = system.shallow(from)
    let target = system.shallow(to)
    switch (source, target) {
    case (.variable, _), (_, .variable): return nested(source, target, .value, node)
    case (_, .existential(let existential)) where source != target:
      return erase(source, existential, node)
    case (.nominal, .nominal(let nominal)):
      return convertNominal(source, nominal, .value, node) ?? equal(source, target, node)
    default: return equal(source, target, node)
    }
  }

  /// A value into `any P`.
  private func erase(_ source: Type, _ target: Existential, _ node: Node) -> Outcome {
    if target.isAny {
      if case .existential(let given) = source, given.isAny { return .solved }
      system.score.add(.emptyExistential)
      return .solved
    }
    if case .existential(let given) = source, given === target { return .solved }
    if target.requiresClass, target.protocols.isEmpty, target.superclass == nil {
      if system.scope.signature.isReference(source) { return .solved }
      if case .metatype(let box) = source, system.scope.signature.isReference(box.type) {
        return .solved
      }
    }
    for proto in target.protocols {
      switch system.outcome(ofConformance: source, to: proto.symbol, node) {
      case .solved: break
      case .waiting: return .waiting
      case .failed:
        system.fail(.missingConformance(system.resolved(source), proto.symbol), node)
        return .failed
      }
      for argument in proto.arguments {
        system.add(.equal(source.associatedType(argument.name), argument.type), node)
      }
    }
    if let superclass = target.superclass {
      let outcome = convert(source, superclass, .value, node)
      if outcome == .failed { return .failed }
    }
    if target.requiresClass, !system.scope.signature.isReference(source) {
      system.fail(.notClass(system.resolved(source)), node)
      return .failed
    }
    return .solved
  }
}

extension Node {
  /// Whether the other operand may be a `Double`, so that a `CGFloat` beside it becomes one, too.
  fileprivate func standsBesideDouble(in system: ConstraintSystem) -> Bool {
    guard case .call(_, let application)? = operandOf?.kind else { return false }
    return application.arguments.contains { argument in
      guard argument.node !== self else { return false }
      switch system.shallow(argument.node.type) {
      case .nominal(let nominal): return nominal.symbol === system.library["Double"]
      case .variable(let variable):
        return system.variables[system.representative(variable)].literals.isEmpty
      default: return false
      }
    }
  }
}

extension TypeSymbol {
  /// What it costs to give a `Double` for a `CGFloat` or the other way round; `nil` for other types.
  func numberConversion(to target: TypeSymbol) -> Score.Part? {
    if isCGFloat, target.isDouble { return .widening }
    if isDouble, target.isCGFloat { return .narrowing }
    return nil
  }

  private var isCGFloat: Bool { name == "CGFloat" && parent == nil && module.name == "Foundation" }
  private var isDouble: Bool { name == "Double" && parent == nil && module.name == "Swift" }

  /// Collections that convert when their elements do.
  var isCovariantCollection: Bool {
    parent == nil && ["Array", "Dictionary", "Set"].contains(name)
  }
}

extension ConstraintSystem {
  var conversions: Conversions { Conversions(system: self) }
}

extension Node {
  /// Whether it is a closure that does not write which types its parameters have.
  fileprivate var leavesParametersOpen: Bool {
    guard case .closure(let closure) = kind else { return false }
    return closure.syntax.parameters?.allSatisfy { $0.type == nil } ?? true
  }
}
