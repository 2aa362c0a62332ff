import ScriptSource
import ScriptTypes

/// What is known of an operand, or of the type that is asked for.
enum KnownOperand: Equatable {
  case result(ObjectIdentifier?)
  case open(LiteralKinds)
  case type(ObjectIdentifier)
}

/// Leaves out early what a call cannot mean, so that the search has little to try.
struct CandidateFilter {
  let system: ConstraintSystem

  /// The choices whose labels and number of parameters fit the call.
  func filtered(_ choices: [Choice], for node: Node) -> [Choice] {
    let fitting = matched(choices, for: node)
    let backward = matchedBackward(fitting, for: node)
    guard !backward.isEmpty else { return fitting }
    return fitting.map { choice in
      guard backward.contains(where: { $0.symbol === choice.symbol }) else { return choice }
      var choice = choice
      choice.direction = .forward
      return choice
    } + backward
  }

  /// The choices to whose last parameter a trailing closure could go as well.
  private func matchedBackward(_ choices: [Choice], for node: Node) -> [Choice] {
    guard node.name?.labels == nil, let application = node.application,
      let last = application.arguments.last, last.isTrailing, last.label == nil
    else { return [] }
    let arguments = application.matched
    return choices.compactMap { choice in
      guard let symbol = choice.symbol, symbol.parameters.count > 1,
        ArgumentMatching.couldMatch(arguments, to: symbol.parameters),
        case .function(let function) = symbol.type
      else { return nil }
      let parameters = function.matched(by: choice.labelled) { system.couldTakeClosure($0) }
      guard let slots = ArgumentMatching.matchBackward(arguments, to: parameters) else {
        return nil
      }
      var choice = choice
      choice.call = Choice.Call(function: function, slots: slots)
      choice.direction = .backward
      return choice
    }
  }

  private func matched(_ choices: [Choice], for node: Node) -> [Choice] {
    if let caret = system.context.caret, let application = node.application {
      caret.noteCall(choices.compactMap(\.symbol), application)
    }
    guard choices.count > 1 else { return choices }
    var kept = choices
    if let labels = node.name?.labels {
      let exact = kept.filter { $0.symbol?.parameters.map(\.label) == labels }
      if !exact.isEmpty { kept = exact }
    }
    guard node.name?.labels == nil, let application = node.application else { return kept }
    let likely = node.isOperator ? kept.filter { couldTakeOperands($0, application) } : kept
    if likely.count < kept.count {
      let fitting = possible(matching(application, among: likely, node), for: node)
      if !fitting.isEmpty { return fitting }
    }
    let matching = matching(application, among: kept, node)
    let viable = viable(matching, for: node)
    if viable.count < matching.count {
      node.ruledOut = matching.filter { choice in
        !viable.contains { $0.symbol === choice.symbol }
      }
    }
    return viable
  }

  /// Whether the operands could be those of an operator, as far as it is written for the type that declares it.
  ///
  /// Many types declare the same operators: what the types of the others are is not even read.
  private func couldTakeOperands(_ choice: Choice, _ application: Application) -> Bool {
    guard let symbol = choice.symbol, let owner = symbol.owner,
      symbol.parameters.count == application.arguments.count
    else { return true }
    let own = symbol.parameters.indices.filter { symbol.parameters[$0].isOfOwnType }
    guard !own.isEmpty else { return true }
    // The requirements of a protocol are known; those of a generic type would have to be read.
    let signature = owner.kind == .protocol ? owner.signature : .empty
    return own.allSatisfy {
      let node = application.arguments[$0].node
      return isOwn(node, of: owner) ?? couldPass(node, to: owner.selfType, signature)
    }
  }

  /// Whether an operand is of the type that declares an operator, or can't be; `nil` if it takes more to know that.
  private func isOwn(_ operand: Node, of owner: TypeSymbol) -> Bool? {
    guard case .nominal(let given) = system.shallow(operand.type) else { return nil }
    if given.symbol === owner { return true }
    let areValues = given.symbol.isPlainValue && owner.isPlainValue
    let areOptional =
      given.symbol === system.library.optionalSymbol || owner === system.library.optionalSymbol
    return areValues && !areOptional ? false : nil
  }

  /// The choices whose parameters the arguments match; all of them if there is none.
  private func matching(
    _ application: Application,
    among choices: [Choice],
    _ node: Node
  ) -> [Choice] {
    let arguments = application.matched
    // Operands have no labels: each is the argument of the parameter in its place.
    let operands =
      node.isOperator && arguments.allSatisfy { $0.label == nil && !$0.isTrailing }
      ? arguments.indices.map { [$0] } : nil
    let fitting = choices.compactMap { choice -> Choice? in
      guard let symbol = choice.labelled else { return choice }
      if case .member(_, isStatic: true) = choice.kind, !symbol.isStatic, !symbol.isTypeMember {
        return arguments.count == 1 ? choice : nil
      }
      // The type of what labels rule out is not even read.
      if !symbol.name.isOperator, !ArgumentMatching.couldMatch(arguments, to: symbol.parameters) {
        return nil
      }
      guard case .function(let function) = symbol.type else { return choice }
      if let operands, operands.count == function.parameters.count, symbol.name.isOperator {
        var choice = choice
        choice.call = Choice.Call(function: function, slots: operands)
        return choice
      }
      let parameters = function.matched(by: symbol) { system.couldTakeClosure($0) }
      guard case .matched(let slots) = ArgumentMatching.match(arguments, to: parameters, nil) else {
        return nil
      }
      var choice = choice
      choice.call = Choice.Call(function: function, slots: slots)
      return choice
    }
    return fitting.isEmpty ? choices : fitting
  }

  /// The choices that what is known now of arguments and result does not rule out; all of them if it rules out every one.
  func viable(_ choices: [Choice], for node: Node) -> [Choice] {
    guard choices.count > 1 else { return choices }
    let fitting = possible(choices, for: node)
    return fitting.isEmpty ? choices : fitting
  }

  /// The choices that what is known now of arguments and result does not rule out.
  private func possible(_ choices: [Choice], for node: Node) -> [Choice] {
    guard let application = node.application else { return choices }
    let result = wantedResult(of: application)
    let operands = node.isOperator ? operands(of: application, giving: result) : nil
    if let operands, let known = system.fitting[ObjectIdentifier(node)], known.operands == operands
    {
      return known.choices
    }
    let fitting = choices.filter { couldBe($0, application, result) }
    if let operands { system.fitting[ObjectIdentifier(node)] = (operands, fitting) }
    return fitting
  }

  /// What decides which operators fit, if it is all that decides: long sums ask the same again and again.
  private func operands(of application: Application, giving result: Type?) -> [KnownOperand]? {
    guard application.arguments.count <= 2 else { return nil }
    var operands = [KnownOperand.result(nil)]
    if let result {
      guard case .nominal(let nominal) = result, nominal.arguments.isEmpty else { return nil }
      operands[0] = .result(ObjectIdentifier(nominal.symbol))
    }
    for argument in application.arguments {
      switch system.shallow(argument.node.type) {
      case .variable(let variable):
        if case .closure = argument.node.kind { return nil }
        operands.append(.open(system.variables[system.representative(variable)].literals))
      case .nominal(let nominal) where nominal.arguments.isEmpty:
        operands.append(.type(ObjectIdentifier(nominal.symbol)))
      default: return nil
      }
    }
    return operands
  }

  private func couldBe(_ choice: Choice, _ application: Application, _ result: Type?) -> Bool {
    guard let call = choice.call, let symbol = choice.symbol else { return true }
    let signature = symbol.interface.signature
    for (parameter, slot) in zip(call.function.parameters, call.slots) {
      var wanted = parameter.type
      if parameter.isAutoclosure, case .function(let function) = wanted {
        wanted = function.result
      }
      for position in slot {
        let argument = application.arguments[position]
        if argument.isInOut != parameter.isInOut, !symbol.name.isOperator { return false }
        if !couldPass(argument.node, to: wanted, signature) { return false }
      }
    }
    guard let result, !symbol.isImplicitlyUnwrapped else { return true }
    return couldGive(call.function.result, result, signature)
  }

  /// What the call's result is used as, if that is known.
  private func wantedResult(of application: Application) -> Type? {
    let result = system.shallow(application.result)
    guard case .variable(let variable) = result else { return result }
    let number = system.representative(variable)
    for constraint in system.variables[number].uses where !constraint.isSolved {
      guard case .conversion(let from, let to, _) = constraint.kind,
        case .variable(let source) = system.shallow(from), system.representative(source) == number
      else { continue }
      let target = system.shallow(to)
      if case .nominal = target { return target }
    }
    return nil
  }

  private func couldGive(_ given: Type, _ wanted: Type, _ signature: GenericSignature) -> Bool {
    var wanted = wanted
    while let inner = system.library.wrapped(wanted) { wanted = system.shallow(inner) }
    var given = given
    while let inner = system.library.wrapped(given) { given = inner }
    guard case .nominal(let target) = wanted else { return true }
    switch given {
    case .nominal(let nominal):
      return nominal.symbol.isSubclass(of: target.symbol) || target.symbol.name == "AnyHashable"
        || nominal.symbol.numberConversion(to: target.symbol) != nil
    case .tuple, .function, .metatype: return false
    case .parameter(let parameter):
      // A class may be what a subclass is given as, which conforms to more.
      return target.symbol.kind.isReference || target.symbol.name == "AnyHashable"
        || couldStand(wanted, for: parameter, signature)
    default: return true
    }
  }

  /// Whether the type could have what is asked of a generic parameter.
  private func couldStand(
    _ type: Type,
    for parameter: GenericParameter,
    _ signature: GenericSignature
  ) -> Bool {
    signature.requirements.allSatisfy {
      guard case .conformance(.parameter(let subject), let proto) = $0, subject === parameter
      else { return true }
      return couldConform(type, to: proto)
    }
  }

  // MARK: Arguments

  /// How unlikely it is that a call means a function whose labels or number of parameters differ.
  func distance(
    of function: FunctionType,
    _ symbol: ValueSymbol?,
    _ parameters: [ArgumentMatching.Parameter],
    _ application: Application,
    _ problem: ArgumentMatching.Problem
  ) -> Int {
    let arguments = application.arguments
    let signature = symbol?.interface.signature ?? system.scope.signature
    var distance = 0
    let availability = symbol?.availability
    if availability?.isUnavailable == true || availability?.isDeprecated == true {
      distance += 1000
    }
    let required = parameters.count { !$0.hasDefault && !$0.isVariadic }
    distance += 100 * max(0, required - arguments.count, arguments.count - parameters.count)
    let labels = Set(parameters.map(\.label))
    distance += 20 * arguments.count { $0.label.map { !labels.contains($0) } ?? false }
    // Without their labels, could the arguments be passed in this order?
    if arguments.count == required {
      let positions = parameters.indices.filter {
        !parameters[$0].hasDefault && !parameters[$0].isVariadic
      }
      for (argument, position) in zip(arguments, positions)
      where !couldPass(argument.node, to: function.parameters[position].type, signature) {
        distance += 50
      }
    }
    if let symbol, Choice(kind: .value(symbol)).isGeneric { distance += 5 }
    if case .order = problem { distance -= 1 }
    return distance
  }

  private func couldPass(_ node: Node, to wanted: Type, _ signature: GenericSignature) -> Bool {
    let given = system.shallow(node.type)
    switch wanted {
    case .nominal(let nominal):
      if nominal.symbol === system.library.optionalSymbol {
        let wrapped = nominal.arguments[0]
        if let inner = system.library.wrapped(given) {
          return couldConvert(system.shallow(inner), to: wrapped, signature)
        }
        if case .variable(let variable) = given,
          system.variables[system.representative(variable)].literals.contains(.nil)
        {
          return true
        }
        return couldPass(node, to: wrapped, signature)
      }
    case .function(let function):
      if case .closure(let closure) = node.kind, closure.syntax.parameters != nil {
        let count = closure.parameters.count
        if function.parameters.count == count { return true }
        guard function.parameters.count == 1 else { return false }
        switch function.parameters[0].type {
        case .tuple(let tuple): return tuple.elements.count == count
        case .nominal: return false
        default: return true
        }
      }
    default: break
    }
    return couldConvert(given, to: wanted, signature)
  }

  private func couldConvert(_ given: Type, to wanted: Type, _ signature: GenericSignature) -> Bool {
    switch (given, wanted) {
    case (.error, _), (_, .error), (_, .member), (_, .variable), (_, .dynamicSelf): return true
    case (.dynamicSelf(let box), _): return couldConvert(box.type, to: wanted, signature)
    case (.variable(let variable), _):
      return couldHold(
        system.variables[system.representative(variable)].literals,
        wanted,
        signature
      )
    case (_, .parameter(let parameter)): return couldStand(given, for: parameter, signature)
    case (_, .existential(let existential)):
      return existential.protocols.allSatisfy { couldConform(given, to: $0.symbol) }
    case (.nominal(let source), .nominal(let target)):
      if target.symbol === system.library.optionalSymbol {
        return couldConvert(given, to: target.arguments[0], signature)
          || source.symbol === target.symbol
      }
      return source.symbol.isSubclass(of: target.symbol) || target.symbol.name == "AnyHashable"
        || source.symbol.numberConversion(to: target.symbol) != nil
    case (.tuple(let source), .tuple(let target)):
      return source.elements.count == target.elements.count
    case (.existential(let existential), .nominal(let target)):
      return existential.superclass != nil || target.symbol.name == "AnyHashable"
    case (.parameter, .nominal(let target)), (.member, .nominal(let target)):
      if target.symbol === system.library.optionalSymbol {
        return couldConvert(given, to: target.arguments[0], signature)
      }
      return given.hasVariables || target.symbol.name == "AnyHashable"
        || system.scope.signature.superclass(of: given) != nil
    case (.tuple, _), (.function, .nominal), (.function, .tuple), (.function, .metatype),
      (.metatype, .nominal), (.metatype, .tuple), (.metatype, .function), (.nominal, .tuple),
      (.nominal, .function), (.nominal, .metatype):
      return false
    default: return true
    }
  }

  private func couldHold(
    _ literals: LiteralKinds,
    _ wanted: Type,
    _ signature: GenericSignature
  ) -> Bool {
    guard !literals.isEmpty else { return true }
    switch wanted {
    case .nominal(let nominal):
      if nominal.symbol.name == "AnyHashable" { return true }
      return isExpressible(nominal.symbol, by: literals)
    case .tuple, .function, .metatype: return false
    default: return true
    }
  }

  func isExpressible(_ symbol: TypeSymbol, by literals: LiteralKinds) -> Bool {
    system.context.protocols(of: literals).allSatisfy {
      symbol.conformance(to: $0) != nil
        || $0.name.hasSuffix("ClusterLiteral")
          && symbol.conformance(to: system.library["ExpressibleByStringLiteral"]) != nil
    }
  }

  private func couldConform(_ type: Type, to proto: TypeSymbol) -> Bool {
    if proto.isMarker { return true }
    switch type {
    case .nominal(let nominal): return nominal.symbol.conformance(to: proto) != nil
    case .tuple, .function, .metatype: return false
    case .parameter, .member:
      return type.hasVariables || system.scope.signature.conforms(type, to: proto)
    case .existential(let existential):
      if existential.isAnyError, proto.name == "Error" { return true }
      return existential.superclass != nil
        || existential.protocols.contains { $0.symbol.inherits(proto) }
    default: return true
    }
  }
}

extension ConstraintSystem {
  var candidates: CandidateFilter { CandidateFilter(system: self) }
}

extension TypeSymbol {
  /// Whether values of it are of no other type, and no values of other types are converted to it.
  fileprivate var isPlainValue: Bool {
    switch kind {
    case .struct, .enum: name != "AnyHashable" && name != "CGFloat" && name != "Double"
    case .class, .actor, .protocol: false
    }
  }
}
