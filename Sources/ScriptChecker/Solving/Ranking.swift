import ScriptSource
import ScriptTypes

/// Chooses among solutions: by score, then declaration by declaration the more special one.
struct Ranking {
  let system: ConstraintSystem

  func best(of solutions: [Solver.Solution]) -> [Solver.Solution] {
    guard let lowest = solutions.map(\.score).min() else { return [] }
    let left = solutions.filter { $0.score == lowest }
    guard left.count > 1 else { return left }
    let winners = left.enumerated().filter { position, candidate in
      left.enumerated().allSatisfy { other, rival in
        position == other || isBetter(candidate, than: rival)
      }
    }
    if let winner = winners.first { return [winner.element] }
    var distinct: [Solver.Solution] = []
    for solution in left
    where !distinct.contains(where: { isSame($0, solution) }) {
      distinct.append(solution)
    }
    return distinct
  }

  private func isSame(_ left: Solver.Solution, _ right: Solver.Solution) -> Bool {
    left.choices.allSatisfy { key, made in
      right.choices[key]?.choice.symbol === made.choice.symbol
    }
  }

  /// Better in at least one declaration and worse in none.
  private func isBetter(_ one: Solver.Solution, than other: Solver.Solution) -> Bool {
    var isBetterSomewhere = false
    for (key, made) in one.choices {
      guard let mine = made.choice.symbol, let theirs = other.choices[key]?.choice.symbol,
        mine !== theirs
      else { continue }
      let first = isMoreSpecial(mine, than: theirs)
      let second = isMoreSpecial(theirs, than: mine)
      if second, !first { return false }
      if first, !second { isBetterSomewhere = true }
    }
    return isBetterSomewhere
  }

  /// Whether every call of the first could be a call of the second.
  private func isMoreSpecial(_ one: ValueSymbol, than other: ValueSymbol) -> Bool {
    let firstOwner = one.owner
    let secondOwner = other.owner
    if let first = firstOwner, let second = secondOwner, first !== second {
      // A type's own member before a protocol's, a subclass's before its superclass's.
      if first.kind != .protocol, second.kind == .protocol { return hasSameLabels(one, other) }
      if first.kind == .protocol, second.kind != .protocol { return false }
      if first.kind == .protocol, first.inherits(second), hasSameLabels(one, other) { return true }
      if second.kind == .protocol, second.inherits(first), hasSameLabels(one, other) {
        return false
      }
      if first.isSubclass(of: second), hasSameLabels(one, other) { return true }
    }
    // A property before a method of its name that is not called.
    if one.kind == .variable, other.kind == .function { return true }
    if one.kind == .function, other.kind == .variable { return false }
    if firstOwner === secondOwner, one.isRequirement != other.isRequirement,
      one.isInProtocolExtension != other.isInProtocolExtension, hasSameLabels(one, other)
    {
      return one.isRequirement
    }
    // The first keeps its parameters; what the second's may be is looked for.
    let scope = Scope(.generics, in: system.scope, signature: one.interface.signature)
    let attempt = ConstraintSystem(system.checker, scope)
    attempt.budget = 2000
    let node = Node(.error, .error, system.root?.range ?? TextRange(start: 0, end: 0))
    let opened = attempt.open(other, receiver: nil, node)
    let mine = one.interface.type
    switch (mine, opened.type) {
    case (.function(let first), .function(let second)):
      let counts = (first.parameters.count, second.parameters.count)
      let firstVariadic = first.parameters.contains(where: \.isVariadic)
      let secondVariadic = second.parameters.contains(where: \.isVariadic)
      if firstVariadic != secondVariadic { return !firstVariadic }
      if counts.0 != counts.1 { return counts.0 < counts.1 }
      for (parameter, wanted) in zip(first.parameters, second.parameters) {
        let outcome = attempt.convert(parameter.type, wanted.type, .value, node)
        if outcome == .failed { return false }
        if outcome == .waiting { attempt.add(.equal(parameter.type, wanted.type), node) }
      }
      guard attempt.simplify() else { return false }
      let ownGenerics = (one.isGenericItself, other.isGenericItself)
      if ownGenerics.0 != ownGenerics.1 { return !ownGenerics.0 }
      if one.requirementCount != other.requirementCount {
        return one.requirementCount > other.requirementCount
      }
      return true
    default:
      if one.requirementCount != other.requirementCount {
        return one.requirementCount > other.requirementCount
      }
      return attempt.convert(mine, opened.type, .value, node) != .failed
    }
  }

  private func hasSameLabels(_ one: ValueSymbol, _ other: ValueSymbol) -> Bool {
    one.parameters.filter { !$0.hasDefault }.map(\.label)
      == other.parameters.filter { !$0.hasDefault }.map(\.label)
  }
}

extension ValueSymbol {
  fileprivate var isGenericItself: Bool {
    interface.signature.parameters.count > (owner?.signature.parameters.count ?? 0)
  }

  fileprivate var requirementCount: Int { interface.signature.requirements.count }
}
