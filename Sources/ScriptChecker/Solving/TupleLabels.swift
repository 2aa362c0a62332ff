import ScriptTypes

extension Bindings {
  /// The types with labels that a tuple without labels may be wanted as: those that values of the expression are made of.
  static func labelledTuples(like type: Type, in system: ConstraintSystem) -> [Type] {
    guard case .tuple(let written) = type else { return [] }
    var found: [Type] = []
    func add(_ type: Type) {
      system.resolved(type).visit { part in
        guard case .tuple(let tuple) = part, tuple.elements.count == written.elements.count,
          part.isLabelledTuple, !part.hasVariables, !found.contains(part)
        else { return }
        found.append(part)
      }
    }
    for number in system.variables.indices where !system.isUnbound(number) {
      add(system.variableType(number))
    }
    for constraint in system.constraints {
      guard case .application(_, let application) = constraint.kind else { continue }
      for argument in application.arguments { add(argument.node.type) }
    }
    return found
  }
}

extension Type {
  var isLabelledTuple: Bool {
    guard case .tuple(let tuple) = self else { return false }
    return tuple.elements.contains { $0.label != nil }
  }
}
