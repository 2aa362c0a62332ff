import SwiftSyntax

extension Compiler {
  /// Declares a variable outside of types with `get`, `set`, `willSet` or `didSet`.
  ///
  /// Each accessor is a closure in a hidden variable of its own, so that it captures what it uses as any closure does.
  func variableWithAccessors(
    _ binding: PatternBindingSyntax,
    _ block: AccessorBlockSyntax,
    type: TypeRef?
  ) -> Exec {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else {
      return failing("a variable with accessors needs a name", at: binding)
    }
    let initial = binding.initializer.map { expression($0.value, as: type) }
    let found = accessors(of: block)
    let kinds = found.compactMap { Variable.Accessors.named($0.kind) }
    guard kinds.count == found.count else {
      return failing("this accessor is not supported", at: block)
    }
    let isComputed = kinds.contains(.get)
    let store = declare(
      name,
      isLet: false,
      type: type,
      hasValueAtOnce: isComputed || initial != nil
    )
    let variable = scope.variables[name] ?? world.variables[name]
    variable?.accessors = Variable.Accessors(kinds)
    let make = found.map { accessor in
      let store = declare(Self.hidden(name, accessor.kind), isLet: true)
      let closure = self.accessor(name, accessor, at: binding, type: type)
      return { (machine: Machine) in store(machine, try closure(machine)) }
    }
    let none: Value = isComputed ? .void : type?.isOptional == true ? .none : .uninitialized
    let span = file.span(of: binding)
    return { machine in
      var value = try initial?(machine) ?? none
      if let type, initial != nil { value = try machine.coerce(value, to: type, at: span) }
      store(machine, value)
      for accessor in make { try accessor(machine) }
      return .next
    }
  }

  static func hidden(_ name: String, _ accessor: String) -> String {
    "\(name)(\(accessor))"
  }

  private func accessor(
    _ name: String,
    _ accessor: (kind: String, body: CodeBlockItemListSyntax, parameter: String),
    at node: some SyntaxProtocol,
    type: TypeRef?
  ) -> Code {
    let isGetter = accessor.kind == "get"
    let code = FunctionCode(name: name, site: file.span(of: node), interpreter: interpreter)
    if isGetter { code.result = type.flatMap { $0.isAny ? nil : $0 } }
    let signature = Signature(
      parameters: isGetter ? [] : [.unlabelled(accessor.parameter)],
      result: isGetter ? type ?? .any : nil,
      text: name
    )
    functionNames.append(name)
    compileBody(code, signature, accessor.body, generics: [:], isClosure: true)
    functionNames.removeLast()
    guard let function = localCaptures.removeValue(forKey: ObjectIdentifier(code)) else {
      preconditionFailure("a closure's body was compiled without its captures")
    }
    return making(code, function)
  }

  private func call(_ accessor: String, of variable: Variable, at node: Syntax)
    -> (Machine, [Value]) throws -> Value
  {
    let hidden = Self.hidden(variable.name, accessor)
    guard let closure = scope.variable(named: hidden) ?? world.variables[hidden] else {
      return { _, _ in .void }
    }
    let code = load(closure, at: node)
    return { machine, arguments in
      guard case .function(let function) = try code(machine) else { return .void }
      return try function.call(arguments)
    }
  }

  /// Compiles reading a computed variable.
  func loadComputed(_ variable: Variable, at node: Syntax) -> Code {
    let get = call("get", of: variable, at: node)
    return { machine in try get(machine, []) }
  }

  /// The place of a computed or observed variable around its storage.
  func place(of variable: Variable, around storage: Place, at node: Syntax) -> Place {
    if variable.accessors.contains(.get) {
      guard variable.accessors.contains(.set) else {
        return noPlace("`\(variable.name)` can only be read", at: node)
      }
      let get = call("get", of: variable, at: node)
      let set = call("set", of: variable, at: node)
      return Place(
        assign: { machine, value in _ = try set(machine, [value]) },
        modify: { machine, body in
          var value = try get(machine, [])
          try body(&value)
          _ = try set(machine, [value])
        }
      )
    }
    let willSet = call("willSet", of: variable, at: node)
    let didSet = call("didSet", of: variable, at: node)
    let observed = variable.accessors
    func observing(_ machine: Machine, _ change: (inout Value) throws -> Void) throws {
      var old = Value.void
      try storage.modify(machine) { old = $0 }
      var new = old
      try change(&new)
      if observed.contains(.willSet) { _ = try willSet(machine, [new]) }
      try storage.modify(machine) { $0 = new }
      if observed.contains(.didSet) { _ = try didSet(machine, [old]) }
    }
    return Place(
      assign: { machine, value in try observing(machine) { $0 = try machine.adapt(value, to: $0) }
      },
      modify: observing
    )
  }
}
