import ScriptSource
import ScriptTypes

/// What a closure's statements turn out to give.
struct BodyOutcome {
  /// The type that all `return`s convert to; `nil` if that cannot be told.
  var result: Type?
  var hasMistakes = false
}

/// Searches for the best way to satisfy all constraints of a system.
final class Solver {
  struct Solution {
    let types: [Type?]
    let choices: [ObjectIdentifier: MadeChoice]
    let score: Score
  }

  private let system: ConstraintSystem
  private let steps: StepFinder
  private var solutions: [Solution] = []
  private var best: Score?
  private var part: Part
  private var depth = 0
  private static let deepest = 2_000
  /// Looks at a closure's statements once its parameters are known, and gives its result.
  var checkBody: ((ClosureNode) -> BodyOutcome)?
  /// Adds what a closure's statements ask of its parameters, which nothing else gives a type.
  var useParameters: ((ClosureNode) -> Bool)?
  private var usedClosures: Set<ObjectIdentifier> = []
  /// A closure whose statements are looked at only when every overload is chosen.
  private var delayedBody: Node?

  init(_ system: ConstraintSystem) {
    self.system = system
    steps = StepFinder(system)
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
    guard let step = steps.next(in: part, delaying: delayedBody) else {
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
    case .binding(let number, let bindings, let types): tryTypes(types, for: number, bindings)
    case .literal(let number, let bindings, let types, let otherwise):
      let count = solutions.count
      tryTypes(types, for: number, bindings)
      if solutions.count == count { tryOverloads(otherwise.constraint, otherwise.choices) }
    case .body(let constraint, let node): tryBody(constraint, node)
    case .implicitUnwrap(let constraint): tryImplicitUnwrap(constraint)
    case .object(let constraint): tryObject(constraint)
    }
  }

  private func finish() {
    if system.giveElements(in: part) {
      guard system.simplify() else { return }
      return search()
    }
    if isWaiting, giveClosuresResults() {
      guard system.simplify() else { return }
      if steps.next(in: part, delaying: delayedBody) != nil { return search() }
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
    _ = system.giveElements(in: part)
    if best.map({ !($0 < system.score) }) ?? true { record() }
    system.restore(checkpoint)
  }

  // MARK: Attempts

  private func tryOverloads(_ constraint: Constraint, _ choices: [Choice]) {
    let node = constraint.node
    if let (favored, others) = FavoredChoices(node, among: choices, in: system)?.best(of: choices) {
      let count = solutions.count
      let former = best
      tryOverloads(constraint, favored)
      if solutions.count == count, best == former { tryOverloads(constraint, others) }
      return
    }
    if choices.count > 1, isInnerCoalescingOfAny(node),
      let choice = choices.first(where: \.givesOptional), tryWrapping(choice, constraint)
    {
      return
    }
    let ranked = ordered(choices, for: node)
    var solvedPlainly = false
    // Of generic operators that fit as well, another may be more special.
    var solvedRank: Int?
    // For a function a collection that is written down is an `[Any]` rather than an `Any` or a `T`. Members, which the compiler
    // finds later, are left to the score.
    let literals =
      choices.contains(where: \.isMember) || !choices.allSatisfy(\.isComparable)
      ? [] : collectionLiterals(among: node.application)
    var solvedForLiterals = false
    var solvedProperty = false
    var isSolved = false
    let ranking = Ranking(system: system)
    var solvedMembers: [ValueSymbol] = []
    let remembers = system.remembersFailures
    defer { system.remembersFailures = remembers }
    // Where nothing is called, a property is meant rather than a method of its name.
    let namesProperty = node.application == nil && choices.contains { $0.symbol?.kind == .variable }
    for (rank, choice) in ranked {
      system.remembersFailures =
        remembers && !(namesProperty && choice.symbol?.kind == .function)
      if solvedPlainly, node.isOperator, choice.isGeneric { continue }
      if let solvedRank, rank > solvedRank { return }
      if solvedProperty, choice.symbol?.kind == .function { continue }
      // `a ?? b` gives an optional only where it must.
      if node.isNilCoalescing, isSolved, let best,
        best.isFree(of: .optionalInjection, since: system.score)
      {
        return
      }
      if solvedForLiterals, !choice.namesCollections(at: literals) { continue }
      // The more special member has been found to fit.
      if let symbol = choice.symbol,
        solvedMembers.contains(where: { ranking.prefers($0, to: symbol) })
      {
        continue
      }
      let checkpoint = system.checkpoint()
      let score = system.score
      let count = solutions.count
      let former = best
      system.markSolved(constraint)
      if system.choosing.choose(choice, for: node, base: node.baseType), system.simplify() {
        search()
      }
      system.restore(checkpoint)
      isSolved = solutions.count > count || best.map { $0 < former ?? $0 } ?? false
      if isSolved, namesProperty, choice.symbol?.kind == .variable { solvedProperty = true }
      let isPerfect =
        isSolved
        && best.map { self.isPerfect($0, since: score, of: node, among: choices) } ?? false
      if isPerfect, choice.isMember, let symbol = choice.symbol { solvedMembers.append(symbol) }
      if isSolved, rank <= 1 || !choice.isGeneric {
        // What a generic operator's operands are converted for, another may take as it is.
        if !choice.isGeneric { solvedPlainly = true }
        if choice.takesCollections(at: literals) { solvedForLiterals = true }
        // Nothing can be better than an operator of the operands' own type.
        if node.isOperator, rank <= 1, isPerfect {
          guard choice.isGeneric else { return }
          solvedRank = rank
        }
      }
      guard system.budget > 0 else { return }
    }
  }

  /// Whether a solution costs nothing but what every other choice costs, too: that a value goes to an `Any` of a function that is
  /// already chosen, or, where an operator is chosen, that a function goes where one that throws may go.
  private func isPerfect(
    _ best: Score,
    since start: Score,
    of node: Node,
    among choices: [Choice]
  ) -> Bool {
    if best == start { return true }
    var parts: [Score.Part] = node.isOperator ? [.functionConversion] : []
    if !choices.contains(where: \.takesAny),
      part.openConstraints(in: system).allSatisfy({ !$0.mayChooseAny })
    {
      parts.append(.emptyExistential)
    }
    return best.addsOnly(parts, since: start)
  }

  /// Whether it is the `b ?? c` of `a ?? b ?? c`, where values of `b` and `c` can only be an `Any`.
  ///
  /// The compiler makes an `Any?` of those.
  private func isInnerCoalescingOfAny(_ node: Node) -> Bool {
    guard node.isNilCoalescing, let operands = node.application?.arguments, operands.count == 2,
      let outer = node.applied?.operandOf, case .call(let operation, let application) = outer.kind,
      operation.isNilCoalescing, application.arguments.last?.node === node.applied,
      system.isUsedAsAny(outer.type)
    else { return false }
    let types = operands.map { system.resolved($0.node.type) }
    guard !types.contains(where: \.hasVariables), let value = system.library.wrapped(types[0])
    else { return false }
    return areApart([value, system.library.wrapped(types[1]) ?? types[1]], system)
  }

  /// Chooses the `??` that gives an `Any?`, and tells whether that leads to a solution.
  private func tryWrapping(_ choice: Choice, _ constraint: Constraint) -> Bool {
    let node = constraint.node
    let checkpoint = system.checkpoint()
    let count = solutions.count
    let former = best
    system.markSolved(constraint)
    if system.choosing.choose(choice, for: node, base: nil),
      case .variable(let wrapped)? = system.choice(of: node)?.arguments.first,
      system.bind(wrapped, to: .any, node), system.simplify()
    {
      search()
    }
    system.restore(checkpoint)
    return solutions.count > count || best != former
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

  /// Operators and functions those first that take the operands' own types; members as they are declared.
  private func ordered(_ choices: [Choice], for node: Node) -> [(rank: Int, choice: Choice)] {
    guard choices.count > 1, let application = node.application,
      node.isOperator || !choices.contains(where: \.isMember)
    else { return mostSpecialFirst(choices).map { (1, $0) } }
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
      if same > 0, same == known.count, node.isOperator || !choice.isGeneric { return 0 }
      if choice.takesOnlyAny(at: Array(types.indices)) { return 3 }
      if choice.isGeneric, !node.isOperator || same == 0 { return 3 }
      return same > 0 ? 1 : 2
    }
    return choices.map { (rank($0), $0) }.enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map { (rank: $0.element.0, choice: $0.element.1) }
  }

  /// Members in an order in which none comes after one that is less special.
  private func mostSpecialFirst(_ choices: [Choice]) -> [Choice] {
    guard choices.count > 1, choices.allSatisfy(\.isMember) else { return choices }
    let ranking = Ranking(system: system)
    let ranks = choices.map { choice in
      choices.count { other in
        guard let one = other.symbol, let symbol = choice.symbol else { return false }
        return one !== symbol && ranking.prefers(one, to: symbol)
      }
    }
    return zip(ranks, choices).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .map(\.element.1)
  }

  private func tryTypes(_ types: [Type], for number: Int, _ bindings: Bindings) {
    guard case .variable(let variable) = system.variableType(number) else { return }
    let remembers = system.remembersFailures
    defer { system.remembersFailures = remembers }
    var isSolved = false
    for (position, type) in types.enumerated() {
      let isExistential = type.isExistentialOrWrapsOne
      if isSolved, !isExistential { continue }
      let checkpoint = system.checkpoint()
      let count = solutions.count
      let former = best
      if position > 0, isExistential || type.isLabelledTuple { system.remembersFailures = false }
      // What is wrong with an integer literal is said of `Int`, not of the `Double` that it may be, too.
      if position > 0, types[position - 1] == system.library.int,
        type == system.library.type("Double")
      {
        system.remembersFailures = false
      }
      if position > 0, system.commonType(ofElements: number) == type {
        system.remembersFailures = false
      }
      if system.bind(variable, to: type, bindings.node), system.simplify() { search() }
      system.restore(checkpoint)
      if solutions.count > count || best.map({ $0 < former ?? $0 }) ?? false {
        if let best, !best.isFree(of: .mistakenBody, since: system.score) { continue }
        guard bindings.comparesExistentials, let best,
          best.hasMoreOtherLiterals(than: system.score)
        else { return }
        isSolved = true
      }
      guard system.budget > 0 else { return }
    }
  }

  private func tryBody(_ constraint: Constraint, _ node: Node) {
    guard case .closure(let closure) = node.kind else { return }
    if !steps.isReady(node), tryStatements(of: closure, node) { return }
    let checkpoint = system.checkpoint()
    let count = solutions.count
    let former = best
    system.markSolved(constraint)
    var holds = true
    let isOpen = system.resolved(closure.result).hasVariables
    let mayTakeOthers = mayTakeOtherNumbers(closure)
    let isChecked = mayTakeOthers || isOpen && !closure.givesNothing
    let outcome = isChecked ? checkBody?(closure) : nil
    if mayTakeOthers, outcome?.hasMistakes ?? false { system.score.add(.mistakenBody) }
    if isOpen, let result = closure.givesNothing ? .void : outcome?.result {
      if case .variable = system.shallow(closure.result) {
        holds = system.isEqual(closure.result, result, node)
      } else {
        // Of what is wanted something is known: a `T?`.
        system.add(.conversion(result, closure.result, .value), node)
      }
    }
    if holds, system.simplify() { search() }
    system.restore(checkpoint)
    guard !closure.givesNothing, solutions.count == count, best == former else { return }
    searchDelaying(node)
  }

  /// Whether what a closure takes may be of another type, as whole numbers that are written down may.
  private func mayTakeOtherNumbers(_ closure: ClosureNode) -> Bool {
    guard system.variables.contains(where: { $0.literals.contains(.integer) }) else { return false }
    let numbers = [system.library.int, system.library.type("Double"), .any]
    return closure.parameterTypes.map(system.resolved).contains(where: numbers.contains)
  }

  /// Looks for overloads that say what a closure gives, where what its statements give by themselves leads nowhere.
  private func searchDelaying(_ node: Node) {
    guard delayedBody == nil, part.openConstraints(in: system).contains(where: \.isOverloads)
    else { return }
    let remembers = system.remembersFailures
    defer { system.remembersFailures = remembers }
    delayedBody = node
    system.remembersFailures = false
    search()
    delayedBody = nil
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

  /// Has two optionals wrap the same type, or else types that convert.
  private func tryObject(_ constraint: Constraint) {
    guard case .conversion(let from, let to, let context) = constraint.kind else { return }
    let count = solutions.count
    let former = best
    let checkpoint = system.checkpoint()
    system.markSolved(constraint)
    if system.isEqual(from, to, constraint.node), system.simplify() { search() }
    system.restore(checkpoint)
    if solutions.count > count || best != former { return }
    let remembers = system.remembersFailures
    system.remembersFailures = false
    system.markSolved(constraint)
    system.add(.conversion(from, to, context.isOperand ? .operand : .value), constraint.node)
    if system.simplify() { search() }
    system.restore(checkpoint)
    system.remembersFailures = remembers
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
  fileprivate var isOverloads: Bool { if case .overloads = kind { true } else { false } }

  /// Whether it is still to be chosen among functions one of which takes an `Any`.
  fileprivate var mayChooseAny: Bool {
    guard case .overloads(let node) = kind, !node.isOperator else { return false }
    return node.candidates.contains(where: \.takesAny)
  }

  /// Whether it can never hold if it still waits at the end: something depends on it.
  fileprivate var needsSolving: Bool {
    switch kind {
    case .closureBody, .overloads: false
    default: !isSolved
    }
  }
}

extension ConstraintSystem {
  /// Whether a value of a type that is still looked for goes to an `Any`.
  fileprivate func isUsedAsAny(_ type: Type) -> Bool {
    guard case .variable(let variable) = shallow(type) else { return false }
    let number = representative(variable)
    return variables[number].uses.contains {
      guard !$0.isSolved, case .conversion(let from, let to, _) = $0.kind,
        case .variable(let source) = shallow(from), representative(source) == number
      else { return false }
      return shallow(to).isAny
    }
  }
}
