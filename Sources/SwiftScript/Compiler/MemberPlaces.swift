import SwiftSyntax

extension Compiler {
  func memberPlace(_ node: MemberAccessExprSyntax) -> Place {
    let name = node.declName.baseName.name
    guard let base = node.base else {
      return noPlace("`.\(name)` can't be assigned to", at: node)
    }
    if let chain = base.as(OptionalChainingExprSyntax.self) {
      let optional = expression(chain.expression)
      let basePlace = placeIfMutable(chain.expression)
      return inChain(optional, basePlace) {
        member(name, of: $0, place: $1, at: Syntax(node.declName))
      }
    }
    if containsChain(base) {
      return inChain(expression(base), placeIfMutable(base)) {
        member(name, of: $0, place: $1, at: Syntax(node.declName))
      }
    }
    if base.is(SuperExprSyntax.self), let variable = scope.variable(named: "self") {
      return member(
        name,
        of: load(variable, at: Syntax(base)),
        place: nil,
        at: Syntax(node.declName),
        ancestor: scope.enclosingType?.type.superclass
      )
    }
    let isSelf = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    return member(
      name,
      of: expression(base),
      place: placeIfMutable(base),
      at: Syntax(node.declName),
      isObserved: !isSelf
        || !scope.function.isInitializer && scope.function.observedProperty != name
    )
  }

  /// `a?.b = c` and `a?[b] = c`: does nothing if `a` is nil.
  func inChain(
    _ base: @escaping Code,
    _ basePlace: Place?,
    _ rest: (@escaping Code, Place?) -> Place
  ) -> Place {
    let slot = scope.function.newSlot()
    let inner = rest({ $0.base[slot] }, basePlace.map(optional))
    func isThere(_ machine: Machine) throws -> Bool {
      switch try base(machine) {
      case .optional(nil): return false
      case .optional(let box?): machine.base[slot] = box.value
      case let value: machine.base[slot] = value
      }
      return true
    }
    return Place(
      assign: { machine, value in
        guard try isThere(machine) else { return }
        defer { machine.base[slot] = .void }
        try inner.assign(machine, value)
      },
      modify: { machine, body in
        guard try isThere(machine) else { return }
        defer { machine.base[slot] = .void }
        try inner.modify(machine, body)
      }
    )
  }

  /// The place `base.name`.
  ///
  /// `place` is the base's own, needed when the base is a value type.
  func member(
    _ name: String,
    of base: @escaping Code,
    place basePlace: Place?,
    at node: Syntax,
    isObserved: Bool = true,
    ancestor: TypeObject? = nil
  ) -> Place {
    let number = self.place(of: node)
    func set(_ machine: Machine, isAssignment: Bool, _ change: Machine.Change) throws {
      var object = try base(machine)
      machine.place = number
      let write = Machine.Write(
        place: basePlace,
        isAssignment: isAssignment,
        isObserved: isObserved,
        ancestor: ancestor
      )
      try machine.setMember(name, of: &object, write, change)
    }
    return Place(
      assign: { machine, value in
        try set(machine, isAssignment: true) { $0 = try machine.adapt(value, to: $0) }
      },
      modify: { machine, body in try set(machine, isAssignment: false, body) }
    )
  }

  func subscriptPlace(_ node: SubscriptCallExprSyntax) -> Place {
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      let optional = expression(chain.expression)
      let basePlace = placeIfMutable(chain.expression)
      return inChain(optional, basePlace) { element(node, of: $0, place: $1) }
    }
    if containsChain(node.calledExpression) {
      return inChain(expression(node.calledExpression), placeIfMutable(node.calledExpression)) {
        element(node, of: $0, place: $1)
      }
    }
    return element(
      node,
      of: expression(node.calledExpression),
      place: placeIfMutable(node.calledExpression)
    )
  }

  /// The place `base[indices]`.
  func element(
    _ node: SubscriptCallExprSyntax,
    of base: @escaping Code,
    place basePlace: Place?
  ) -> Place {
    let arguments = subscriptArguments(of: node)
    let number = self.place(of: node)
    func evaluated(_ machine: Machine) throws -> [LabelledValue] {
      try arguments.map { LabelledValue(label: $0.label, value: try $0.value(machine)) }
    }
    func set(_ machine: Machine, isAssignment: Bool, _ change: Machine.Change) throws {
      let indices = try evaluated(machine)
      var object = try base(machine)
      machine.place = number
      let write = Machine.Write(place: basePlace, isAssignment: isAssignment)
      try machine.setElement(of: &object, at: indices, write, change)
    }
    return Place(
      assign: { machine, value in
        try set(machine, isAssignment: true) { $0 = try machine.adapt(value, to: $0) }
      },
      modify: { machine, body in try set(machine, isAssignment: false, body) }
    )
  }
}
