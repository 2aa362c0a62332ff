import SwiftSyntax

extension Compiler {
  /// Declares the types, extensions and, at top level, functions and operators of a block before its statements are
  /// compiled, so that the order of declarations doesn't matter.
  func declareTypes(in items: CodeBlockItemListSyntax) {
    let declarations = active(items).compactMap { item -> DeclSyntax? in
      if case .decl(let declaration) = item.item { return declaration }
      return nil
    }
    guard !declarations.isEmpty else { return }
    world.declaring += 1
    for declaration in declarations { declareName(of: declaration, in: nil) }
    for declaration in declarations { declareAlias(declaration) }
    for declaration in declarations { declareInheritance(of: declaration) }
    for declaration in declarations { declareMembers(of: declaration) }
    world.declaring -= 1
    if world.declaring == 0 { interpreter.fillSpecializations() }
    checkConformances()
    if !isTopLevel { finishPendingBodies() }
  }

  /// Declares the members of a generic type once more, for the type with its arguments.
  func declare(_ declaration: DeclSyntax, as type: TypeObject) {
    if let (_, kind, members) = Self.typeDeclaration(declaration) {
      if kind == .class { world.newClasses.append(type) }
      for member in members.nodes { declareName(of: member.decl, in: type) }
    }
    declareInheritance(of: declaration, as: type)
    declareMembers(of: declaration, as: type)
  }

  func finishPendingBodies() {
    while !pendingBodies.isEmpty {
      let bodies = pendingBodies
      pendingBodies = []
      for body in bodies { body() }
    }
  }

  // MARK: Names

  private func declareName(of declaration: DeclSyntax, in outer: TypeObject?) {
    guard let (name, kind, members) = Self.typeDeclaration(declaration) else { return }
    let type = TypeObject(name: name, kind: kind)
    if kind == .class { world.newClasses.append(type) }
    type.isPropertyWrapper =
      declaration.group?.attributes.nodes.contains {
        $0.bareText == "@propertyWrapper"
      } ?? false
    if declaration.group?.attributes.nodes.contains(where: {
      $0.bareText == "@resultBuilder" || $0.bareText == "@_functionBuilder"
    }) ?? false {
      type.isResultBuilder = true
      world.hasResultBuilders = true
    }
    for parameter in declaration.genericParameters?.nodes ?? [] {
      type.genericNames.insert(parameter.name.text)
      type.parameters.append(parameter.name.text)
    }
    if kind == .protocol { type.genericNames.insert("Self") }
    if let outer {
      type.outerName = outer.qualifiedName
      if outer.nestedTypes[name] != nil { reportTwice(name, declaration) }
      outer.nestedTypes[name] = type
      outer.statics[name] = [.constant(constant(.type(type)))]
    } else if isTopLevel {
      if !declaredTypes.insert(name).inserted { reportTwice(name, declaration) }
      world.types[name] = type
    } else {
      scope.types[name] = type
    }
    for member in members.nodes { declareName(of: member.decl, in: type) }
  }

  private func reportTwice(_ name: String, _ declaration: DeclSyntax) {
    report(
      "`\(name)` is declared twice",
      at: declaration.declaredName.map(Syntax.init) ?? Syntax(declaration)
    )
  }

  private func constant(_ value: Value) -> StaticProperty {
    let property = StaticProperty()
    property.cell.value = value
    return property
  }

  private static func typeDeclaration(_ declaration: DeclSyntax)
    -> (String, TypeObject.Kind, MemberBlockItemListSyntax)?
  {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): (node.name.name, .structure, node.memberBlock.members)
    case .classDecl(let node): (node.name.name, .class, node.memberBlock.members)
    case .actorDecl(let node): (node.name.name, .class, node.memberBlock.members)
    case .enumDecl(let node): (node.name.name, .enumeration, node.memberBlock.members)
    case .protocolDecl(let node): (node.name.name, .protocol, node.memberBlock.members)
    default: nil
    }
  }

  private func declareAlias(_ declaration: DeclSyntax) {
    guard let node = declaration.as(TypeAliasDeclSyntax.self) else { return }
    let type = TypeObject(name: node.name.name, kind: .native)
    type.parameters = node.genericParameterClause?.parameters.map(\.name.text) ?? []
    type.alias = inGenericScope(open(type.parameters)) { resolve(node.initializer.value) }
    if isTopLevel { world.types[type.name] = type } else { scope.types[type.name] = type }
  }

  /// The type that a declaration declares or extends.
  private func subject(of declaration: DeclSyntax) -> TypeObject? {
    if let node = declaration.as(ExtensionDeclSyntax.self) {
      return library.typeObject(of: resolve(node.extendedType))
    }
    guard let (name, _, _) = Self.typeDeclaration(declaration) else { return nil }
    return scope.type(named: name) ?? world.types[name]
  }

  private func declareInheritance(of declaration: DeclSyntax) {
    if let type = subject(of: declaration) { declareInheritance(of: declaration, as: type) }
  }

  private func declareInheritance(of declaration: DeclSyntax, as type: TypeObject) {
    guard let node = declaration.group else { return }
    for inherited in node.inheritanceClause?.inheritedTypes.nodes ?? [] {
      let resolved = inNewScope(typeContext: type) { resolve(inherited.type) }
      guard case .named(let parent, _) = resolved else {
        typesWithUnknownParents.insert(ObjectIdentifier(type))
        continue
      }
      if type.kind == .enumeration,
        [library.int, library.double, library.string].contains(where: { $0 === parent })
      {
        type.rawType = parent
      }
      guard !parent.isSubtype(of: type) else {
        report("`\(type.name)` can't inherit from itself", at: inherited.type)
        continue
      }
      if parent.kind == .class, type.kind == .class {
        type.superclass = parent
        type.writtenSuperclass = resolved
      } else if parent.kind == .protocol {
        if type.kind != .protocol {
          claimedConformances.append((type, parent, Syntax(inherited.type)))
        }
        type.protocols.append(parent)
      }
    }
    for member in node.memberBlock.members.nodes {
      if member.decl.group != nil {
        inNewScope(typeContext: type) { declareInheritance(of: member.decl) }
      }
      if let associated = member.decl.as(AssociatedTypeDeclSyntax.self) {
        type.genericNames.insert(associated.name.name)
      }
      if let alias = member.decl.as(TypeAliasDeclSyntax.self) {
        let nested = TypeObject(name: alias.name.name, kind: .native)
        nested.alias = inNewScope(typeContext: type) { resolve(alias.initializer.value) }
        type.nestedTypes[nested.name] = nested
      }
    }
  }

  // MARK: Members

  private func declareMembers(of declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node):
      if isTopLevel { declareFunction(node) }
      return
    case .operatorDecl, .precedenceGroupDecl, .typeAliasDecl: return
    default: break
    }
    guard declaration.group != nil else { return }
    guard let type = subject(of: declaration) else {
      if let type = declaration.as(ExtensionDeclSyntax.self)?.extendedType,
        !diagnostics.contains(where: { $0.span?.start == file.span(of: type).start })
      {
        report("this type can't be extended", at: type)
      }
      return
    }
    keepForSpecialization(declaration, of: type)
    declareMembers(of: declaration, as: type)
  }

  /// Notes the declaration of a generic type, or of an extension of one.
  private func keepForSpecialization(_ declaration: DeclSyntax, of type: TypeObject) {
    guard !type.parameters.isEmpty, type.origin == nil, !type.isHost else { return }
    if let (parameters, conditions) = declaration.genericClauses {
      type.constraints = inNewScope(typeContext: type) {
        constraints(of: parameters, where: conditions)
      }
    }
    let node = declaration.as(ExtensionDeclSyntax.self)
    let conditions = inNewScope(typeContext: type) {
      (node?.genericWhereClause?.requirements ?? []).compactMap { requirement in
        guard case .sameTypeRequirement(let same) = requirement.requirement,
          case .type(let right) = same.rightType
        else { return (String, TypeRef)?.none }
        return (same.leftType.bareText, resolve(right))
      }
    }
    let kept = GenericDeclaration(declaration, in: scope, of: file, where: conditions)
    type.declarations.append(kept)
    guard node != nil else { return }
    for known in world.specializations.values
    where known.origin === type && !world.unfilled.contains(where: { $0 === known }) {
      interpreter.specialize(known, by: kept)
    }
  }

  private func declareMembers(of declaration: DeclSyntax, as type: TypeObject) {
    guard let node = declaration.group else { return }
    if declaration.is(EnumDeclSyntax.self) { synthesizeEnumMembers(type) }
    if !declaration.is(ExtensionDeclSyntax.self), type.kind == .structure {
      type.hasMemberwiseInitializer = !node.memberBlock.members.nodes.contains {
        $0.decl.is(InitializerDeclSyntax.self)
      }
    }
    inNewScope(typeContext: type) {
      for member in node.memberBlock.members.nodes { declareMember(member.decl, of: type) }
    }
    checkInitializers(of: declaration, as: type)
  }

  private func declareFunction(_ node: FunctionDeclSyntax) {
    let callable = function(
      node,
      name: node.name.name,
      clause: node.signature,
      generics: node.genericParameterClause,
      body: node.body?.statements,
      role: .free
    )
    if case .identifier = node.name.tokenKind {
      world.variables[node.name.name] = nil
      var overloads =
        declaredFunctions.contains(node.name.name) ? world.functions[node.name.name] ?? [] : []
      declaredFunctions.insert(node.name.name)
      overloads.append(callable)
      world.functions[node.name.name] = overloads
    } else {
      declareOperator(callable, node)
    }
  }

  private func declareOperator(_ callable: Callable, _ node: FunctionDeclSyntax) {
    let fixity = node.modifiers.first { ["prefix", "postfix"].contains($0.name.text) }?.name.text
    let name = (fixity.map { $0 + " " } ?? "") + node.name.text
    if name == "==", case .script(let code) = callable.body {
      let parameters = callable.signature.parameters
      if parameters.count == 2, case .named(let type, _) = parameters[0].type, !type.isHost {
        type.root.equality = code
      }
    }
    world.operators[name, default: []].insert(callable, at: 0)
  }

  private func declareMember(_ declaration: DeclSyntax, of type: TypeObject) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): declareMethod(node, of: type)
    case .variableDecl(let node): declareProperties(node, of: type)
    case .initializerDecl(let node): declareInitializer(node, of: type)
    case .deinitializerDecl(let node): declareDeinitializer(node, of: type)
    case .enumCaseDecl(let node): declareCases(node, of: type)
    case .subscriptDecl(let node): declareSubscript(node, of: type)
    case .structDecl, .classDecl, .enumDecl, .protocolDecl, .actorDecl:
      declareMembers(of: declaration)
    case .ifConfigDecl(let node):
      if case .decls(let members)? = activeElements(of: node) {
        for member in members { declareMember(member.decl, of: type) }
      }
    case .associatedTypeDecl, .typeAliasDecl: break
    default: report("this member is not supported", at: declaration)
    }
  }

  private func declareMethod(_ node: FunctionDeclSyntax, of type: TypeObject) {
    let modifiers = Set(node.modifiers.nodes.map(\.name.text))
    let isStatic = !modifiers.isDisjoint(with: ["static", "class"])
    let name = node.name.name
    // A protocol's requirement has no body; whoever conforms has one.
    if type.kind == .protocol, node.body == nil {
      if !modifiers.contains("optional") { type.requirements.insert(name) }
      type.builders[name] = resultBuilder(in: node.attributes)
      if !isStatic {
        type.requiredSignatures[name] = signature(
          of: name,
          node.signature.parameterClause,
          node.signature.returnClause,
          generics: open(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
        )
      }
      return
    }
    let isOperator = if case .identifier = node.name.tokenKind { false } else { true }
    if isOperator {
      // The operators of a generic type are those of all its specialisations.
      guard type.origin == nil else { return }
      let callable = function(
        node,
        name: name,
        clause: node.signature,
        generics: node.genericParameterClause,
        body: node.body?.statements,
        role: .free
      )
      declareOperator(callable, node)
      return
    }
    let callable = inNewScope(typeContext: type, isStatic: isStatic) {
      function(
        node,
        name: name,
        clause: node.signature,
        generics: node.genericParameterClause,
        body: node.body?.statements,
        role: .method(type, isStatic: isStatic, isMutating: modifiers.contains("mutating"))
      )
    }
    if node.signature.hasAutoclosures { world.unevaluating[name, default: []].append(callable) }
    let overrides = modifiers.contains("override")
    if isStatic {
      type.statics[name, default: []].append(.method(callable))
    } else if overrides {
      type.members[name, default: []].insert(.method(callable), at: 0)
    } else {
      type.members[name, default: []].append(.method(callable))
    }
  }

  private func declareInitializer(_ node: InitializerDeclSyntax, of type: TypeObject) {
    guard type.kind != .protocol || node.body != nil else { return }
    let callable = function(
      node,
      name: type.name,
      clause: node.signature,
      generics: node.genericParameterClause,
      body: node.body?.statements,
      role: .initializer(type, isFailable: node.optionalMark != nil)
    )
    callable.isConvenience = node.modifiers.nodes.contains { $0.name.text == "convenience" }
    type.initializers.append(callable)
  }

  private func declareDeinitializer(_ node: DeinitializerDeclSyntax, of type: TypeObject) {
    guard let body = node.body else { return }
    let code = FunctionCode(name: "deinit", site: file.span(of: node), interpreter: interpreter)
    code.hasSelf = true
    let signature = Signature(parameters: [], result: nil, text: "deinit")
    let around = scope
    pendingBodies.append { [self] in
      let outer = scope
      scope = around
      compileBody(code, signature, body.statements, generics: [:])
      scope = outer
    }
    let link = interpreter.link
    type.deinitializer = { fields, dynamicType in
      guard let interpreter = link.interpreter, !interpreter.isStopped else { return }
      let machine = interpreter.machine
      let (result, place, release) = (machine.result, machine.place, machine.release)
      machine.release = release ?? machine.site
      defer { (machine.result, machine.place, machine.release) = (result, place, release) }
      // The object is going; the script's `deinit` sees a stand-in with the same fields.
      let ghost = Instance(type: dynamicType.withoutDeinitializer(), fields: fields)
      do {
        _ = try code.run(machine, arguments: [.object(ghost)], captures: nil)
      } catch {
        interpreter.fail(error)
      }
    }
  }
}
