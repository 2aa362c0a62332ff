import ScriptSource
import ScriptTypes

/// Chooses among solutions: by score, then declaration by declaration the more special one.
struct Ranking {
  let system: ConstraintSystem

  func best(of solutions: [Solver.Solution]) -> [Solver.Solution] {
    guard let lowest = solutions.map(\.score).min() else { return [] }
    let left = solutions.filter { $0.score == lowest }
    guard left.count > 1 else { return left }
    // The same choices may have been made in another order.
    var distinct: [Solver.Solution] = []
    for solution in left
    where !distinct.contains(where: { isSame($0, solution) }) {
      distinct.append(solution)
    }
    let winner = distinct.enumerated().first { position, candidate in
      distinct.enumerated().allSatisfy { other, rival in
        position == other || isBetter(candidate, than: rival)
      }
    }
    return winner.map { [$0.element] } ?? distinct
  }

  private func isSame(_ left: Solver.Solution, _ right: Solver.Solution) -> Bool {
    left.choices.allSatisfy { key, made in
      right.choices[key]?.choice.symbol === made.choice.symbol
    }
  }

  /// Better in more declarations, where those of inner expressions weigh more.
  private func isBetter(_ one: Solver.Solution, than other: Solver.Solution) -> Bool {
    var difference = 0
    let differing = one.choices.compactMap { key, made -> (mine: MadeChoice, theirs: MadeChoice)? in
      guard let theirs = other.choices[key], made.choice.symbol !== theirs.choice.symbol else {
        return nil
      }
      return (made, theirs)
    }
    if differing.count == 1, let (made, rival) = differing.first {
      if isClosureItself(of: made, unlike: rival) { return true }
      if isClosureItself(of: rival, unlike: made) { return false }
    }
    for (made, rival) in differing {
      guard let mine = made.choice.symbol, let theirs = rival.choice.symbol else { continue }
      let first = isMoreSpecial(mine, than: theirs)
      let second = isMoreSpecial(theirs, than: mine)
      if first != second { difference += first ? made.depth + 1 : -(made.depth + 1) }
    }
    return difference > 0 || difference == 0 && isLessOptional(one, than: other)
  }

  /// Whether a closure is passed as a value of any type, as it is by itself, and the other function would make another type of it.
  ///
  /// Of three functions of a name the compiler takes such a one; of two it takes the one that asks for a function.
  private func isClosureItself(of made: MadeChoice, unlike other: MadeChoice) -> Bool {
    guard let symbol = made.choice.symbol, symbol.parameters.count == 1,
      other.choice.symbol?.parameters.count == 1,
      case .function(let declared) = symbol.interface.type,
      case .parameter = declared.parameters[0].type,
      case .function(let passed) = made.type, case .function(let asked) = other.type,
      case .function(let own) = passed.parameters[0].type,
      case .function(let wanted) = asked.parameters[0].type,
      own.parameters.map(\.type) != wanted.parameters.map(\.type)
    else { return false }
    return (symbol.owner?.members(named: symbol.name).count ?? 0) > 2
  }

  /// Whether what differs in the generic arguments of the same declarations is that the other solution wraps a type in an optional.
  ///
  /// Strings are bound to a `Binder` whose closure would take a `String?`, too, as strings.
  private func isLessOptional(_ one: Solver.Solution, than other: Solver.Solution) -> Bool {
    var isFound = false
    for (key, made) in one.choices {
      guard let theirs = other.choices[key], made.choice.symbol === theirs.choice.symbol else {
        continue
      }
      for (mine, wrapped) in zip(made.arguments, theirs.arguments) where mine != wrapped {
        guard wraps(wrapped, mine) else { return false }
        isFound = true
      }
    }
    return isFound
  }

  /// Whether the type is the other one but for optionals, as `Binder<String?>` and `Binder<String>`.
  private func wraps(_ type: Type, _ inner: Type) -> Bool {
    if type == inner || system.library.wrapped(type) == inner { return true }
    guard case .nominal(let outer) = type, case .nominal(let plain) = inner,
      outer.symbol === plain.symbol
    else { return false }
    return zip(outer.arguments, plain.arguments).allSatisfy { wraps($0, $1) }
  }

  /// Whether the first is the more special one of two members that protocols' extensions have.
  ///
  /// Of a type's own members the compiler may find another one better, by what it costs or by the order of their declarations.
  func prefers(_ one: ValueSymbol, to other: ValueSymbol) -> Bool {
    one.isInProtocolExtension && other.isInProtocolExtension && isMoreSpecial(one, than: other)
      && !isMoreSpecial(other, than: one)
  }

  /// Whether every use of the first could be a use of the second; found once for two declarations.
  private func isMoreSpecial(_ one: ValueSymbol, than other: ValueSymbol) -> Bool {
    // Where one can wait, the function that does, and elsewhere the one that doesn't.
    if one.isAsyncFunction != other.isAsyncFunction {
      return one.isAsyncFunction == (system.scope.function?.isAsync ?? false)
    }
    let key = SolvingContext.Comparison(ObjectIdentifier(one), ObjectIdentifier(other))
    if let known = system.context.comparisons[key] { return known }
    let result = compare(one, other)
    system.context.comparisons[key] = result
    return result
  }

  private func compare(_ one: ValueSymbol, _ other: ValueSymbol) -> Bool {
    // A property before a method of its name that is not called.
    if one.kind == .variable, other.kind == .function { return true }
    if one.kind == .function, other.kind == .variable { return false }
    // A member that a key path names before one that a text names.
    if one.takesKeyPathMember != other.takesKeyPathMember,
      one.isDynamicMember, other.isDynamicMember
    {
      return one.takesKeyPathMember
    }
    if one.isGenericItself != other.isGenericItself { return other.isGenericItself }
    if one.isInProtocolExtension, other.isInProtocolExtension {
      let (mine, theirs) = (extends(one, asMuchAs: other), extends(other, asMuchAs: one))
      if mine != theirs { return mine }
    }
    if let first = one.owner, let second = other.owner, first !== second {
      // A type's own member before a protocol's, a subclass's before its superclass's.
      if (first.kind == .protocol) != (second.kind == .protocol) { return second.kind == .protocol }
      if first.kind == .protocol, one.isInProtocolExtension == other.isInProtocolExtension,
        first.inherits(second) != second.inherits(first)
      {
        return first.inherits(second)
      }
      if first.isSubclass(of: second) != second.isSubclass(of: first), hasSameLabels(one, other) {
        return first.isSubclass(of: second)
      }
    }
    // A requirement before what an extension says, which conforming types cannot replace.
    if one.owner?.kind == .protocol, other.owner?.kind == .protocol,
      one.isInProtocolExtension != other.isInProtocolExtension
    {
      return other.isInProtocolExtension
    }
    if takesOnlyNil(one) != takesOnlyNil(other) { return takesOnlyNil(one) }
    // `a ?? b` gives an optional only where it must.
    if one.name == "??", givesOptional(one) != givesOptional(other) { return givesOptional(other) }
    if one.owner === other.owner, one.isFailable != other.isFailable { return other.isFailable }
    // Of two of a type's initializers the one that takes a value as it is.
    if one.owner === other.owner, one.parameters.count == other.parameters.count,
      one.takesExistential != other.takesExistential
    {
      return other.takesExistential
    }
    // Of a number's initializers that no call tells apart, those with labels are compiled as a protocol's.
    if one.isConversion, other.isConversion, one.owner === other.owner,
      one.isLabelled != other.isLabelled
    {
      return other.isLabelled
    }
    return couldBe(one, other)
  }

  /// Whether every type that the first's extension is of is one that the second's extension is of.
  private func extends(_ one: ValueSymbol, asMuchAs other: ValueSymbol) -> Bool {
    let scope = Scope(.generics, in: system.scope, signature: one.interface.signature)
    let attempt = ConstraintSystem(system.context, scope)
    attempt.budget = 2000
    let node = Node(.error, .error, system.root?.range ?? TextRange(start: 0, end: 0))
    let opened = attempt.choosing.open(other, receiver: nil, node, isOpen: true)
    guard let mine = one.interface.receiver, let receiver = other.interface.receiver,
      let theirs = receiverType(receiver, of: other, opened.arguments)
    else { return false }
    return attempt.isEqual(mine, theirs, node) && attempt.simplify()
  }

  /// Whether the second could be called with the parameters that the first has, whatever stands for the first's generic ones.
  private func couldBe(_ one: ValueSymbol, _ other: ValueSymbol) -> Bool {
    let scope = Scope(.generics, in: system.scope, signature: one.interface.signature)
    let attempt = ConstraintSystem(system.context, scope)
    attempt.budget = 2000
    let node = Node(.error, .error, system.root?.range ?? TextRange(start: 0, end: 0))
    let opened = attempt.choosing.open(other, receiver: nil, node, isOpen: true)
    // Operators have no receiver.
    if !one.name.isOperator, let mine = one.interface.receiver,
      let receiver = other.interface.receiver,
      let theirs = receiverType(receiver, of: other, opened.arguments),
      !attempt.isEqual(mine, theirs, node)
    {
      return false
    }
    guard case .function(let first) = one.interface.type,
      case .function(let second) = opened.type
    else { return attempt.simplify() }
    let given = first.parameters.filter { !$0.isVariadic }
    let wanted = second.parameters.filter { !$0.isVariadic }
    if first.parameters.count != given.count || second.parameters.count != wanted.count {
      let mine = first.parameters.count - given.count
      let theirs = second.parameters.count - wanted.count
      if mine != theirs { return mine < theirs }
    } else if given.count != wanted.count {
      return given.count < wanted.count
    }
    for (parameter, wanted) in zip(first.parameters, second.parameters) {
      let (mine, theirs) = (parameter.valueType, wanted.valueType)
      let outcome = attempt.conversions.convert(mine, theirs, .value, node)
      if outcome == .failed { return false }
      if outcome == .waiting { attempt.add(.conversion(mine, theirs, .value), node) }
    }
    guard attempt.simplify(), canBindAll(node, in: attempt) else { return false }
    // That a `T` can be put into a `T?` does not make `T` the more special parameter.
    return !attempt.score.hasOptionalInjection
  }

  /// `x == nil` for what is not comparable.
  private func takesOnlyNil(_ symbol: ValueSymbol) -> Bool {
    guard case .function(let function) = symbol.type else { return false }
    return function.parameters.contains { $0.type.symbol?.name == "_OptionalNilComparisonType" }
  }

  private func givesOptional(_ symbol: ValueSymbol) -> Bool {
    guard case .function(let function) = symbol.type else { return false }
    return system.library.wrapped(function.result) != nil
  }

  private func hasSameLabels(_ one: ValueSymbol, _ other: ValueSymbol) -> Bool {
    one.parameters.filter { !$0.hasDefault }.map(\.label)
      == other.parameters.filter { !$0.hasDefault }.map(\.label)
  }
}

/// Gives each variable what converts to it.
private func canBindAll(_ node: Node, in system: ConstraintSystem) -> Bool {
  for number in system.variables.indices where system.isUnbound(number) {
    guard let found = Bindings(of: number, in: system), let type = found.types(in: system).first,
      case .variable(let variable) = system.variableType(number)
    else { continue }
    guard system.bind(variable, to: type, node), system.simplify() else { return false }
  }
  return true
}

/// The type of a member's receiver with the arguments that were made for its parameters.
private func receiverType(_ receiver: Type, of symbol: ValueSymbol, _ arguments: [Type]) -> Type? {
  receiver.substituting(Substitution(symbol.interface.signature.parameters, arguments))
}

extension ValueSymbol {
  fileprivate var isDynamicMember: Bool {
    kind == .subscript && parameters.map(\.label) == ["dynamicMember"]
  }

  fileprivate var takesKeyPathMember: Bool {
    guard isDynamicMember, case .function(let function) = type,
      case .nominal(let parameter)? = function.parameters.first?.type
    else { return false }
    return parameter.isKeyPath
  }

  /// Whether it has generic parameters besides those of the type around.
  var isGenericItself: Bool {
    guard kind == .function || kind == .initializer || kind == .subscript else { return false }
    return interface.signature.parameters.count > (owner?.parameters.count ?? 0)
  }
}

extension ValueSymbol {
  /// Whether it is a library's initializer that takes one value of any type of a kind.
  fileprivate var isConversion: Bool {
    kind == .initializer && parameters.count == 1 && isGenericItself && module?.isLibrary == true
  }

  fileprivate var isLabelled: Bool { !parameters.allSatisfy(\.label.isEmpty) }
}

extension ValueSymbol {
  fileprivate var takesExistential: Bool {
    guard case .function(let function) = type else { return false }
    return function.parameters.contains {
      if case .existential = $0.type { true } else { false }
    }
  }

  fileprivate var isAsyncFunction: Bool {
    if case .function(let function) = type { function.isAsync } else { false }
  }
}
