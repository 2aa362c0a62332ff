import SwiftSyntax

/// Something that can be assigned to: a variable, a property, an element.
struct Place {
  /// Stores a new value.
  let assign: (Machine, Value) throws -> Void
  /// Lets a body change the value where it is.
  ///
  /// Meanwhile the place holds nothing, so that the value isn't shared.
  let modify: (Machine, (inout Value) throws -> Void) throws -> Void

  /// Lets a body change the value through a cell, as mutating methods and `inout` parameters do.
  func calling(_ machine: Machine, _ body: (Cell) throws -> Value) throws -> Value {
    var result = Value.void
    try modify(machine) { value in
      let cell = Cell(value)
      value = .void
      defer { value = cell.value }
      result = try body(cell)
    }
    return result
  }
}

extension Compiler {
  /// Compiles the left side of an assignment, or what `&` stands before.
  func place(_ expression: ExprSyntax) -> Place {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): return namedPlace(node)
    case .memberAccessExpr(let node): return memberPlace(node)
    case .subscriptCallExpr(let node): return subscriptPlace(node)
    case .discardAssignmentExpr: return Place(assign: { _, _ in }, modify: { _, _ in })
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first { return place(only.expression) }
      return tuplePlace(node)
    case .forceUnwrapExpr(let node): return unwrapping(place(node.expression), at: node.expression)
    case .optionalChainingExpr(let node): return optional(place(node.expression))
    case .patternExpr:
      return noPlace("a pattern stands only before `=` of `let`, `var` and `case`", at: expression)
    default: return noPlace("this can't be assigned to", at: expression)
    }
  }

  /// The place of an expression if a mutating method may be called on it, without complaint if there is none.
  func placeIfMutable(_ expression: ExprSyntax) -> Place? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      if let variable = scope.variable(named: name) ?? world.variables[name] {
        if variable.isLet, name != "self", !variable.mayBeInout { return nil }
        return name == "self" ? storage(of: variable) : place(expression)
      }
      return implicitReceiver(of: name, at: Syntax(node)) == nil ? nil : place(expression)
    case .memberAccessExpr(let node):
      guard let base = node.base, let name = base.as(DeclReferenceExprSyntax.self)?.baseName.name
      else { return node.base.map(isPath) ?? false ? place(expression) : nil }
      if name == "self" || placeIfMutable(base) != nil { return place(expression) }
      // A `let` that holds an object still lets the object's properties change.
      return scope.variable(named: name) != nil || world.variables[name] != nil
        || lookUpType(name) != nil ? place(expression) : nil
    case .subscriptCallExpr(let node):
      return placeIfMutable(node.calledExpression).map { _ in place(expression) }
    case .forceUnwrapExpr(let node):
      return placeIfMutable(node.expression).map { unwrapping($0, at: node.expression) }
    case .optionalChainingExpr(let node): return placeIfMutable(node.expression).map(optional)
    default: return nil
    }
  }

  /// Whether an expression only walks from a variable through members and elements, so that an object may be on the way.
  private func isPath(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      return scope.variable(named: name) != nil || world.variables[name] != nil
        || implicitReceiver(of: name, at: Syntax(node)) != nil || lookUpType(name) != nil
    case .memberAccessExpr(let node): return node.base.map(isPath) ?? false
    case .subscriptCallExpr(let node): return isPath(node.calledExpression)
    case .optionalChainingExpr(let node): return isPath(node.expression)
    case .forceUnwrapExpr(let node): return isPath(node.expression)
    case .superExpr: return true
    default: return false
    }
  }

  func noPlace(_ message: String, at node: some SyntaxProtocol, hint: String? = nil) -> Place {
    let code = failed(message, at: node, hint: hint)
    return Place(
      assign: { machine, _ in _ = try code(machine) },
      modify: { machine, _ in _ = try code(machine) }
    )
  }

  // MARK: Variables

  private func namedPlace(_ node: DeclReferenceExprSyntax) -> Place {
    let name = node.baseName.name
    if name == "_" { return Place(assign: { _, _ in }, modify: { _, _ in }) }
    if let variable = scope.variable(named: name) { return place(of: variable, at: Syntax(node)) }
    if let (receiver, place) = implicitReceiver(of: name, at: Syntax(node)) {
      return member(
        name,
        of: receiver,
        place: place,
        at: Syntax(node),
        isObserved: !scope.function.isInitializer && scope.function.observedProperty != name
      )
    }
    if let variable = world.variables[name] { return place(of: variable, at: Syntax(node)) }
    return noPlace(
      "there is nothing called `\(name)` here",
      at: node,
      hint: nearest(to: name, in: world.variables.keys.sorted()).map { "did you mean `\($0)`?" }
    )
  }

  private func place(of variable: Variable, at node: Syntax) -> Place {
    let name = variable.name
    if variable.mayBeInout { return inoutPlace(of: variable, at: node) }
    guard !variable.isLet || !variable.hasValueAtOnce else {
      return noPlace(
        name == "self" ? "`self` can't be assigned to here" : "`\(name)` is a constant",
        at: node,
        hint: name == "self" ? nil : "declare it with `var` to change it"
      )
    }
    let storage = storage(of: variable)
    guard variable.accessors.isEmpty else { return place(of: variable, around: storage, at: node) }
    let type = variable.type
    let ownership = variable.ownership
    let span = file.span(of: node)
    return Place(
      assign: { machine, value in
        if ownership != .strong { return try storage.assign(machine, machine.weak(value)) }
        if let type {
          return try storage.assign(machine, try machine.coerce(value, to: type, at: span))
        }
        try storage.modify(machine) { $0 = try machine.adapt(value, to: $0) }
      },
      modify: storage.modify
    )
  }

  /// A closure's parameter as a place: the caller's variable, if it was handed over as `inout`.
  private func inoutPlace(of variable: Variable, at node: Syntax) -> Place {
    let span = file.span(of: node)
    let cell: (Machine) throws -> Cell = { machine in
      if case .slot(let slot) = variable.storage, case .cell(let cell) = machine.base[slot] {
        return cell
      }
      throw ScriptTrap(
        Diagnostic(
          "`\(variable.name)` is a constant",
          at: span,
          hint: "copy it into a `var` to change it"
        )
      )
    }
    return Place(
      assign: { machine, value in
        let cell = try cell(machine)
        cell.value = try machine.adapt(value, to: cell.value)
      },
      modify: { machine, body in
        let cell = try cell(machine)
        var value = cell.value
        cell.value = .void
        defer { cell.value = value }
        try body(&value)
      }
    )
  }

  /// The bare storage of a variable.
  func storage(of variable: Variable) -> Place {
    func inPlace(
      _ access: @escaping (Machine) -> UnsafeMutablePointer<Value>
    ) -> Place {
      Place(
        assign: { machine, value in access(machine).pointee = value },
        modify: { machine, body in
          let pointer = access(machine)
          var value = pointer.pointee
          pointer.pointee = .void
          defer { pointer.pointee = value }
          try body(&value)
        }
      )
    }
    func inCell(_ access: @escaping (Machine) -> Cell) -> Place {
      Place(
        assign: { machine, value in access(machine).value = value },
        modify: { machine, body in
          let cell = access(machine)
          var value = cell.value
          cell.value = .void
          defer { cell.value = value }
          try body(&value)
        }
      )
    }
    switch variable.storage {
    case .slot(let slot): return inPlace { $0.base + slot }
    case .cellInSlot(let slot):
      return inCell { machine in
        if case .cell(let cell) = machine.base[slot] { return cell }
        let cell = Cell(.uninitialized)
        machine.base[slot] = .cell(cell)
        return cell
      }
    case .capture(let index): return inCell { $0.captures.unsafelyUnwrapped[index] }
    case .global(let cell): return inCell { _ in cell }
    }
  }

  // MARK: Members and elements

  private func memberPlace(_ node: MemberAccessExprSyntax) -> Place {
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
        ancestor: scope.enclosingTypes.first?.type.superclass
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
  private func inChain(
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

  private func subscriptPlace(_ node: SubscriptCallExprSyntax) -> Place {
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
  private func element(
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

  private func tuplePlace(_ node: TupleExprSyntax) -> Place {
    let places = node.elements.map { place($0.expression) }
    let span = file.span(of: node)
    return Place(
      assign: { machine, value in
        guard case .tuple(let tuple) = value, tuple.elements.count == places.count else {
          throw ScriptTrap(Diagnostic("expected a tuple of \(places.count)", at: span))
        }
        for (place, element) in zip(places, tuple.elements) { try place.assign(machine, element) }
      },
      modify: { _, _ in }
    )
  }

  /// `place?`: does nothing where the place holds nil.
  private func optional(_ inner: Place) -> Place {
    Place(
      assign: { machine, value in
        try inner.modify(machine) { old in
          if case .optional(nil) = old { return }
          old = try machine.adapt(value, to: old)
        }
      },
      modify: { machine, body in
        try inner.modify(machine) { value in
          guard case .optional(let box) = value else { return try body(&value) }
          guard let box else { return }
          var content = box.value
          value = .void
          defer { value = .some(content) }
          try body(&content)
        }
      }
    )
  }

  /// `place!`.
  private func unwrapping(_ inner: Place, at expression: ExprSyntax) -> Place {
    let span = file.span(of: expression)
    return Place(
      assign: { machine, value in try inner.assign(machine, .some(value)) },
      modify: { machine, body in
        try inner.modify(machine) { value in
          switch value {
          case .optional(let box?):
            var content = box.value
            value = .void
            defer { value = .some(content) }
            try body(&content)
          case .optional(nil):
            throw ScriptTrap(Diagnostic("found nil while unwrapping with `!`", at: span))
          default: try body(&value)
          }
        }
      }
    )
  }
}
