package import ScriptSource
import ScriptTypes

/// Makes symbols of declarations; what they refer to is resolved when a symbol is first used.
package struct DeclarationCollector {
  enum Container {
    case module
    case type(TypeSymbol)
    case `extension`(ExtensionSymbol)
    case local
  }

  let checker: ModuleChecker
  let scope: Scope
  let container: Container
  /// Whether it collects what the compiler writes.
  private var isDeriving = false

  /// A collector for the declarations at the top of a module.
  package init(module checker: ModuleChecker, scope: Scope) {
    self.init(checker, scope, .module)
  }

  init(_ checker: ModuleChecker, _ scope: Scope, _ container: Container) {
    self.checker = checker
    self.scope = scope
    self.container = container
  }

  package func declare(_ declarations: [Declaration]) {
    for declaration in declarations { declare(declaration) }
  }

  func declare(_ declaration: Declaration) {
    switch declaration.kind {
    case .nominal(let node):
      let (symbol, members) = declareHeader(node, declaration)
      members.declare(node.members)
      members.declareImplicitMembers(of: symbol, node)
      checker.pendingDerivations.append { CodingMembers(of: symbol, members)?.declare() }
    case .extension(let node):
      let collector = self
      checker.pendingExtensions.append {
        guard let members = collector.bind(node) else { return }
        members.declare(node.members.map { $0.defaulting(to: declaration) })
        guard !node.inherited.isEmpty, let symbol = members.enclosingType else { return }
        checker.pendingDerivations.append { CodingMembers(of: symbol, members)?.declare() }
      }
    case .typealias(let node): declareAlias(node, declaration)
    case .associatedType(let node): declareAssociatedType(node)
    case .function(let node): add(function(node, declaration), at: node.name.range)
    case .initializer(let node): add(initializer(node, declaration), at: declaration.range)
    case .subscript(let node): add(self.subscript(node, declaration), at: declaration.range)
    case .variable(let node):
      for symbol in variables(node, declaration) { add(symbol, at: declaration.range) }
    case .enumCases(let cases):
      for node in cases { add(enumCase(node, declaration), at: node.name.range) }
    case .operator(let node):
      checker.module.add(
        OperatorSymbol(
          name: node.name.text,
          fixity: OperatorFixity(rawValue: node.fixity.rawValue) ?? .infix,
          group: node.group?.text ?? "DefaultPrecedence"
        )
      )
    case .precedenceGroup(let node):
      checker.module.add(
        PrecedenceGroup(
          name: node.name.text,
          associativity: node.associativity.symbol,
          isAssignment: node.isAssignment,
          higherThan: node.higherThan.map(\.text),
          lowerThan: node.lowerThan.map(\.text)
        )
      )
    case .deinitializer(let block): add(deinitializer(block))
    case .import, .unreadable: break
    }
  }

  private func add(_ symbol: ValueSymbol, at range: TextRange) {
    symbol.isDerived = isDeriving
    if !isDeriving { checker.declared.add(symbol, at: range) }
    add(symbol)
  }

  /// The same for declarations that the compiler writes, which stand nowhere in the program.
  func deriving() -> DeclarationCollector {
    var copy = self
    copy.isDeriving = true
    return copy
  }

  func add(_ symbol: ValueSymbol) {
    switch container {
    case .module: checker.module.add(symbol)
    case .type(let type): type.add(symbol)
    case .extension(let type):
      checker.replace(by: symbol, in: type.extended)
      type.extended.add(symbol)
    case .local: scope.add(symbol)
    }
    if symbol.isStatic, symbol.kind == .function, symbol.name.isOperator {
      checker.addOperatorMember(symbol)
    }
  }

  func add(_ type: NamedType) {
    switch container {
    case .module: checker.module.add(type)
    case .type(let symbol): symbol.add(type)
    case .extension(let symbol): symbol.extended.add(type)
    case .local: scope.add(type)
    }
    if enclosingType != nil { checker.library.noteMemberType(type.name) }
  }

  private var isLocal: Bool { if case .local = container { true } else { false } }

  var context: ValueSymbol.Context {
    switch container {
    case .module: .module(checker.module)
    case .type(let symbol): .type(symbol)
    case .extension(let symbol): .extension(symbol)
    case .local: .local
    }
  }

  var enclosingType: TypeSymbol? {
    switch container {
    case .type(let symbol): symbol
    case .extension(let symbol): symbol.extended
    case .module, .local: nil
    }
  }

  // MARK: Types

  /// Declares a type without its members, and gives the collector for these.
  func declareHeader(
    _ node: NominalDeclaration,
    _ declaration: Declaration
  ) -> (symbol: TypeSymbol, members: DeclarationCollector) {
    let checker = checker
    let parent = enclosingType
    if node.kind == .protocol { return declareProtocol(node, declaration) }
    let generics = GenericsResolver(checker: checker)
    let (inner, parameters) = generics.scope(for: node.generics, in: scope)
    let symbol = TypeSymbol(
      name: node.name.text,
      kind: node.kind.symbol,
      module: checker.module,
      parent: parent,
      signature: GenericSignature(inner.parameters),
      ownParameterCount: parameters.count
    )
    declaration.apply(to: symbol)
    if !isDeriving { checker.declared.add(symbol, node, declaration, isLocal: isLocal) }
    let around = scope
    symbol.completeHeader = { symbol in
      let outer = around.signature
      let requirements = generics.requirements(
        of: node.generics,
        parameters: parameters,
        in: inner
      )
      symbol.signature = outer.adding(parameters, requirements)
      inner.setSignature(symbol.signature)
      Inheritance(checker: checker, scope: inner).apply(node.inherited, to: symbol)
    }
    add(.symbol(symbol))
    let body = Scope(.type(symbol), in: inner)
    var members = DeclarationCollector(checker, body, .type(symbol))
    members.isDeriving = isDeriving
    return (symbol, members)
  }

  private func declareProtocol(
    _ node: NominalDeclaration,
    _ declaration: Declaration
  ) -> (symbol: TypeSymbol, members: DeclarationCollector) {
    let checker = checker
    let symbol = TypeSymbol(
      name: node.name.text,
      kind: .protocol,
      module: checker.module,
      parent: enclosingType
    )
    declaration.apply(to: symbol)
    checker.declared.add(symbol, node, declaration, isLocal: isLocal)
    symbol.primaryAssociatedTypes = node.generics.parameters.map(\.name.text)
    let body = Scope(.type(symbol), in: scope)
    let generics = GenericsResolver(checker: checker)
    symbol.completeHeader = { symbol in
      let resolver = TypeResolver(checker, body)
      var requirements: [Requirement] = []
      for inherited in node.inherited {
        requirements += generics.requirements(of: symbol.selfType, inherited, resolver)
      }
      symbol.protocolRequirements = requirements
      for member in node.members {
        guard case .associatedType(let associated) = member.kind else { continue }
        let subject = symbol.selfType.associatedType(associated.name.text)
        for bound in associated.inherited {
          requirements += generics.requirements(of: subject, bound, resolver)
        }
      }
      symbol.protocolRequirements = requirements
      for member in node.members {
        guard case .associatedType(let associated) = member.kind else { continue }
        requirements += generics.requirements(associated.requirements, in: body)
        symbol.protocolRequirements = requirements
      }
      requirements += generics.requirements(node.generics.requirements, in: body)
      symbol.protocolRequirements = requirements
    }
    add(.symbol(symbol))
    return (symbol, DeclarationCollector(checker, body, .type(symbol)))
  }

  private func declareAssociatedType(_ node: AssociatedTypeDeclaration) {
    guard case .type(let proto) = container else { return }
    let symbol = AssociatedTypeSymbol(name: node.name.text, proto: proto)
    if let written = node.defaultType {
      let resolver = TypeResolver(checker, scope)
      symbol.resolveDefault = { resolver.resolve(written) }
    }
    proto.add(symbol)
    checker.library.noteMemberType(symbol.name)
  }

  private func declareAlias(_ node: TypealiasDeclaration, _ declaration: Declaration) {
    let (inner, parameters) = GenericsResolver(checker: checker).scope(
      for: node.generics,
      in: scope
    )
    let symbol = AliasSymbol(
      name: node.name.text,
      module: checker.module,
      parent: enclosingType,
      signature: GenericSignature(inner.parameters),
      ownParameterCount: parameters.count
    )
    symbol.access = declaration.access
    symbol.availability = declaration.availability
    let resolver = TypeResolver(checker, inner)
    symbol.resolve = { resolver.resolve(node.type) }
    checker.declared.add(symbol, at: node.name.range)
    add(.alias(symbol))
  }

  // MARK: Extensions

  /// Adds an extension's conformances, and gives the collector for its members.
  func bind(_ node: ExtensionDeclaration) -> DeclarationCollector? {
    let outer = scope
    var written = node.extended
    if case .attributed(_, let base) = written.kind { written = base }
    let resolver = TypeResolver(checker, outer) { $0.ownArgument }
    guard let (symbol, arguments) = resolver.extendedType(written) else { return nil }
    if symbol.module !== checker.module { checker.extendsOthers = true }
    let generics = GenericsResolver(checker: checker)
    let inner = Scope(.type(symbol), in: outer, signature: symbol.signature)
    for parameter in symbol.parameters where symbol.kind != .protocol {
      inner.add(.parameter(parameter))
    }
    var conditions = generics.requirements(node.requirements, in: inner)
    for (parameter, argument) in zip(symbol.parameters, arguments) {
      // Its own parameter, or that of an alias, which stands for any type.
      if case .parameter = argument { continue }
      if argument == parameter.ownArgument { continue }
      conditions.append(.sameType(.parameter(parameter), argument))
    }
    inner.setSignature(symbol.signature.adding([], conditions))
    let added = ExtensionSymbol(of: symbol, in: checker.module, signature: inner.signature)
    Inheritance(checker: checker, scope: inner).applyConformances(
      node.inherited,
      to: symbol,
      signature: inner.signature,
      conditions: conditions,
      at: node.extended.range
    )
    return DeclarationCollector(checker, inner, .extension(added))
  }
}

extension TypeResolver {
  /// The type that an extension extends, with the arguments that are written.
  func extendedType(_ written: WrittenType) -> (TypeSymbol, [Type])? {
    switch resolve(written) {
    case .nominal(let nominal): return (nominal.symbol, nominal.arguments)
    case .existential(let existential)
    where existential.protocols.count == 1 && existential.writtenSuperclass == nil:
      return (existential.protocols[0].symbol, [])
    case .error: return nil
    case let type:
      checker.report(DeclarationMessages.extensionOfOther(type), at: written.range)
      return nil
    }
  }
}

extension PrecedenceGroupDeclaration.Associativity {
  fileprivate var symbol: PrecedenceGroup.Associativity {
    switch self {
    case .left: .left
    case .right: .right
    case .none: .none
    }
  }
}

extension NominalDeclaration.Kind {
  fileprivate var symbol: TypeSymbol.Kind {
    switch self {
    case .struct: .struct
    case .enum: .enum
    case .class: .class
    case .actor: .actor
    case .protocol: .protocol
    }
  }
}
