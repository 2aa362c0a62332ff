import ScriptSource
import ScriptTypes

/// Searches for the best way to satisfy all constraints of a system.
final class Solver {
  struct Solution {
    let types: [Type?]
    let choices: [ObjectIdentifier: MadeChoice]
    let score: Score
  }

  private let system: ConstraintSystem
  private var solutions: [Solution] = []
  private var best: Score?
  private var part: Part
  private var depth = 0
  private static let deepest = 2_000
  /// Looks at a closure's statements once its parameters are known, and gives its result.
  var checkBody: ((Node, ClosureNode) -> Type?)?
  /// Adds what a closure's statements ask of its parameters, which nothing else gives a type.
  var useParameters: ((ClosureNode) -> Bool)?
  private var usedClosures: Set<ObjectIdentifier> = []

  init(_ system: ConstraintSystem) {
    self.system = system
    part = Part(of: system)
  }

  /// The best solutions; more than one if nothing tells them apart.
  func solve() -> [Solution] {
    guard system.simplify() else { return [] }
    search()
    return Ranking(system: system).best(of: solutions)
  }

  private func search() {
    // A type that grows with each step never ends.
    guard system.budget > 0, depth < Self.deepest else {
      system.budget = 0
      return
    }
    depth += 1
    defer { depth -= 1 }
    if let best, best < system.score { return }
    guard let step = nextStep() else {
      finish()
      return
    }
    if step.branches {
      let parts = part.components(in: system)
      if parts.count > 1 {
        solve(parts)
        return
      }
    }
    switch step {
    case .overloads(let constraint, let choices): tryOverloads(constraint, choices)
    case .binding(let number, let types, let node): tryTypes(types, for: number, node)
    case .literal(let number, let types, let node, let otherwise):
      let count = solutions.count
      tryTypes(types, for: number, node)
      if solutions.count == count { tryOverloads(otherwise.constraint, otherwise.choices) }
    case .body(let constraint, let node): tryBody(constraint, node)
    case .implicitUnwrap(let constraint): tryImplicitUnwrap(constraint)
    }
  }

  private func finish() {
    if isWaiting, giveClosuresResults() {
      guard system.simplify() else { return }
      if nextStep() != nil { return search() }
    }
    if let constraint = part.openConstraints(in: system).first(where: \.needsSolving) {
      system.fail(.missingType, constraint.node)
      return
    }
    _ = giveClosuresResults()
    record()
  }

  /// Whether something still waits that something depends on.
  private var isWaiting: Bool { part.openConstraints(in: system).contains(where: \.needsSolving) }

  /// A closure that never returns gives `()` where nothing else is asked of it.
  ///
  /// - Returns: Whether there is such a closure.
  private func giveClosuresResults() -> Bool {
    var isFound = false
    for constraint in part.constraints + system.constraints[part.firstConstraint...] {
      guard case .closureBody(let node) = constraint.kind, case .closure(let closure) = node.kind,
        case .variable = system.shallow(closure.result)
      else { continue }
      isFound = true
      _ = system.isEqual(closure.result, .void, node)
    }
    return isFound
  }

  private func record() {
    if let best, system.score < best { solutions.removeAll() }
    best = best.map { min($0, system.score) } ?? system.score
    solutions.append(
      Solution(
        types: system.variables.indices.map { number in
          let type = system.resolved(system.variableType(number))
          return type.hasVariables ? nil : type
        },
        choices: system.choices.mapValues { made in
          MadeChoice(
            choice: made.choice,
            arguments: made.arguments.map { system.resolved($0).closed },
            type: system.resolved(made.type).closed,
            depth: made.depth
          )
        },
        score: system.score
      )
    )
  }

  // MARK: Parts

  /// Solves each part by itself and joins the best solutions.
  private func solve(_ parts: [Part]) {
    let outer = (part: part, solutions: solutions, best: best)
    let start = system.score
    var found: [(part: Part, solutions: [Solution])] = []
    for next in parts {
      part = next
      solutions = []
      best = nil
      search()
      let chosen = Ranking(system: system).best(of: solutions)
      guard !chosen.isEmpty else {
        found = []
        break
      }
      found.append((next, chosen))
    }
    (part, solutions, best) = outer
    guard !found.isEmpty else { return }
    join(found.map { ($0.part, $0.solutions[0]) }, from: start)
    // One other solution is enough to call an expression ambiguous.
    for position in found.indices where found[position].solutions.count > 1 {
      var list = found.map { ($0.part, $0.solutions[0]) }
      list[position].1 = found[position].solutions[1]
      join(list, from: start)
    }
  }

  private func join(_ list: [(part: Part, solution: Solution)], from start: Score) {
    let checkpoint = system.checkpoint()
    for (part, solution) in list {
      for number in part.variables {
        if let type = solution.types[number] { system.assign(type, to: number) }
      }
      for (key, made) in solution.choices where system.choices[key] == nil {
        system.setChoice(made, for: key)
      }
      system.score.add(solution.score, since: start)
    }
    if best.map({ !($0 < system.score) }) ?? true { record() }
    system.restore(checkpoint)
  }

  // MARK: What to try next

  private enum Step {
    case overloads(Constraint, [Choice])
    case binding(Int, [Type], Node)
    /// The types of a literal; only if none of them leads anywhere, overloads of unknown operands.
    case literal(Int, [Type], Node, orElse: (constraint: Constraint, choices: [Choice]))
    case body(Constraint, Node)
    case implicitUnwrap(Constraint)

    /// Whether there is more than one thing to try.
    var branches: Bool {
      switch self {
      case .overloads(_, let choices): choices.count > 1
      case .binding(_, let types, _): types.count > 1
      case .literal, .body, .implicitUnwrap: true
      }
    }
  }

  private func nextStep() -> Step? {
    var overloads: (constraint: Constraint, choices: [Choice], rank: Int)?
    var body: (Constraint, Node)?
    var unwrap: Constraint?
    for constraint in part.openConstraints(in: system) {
      switch constraint.kind {
      case .overloads(let node):
        let choices = system.candidates.viable(node.candidates, for: node)
        let rank = rank(of: node, choices)
        if overloads.map({ rank < $0.rank }) ?? true { overloads = (constraint, choices, rank) }
      case .closureBody(let node): if body == nil { body = (constraint, node) }
      case .implicitUnwrap: if unwrap == nil { unwrap = constraint }
      default: break
      }
    }
    if let overloads, overloads.choices.count == 1 {
      return .overloads(overloads.constraint, overloads.choices)
    }
    var bindings: (number: Int, found: Bindings)?
    var literal: (number: Int, found: Bindings)?
    for number in part.unboundVariables(in: system) {
      guard let found = Bindings(of: number, in: system) else { continue }
      if bindings.map({ found.rank < $0.found.rank }) ?? true { bindings = (number, found) }
      if found.isLiteral, literal == nil { literal = (number, found) }
      if found.rank == .certain { break }
    }
    if let bindings, bindings.found.rank == .certain {
      return .binding(bindings.number, bindings.found.types(in: system), bindings.found.node)
    }
    if let body, isReady(body.1) { return .body(body.0, body.1) }
    if let overloads, overloads.rank < Self.unknownOperands {
      return .overloads(overloads.constraint, overloads.choices)
    }
    if let bindings, bindings.found.rank == .likely {
      return .binding(bindings.number, bindings.found.types(in: system), bindings.found.node)
    }
    if let overloads {
      // A literal says more than a choice of which nothing is known.
      if let literal {
        return .literal(
          literal.number,
          literal.found.types(in: system),
          literal.found.node,
          orElse: (overloads.constraint, overloads.choices)
        )
      }
      return .overloads(overloads.constraint, overloads.choices)
    }
    if let unwrap { return .implicitUnwrap(unwrap) }
    if let bindings {
      return .binding(bindings.number, bindings.found.types(in: system), bindings.found.node)
    }
    if let body { return .body(body.0, body.1) }
    return nil
  }

  private static let unknownOperands = 1000

  /// How promising it is to choose an overload now: fewer candidates first, and those whose operands are known.
  private func rank(of node: Node, _ choices: [Choice]) -> Int {
    if choices.count == 1 { return 0 }
    var rank = choices.count
    guard let application = node.application else { return rank }
    let isKnown = application.arguments.contains { argument in
      let type = system.shallow(argument.node.type)
      if case .variable(let variable) = type {
        return !system.variables[system.representative(variable)].literals.isEmpty
      }
      return true
    }
    if !isKnown, !application.arguments.isEmpty { rank += Self.unknownOperands }
    return rank
  }

  private func isReady(_ node: Node) -> Bool {
    guard case .closure(let closure) = node.kind else { return true }
    return closure.parameterTypes.allSatisfy { !system.resolved($0).hasVariables }
  }

  // MARK: Attempts

  private func tryOverloads(_ constraint: Constraint, _ choices: [Choice]) {
    let node = constraint.node
    let ranked = ordered(choices, for: node)
    var solvedPlainly = false
    // A collection that is written down is an `[Any]` rather than an `Any` or a `T`.
    let literals = collectionLiterals(among: node.application)
    var solvedForLiterals = false
    let remembers = system.remembersFailures
    defer { system.remembersFailures = remembers }
    // Where nothing is called, a property is meant rather than a method of its name.
    let namesProperty = node.application == nil && choices.contains { $0.symbol?.kind == .variable }
    for (rank, choice) in ranked {
      system.remembersFailures =
        remembers && !(namesProperty && choice.symbol?.kind == .function)
      if solvedPlainly, node.isOperator, choice.isGeneric { continue }
      // `a ?? b` gives an optional only where it must.
      if node.isNilCoalescing, let best, best.isFree(of: .optionalInjection, since: system.score) {
        return
      }
      if solvedForLiterals, !choice.namesCollections(at: literals) { continue }
      let checkpoint = system.checkpoint()
      let score = system.score
      let count = solutions.count
      let former = best
      system.markSolved(constraint)
      if system.choose(choice, for: node, base: node.baseType), system.simplify() { search() }
      system.restore(checkpoint)
      let isSolved = solutions.count > count || best.map { $0 < former ?? $0 } ?? false
      if isSolved, rank <= 1 || !choice.isGeneric {
        // What a generic operator's operands are converted for, another may take as it is.
        if !choice.isGeneric || best == score { solvedPlainly = true }
        if choice.takesCollections(at: literals) { solvedForLiterals = true }
        // Nothing can be better than an operator of the operands' own type.
        if node.isOperator, rank <= 1, best == score { return }
      }
      guard system.budget > 0 else { return }
    }
  }

  /// The positions of the arguments that are array and dictionary literals.
  private func collectionLiterals(among application: Application?) -> [Int] {
    guard let application else { return [] }
    return application.arguments.indices.filter {
      switch application.arguments[$0].node.kind {
      case .array, .dictionary: true
      default: false
      }
    }
  }

  /// Those first that take the operands' own types.
  private func ordered(_ choices: [Choice], for node: Node) -> [(rank: Int, choice: Choice)] {
    guard choices.count > 1, let application = node.application else {
      return choices.map { (1, $0) }
    }
    // The one that gives no optional first; the score tells whether the other is tried, too.
    if node.isNilCoalescing { return choices.map { (3, $0) } }
    let types = application.arguments.map { system.shallow($0.node.type) }
    let plain = types.lazy.compactMap(\.symbol).first
    let known = types.map { type -> TypeSymbol? in
      guard case .variable(let variable) = type else { return type.symbol }
      let literals = system.variables[system.representative(variable)].literals
      guard let name = literals.plainTypeName else { return nil }
      // Beside a `Character` a text of one character is one.
      if let plain, node.isOperator, system.candidates.isExpressible(plain, by: literals) {
        return plain
      }
      return system.library[name]
    }
    func rank(_ choice: Choice) -> Int {
      guard let symbol = choice.symbol, case .function(let function) = symbol.type else { return 4 }
      let wanted = function.parameters.map(\.type.symbol)
      let same = zip(wanted, known).count { $0 != nil && $0 === $1 }
      if same > 0, same == known.count { return 0 }
      if choice.takesOnlyAny(at: Array(types.indices)) { return 3 }
      if choice.isGeneric, !node.isOperator || same == 0 { return 3 }
      return same > 0 ? 1 : 2
    }
    return choices.map { (rank($0), $0) }.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map { (rank: $0.element.0, choice: $0.element.1) }
  }

  private func tryTypes(_ types: [Type], for number: Int, _ node: Node) {
    guard case .variable(let variable) = system.variableType(number) else { return }
    let remembers = system.remembersFailures
    defer { system.remembersFailures = remembers }
    for (position, type) in types.enumerated() {
      let checkpoint = system.checkpoint()
      let count = solutions.count
      // What is wrong with an integer literal is said of `Int`, not of the `Double` that it may be, too.
      if position > 0, types[position - 1] == system.library.int,
        type == system.library.type("Double")
      {
        system.remembersFailures = false
      }
      if position > 0, system.commonType(ofElements: number) == type {
        system.remembersFailures = false
      }
      if system.bind(variable, to: type, node), system.simplify() { search() }
      system.restore(checkpoint)
      if solutions.count > count { return }
      guard system.budget > 0 else { return }
    }
  }

  private func tryBody(_ constraint: Constraint, _ node: Node) {
    guard case .closure(let closure) = node.kind else { return }
    if !isReady(node), tryStatements(of: closure, node) { return }
    let checkpoint = system.checkpoint()
    system.markSolved(constraint)
    var holds = true
    if system.resolved(closure.result).hasVariables,
      let result = closure.givesNothing ? .void : checkBody?(node, closure)
    {
      holds = system.isEqual(closure.result, result, node)
    }
    if holds, system.simplify() { search() }
    system.restore(checkpoint)
  }

  /// Infers the parameters of a closure from its statements, and tells whether that leads to a solution.
  private func tryStatements(of closure: ClosureNode, _ node: Node) -> Bool {
    guard let useParameters, usedClosures.insert(ObjectIdentifier(node)).inserted else {
      return false
    }
    defer { usedClosures.remove(ObjectIdentifier(node)) }
    let checkpoint = system.checkpoint()
    let count = solutions.count
    let former = best
    let remembers = system.remembersFailures
    system.remembersFailures = false
    if useParameters(closure), system.simplify() { search() }
    system.remembersFailures = remembers
    system.isBroken = false
    system.restore(checkpoint)
    return solutions.count > count || best.map { $0 < former ?? $0 } ?? false
  }

  private func tryImplicitUnwrap(_ constraint: Constraint) {
    guard case .implicitUnwrap(let optional, let use) = constraint.kind else { return }
    for isForced in [false, true] {
      let checkpoint = system.checkpoint()
      let count = solutions.count
      system.markSolved(constraint)
      if isForced { system.score.add(.forcedUnwrap) }
      let type = system.resolved(optional)
      let value = isForced ? system.library.wrapped(type) ?? type : type
      if system.isEqual(use, value, constraint.node), system.simplify() { search() }
      system.restore(checkpoint)
      if solutions.count > count { return }
    }
  }
}

extension Type {
  /// The type without what nothing decides.
  fileprivate var closed: Type {
    guard hasVariables else { return self }
    if case .variable = self { return .error }
    return mapParts(\.closed)
  }
}

extension Constraint {
  /// Whether it can never hold if it still waits at the end: something depends on it.
  fileprivate var needsSolving: Bool {
    switch kind {
    case .closureBody, .overloads: false
    default: !isSolved
    }
  }
}

extension Choice {
  /// Whether the declaration has generic parameters of its own, or is a protocol's.
  var isGeneric: Bool {
    guard let symbol else { return false }
    if symbol.owner?.kind == .protocol { return true }
    // What every operand converts to is as good as a parameter.
    if symbol.owner?.name == "AnyHashable" { return true }
    let outer = symbol.owner?.signature.parameters.count ?? 0
    return symbol.interface.signature.parameters.count > outer
      || (outer > 0 && symbol.isStatic && symbol.name.isOperator)
  }
}

extension Choice {
  /// Whether the arguments are wanted as arrays or dictionaries of known types.
  fileprivate func takesCollections(at arguments: [Int]) -> Bool {
    !arguments.isEmpty && !isGeneric && namesCollections(at: arguments)
  }

  fileprivate func namesCollections(at arguments: [Int]) -> Bool {
    arguments.allSatisfy { parameter(of: $0)?.symbol?.isCovariantCollection ?? false }
  }

  fileprivate func takesOnlyAny(at arguments: [Int]) -> Bool {
    arguments.allSatisfy {
      if case .existential(let existential)? = parameter(of: $0) {
        existential.isAny
      } else {
        false
      }
    }
  }

  private func parameter(of argument: Int) -> Type? {
    guard let call, let position = call.slots.firstIndex(where: { $0.contains(argument) }) else {
      return nil
    }
    return call.function.parameters[position].type
  }
}

extension Node {
  var isOperator: Bool { name?.base.isOperator ?? false }

  var isNilCoalescing: Bool { name?.base == "??" }

  /// The type whose member the node names.
  var baseType: Type? {
    switch kind {
    case .member(let base): base.type
    case .subscript(let base, _): base.type
    case .implicitMember(let box): box.base
    default: nil
    }
  }
}
