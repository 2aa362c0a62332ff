import ScriptTypes

/// Constraints and variables that have nothing to do with the others, so that they are solved by themselves.
struct Part {
  let constraints: [Constraint]
  let variables: [Int]
  /// What is added while it is solved belongs to it.
  let firstConstraint: Int
  let firstVariable: Int
}

extension Part {
  /// All that is open now.
  init(of system: ConstraintSystem) {
    constraints = []
    variables = []
    firstConstraint = 0
    firstVariable = 0
  }

  func openConstraints(in system: ConstraintSystem) -> [Constraint] {
    constraints.filter { !$0.isSolved }
      + system.constraints[firstConstraint...].filter { !$0.isSolved }
  }

  func unboundVariables(in system: ConstraintSystem) -> [Int] {
    variables.filter(system.isUnbound)
      + (firstVariable..<system.variables.count).filter(system.isUnbound)
  }

  /// The parts of it that no constraint connects; what is known to have no choice comes first.
  ///
  /// - Returns: Nothing if all of it is connected.
  func components(in system: ConstraintSystem) -> [Part] {
    let open = openConstraints(in: system)
    let unbound = unboundVariables(in: system)
    var groups = Groups(count: system.variables.count)
    let owners = open.map { constraint -> Int? in
      var first: Int?
      for type in constraint.connectedTypes where type.hasVariables {
        system.resolved(type).visit { type in
          guard case .variable(let variable) = type else { return }
          let number = system.representative(variable)
          if let first { groups.join(number, first) } else { first = number }
        }
      }
      return first
    }
    // What nothing is asked of needs no solving.
    func isFree(_ number: Int) -> Bool { system.variables[number].literals.isEmpty }
    if let owner = owners.first {
      let only = groups.root(owner)
      let isConnected =
        owners.allSatisfy { groups.root($0) == only }
        && unbound.allSatisfy { groups.root($0) == only || isFree($0) }
      if isConnected { return [] }
    }
    var order: [Int] = []
    var constraints: [Int: [Constraint]] = [:]
    var variables: [Int: [Int]] = [:]
    func note(_ number: Int) {
      if constraints[number] == nil, variables[number] == nil { order.append(number) }
    }
    for (constraint, owner) in zip(open, owners) {
      // What mentions no variable belongs to all; it is left where it is looked at first.
      let number = groups.root(owner)
      note(number)
      constraints[number, default: []].append(constraint)
    }
    for number in unbound {
      let group = groups.root(number)
      guard constraints[group] != nil || !isFree(number) else { continue }
      note(group)
      variables[group, default: []].append(number)
    }
    return order.map {
      Part(
        constraints: constraints[$0] ?? [],
        variables: variables[$0] ?? [],
        firstConstraint: system.constraints.count,
        firstVariable: system.variables.count
      )
    }
  }
}

/// Variables that constraints connect.
private struct Groups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  /// The variable that stands for a group; -1 for what mentions no variable.
  mutating func root(_ number: Int?) -> Int {
    guard var number else { return -1 }
    while parents[number] != number {
      // Each way is half as long for whoever goes it next.
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  mutating func join(_ first: Int, _ second: Int) { parents[root(first)] = root(second) }
}

extension Constraint {
  /// All types that it ties together.
  fileprivate var connectedTypes: [Type] {
    switch kind {
    case .application(_, let application):
      kind.types + application.arguments.map(\.node.type)
    case .closureBody(let node): kind.types + [node.type]
    case .overloads(let node): kind.types + (node.baseType.map { [$0] } ?? [])
    default: kind.types
    }
  }
}
