import ScriptSource
import ScriptTypes

/// What a solver tries next.
enum Step {
  case overloads(Constraint, [Choice])
  case binding(Int, Bindings, [Type])
  /// The types of a literal; only if none of them leads anywhere, overloads of unknown operands.
  case literal(Int, Bindings, [Type], orElse: (constraint: Constraint, choices: [Choice]))
  case body(Constraint, Node)
  case implicitUnwrap(Constraint)
  /// The conversion of what an optional wraps.
  case object(Constraint)

  /// Whether there is more than one thing to try.
  var branches: Bool {
    switch self {
    case .overloads(_, let choices): choices.count > 1
    case .binding(_, _, let types): types.count > 1
    case .literal, .body, .implicitUnwrap, .object: true
    }
  }
}

/// Finds the most promising step.
struct StepFinder {
  private let system: ConstraintSystem
  /// The operators `??`.
  private let coalescings: [Node]
  /// Ranges between literals whose members are asked for: `(0..<10).map`.
  private let writtenRanges: [Node]
  /// Whether each operator is one that a single type declares for itself.
  private let areOperatorsOfOneType: Bool

  init(_ system: ConstraintSystem) {
    self.system = system
    coalescings = system.constraints.compactMap {
      if case .overloads(let node) = $0.kind, node.isNilCoalescing { node } else { nil }
    }
    writtenRanges = system.constraints.compactMap {
      guard case .member(_, _, _, let node) = $0.kind, case .member(let base) = node.kind else {
        return nil
      }
      return base.writtenRange
    }
    areOperatorsOfOneType = system.constraints.allSatisfy {
      guard case .overloads(let node) = $0.kind, node.isOperator else { return true }
      return Self.isOfOneType(node.candidates)
    }
  }

  func next(in part: Part, delaying delayedBody: Node?) -> Step? {
    var overloads: (constraint: Constraint, choices: [Choice], rank: Int)?
    var body: (Constraint, Node)?
    var unwrap: Constraint?
    // Calls of which it is not known what they call.
    var undecided: [Node] = []
    for constraint in part.openConstraints(in: system) {
      switch constraint.kind {
      case .overloads(let node):
        let choices = system.candidates.viable(node.candidates, for: node)
        let rank = rank(of: node, choices)
        if choices.count > 1, rank < Self.unknownOperands, !node.isOperator {
          undecided.append(node)
        }
        if overloads.map({ rank < $0.rank }) ?? true { overloads = (constraint, choices, rank) }
      case .closureBody(let node): if body == nil { body = (constraint, node) }
      case .implicitUnwrap: if unwrap == nil { unwrap = constraint }
      case .conversion(_, _, .object): return .object(constraint)
      default: break
      }
    }
    if let overloads, overloads.choices.count == 1 {
      return .overloads(overloads.constraint, overloads.choices)
    }
    // What a `T!` is used as is known once a member of it is: nothing else decides that.
    if let unwrap, isBase(unwrap, in: part) { return .implicitUnwrap(unwrap) }
    var bindings: (number: Int, found: Bindings)?
    var literal: (number: Int, found: Bindings)?
    for number in part.unboundVariables(in: system) {
      guard let found = Bindings(of: number, in: system) else { continue }
      if found.yieldsToCoalescing, yields(number) { continue }
      if undecided.contains(where: { isPart(number, ofArgumentOf: $0) }) { continue }
      if bindings.map({ found.rank < $0.found.rank }) ?? true { bindings = (number, found) }
      if found.isLiteral, literal == nil { literal = (number, found) }
      if found.rank == .certain { break }
    }
    if let bindings, bindings.found.rank == .certain {
      return .binding(bindings.number, bindings.found, bindings.found.types(in: system))
    }
    if let body, isReady(body.1), overloads == nil || delayedBody !== body.1 {
      return wantedResult(of: body.1) ?? .body(body.0, body.1)
    }
    if let overloads, overloads.constraint.node.isOperator, let bound = boundOfWrittenRange() {
      return .literal(
        bound.number,
        bound.found,
        bound.found.types(in: system),
        orElse: (overloads.constraint, overloads.choices)
      )
    }
    // What a single type has for itself is tried before what a literal is by default.
    let isFirst = areOperatorsOfOneType && overloads?.constraint.node.isOperator ?? false
    if let overloads, overloads.rank < Self.unknownOperands || isFirst {
      return .overloads(overloads.constraint, overloads.choices)
    }
    if let bindings, bindings.found.rank == .likely {
      return .binding(bindings.number, bindings.found, bindings.found.types(in: system))
    }
    if let overloads {
      // A literal says more than a choice of which nothing is known, unless only the choice says what it goes to.
      if let literal, literal.found.rank != .last || overloads.constraint.node.isOperator {
        return .literal(
          literal.number,
          literal.found,
          literal.found.types(in: system),
          orElse: (overloads.constraint, overloads.choices)
        )
      }
      return .overloads(overloads.constraint, overloads.choices)
    }
    if let unwrap { return .implicitUnwrap(unwrap) }
    if let bindings {
      return .binding(bindings.number, bindings.found, bindings.found.types(in: system))
    }
    if let body { return .body(body.0, body.1) }
    return nil
  }

  /// The bound of a range between literals whose members are already chosen: an `Int`, if that is possible.
  private func boundOfWrittenRange() -> (number: Int, found: Bindings)? {
    for node in writtenRanges {
      guard case .nominal(let range) = system.resolved(node.type),
        case .variable(let variable)? = range.arguments.first
      else { continue }
      let number = system.representative(variable)
      if let found = Bindings(of: number, in: system), found.isWrittenNumber {
        return (number, found)
      }
    }
    return nil
  }

  /// Whether a member of the `T!` is asked for.
  private func isBase(_ unwrap: Constraint, in part: Part) -> Bool {
    guard case .implicitUnwrap(_, let use) = unwrap.kind,
      case .variable(let variable) = system.shallow(use)
    else { return false }
    return part.openConstraints(in: system).contains { constraint in
      guard case .member(let base, _, _, _) = constraint.kind,
        case .variable(let other) = system.shallow(base)
      else { return false }
      return system.representative(other) == system.representative(variable)
    }
  }

  /// Whether a variable waits until it is known which `??` takes what it is a part of.
  private func yields(_ number: Int) -> Bool {
    coalescings.contains { node in
      guard let operand = node.application?.arguments.first?.node,
        system.choice(of: node) == nil || isOpen(operand.type)
      else { return false }
      return mentions(number, in: operand)
    }
  }

  /// Whether a variable is a part of what a call is given of which it is not known what it calls: that is chosen first.
  private func isPart(_ number: Int, ofArgumentOf node: Node) -> Bool {
    guard let application = node.application else { return false }
    return application.arguments.contains { argument in
      guard case .nominal(let nominal) = system.shallow(argument.node.type) else { return false }
      return nominal.contents.contains(.variable)
        && system.mentions(number, in: .nominal(nominal))
    }
  }

  /// The result of a closure, where it is known what that goes to: the statements must give a value of that type.
  private func wantedResult(of node: Node) -> Step? {
    guard case .closure(let closure) = node.kind,
      case .variable(let variable) = system.shallow(closure.result)
    else { return nil }
    let number = system.representative(variable)
    guard let found = Bindings(of: number, in: system), found.isWanted else { return nil }
    return .binding(number, found, found.types(in: system))
  }

  private static let unknownOperands = 1000

  /// How promising it is to choose an overload now: fewer candidates first, and those whose operands are known.
  private func rank(of node: Node, _ choices: [Choice]) -> Int {
    if choices.count == 1 { return 0 }
    var rank = choices.count
    // What a literal elsewhere says comes before a guess which `+` it is that `reduce(0, +)` is given.
    guard let application = node.application else {
      return node.isOperator ? rank + Self.unknownOperands : rank
    }
    var isOpen = !application.arguments.isEmpty
    // What is given to an operand says more of an operator than a literal beside it.
    var awaitsBinding = false
    for argument in application.arguments {
      guard case .variable(let variable) = system.shallow(argument.node.type) else { return rank }
      if !system.variables[system.representative(variable)].literals.isEmpty {
        isOpen = false
      } else if !node.isNilCoalescing, system.isGivenValue(variable) {
        awaitsBinding = true
      }
    }
    // What other operators make of literals comes before an operator that doesn't know their own type.
    let isOfOneType = node.isOperator && Self.isOfOneType(choices)
    if isOpen || awaitsBinding || isOfOneType { rank += Self.unknownOperands }
    return rank
  }

  /// Whether one type alone declares an operator for itself.
  private static func isOfOneType(_ choices: [Choice]) -> Bool {
    choices.count(where: { !$0.isGeneric }) == 1
  }

  func isReady(_ node: Node) -> Bool {
    guard case .closure(let closure) = node.kind else { return true }
    return closure.parameterTypes.allSatisfy { !system.resolved($0).hasVariables }
      && closure.outerParameters.allSatisfy { !system.resolved($0).hasVariables }
      && system.builder(of: closure)?.hasVariables != true
  }

  private func isOpen(_ type: Type) -> Bool {
    if case .variable = system.shallow(type) { true } else { false }
  }

  /// Whether the type of an expression, or of what it is a member or a call of, mentions a variable.
  private func mentions(_ number: Int, in node: Node) -> Bool {
    var next: Node? = node
    while let current = next {
      // Another closure or the call around says what a closure's parameter is.
      if case .reference = current.kind { return false }
      if system.mentions(number, in: current.type) { return true }
      next =
        switch current.kind {
        case .member(let base), .subscript(let base, _), .call(let base, _): base
        default: nil
        }
    }
    return false
  }
}

extension Node {
  /// The range, if it is one between literals, in parentheses or not.
  fileprivate var writtenRange: Node? {
    switch kind {
    case .tuple(let elements): return elements.count == 1 ? elements[0].writtenRange : nil
    case .call(let callee, let application):
      guard ["..<", "..."].contains(callee.name?.base) else { return nil }
      let areLiterals = application.arguments.allSatisfy {
        if case .literal = $0.node.kind { true } else { false }
      }
      return areLiterals ? self : nil
    default: return nil
    }
  }
}
