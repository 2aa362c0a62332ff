import SwiftSyntax

extension Compiler {
  /// Compiles the use of a name.
  func name(_ name: String, at node: Syntax) -> Code {
    if name.hasPrefix("$"), let number = Int(name.dropFirst()) {
      return numberedParameter(number, at: node)
    }
    if let variable = scope.variable(named: name) { return load(variable, at: node) }
    if let code = implicitMember(name, at: node) { return code.run }
    if let variable = world.variables[name] { return load(variable, at: node) }
    if let functions = world.functions[name] { return functionValue(functions) }
    if name == "Self" || scope.isGeneric(name), scope.type(named: name) == nil,
      let code = genericType(name, at: node)
    {
      return code
    }
    if name == "Self", let type = scope.enclosingType?.type {
      return dynamicType(type, at: node)
    }
    if let type = lookUpType(name) { return typeValue(type, at: node) }
    if let functions = library.functions[name] { return functionValue(functions) }
    if let constant = library.constants[name] { return { _ in constant() } }
    if name == "..." {
      let everything = library.unboundedRange
      return { _ in everything }
    }
    if case .binaryOperator? = node.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind {
      return operatorValue(name)
    }
    if library.modules.contains(name) || name == "main" {
      return failed("`\(name)` is a module, not a value", at: node)
    }
    if let absence = library.absence(name) {
      return failed(absence.message, at: node, hint: absence.hint)
    }
    return failed(
      "there is nothing called `\(name)` here",
      at: node,
      hint: isLabel(node)
        ? "write `\(name):` if it is a label"
        : nearest(to: name, in: visibleNames().sorted() + Self.keywords).map {
          "did you mean `\($0)`?"
        }
    )
  }

  private static let keywords = ["break", "continue", "return", "fallthrough", "throw"]

  /// Whether a name with a closure behind it stands as an argument, as `onNext { … }` for `onNext: { … }`.
  private func isLabel(_ node: Syntax) -> Bool {
    guard let call = node.parent?.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure != nil
    else { return false }
    return call.parent?.is(LabeledExprSyntax.self) == true
  }

  /// An operator used as a function, as in `reduce(0, +)`.
  private func operatorValue(_ name: String) -> Code {
    { [unowned interpreter] machine in
      .function(
        Function(interpreter: machine.interpreter) { operands in
          if operands.count == 1, case .tuple(let pair) = operands[0], pair.elements.count == 2 {
            return try interpreter.machine.binary(name, pair.elements[0], pair.elements[1])
          }
          guard operands.count == 2 else {
            return try interpreter.machine.prefix(name, operands.first ?? .void)
          }
          return try interpreter.machine.binary(name, operands[0], operands[1])
        }
      )
    }
  }

  /// `Self` as a value: the type of `self`, which may be a subclass.
  private func dynamicType(_ type: TypeObject, at node: Syntax) -> Code {
    guard let variable = scope.variable(named: "self") else { return { _ in .type(type) } }
    let this = load(variable, at: node)
    return { machine in
      let value = try this(machine)
      if case .type = value { return value }
      return .type(machine.library.type(of: value))
    }
  }

  private func functionValue(_ functions: [Callable]) -> Code {
    { .function(Function(functions, boundTo: .void, interpreter: $0.interpreter)) }
  }

  /// A member of the type around the code, written without `self`.
  private func implicitMember(_ name: String, at node: Syntax) -> ReadyCode? {
    guard let (receiver, _) = implicitReceiver(of: name, at: node) else { return nil }
    if let (type, isStatic) = scope.enclosingType, !isStatic,
      let members = extensionMembers(name, of: type),
      let code = readingExtension(members, of: receiver, at: node)
    {
      return code
    }
    let place = place(of: node)
    let found = PropertySite(name)
    if let variable = scope.variable(named: "self"), case .slot(let slot) = variable.storage,
      scope.enclosingType.map({ $0.type.hasMember(named: name, isStatic: $0.isStatic) })
        ?? false
    {
      return ReadyCode { machine in
        if let field = found.field(at: machine.base + slot, machine) { return field }
        let base = try receiver(machine)
        machine.place = place
        return try machine.member(name, of: base)
      }
    }
    return ReadyCode { machine in
      let base = try receiver(machine)
      if let field = found.field(of: base, machine) { return field }
      machine.place = place
      return try machine.member(name, of: base)
    }
  }

  /// What stands before the dot that isn't written: `self`, or a type around the code.
  func implicitReceiver(of name: String, at node: Syntax) -> (value: Code, place: Place?)? {
    for (depth, enclosing) in scope.enclosingTypes.enumerated() {
      let (type, isStatic) = enclosing
      guard type.hasMember(named: name, isStatic: isStatic) else { continue }
      if depth == 0, let variable = scope.variable(named: "self") {
        return (load(variable, at: node), storage(of: variable))
      }
      if isStatic { return ({ _ in .type(type) }, nil) }
    }
    return nil
  }

  /// Compiles reading a variable.
  func load(_ variable: Variable, at node: Syntax) -> Code {
    if variable.accessors.contains(.get) { return loadComputed(variable, at: node) }
    if variable.accessors.contains(.lazy) { return loadLazy(variable, at: node) }
    if variable.isTask { return loadTask(variable) }
    let read = variable.mayBeInout ? inoutLoad(variable) : rawLoad(variable)
    switch variable.ownership {
    case .strong: break
    case .weak:
      return { machine in
        if case .weak(let reference) = try read(machine) { return reference.value }
        return .none
      }
    case .unowned:
      let span = file.span(of: node)
      let name = variable.name
      return { machine in
        guard case .weak(let reference) = try read(machine),
          case .optional(let box?) = reference.value
        else {
          throw ScriptTrap(
            Diagnostic(
              "`\(name)` is unowned and its object is gone",
              at: span,
              hint: "capture it `weak` if it can go first"
            )
          )
        }
        return box.value
      }
    }
    if case .slot = variable.storage, variable.hasValueAtOnce { return read }
    let span = file.span(of: node)
    let name = variable.name
    return { machine in
      let value = try read(machine)
      if case .uninitialized = value {
        throw ScriptTrap(
          Diagnostic("`\(name)` is used before it has a value", at: span)
        )
      }
      return value
    }
  }

  /// Waits for what an `async let` computes.
  private func loadTask(_ variable: Variable) -> Code {
    let read = rawLoad(variable)
    return { machine in
      guard let task = try read(machine).payload(ScriptTask.self) else {
        throw machine.trap("`\(variable.name)` is used before it has a value")
      }
      return try machine.value(of: task)
    }
  }

  /// Reads a closure's parameter, which the caller may have handed over as `inout`.
  private func inoutLoad(_ variable: Variable) -> Code {
    guard case .slot(let slot) = variable.storage else {
      let read = rawLoad(variable)
      return { machine in
        let value = try read(machine)
        if case .cell(let cell) = value { return cell.value }
        return value
      }
    }
    return { machine in
      let value = machine.base[slot]
      if case .cell(let cell) = value { return cell.value }
      return value
    }
  }

  func rawLoad(_ variable: Variable) -> Code {
    switch variable.storage {
    case .slot(let slot): return { machine in machine.base[slot] }
    case .cellInSlot(let slot):
      return { machine in
        guard case .cell(let cell) = machine.base[slot] else { return .uninitialized }
        return cell.value
      }
    case .capture(let index):
      return { machine in machine.captures.unsafelyUnwrapped[index].value }
    case .global(let cell): return { _ in cell.value }
    }
  }

  /// Declares a variable in the current block and returns how its value is stored when its declaration runs.
  func declareLocal(
    _ name: String,
    isLet: Bool,
    ownership: Variable.Ownership = .strong,
    type: TypeRef? = nil,
    isShared: Bool? = nil,
    hasValueAtOnce: Bool = true
  ) -> (Machine, Value) -> Void {
    if patternNamesAreKnown, let known = scope.variables[name] {
      switch known.storage {
      case .slot(let slot): return { machine, value in machine.base[slot] = value }
      case .cellInSlot(let slot):
        return { machine, value in machine.base[slot] = .cell(Cell(value)) }
      case .capture, .global: break
      }
    }
    let slot = scope.function.newSlot()
    let isShared = isShared ?? (!isLet && scope.function.sharedNames.contains(name))
    let variable = Variable(
      name,
      isShared ? .cellInSlot(slot) : .slot(slot),
      isLet: isLet,
      ownership: ownership,
      type: type
    )
    variable.hasValueAtOnce = hasValueAtOnce
    scope.variables[name] = variable
    if isShared { return { machine, value in machine.base[slot] = .cell(Cell(value)) } }
    return { machine, value in machine.base[slot] = value }
  }

  private func numberedParameter(_ number: Int, at node: Syntax) -> Code {
    if let variable = scope.variable(named: "$\(number)") { return load(variable, at: node) }
    return failed(
      "`$\(number)` stands for a closure's argument, and there is no closure around it",
      at: node,
      hint: scope.function.isClosure ? "this closure names its parameters; use their names" : nil
    )
  }

  private func visibleNames() -> [String] {
    var names = Array(world.variables.keys) + Array(world.functions.keys) + Array(world.types.keys)
    names += Array(library.functions.keys) + Array(library.types.keys)
    names += Array(library.constants.keys)
    var current: Scope? = scope
    while let scope = current {
      names += scope.variables.keys
      if let type = scope.typeContext { names += type.memberNames() }
      current = scope.parent ?? scope.function.outer
    }
    return names.filter { !$0.contains("(") }
  }
}
