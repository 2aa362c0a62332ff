import SwiftSyntax

extension Compiler {
  /// Compiles `type(of: value)`, which was `value.dynamicType` in Swift 2.
  func typeOfValue(_ expression: ExprSyntax) -> Code {
    let value = self.expression(expression)
    if let type = staticType(of: expression), type.isContainer {
      let object = interpreter.typeObject(of: type)
      return { machine in
        _ = try value(machine)
        return .type(object)
      }
    }
    return { machine in
      let type = machine.library.typeRef(of: try value(machine))
      return .type(machine.interpreter.typeObject(of: type))
    }
  }

  func callByName(
    _ callee: DeclReferenceExprSyntax,
    _ node: FunctionCallExprSyntax,
    _ expected: TypeRef?
  ) -> Code {
    let name = callee.baseName.name
    let site = Syntax(callee)
    if name == "type", node.arguments.first?.label?.text == "of",
      let argument = node.arguments.first
    {
      return typeOfValue(argument.expression)
    }
    if let variable = scope.variable(named: name) ?? globalVariable(name, at: site) {
      return calling(load(variable, at: site), arguments(of: node), at: site)
    }
    if let code = callImplicitSelf(name, callee, node, expected) { return code }
    if let functions = world.functions[name],
      takes(node, functions) || !takes(node, library.functions[name] ?? [])
    {
      return calling(functions, node, at: site, expecting: expected)
    }
    if name == "Self" || scope.isGeneric(name), scope.type(named: name) == nil {
      if case .parameter(_, let type?)? = lookUpType(name), library.typeObject(of: type) != nil {
        return making(type, node)
      }
      return calling(self.name(name, at: site), arguments(of: node), at: site)
    }
    if let found = lookUpType(name) {
      guard let type = library.typeObject(of: found) else {
        return failed("`\(name)` can't be made directly", at: callee)
      }
      return making(type, node, expecting: expected)
    }
    if let functions = library.functions[name] {
      return calling(functions, node, at: site, expecting: expected)
    }
    if let test = uniquelyReferenced(name, node) { return test }
    if let call = callOfSubtype(name, node, at: site, expecting: expected) { return call }
    return calling(self.name(name, at: site), arguments(of: node), at: site)
  }

  /// The variable at top level that a name means, where no member of a type around the code hides it.
  func globalVariable(_ name: String, at node: Syntax) -> Variable? {
    implicitReceiver(of: name, at: node) == nil ? world.variables[name] : nil
  }

  /// A call of a method of the type around the code, written without `self`.
  func callImplicitSelf(
    _ name: String,
    _ callee: DeclReferenceExprSyntax,
    _ node: FunctionCallExprSyntax,
    _ expected: TypeRef?
  ) -> Code? {
    guard let (receiver, place) = implicitReceiver(of: name, at: Syntax(callee)),
      !hasFunctionInstead(name, node)
    else { return nil }
    if let (type, isStatic) = scope.enclosingType, !isStatic,
      scope.variable(named: "self") != nil, world.unevaluating[name] == nil,
      let members = extensionMembers(name, of: type),
      let call = callingExtension(
        members,
        on: receiver,
        arguments(of: node),
        at: Syntax(callee),
        expecting: expected
      )
    {
      return call
    }
    let around = scope.enclosingTypes.first {
      $0.type.hasMember(named: name, isStatic: $0.isStatic)
    }
    let arguments = arguments(
      of: node,
      expecting: around.map { parameterTypes(of: name, in: $0.type, $0.isStatic, node) } ?? []
    )
    return callingMethod(
      name,
      base: receiver,
      place: place,
      arguments,
      node,
      at: Syntax(callee),
      expecting: expected
    )
  }

  /// A call without `self` of a method that only the host's kinds of the type around the code have, as in an extension of
  /// `PrimitiveSequence where Trait == SingleTrait`.
  private func callOfSubtype(
    _ name: String,
    _ node: FunctionCallExprSyntax,
    at site: Syntax,
    expecting expected: TypeRef?
  ) -> Code? {
    guard let (type, isStatic) = scope.enclosingType, type.isHost, !isStatic,
      let variable = scope.variable(named: "self"),
      library.types.values.contains(where: { kind in
        kind.protocols.contains { $0 === type } && !kind.methods(named: name).isEmpty
      })
    else { return nil }
    return callingMethod(
      name,
      base: load(variable, at: site),
      place: nil,
      arguments(of: node),
      node,
      at: site,
      expecting: expected
    )
  }

  /// Whether a function is meant although a host's type around the code has methods of its name: none takes these arguments.
  private func hasFunctionInstead(_ name: String, _ node: FunctionCallExprSyntax) -> Bool {
    guard let type = scope.enclosingType?.type, type.isHost,
      let functions = world.functions[name] ?? library.functions[name]
    else { return false }
    return !takes(node, type.methods(named: name)) && takes(node, functions)
  }

  func callMember(
    _ access: MemberAccessExprSyntax,
    _ node: FunctionCallExprSyntax,
    _ expected: TypeRef?
  ) -> Code {
    let name = access.declName.baseName.name
    let site = Syntax(access.declName)
    if let base = access.base, isModule(base) {
      if let functions = library.functions[name] {
        return calling(functions, node, at: site, expecting: expected)
      }
      return callByName(access.declName, node, expected)
    }
    let type = access.base.flatMap { self.type(writtenAs: $0) }
    if case .named(let type, _)? = type?.settled, node.trailingClosure == nil,
      let made = plainCase(name, Array(node.arguments), of: type)
    {
      return made.run
    }
    // The base comes first: that is the order of evaluation, and of complaints.
    let ready = access.base.map {
      ReadyCode(
        run: self.receiver(
          $0,
          as: type == nil ? receiverType(of: name, $0, by: expected, node) : nil
        )
      )
    }
    let types = parameterTypes(of: name, access.base, type, expected, node)
    var arguments = self.arguments(
      of: node,
      expecting: access.base != nil && type == nil && types.allSatisfy({ $0?.isComplete != true })
        ? completed(types, by: parameterTypes(of: name, by: expected, node)) : types
    )
    if let type = access.base.flatMap({ writtenType(of: $0)?.wrapped }) {
      for (position, argument) in node.arguments.enumerated() {
        let contents = type.contents(of: name, label: argument.label?.text)
        arguments[position].value = settling(
          arguments[position].value,
          argument.expression,
          as: contents
        )
      }
    }
    guard let base = access.base, let ready else {
      let span = file.span(of: access)
      return evaluating(arguments, at: site) { machine, values in
        .implicitMember(
          ImplicitMember(name: name, site: span) { type in
            try machine.interpreter.machine.callStatic(name, of: type, values, expecting: expected)
          }
        )
      }
    }
    let receiver = ready.run
    if base.is(SuperExprSyntax.self) { return callSuper(name, arguments, at: site) }
    if name == "init", let this = selfInTheMaking(base) {
      return evaluating(arguments, at: site) { machine, values in
        try machine.initializeSelf(try this(machine), values)
      }
    }
    if !containsChain(base), world.unevaluating[name] == nil,
      let members = extensionMembers(name, of: base),
      let call = callingExtension(
        members,
        on: receiver,
        arguments,
        at: site,
        expecting: expected
      )
    {
      return call
    }
    if containsChain(base) {
      let place = placeIfMutable(base)
      return chained(base, in: node, receiver) {
        callingMethod(name, base: $0, place: place, arguments, node, at: site, expecting: expected)
      }
    }
    let general = callingMethod(
      name,
      base: receiver,
      place: placeIfMutable(base),
      arguments,
      node,
      at: site,
      slot: base.as(DeclReferenceExprSyntax.self).flatMap { plainlyStored($0) }?.slot,
      expecting: expected
    )
    let append = plainAppend(name, base, arguments, otherwise: general, place: place(of: site))
    return (append ?? ReadyCode(run: general)).run
  }

  func isModule(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return library.modules.contains(name) && lookUpType(name) == nil
      && scope.variable(named: name) == nil && world.variables[name] == nil
  }

  /// `self` before `.init`: the object, or the cell that the struct or enum is made in.
  func selfInTheMaking(_ base: ExprSyntax) -> Code? {
    guard base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let variable = scope.variable(named: "self")
    else { return nil }
    guard case .cellInSlot(let slot) = variable.storage else {
      return load(variable, at: Syntax(base))
    }
    return { machine in machine.base[slot] }
  }

  func callSuper(_ name: String, _ arguments: [ArgumentCode], at site: Syntax) -> Code {
    guard let (type, isStatic) = scope.enclosingType, let superclass = type.superclass,
      let variable = scope.variable(named: "self")
    else { return noSuperclass(at: site) }
    let receiver = load(variable, at: site)
    return evaluating(arguments, at: site) { machine, values in
      let this = try receiver(machine)
      if name == "init" {
        let initializers = superclass.allInitializers()
        guard case .object(let instance) = this else { return .void }
        let outcome = try machine.initialize(instance, by: initializers, values)
        if case .optional(nil) = outcome { throw InitializerFailed() }
        return .void
      }
      let members = isStatic ? superclass.statics(named: name) : superclass.members(named: name)
      let methods = members.compactMap {
        if case .method(let method) = $0 { method } else { nil }
      }
      guard !methods.isEmpty else {
        throw machine.trap("`\(superclass.name)` has no member `\(name)`")
      }
      return try machine.call(methods, receiver: this, arguments: values)
    }
  }
}
