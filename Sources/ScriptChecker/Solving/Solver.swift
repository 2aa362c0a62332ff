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
  private var depth = 0
  private static let deepest = 300
  /// Looks at a closure's statements once its parameters are known, and gives its result.
  var checkBody: ((Node, ClosureNode) -> Type?)?

  init(_ system: ConstraintSystem) { self.system = system }

  /// The best solutions; more than one if nothing tells them apart.
  func solve() -> [Solution] {
    guard system.simplify() else { return [] }
    search()
    return Ranking(system: system).best(of: solutions)
  }

  private func search() {
    // A type that grows with each step never ends.
    guard system.budget > 0, depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    if let best, best < system.score { return }
    guard let step = nextStep() else {
      finish()
      return
    }
    switch step {
    case .overloads(let constraint): tryOverloads(constraint)
    case .binding(let number, let types, let node): tryTypes(types, for: number, node)
    case .body(let constraint, let node): tryBody(constraint, node)
    case .implicitUnwrap(let constraint): tryImplicitUnwrap(constraint)
    }
  }

  private func finish() {
    for constraint in system.constraints where !constraint.isSolved {
      // What still waits can never hold, but for what nothing depends on.
      switch constraint.kind {
      case .closureBody, .overloads: continue
      default:
        system.fail(.missingType, constraint.node)
        return
      }
    }
    if let best, system.score < best { solutions.removeAll() }
    best = best.map { min($0, system.score) } ?? system.score
    solutions.append(
      Solution(
        types: system.variables.indices.map { number in
          let type = system.resolved(system.variableType(number))
          return type.hasVariables ? nil : type
        },
        choices: system.choices.mapValues { made in
          MadeChoice(choice: made.choice, arguments: made.arguments.map(system.resolved))
        },
        score: system.score
      )
    )
  }

  // MARK: What to try next

  private enum Step {
    case overloads(Constraint)
    case binding(Int, [Type], Node)
    case body(Constraint, Node)
    case implicitUnwrap(Constraint)
  }

  private func nextStep() -> Step? {
    var overloads: (constraint: Constraint, rank: Int)?
    var body: (Constraint, Node)?
    var unwrap: Constraint?
    for constraint in system.constraints where !constraint.isSolved {
      switch constraint.kind {
      case .overloads(let node):
        let rank = rank(of: node)
        if overloads.map({ rank < $0.rank }) ?? true { overloads = (constraint, rank) }
      case .closureBody(let node): if body == nil { body = (constraint, node) }
      case .implicitUnwrap: if unwrap == nil { unwrap = constraint }
      default: break
      }
    }
    var bindings: (number: Int, found: Bindings)?
    for number in system.unboundVariables {
      guard let found = Bindings(of: number, in: system) else { continue }
      if bindings.map({ found.rank < $0.found.rank }) ?? true { bindings = (number, found) }
    }
    if let bindings, bindings.found.rank == .certain {
      return .binding(bindings.number, bindings.found.types, bindings.found.node)
    }
    if let body, isReady(body.1) { return .body(body.0, body.1) }
    if let overloads, overloads.rank < Self.unknownOperands {
      return .overloads(overloads.constraint)
    }
    if let bindings, bindings.found.rank == .likely {
      return .binding(bindings.number, bindings.found.types, bindings.found.node)
    }
    if let overloads { return .overloads(overloads.constraint) }
    if let unwrap { return .implicitUnwrap(unwrap) }
    if let bindings {
      return .binding(bindings.number, bindings.found.types, bindings.found.node)
    }
    if let body { return .body(body.0, body.1) }
    return nil
  }

  private static let unknownOperands = 1000

  /// How promising it is to choose an overload now: fewer candidates first, and those whose operands are known.
  private func rank(of node: Node) -> Int {
    var rank = node.candidates.count
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

  private func tryOverloads(_ constraint: Constraint) {
    let node = constraint.node
    var solvedPlainly = false
    for choice in ordered(node) {
      if solvedPlainly, choice.isGeneric, node.isOperator { continue }
      let checkpoint = system.checkpoint()
      let count = solutions.count
      let former = best
      system.markSolved(constraint)
      if system.choose(choice, for: node, base: node.baseType), system.simplify() { search() }
      system.restore(checkpoint)
      let isSolved = solutions.count > count || best.map { $0 < former ?? $0 } ?? false
      if isSolved, !choice.isGeneric { solvedPlainly = true }
      guard system.budget > 0 else { return }
    }
  }

  /// Those first that take the operands' own types.
  private func ordered(_ node: Node) -> [Choice] {
    let candidates = system.filtered(node.candidates, for: node)
    guard candidates.count > 2, let application = node.application else { return candidates }
    let known = application.arguments.compactMap { argument -> TypeSymbol? in
      let type = system.shallow(argument.node.type)
      if let symbol = type.symbol { return symbol }
      if case .variable(let variable) = type {
        let literals = system.variables[system.representative(variable)].literals
        return literals.defaultTypeName.map { system.library[$0] }
      }
      return nil
    }
    func rank(_ choice: Choice) -> Int {
      guard let symbol = choice.symbol, case .function(let function) = symbol.type else { return 3 }
      if choice.isGeneric { return 2 }
      let wanted = function.parameters.compactMap(\.type.symbol)
      return wanted.contains { type in known.contains { $0 === type } } ? 0 : 1
    }
    return candidates.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private func tryTypes(_ types: [Type], for number: Int, _ node: Node) {
    guard case .variable(let variable) = system.variableType(number) else { return }
    for type in types {
      let checkpoint = system.checkpoint()
      let count = solutions.count
      if system.bind(variable, to: type, node), system.simplify() { search() }
      system.restore(checkpoint)
      if solutions.count > count { return }
      guard system.budget > 0 else { return }
    }
  }

  private func tryBody(_ constraint: Constraint, _ node: Node) {
    guard case .closure(let closure) = node.kind else { return }
    let checkpoint = system.checkpoint()
    system.markSolved(constraint)
    var holds = true
    if system.resolved(closure.result).hasVariables, let result = checkBody?(node, closure) {
      holds = system.isEqual(closure.result, result, node)
    }
    if holds, system.simplify() { search() }
    system.restore(checkpoint)
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

extension Choice {
  /// Whether the declaration has generic parameters of its own, or is a protocol's.
  var isGeneric: Bool {
    guard let symbol else { return false }
    if symbol.owner?.kind == .protocol { return true }
    let outer = symbol.owner?.signature.parameters.count ?? 0
    return symbol.interface.signature.parameters.count > outer
      || (outer > 0 && symbol.isStatic && symbol.name.isOperator)
  }
}

extension Node {
  var isOperator: Bool { name?.base.isOperator ?? false }

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
