import SwiftSyntax

extension Compiler {
  func declaration(_ declaration: DeclSyntax) -> Exec {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return step(at: node, variables(node))
    case .functionDecl(let node): return isTopLevel ? nothing : localFunction(node)
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .extensionDecl, .typeAliasDecl,
      .operatorDecl, .precedenceGroupDecl, .actorDecl:
      return nothing
    case .importDecl(let node): return importModule(node)
    case .ifConfigDecl(let node): return conditional(node)
    case .macroExpansionDecl(let node):
      return failing("`#\(node.macroName.text)` is not supported", at: node)
    default: return failing("this declaration is not supported here", at: declaration)
    }
  }

  private var nothing: Exec { { _ in .next } }

  /// Whether declarations go into the world and not into a function's frame.
  var isTopLevel: Bool {
    scope.parent == nil && scope.function.outer == nil && !scope.function.isClosure
  }

  private func importModule(_ node: ImportDeclSyntax) -> Exec {
    guard let name = node.path.first?.name.text, !library.modules.contains(name) else {
      return nothing
    }
    let module = node.path.first?.name.text ?? ""
    return failing(
      "there is no module `\(module)` here",
      at: node.path,
      hint: hint(forModule: module)
    )
  }

  /// The module that was meant, if one is near, and those that most scripts import.
  private func hint(forModule name: String) -> String {
    let usual = ["RxSwift", "Foundation"].filter(library.modules.contains)
    let others = library.modules.subtracting(usual).sorted()
    let meant = nearest(to: name, in: usual + others)
    let shown = ([meant].compactMap { $0 } + usual.filter { $0 != meant }).map { "`\($0)`" }
    return meant == nil
      ? "a script can import \(shown.joined(separator: " and ")), among others"
      : "did you mean \(shown[0])?"
  }

  /// `#if`: the first clause whose condition holds.
  private func conditional(_ node: IfConfigDeclSyntax) -> Exec {
    guard case .statements(let items)? = activeElements(of: node) else { return nothing }
    return sequence(items.map { Step(run: statement($0)) })
  }

  // MARK: Variables

  private func variables(_ node: VariableDeclSyntax) -> Exec {
    let isLet = node.bindingSpecifier.text == "let"
    let ownership = ownership(of: node.modifiers)
    return sequence(
      node.bindings.map { Step(run: variable($0, isLet: isLet, ownership, in: node)) }
    )
  }

  func ownership(of modifiers: DeclModifierListSyntax) -> Variable.Ownership {
    for modifier in modifiers.nodes {
      switch modifier.name.text {
      case "weak": return .weak
      case "unowned": return .unowned
      default: break
      }
    }
    return .strong
  }

  private func variable(
    _ binding: PatternBindingSyntax,
    isLet: Bool,
    _ ownership: Variable.Ownership,
    in node: VariableDeclSyntax
  ) -> Exec {
    let type = annotation(of: binding, node.bindings.last?.typeAnnotation?.type)
    if let accessors = binding.accessorBlock {
      return variableWithAccessors(binding, accessors, type: type)
    }
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      return destructuring(binding, isLet: isLet)
    }
    let name = pattern.identifier.name
    if node.modifiers.contains(where: { $0.name.text == "async" }), let value = binding.initializer
    {
      return asyncLet(name, value.value, type)
    }
    if !isTopLevel, node.modifiers.contains(where: { $0.name.text == "lazy" }),
      let initializer = binding.initializer
    {
      return lazyVariable(name, initializer.value, type)
    }
    let initial = binding.initializer.map { expression($0.value, as: type) }
    let store = declare(
      name,
      isLet: isLet,
      ownership: ownership,
      type: type,
      hasValueAtOnce: initial != nil
    )
    let variable = scope.variables[name] ?? world.variables[name]
    variable?.isImplicitlyUnwrapped = binding.isImplicitlyUnwrapped
    variable?.inferredType = binding.initializer.flatMap { staticType(of: $0.value) }
    let span = file.span(of: binding.initializer.map { Syntax($0.value) } ?? Syntax(binding))
    guard let initial else {
      let value: Value = type?.isOptional == true && !isLet ? .none : .uninitialized
      return { machine in
        store(machine, value)
        return .next
      }
    }
    return { machine in
      var value = try initial(machine)
      if let type {
        value = try machine.coerce(value, to: type, at: span)
      } else if case .implicitMember(let member) = value {
        throw ScriptTrap(
          Diagnostic(
            "nothing says which type `.\(member.name)` belongs to",
            at: member.site,
            hint: "write `let \(name): Type = .\(member.name)`"
          )
        )
      }
      store(machine, ownership == .strong ? value : machine.weak(value))
      return .next
    }
  }

  /// `async let`: a task that computes the value while the function goes on.
  private func asyncLet(_ name: String, _ expression: ExprSyntax, _ type: TypeRef?) -> Exec {
    let body = autoclosure(expression)
    let store = declare(name, isLet: true, type: type)
    (scope.variables[name] ?? world.variables[name])?.isTask = true
    return { machine in
      guard case .function(let function) = try body(machine) else { return .next }
      let task = ScriptTask {
        let value = try function.call([])
        return try type.map { try function.machine().coerce(value, to: $0) } ?? value
      }
      machine.task?.add(task)
      machine.interpreter.start(task)
      store(machine, .native(NativeObject(type: machine.library["Task"], payload: task)))
      return .next
    }
  }

  private func destructuring(_ binding: PatternBindingSyntax, isLet: Bool) -> Exec {
    guard let initializer = binding.initializer else {
      return failing("this declaration needs a value", at: binding)
    }
    let value = expression(initializer.value)
    let bind = self.binding(binding.pattern, isLet: isLet)
    let span = file.span(of: binding)
    return { machine in
      let whole = try value(machine)
      guard try bind(machine, whole) else {
        let type = machine.library.typeName(of: whole)
        throw ScriptTrap(Diagnostic("`\(type)` doesn't fit these names", at: span))
      }
      return .next
    }
  }

  /// Declares a variable where it belongs: in the world at top level, otherwise in the frame.
  func declare(
    _ name: String,
    isLet: Bool,
    ownership: Variable.Ownership = .strong,
    type: TypeRef? = nil,
    hasValueAtOnce: Bool = true
  ) -> (Machine, Value) -> Void {
    guard isTopLevel else {
      let isShared =
        (!isLet || !hasValueAtOnce) && scope.function.sharedNames.contains(name)
      return declareLocal(
        name,
        isLet: isLet,
        ownership: ownership,
        type: type,
        isShared: isShared,
        hasValueAtOnce: hasValueAtOnce
      )
    }
    let cell = declaredGlobals.removeValue(forKey: name) ?? Cell(.uninitialized)
    let variable = Variable(name, .global(cell), isLet: isLet, ownership: ownership, type: type)
    variable.hasValueAtOnce = hasValueAtOnce
    world.functions[name] = nil
    world.variables[name] = variable
    return { _, value in cell.value = value }
  }
}
