import SwiftSyntax

extension TreeReader {
  func declaration(_ node: DeclSyntax) -> Declaration {
    let range = place(of: node)
    let none: Parts = (.unreadable, nil, nil)
    let parts = nesting.read(range, orElse: none) { self.parts(of: node) }
    // Read at once, as it would keep the parser's whole tree.
    let documentation = node.documentation
    return Declaration(
      parts.kind,
      modifiers: modifiers(parts.modifiers),
      attributes: attributes(parts.attributes),
      documentation: documentation,
      range
    )
  }

  private typealias Parts = (
    kind: Declaration.Kind, modifiers: DeclModifierListSyntax?, attributes: AttributeListSyntax?
  )

  private func parts(of node: DeclSyntax) -> Parts {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .importDecl(let node):
      let declaration = ImportDeclaration(
        kind: node.importKindSpecifier?.text,
        path: node.path.map { identifier($0.name) }
      )
      return (.import(declaration), node.modifiers, node.attributes)
    case .variableDecl(let node):
      return (.variable(variable(node)), node.modifiers, node.attributes)
    case .functionDecl(let node):
      return (.function(function(node)), node.modifiers, node.attributes)
    case .initializerDecl(let node):
      return (.initializer(initializer(node)), node.modifiers, node.attributes)
    case .deinitializerDecl(let node):
      let body = node.body.map(block) ?? Block([], place(of: node))
      return (.deinitializer(body), node.modifiers, node.attributes)
    case .subscriptDecl(let node):
      let declaration = SubscriptDeclaration(
        generics: generics(node.genericParameterClause, node.genericWhereClause),
        parameters: parameters(node.parameterClause, isSubscript: true),
        result: type(node.returnClause.type),
        accessors: node.accessorBlock.map(accessors)
      )
      return (.subscript(declaration), node.modifiers, node.attributes)
    case .structDecl(let node):
      return (
        nominal(
          .struct,
          node.name,
          generics(node.genericParameterClause, node.genericWhereClause),
          node.inheritanceClause,
          node.memberBlock
        ), node.modifiers, node.attributes
      )
    case .enumDecl(let node):
      return (
        nominal(
          .enum,
          node.name,
          generics(node.genericParameterClause, node.genericWhereClause),
          node.inheritanceClause,
          node.memberBlock
        ), node.modifiers, node.attributes
      )
    case .classDecl(let node):
      return (
        nominal(
          .class,
          node.name,
          generics(node.genericParameterClause, node.genericWhereClause),
          node.inheritanceClause,
          node.memberBlock
        ), node.modifiers, node.attributes
      )
    case .actorDecl(let node):
      return (
        nominal(
          .actor,
          node.name,
          generics(node.genericParameterClause, node.genericWhereClause),
          node.inheritanceClause,
          node.memberBlock
        ), node.modifiers, node.attributes
      )
    case .protocolDecl(let node):
      let primary = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map {
        GenericClause.Parameter(name: identifier($0.name), bound: nil, isPack: false)
      }
      let clause = GenericClause(
        parameters: primary ?? [],
        requirements: requirements(node.genericWhereClause)
      )
      return (
        nominal(.protocol, node.name, clause, node.inheritanceClause, node.memberBlock),
        node.modifiers, node.attributes
      )
    case .extensionDecl(let node):
      let declaration = ExtensionDeclaration(
        extended: type(node.extendedType),
        inherited: inherited(node.inheritanceClause),
        requirements: requirements(node.genericWhereClause),
        members: members(node.memberBlock)
      )
      return (.extension(declaration), node.modifiers, node.attributes)
    case .typeAliasDecl(let node):
      let declaration = TypealiasDeclaration(
        name: identifier(node.name),
        generics: generics(node.genericParameterClause, node.genericWhereClause),
        type: type(node.initializer.value)
      )
      return (.typealias(declaration), node.modifiers, node.attributes)
    case .associatedTypeDecl(let node):
      let declaration = AssociatedTypeDeclaration(
        name: identifier(node.name),
        inherited: inherited(node.inheritanceClause),
        defaultType: node.initializer.map { type($0.value) },
        requirements: requirements(node.genericWhereClause)
      )
      return (.associatedType(declaration), node.modifiers, node.attributes)
    case .enumCaseDecl(let node):
      return (.enumCases(node.elements.map(enumCase)), node.modifiers, node.attributes)
    case .operatorDecl(let node):
      let declaration = OperatorDeclaration(
        name: identifier(node.name),
        fixity: OperatorDeclaration.Fixity(rawValue: node.fixitySpecifier.text) ?? .infix,
        group: node.operatorPrecedenceAndTypes.map { identifier($0.precedenceGroup) }
      )
      return (.operator(declaration), nil, nil)
    case .precedenceGroupDecl(let node):
      return (
        .precedenceGroup(PrecedenceGroupDeclaration(node, tree: self)), node.modifiers,
        node.attributes
      )
    default: return (.unreadable, nil, nil)
    }
  }

  // MARK: Types

  private func nominal(
    _ kind: NominalDeclaration.Kind,
    _ name: TokenSyntax,
    _ generics: GenericClause,
    _ inheritance: InheritanceClauseSyntax?,
    _ members: MemberBlockSyntax
  ) -> Declaration.Kind {
    .nominal(
      NominalDeclaration(
        kind: kind,
        name: identifier(name),
        generics: generics,
        inherited: inherited(inheritance),
        members: self.members(members)
      )
    )
  }

  private func members(_ block: MemberBlockSyntax) -> [Declaration] {
    var members: [Declaration] = []
    func append(_ list: MemberBlockItemListSyntax) {
      for item in list {
        if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
          if case .decls(let list)? = conditional.activeElements(modules: modules) { append(list) }
        } else {
          members.append(declaration(item.decl))
        }
      }
    }
    append(block.members)
    return members
  }

  private func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseDeclaration {
    let parameters = node.parameterClause?.parameters.enumerated().map { position, parameter in
      let first = parameter.firstName.flatMap { $0.text == "_" ? nil : $0 }
      let name = parameter.secondName ?? first
      return Parameter(
        label: first?.bareText ?? "",
        name: name.map { identifier($0) } ?? Identifier("\(position)", place(of: parameter)),
        type: type(parameter.type),
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        place(of: parameter)
      )
    }
    return EnumCaseDeclaration(
      name: identifier(node.name),
      parameters: parameters,
      rawValue: node.rawValue.map { expression($0.value) }
    )
  }

  // MARK: Variables

  private func variable(_ node: VariableDeclSyntax) -> VariableDeclaration {
    var bindings: [VariableDeclaration.Binding] = []
    // In `var a, b: Int` the annotation belongs to both.
    var annotation: TypeAnnotationSyntax?
    for binding in node.bindings.reversed() {
      annotation = binding.typeAnnotation ?? (binding.initializer == nil ? annotation : nil)
      let pattern = pattern(binding.pattern, annotation: annotation)
      let value = binding.initializer.map { expression($0.value) }
      calls?.note(pattern, value)
      bindings.append(
        VariableDeclaration.Binding(
          pattern: pattern,
          value: value,
          accessors: binding.accessorBlock.map(accessors)
        )
      )
    }
    return VariableDeclaration(
      isVariable: node.bindingSpecifier.text != "let",
      bindings: bindings.reversed()
    )
  }

  private func accessors(_ node: AccessorBlockSyntax) -> Accessors {
    let range = place(of: node)
    switch node.accessors {
    case .getter(let list):
      let getter = Accessors.Accessor(
        name: "get",
        parameter: nil,
        effects: Effects(),
        modifiers: [],
        body: Block(statements(list), range),
        range
      )
      return Accessors([getter], range)
    case .accessors(let list):
      return Accessors(
        list.map { accessor in
          Accessors.Accessor(
            name: accessor.accessorSpecifier.text,
            parameter: accessor.parameters.map { identifier($0.name) },
            effects: effects(accessor.effectSpecifiers),
            modifiers: accessor.modifier.map { [$0.name.text] } ?? [],
            body: accessor.body.map(block),
            place(of: accessor)
          )
        },
        range
      )
    }
  }

  // MARK: Functions

  private func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
    FunctionDeclaration(
      name: identifier(node.name),
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      effects: effects(node.signature.effectSpecifiers),
      result: node.signature.returnClause.map { type($0.type) },
      body: node.body.map(block)
    )
  }

  private func initializer(_ node: InitializerDeclSyntax) -> InitializerDeclaration {
    let failability: InitializerDeclaration.Failability =
      switch node.optionalMark?.text {
      case "?": .optional
      case "!": .implicitlyUnwrapped
      default: .never
      }
    return InitializerDeclaration(
      failability: failability,
      generics: generics(node.genericParameterClause, node.genericWhereClause),
      parameters: parameters(node.signature.parameterClause),
      effects: effects(node.signature.effectSpecifiers),
      body: node.body.map(block)
    )
  }

  /// A subscript's parameter with one name has no label.
  private func parameters(
    _ clause: FunctionParameterClauseSyntax,
    isSubscript: Bool = false
  ) -> [Parameter] {
    clause.parameters.map { parameter in
      let label: String
      if isSubscript, parameter.secondName == nil {
        label = ""
      } else {
        label = parameter.firstName.text == "_" ? "" : parameter.firstName.bareText
      }
      var written = type(parameter.type)
      if parameter.ellipsis != nil { written = WrittenType(.variadic(written), written.range) }
      return Parameter(
        label: label,
        name: identifier(parameter.secondName ?? parameter.firstName),
        type: written,
        defaultValue: parameter.defaultValue.map { expression($0.value) },
        attributes: attributes(parameter.attributes),
        place(of: parameter)
      )
    }
  }

  // MARK: Around a declaration

  private func modifiers(_ list: DeclModifierListSyntax?) -> [Modifier] {
    list?.map { Modifier($0.name.text, detail: $0.detail?.detail.text, place(of: $0)) } ?? []
  }
}

extension DeclSyntax {
  /// The `///` lines and `/** */` blocks right above a declaration.
  fileprivate var documentation: String {
    var lines: [String] = []
    for piece in leadingTrivia {
      switch piece {
      case .docLineComment(let text):
        lines.append(String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)))
      case .docBlockComment(let text):
        lines += text.dropFirst(3).dropLast(2).split(separator: "\n").map { line in
          let bare = line.drop { $0 == " " || $0 == "*" }
          return String(bare)
        }
      case .newlines(let count) where count > 1: lines.removeAll()
      default: break
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension PrecedenceGroupDeclaration {
  fileprivate init(_ node: PrecedenceGroupDeclSyntax, tree: TreeReader) {
    var associativity = Associativity.none
    var isAssignment = false
    var higher: [Identifier] = []
    var lower: [Identifier] = []
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupAssociativity(let node):
        associativity = .init(rawValue: node.value.text) ?? .none
      case .precedenceGroupAssignment(let node): isAssignment = node.value.text == "true"
      case .precedenceGroupRelation(let node):
        let names = node.precedenceGroups.map { tree.identifier($0.name) }
        if node.higherThanOrLowerThanLabel.text == "higherThan" {
          higher += names
        } else {
          lower += names
        }
      }
    }
    self.init(
      name: tree.identifier(node.name),
      associativity: associativity,
      isAssignment: isAssignment,
      higherThan: higher,
      lowerThan: lower
    )
  }
}
