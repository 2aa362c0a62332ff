import SwiftSyntax

extension Compiler {
  func namedPlace(_ node: DeclReferenceExprSyntax) -> Place {
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

  /// A closure's parameter as a place: the caller's variable, if it was handed over as `inout`.
  func inoutPlace(of variable: Variable, at node: Syntax) -> Place {
    let span = file.span(of: node)
    let cell: (Machine) throws -> Cell = { machine in
      if case .slot(let slot) = variable.storage, case .cell(let cell) = machine.base[slot] {
        return cell
      }
      // What is captured of a variable that was handed over is its cell.
      if case .capture(let index) = variable.storage {
        return machine.captures.unsafelyUnwrapped[index]
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

  func place(of variable: Variable, at node: Syntax) -> Place {
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
    if variable.accessors.contains(.lazy) { return lazyPlace(of: variable, at: node) }
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
}
