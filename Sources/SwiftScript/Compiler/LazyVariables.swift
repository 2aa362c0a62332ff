import SwiftSyntax

extension Compiler {
  /// Declares a local `lazy var`: its initial value is a closure in a hidden variable beside it, called at first use.
  func lazyVariable(_ name: String, _ initial: ExprSyntax, _ type: TypeRef?) -> Exec {
    let make = autoclosure(initial, as: type)
    let storeMake = declare(Self.hidden(name, "lazy"), isLet: true)
    let store = declare(name, isLet: false, type: type, hasValueAtOnce: false)
    let variable = scope.variables[name]
    variable?.accessors = .lazy
    variable?.inferredType = type == nil ? staticType(of: initial) : nil
    return { machine in
      storeMake(machine, try make(machine))
      store(machine, .uninitialized)
      return .next
    }
  }

  /// Compiles reading a `lazy var`.
  func loadLazy(_ variable: Variable, at node: Syntax) -> Code {
    let read = rawLoad(variable)
    let storage = storage(of: variable)
    let type = variable.type
    let span = file.span(of: node)
    guard let hidden = scope.variable(named: Self.hidden(variable.name, "lazy")) else {
      return read
    }
    let make = load(hidden, at: node)
    return { machine in
      let known = try read(machine)
      guard case .uninitialized = known, case .function(let function) = try make(machine) else {
        return known
      }
      var value = try function.call([])
      if let type { value = try machine.coerce(value, to: type, at: span) }
      try storage.assign(machine, value)
      return value
    }
  }

  /// The place of a `lazy var`, which gets its first value before it is changed.
  func lazyPlace(of variable: Variable, at node: Syntax) -> Place {
    let storage = storage(of: variable)
    let load = loadLazy(variable, at: node)
    let type = variable.type
    let span = file.span(of: node)
    return Place(
      assign: { machine, value in
        try storage.assign(
          machine,
          try type.map { try machine.coerce(value, to: $0, at: span) } ?? value
        )
      },
      modify: { machine, body in
        _ = try load(machine)
        try storage.modify(machine, body)
      }
    )
  }
}
