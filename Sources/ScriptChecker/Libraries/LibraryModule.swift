import ScriptSource
package import ScriptTypes

/// A library's module: a declaration is read and becomes a symbol when its name is first looked up.
package final class LibraryModule: ImportedLibrary {
  package let module: ModuleSymbol
  package let checker: ModuleChecker
  let source: LibrarySource
  let index: LibraryIndex
  let libraries: Libraries
  private let collector: DeclarationCollector
  private var declared: Set<String> = []
  private var askedOperators: Set<String> = []
  private var types: [String: LibraryType] = [:]
  private var extensions: [String: [LibraryExtension]] = [:]
  private var bodies: [ObjectIdentifier: (body: Body, entry: LibraryEntry)] = [:]
  private var wholeBodies: [ObjectIdentifier: Body] = [:]
  private var checkedBodies: [PartOfDeclaration: [CheckedBody]] = [:]

  private struct PartOfDeclaration: Hashable {
    let symbol: ObjectIdentifier
    let part: CheckedBody.Part
  }

  init(_ source: LibrarySource, module: ModuleSymbol, in libraries: Libraries) {
    self.source = source
    index = source.index
    self.module = module
    self.libraries = libraries
    checker = ModuleChecker(module: module, library: libraries.types, code: CodeChecker())
    collector = DeclarationCollector(module: checker, scope: Scope(.module, in: nil))
    checker.source = self
    checker.solving.isOfLibrary = true
    module.setCompletion { [unowned self] in declare($0) }
    libraries.types.noteMemberTypes(index.memberTypes)
  }

  func release() {
    (types, extensions, bodies, wholeBodies, checkedBodies) = ([:], [:], [:], [:], [:])
    checker.release()
  }

  // MARK: Declaring

  @discardableResult
  private func declare(_ name: String) -> Bool {
    guard let entries = index.declarations[name], declared.insert(name).inserted else {
      return false
    }
    for entry in entries { declare(entry, with: collector) }
    return true
  }

  func declare(_ entry: LibraryEntry, with collector: DeclarationCollector) {
    let declaration = entry.header()
    guard case .nominal(let node) = declaration.kind else {
      // A name may be asked for while a body is checked, whose own functions are not this declaration's.
      let pending = checker.takeBodies()
      collector.declare(declaration)
      for body in checker.takeBodies() {
        bodies[ObjectIdentifier(body.symbol)] = (body, entry)
      }
      pending.forEach(checker.addBody)
      return
    }
    let (symbol, members) = collector.declareHeader(node, declaration)
    // The associated types of a protocol.
    members.declare(node.members)
    if node.kind == .enum { members.declareRawValue(of: symbol) }
    let type = LibraryType(symbol, entry, members, in: self)
    types[type.path] = type
  }

  func sees(_ other: ModuleSymbol) -> Bool { checker.imports.contains { $0 === other } }

  var builderFunctions: Set<String> { source.builderFunctions }

  func olderNames() -> (any ImportedLibrary)? { libraries.olderNames(of: self) }

  func formerNames(in version: Int) -> (any ImportedLibrary)? {
    guard let former = source.former, version <= former.lastVersion else { return nil }
    return libraries.formerNames(of: self)
  }

  func lastVersion(ofFormer name: String) -> Int? {
    source.former.flatMap {
      $0.source.index.declarations[name] == nil ? nil : $0.lastVersion
    }
  }

  // MARK: Extensions

  func extensions(of path: String) -> [LibraryExtension] {
    if let known = extensions[path] { return known }
    let found = index.extensions[path]?.map {
      LibraryExtension($0, in: self, collector: collector)
    }
    extensions[path] = found ?? []
    return found ?? []
  }

  /// Adds what a module that is imported later adds to types that have their conformances.
  func addConformances(of other: LibraryModule) {
    for path in other.index.extensions.keys {
      guard let type = types[path], type.symbol.completeConformances == nil else { continue }
      type.addConformances(of: other)
    }
  }

  // MARK: Operators

  /// The operators that the library's types declare.
  func operatorMembers(named name: String) -> [ValueSymbol] {
    if let members = index.operators[name], askedOperators.insert(name).inserted {
      for member in members { declare(member) }
    }
    return checker.ownOperators(named: name)
  }

  private func declare(_ member: LibraryIndex.OperatorMember) {
    let owner = member.owner
    if owner.kind == .extension {
      extensions(of: owner.name).first { $0.entry.isSame(owner) }?.declare(member)
    } else {
      declare(owner.name)
      types[owner.name]?.declare(member)
    }
  }

  // MARK: Bodies

  func hasBody(_ symbol: ValueSymbol) -> Bool {
    bodies[ObjectIdentifier(symbol)]?.body.hasStatements ?? false
  }

  /// How an older name is written today.
  func template(of symbol: ValueSymbol) -> Template? {
    if let (_, entry) = bodies[ObjectIdentifier(symbol)], hasBody(symbol),
      let expression = entry.text.wholeDeclaration(entry).onlyExpression
    {
      return Template(entry.text[expression.range], of: symbol)
    }
    return symbol.availability.renamed.map { Template(renamed: $0, of: symbol) }
  }

  /// What of a declaration is executed, as its header shows.
  func parts(of symbol: ValueSymbol) -> [CheckedBody.Part] {
    guard let (body, _) = bodies[ObjectIdentifier(symbol)] else { return [] }
    if case .wrapped = body.kind { return wholeBody(of: symbol)?.parts ?? [] }
    return body.parts
  }

  /// A part of a declaration, checked when it is first asked for, with the functions and types within it.
  func checkedBodies(of symbol: ValueSymbol, _ part: CheckedBody.Part) -> [CheckedBody] {
    let key = PartOfDeclaration(symbol: ObjectIdentifier(symbol), part: part)
    if let known = checkedBodies[key] { return known }
    let found = check(symbol, part)
    checkedBodies[key] = found
    return found
  }

  private func check(_ symbol: ValueSymbol, _ part: CheckedBody.Part) -> [CheckedBody] {
    guard let body = wholeBody(of: symbol), body.parts.contains(part) else { return [] }
    var found = BodyChecker(checker: checker).check(body, part)
    // Functions and types within a body.
    var inner = checker.takeBodies()
    while !inner.isEmpty {
      for body in inner { found += BodyChecker(checker: checker).check(body) }
      inner = checker.takeBodies()
    }
    return found
  }

  /// A declaration's body, of which the header has nothing but where it is.
  private func wholeBody(of symbol: ValueSymbol) -> Body? {
    if let known = wholeBodies[ObjectIdentifier(symbol)] { return known }
    guard let (body, entry) = bodies[ObjectIdentifier(symbol)], body.hasStatements || body.hasValues
    else { return nil }
    let whole: Body.Kind
    // A variable's initial value; the header has the types alone.
    var value = body.variableTypes
    switch entry.text.wholeDeclaration(entry).kind {
    case .function(let node): whole = .function(node)
    case .initializer(let node): whole = .initializer(node)
    case .deinitializer(let block): whole = .deinitializer(block)
    case .subscript(let node): whole = .subscript(node)
    case .variable(let node):
      guard
        let binding = node.bindings.first(where: {
          $0.pattern.names.contains { $0.name.text == symbol.name }
        })
      else { return nil }
      whole = .variable(binding)
      if case .typed(_, let written) = binding.pattern.kind {
        value = VariableTypes(
          checker: checker,
          scope: body.variableTypes?.scope ?? body.scope,
          written: written,
          value: binding.value,
          isWeak: symbol.isWeak
        )
      }
    default: return nil
    }
    let found = Body(symbol: symbol, whole, in: body.scope, variableTypes: value)
    wholeBodies[ObjectIdentifier(symbol)] = found
    return found
  }
}

extension Declaration {
  /// The only expression of the body.
  fileprivate var onlyExpression: Expression? {
    let body: Block? =
      switch kind {
      case .function(let node): node.body
      case .initializer(let node): node.body
      case .variable(let node): node.bindings.first?.accessors?.list.first?.body
      default: nil
      }
    guard let body, body.statements.count == 1,
      case .expression(let expression) = body.statements[0].kind
    else { return nil }
    return expression
  }
}
