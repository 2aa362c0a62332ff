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
  func components(in system: ConstraintSystem) -> [Part] {
    let open = openConstraints(in: system)
    let unbound = unboundVariables(in: system)
    var parents: [Int: Int] = [:]
    func root(_ number: Int) -> Int {
      var number = number
      while let parent = parents[number], parent != number {
        // Each way is half as long for whoever goes it next.
        parents[number] = parents[parent]
        number = parent
      }
      return number
    }
    for number in unbound { parents[number] = number }
    var owners: [Int?] = []
    for constraint in open {
      var first: Int?
      for type in constraint.connectedTypes where type.hasVariables {
        system.resolved(type).visit { type in
          guard case .variable(let variable) = type else { return }
          let number = root(system.representative(variable))
          if let first { parents[number] = root(first) } else { first = number }
        }
      }
      owners.append(first)
    }
    var order: [Int] = []
    var constraints: [Int: [Constraint]] = [:]
    var variables: [Int: [Int]] = [:]
    func note(_ number: Int) {
      if constraints[number] == nil, variables[number] == nil { order.append(number) }
    }
    for (constraint, owner) in zip(open, owners) {
      // What mentions no variable belongs to all; it is left where it is looked at first.
      let number = owner.map(root) ?? -1
      note(number)
      constraints[number, default: []].append(constraint)
    }
    for number in unbound {
      // What nothing is asked of needs no solving.
      let isFree = constraints[root(number)] == nil && system.variables[number].literals.isEmpty
      guard !isFree else { continue }
      note(root(number))
      variables[root(number), default: []].append(number)
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
