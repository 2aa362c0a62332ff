import SwiftSyntax

extension Compiler {
  /// What a function is compiled as.
  enum FunctionRole {
    case free
    case method(TypeObject, isStatic: Bool, isMutating: Bool)
    case initializer(TypeObject, isFailable: Bool)
  }

  /// Declares a function and queues its body, so that it can call what is declared after it.
  func function(
    _ node: some DeclSyntaxProtocol,
    name: String,
    clause: FunctionSignatureSyntax,
    generics: GenericParameterClauseSyntax?,
    body: CodeBlockItemListSyntax?,
    role: FunctionRole,
    bindings: [String: TypeRef] = [:]
  ) -> Callable {
    let names = generics?.parameters.map(\.name.text) ?? []
    var asked: [String] = []
    if names.isEmpty, let body, case .method(let type, _, _) = role {
      asked = receiverNames(type, result: clause.returnClause?.type, body)
    }
    let types = open(bindings.isEmpty ? names : names + asked, bindings)
    let declared = signature(of: name, clause.parameterClause, clause.returnClause, generics: types)
    let callable = function(
      node,
      name: name,
      declared,
      generics: types,
      constraints: names.isEmpty
        ? [:]
        : inGenericScope(types) {
          constraints(
            of: generics,
            where: DeclSyntax(node)?.genericClauses?.conditions
          )
        },
      witnesses: witnesses(of: names + ["Self"], in: clause.parameterClause),
      body: body,
      role: role
    )
    callable.canThrow = clause.canThrow
    if bindings.isEmpty, let body,
      !asked.isEmpty || !names.isEmpty && body.mentions(names)
        || names.contains(clause.returnClause?.type.bareText ?? "")
          && body.hasImplicitMembers
    {
      let declaration = GenericDeclaration(DeclSyntax(fromProtocol: node), in: scope, of: file)
      if !asked.isEmpty { world.receiverMembers.insert(name) }
      callable.generic = GenericFunction(
        asked.isEmpty ? names : asked,
        areOfReceiver: !asked.isEmpty
      ) { [unowned interpreter] bindings in
        interpreter.compileNow(declaration) { compiler in
          compiler.function(
            node,
            name: name,
            clause: clause,
            generics: generics,
            body: body,
            role: role,
            bindings: bindings
          )
        }
      }
    }
    return callable
  }

  /// Generic parameters by name, with what they stand for where that is known.
  func open(_ names: [String], _ bindings: [String: TypeRef] = [:]) -> [String: TypeRef] {
    Dictionary(names.map { ($0, .parameter($0, bindings[$0])) }) { first, _ in first }
  }

  /// Resolves a function's or subscript's parameters and result.
  func signature(
    of name: String,
    _ clause: FunctionParameterClauseSyntax,
    _ result: ReturnClauseSyntax?,
    generics: [String: TypeRef],
    isSubscript: Bool = false
  ) -> Signature {
    inGenericScope(generics) {
      Signature(
        clause,
        result: result?.type,
        text: "\(name)\(clause.bareText) \(result?.bareText ?? "")"
          .split(whereSeparator: \.isWhitespace).joined(separator: " "),
        resolver: typeResolver,
        isSubscript: isSubscript,
        defaultValue: { defaultValue($0, as: $1, isAutoclosure: $2) }
      )
    }
  }

  func function(
    _ node: some SyntaxProtocol,
    name: String,
    _ declared: Signature,
    generics names: [String: TypeRef],
    constraints: [String: TypeRef] = [:],
    witnesses: [String: GenericWitness] = [:],
    body: CodeBlockItemListSyntax?,
    role: FunctionRole
  ) -> Callable {
    let around = scope
    let code = FunctionCode(name: name, site: file.span(of: node), interpreter: interpreter)
    code.signature = declared
    var isMutating = false
    switch role {
    case .free: break
    case .method(let type, let isStatic, let mutating):
      code.hasSelf = true
      isMutating = mutating && !isStatic && type.kind != .class
      code.selfIsCell = isMutating
      if isMutating { code.selfType = .named(type, []) }
    case .initializer(let type, let isFailable):
      code.hasSelf = true
      code.isFailable = isFailable
      code.isInitializer = true
      code.selfType = .named(type, [])
      code.selfIsCell = type.kind != .class
    }
    if let result = declared.result, !result.isAny { code.result = result }
    if case .initializer = role { code.result = nil }
    guard let body else {
      report("`\(name)` has no body", at: file.start(of: node), hint: "write `{ … }` behind it")
      return Callable(
        name: name,
        isMutating: isMutating,
        body: .script(code),
        signature: { declared }
      )
    }
    let owner: TypeObject? =
      switch role {
      case .method(let type, _, _), .initializer(let type, _): type
      case .free: nil
      }
    if world.hasResultBuilders {
      code.builder = resultBuilder(in: node.asProtocol((any WithAttributesSyntax).self)?.attributes)
    }
    if code.builder == nil, let owner { code.builder = inheritedBuilder(of: name, in: owner) }
    if let result = code.isInitializer ? nil : declared.result, !result.isVoid,
      !declared.text.hasSuffix("-> Never"), code.builder == nil, fallsOff(body)
    {
      let owed = if case .any = result { "a value" } else { "\(result)".withArticle }
      report(
        "`\(name)` can end without returning \(owed)",
        at: file.start(of: node),
        hint: "every way through it needs a `return`"
      )
    }
    pendingBodies.append { [self] in
      let outer = scope
      scope = around
      let isInitializer = code.isInitializer
      functionNames.append(displayName(isInitializer ? "init" : name, declared))
      compileBody(
        code,
        declared,
        body,
        generics: names,
        constraints: constraints,
        witnesses: code.hasSelf ? witnesses.filter { $0.key != "Self" } : witnesses
      )
      functionNames.removeLast()
      scope = outer
    }
    return Callable(
      name: name,
      isMutating: isMutating,
      body: .script(code),
      signature: { declared }
    )
  }

  private func displayName(_ name: String, _ signature: Signature) -> String {
    "\(name)(\(signature.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  @inline(__always)
  func inGenericScope<Result>(_ names: [String: TypeRef], _ body: () -> Result) -> Result {
    let function = FunctionScope(
      outer: scope,
      sharedNames: [],
      result: nil,
      isClosure: false
    )
    function.generics = names
    return inFunction(function, body)
  }

  /// A default value: evaluated at each call in a frame of its own.
  private func defaultValue(_ expression: ExprSyntax, as type: TypeRef, isAutoclosure: Bool) -> Code
  {
    if let macro = expression.as(MacroExpansionExprSyntax.self), let code = placeOfCall(macro) {
      return code
    }
    let function = FunctionScope(
      outer: scope,
      sharedNames: SharedNames.inside(expression),
      result: nil,
      isClosure: false
    )
    let code = FunctionCode(
      name: "default value",
      site: file.span(of: expression),
      interpreter: interpreter
    )
    let around = scope
    pendingBodies.append { [self] in
      let outer = scope
      scope = around
      inFunction(function) {
        let value =
          isAutoclosure ? autoclosure(expression) : self.expression(expression, as: type)
        code.body = { machine in
          machine.result = try value(machine)
          return .returned
        }
      }
      code.slotCount = function.slotCount
      scope = outer
    }
    return { machine in try code.run(machine, arguments: [], captures: nil) }
  }

  func compileBody(
    _ code: FunctionCode,
    _ signature: Signature,
    _ body: CodeBlockItemListSyntax,
    generics: [String: TypeRef],
    constraints: [String: TypeRef] = [:],
    witnesses: [String: GenericWitness] = [:],
    isClosure: Bool = false
  ) {
    let function = FunctionScope(
      outer: scope,
      sharedNames: SharedNames.inside(body),
      result: signature.result,
      isClosure: isClosure
    )
    function.generics = generics
    function.constraints = constraints
    function.witnesses = witnesses
    function.isInitializer = code.isInitializer
    function.observedProperty = code.observedProperty
    inFunction(function) {
      if code.hasSelf {
        let slot = function.newSlot()
        scope.variables["self"] = Variable(
          "self",
          code.selfIsCell ? .cellInSlot(slot) : .slot(slot),
          isLet: !code.selfIsCell,
          type: code.selfType
        )
      }
      for parameter in signature.parameters {
        let type: TypeRef = parameter.isVariadic ? .array(parameter.type) : parameter.type
        declareParameter(
          parameter.name,
          type: parameter.isAutoclosure ? .any : type,
          isInout: parameter.isInout,
          of: code
        )
      }
      if let builder = code.builder, !body.containsReturn {
        code.body = builtBody(body, by: builder)
      } else {
        code.body = functionBody(body, returnsValue: signature.result.map { !$0.isVoid } ?? false)
      }
    }
    code.slotCount = function.slotCount
    if isClosure {
      localCaptures[ObjectIdentifier(code)] = function
    } else {
      code.body = countingFunctions(code.body)
    }
  }

  /// A function inside a function: a closure with a name.
  func localFunction(_ node: FunctionDeclSyntax) -> Exec {
    let name = node.name.name
    guard let body = node.body else { return failing("this function has no body", at: node) }
    let generics = open(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
    let declaredBefore = hoistedFunctions.removeValue(forKey: node.id)
    let variable = declaredBefore ?? declareLocalFunction(name)
    let declared = signature(
      of: name,
      node.signature.parameterClause,
      node.signature.returnClause,
      generics: generics
    )
    let code = FunctionCode(name: name, site: file.span(of: node), interpreter: interpreter)
    code.signature = declared
    code.result = declared.result.flatMap { $0.isAny ? nil : $0 }
    code.builder = resultBuilder(in: node.attributes)
    functionNames.append(displayName(name, declared))
    compileBody(
      code,
      declared,
      body.statements,
      generics: generics,
      witnesses: witnesses(of: generics.keys, in: node.signature.parameterClause),
      isClosure: true
    )
    functionNames.removeLast()
    guard let function = localCaptures.removeValue(forKey: ObjectIdentifier(code)),
      case .cellInSlot(let slot)? = variable?.storage
    else { return { _ in .next } }
    let make = making(code, function)
    return { machine in
      // The cell exists before the closure, so that the function can call itself; a function before it may have made it.
      let cell: Cell
      if case .cell(let known) = machine.base[slot] {
        cell = known
      } else {
        cell = Cell(.uninitialized)
        machine.base[slot] = .cell(cell)
      }
      cell.value = try make(machine)
      return .next
    }
  }

  private func declareLocalFunction(_ name: String) -> Variable? {
    _ = declareLocal(name, isLet: true, isShared: true)
    return scope.variables[name]
  }

  /// Declares a block's functions, so that they can call each other, and puts each before the first statement that
  /// mentions it.
  func hoistFunctions(in items: CodeBlockItemListSyntax) -> [CodeBlockItemSyntax] {
    var order = items.nodes
    let functions = order.compactMap { $0.item.as(DeclSyntax.self)?.as(FunctionDeclSyntax.self) }
    guard !functions.isEmpty, !isTopLevel else { return order }
    var names: Set<String> = []
    for function in functions where names.insert(function.name.name).inserted {
      hoistedFunctions[function.id] = declareLocalFunction(function.name.name)
    }
    for function in functions {
      guard let own = order.firstIndex(where: { $0.item.id == function.id }),
        let user = order[..<own].firstIndex(where: {
          !$0.item.is(FunctionDeclSyntax.self)
            && SharedNames.mentioned(in: $0).contains(function.name.name)
        })
      else { continue }
      order.insert(order.remove(at: own), at: user)
    }
    return order
  }
}

extension CodeBlockItemListSyntax {
  /// Whether one of the names is written anywhere in the statements.
  func mentions(_ names: [String]) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
  }

  /// Whether the type that is wanted somewhere says what a `.name` means.
  var hasImplicitMembers: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .period
        && token.parent?.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
    }
  }
}
