package import ScriptSource
package import ScriptTypes

extension ModuleSymbol {
  fileprivate func declares(_ name: String) -> Bool {
    types[name]?.isEmpty == false || values[name]?.isEmpty == false
  }
}

/// Checks a whole program: its declarations, then its statements in order.
package struct ProgramChecker {
  package struct Program {
    package let statements: [TypedStatement]
    package let bodies: [CheckedBody]
    package let messages: [Message]

    /// The expression that the last statement is, if it has a value.
    package var result: TypedExpression? {
      guard case .expression(let value)? = statements.last?.kind, value.type != .void,
        value.type.symbol?.name != "Never"
      else { return nil }
      return value
    }
  }

  let checker: ModuleChecker
  let scope: Scope
  /// The module that the program becomes.
  package var module: ModuleSymbol { checker.module }
  private let libraries: Libraries
  private var isAddition = false

  /// - Parameters:
  ///   - module: The module that the program becomes.
  ///   - libraries: What it can import; it sees the standard library without an import.
  ///   - version: What the names of the program mean; an older one also decides between declarations of one name.
  ///   - origin: What those of its names mean that are not of today.
  package init(
    module: ModuleSymbol,
    libraries: Libraries,
    version: Int = Fix.today,
    origin: Int = Fix.today
  ) {
    self.libraries = libraries
    checker = ModuleChecker(module: module, library: libraries.types, code: CodeChecker())
    checker.add(import: libraries.standard)
    checker.version = version
    checker.origin = origin
    checker.notesChanges()
    scope = Scope(.module, in: nil)
  }

  /// A checker of an addition to the program that another has checked, such as an entry at a prompt: what it declares takes the
  /// place of what had the name.
  ///
  /// - Parameter origin: What its names mean that are not of today; what those of the program do, if it is `nil`.
  package init(after previous: ProgramChecker, origin: Int? = nil) {
    libraries = previous.libraries
    checker = ModuleChecker(after: previous.checker)
    checker.origin = origin ?? previous.checker.origin
    scope = Scope(after: previous.scope)
    isAddition = true
  }

  /// Imports modules that the program does not name.
  package func add(imports names: [String]) {
    for name in names {
      for module in libraries.modules(importing: name) { checker.add(import: module) }
    }
  }

  /// Whether the program adds something to what a library declares.
  package var changesLibraries: Bool { checker.extendsOthers }

  /// Makes the program what it was before the addition, which has mistakes.
  package func takeBack() { checker.takeBack() }

  /// Lets go of what the program declares.
  package func release() { checker.release() }

  /// Forgets what a declaration takes the place of.
  private func forget(_ declaration: Declaration) {
    guard isAddition else { return }
    switch declaration.kind {
    case .nominal(let node): checker.module.forget(node.name.text)
    case .typealias(let node): checker.module.forget(node.name.text)
    case .function(let node):
      scope.hide(node.name.text)
      checker.module.forget(node.name.text) { $0.kind == .variable }
    case .variable(let node):
      for (name, _) in node.bindings.flatMap(\.pattern.names) {
        scope.hide(name.text)
        checker.module.forget(name.text)
      }
    default: break
    }
  }

  /// Forgets earlier functions of the same names and types as new ones.
  private func forgetReplacedFunctions() {
    for function in checker.declared.globals where function.kind == .function {
      checker.module.forget(function.name) { earlier in
        earlier !== function && checker.declared.place(of: earlier) == nil
          && earlier.clashes(with: function)
      }
    }
  }

  private func add(import node: ImportDeclaration, at range: TextRange) {
    guard let name = node.path.first?.text, name != libraries.standard.module.name else { return }
    let modules = libraries.modules(importing: name)
    if modules.isEmpty {
      checker.report(
        DeclarationMessages.unknownModule(name),
        at: node.path[0].range,
        hint: Spelling.hint(for: name, in: libraries.names)
      )
    }
    for module in modules { checker.add(import: module) }
    if let kind = node.kind, node.path.count > 1, let last = node.path.last, !modules.isEmpty,
      !modules.contains(where: { $0.module.declares(last.text) })
    {
      checker.report(DeclarationMessages.unknownImport(kind, last.text, name), at: range)
    }
  }

  package func check(_ statements: [Statement]) -> Program {
    checker.noteBuilders(statements)
    let collector = DeclarationCollector(module: checker, scope: scope)
    var rest: [Statement] = []
    for case .declaration(let declaration) in statements.map(\.kind) {
      if case .import(let node) = declaration.kind { add(import: node, at: declaration.range) }
    }
    checker.admitFormerNames()
    for case .declaration(let declaration) in statements.map(\.kind) { forget(declaration) }
    let mains = MainType.all(in: statements)
    for statement in statements {
      guard case .declaration(let declaration) = statement.kind else {
        rest.append(statement)
        continue
      }
      switch declaration.kind {
      // A variable at the top gets its value where it stands, and beside `@main` when it is first used.
      case .variable(let node)
      where mains.isEmpty && node.bindings.allSatisfy({ $0.accessors == nil }):
        rest.append(statement)
      default: collector.declare(declaration)
      }
    }
    if checker.version < Fix.today { _ = checker.admitOlderNames() }
    checker.bindExtensions()
    if isAddition { forgetReplacedFunctions() }
    StructureRules(checker).check(program: statements)
    let main = MainType.statement(for: mains, hasCode: !rest.isEmpty, checker, scope)
    let typed = LaterVariables(rest, StatementChecker(checker, scope)).check()
    var bodies: [CheckedBody] = []
    var pending = checker.takeBodies()
    while !pending.isEmpty {
      for body in pending { bodies += BodyChecker(checker: checker).check(body) }
      pending = checker.takeBodies()
    }
    ContractRules(checker: checker).check()
    // What an entry at a prompt names last is shown.
    let unused = UnusedFunctionRules(checker: checker)
    TypedWalk(onStatement: unused.check).visit(
      TypedBlock(isAddition ? typed.dropLast() : typed, TextRange(start: 0, end: 0))
    )
    for body in bodies { TypedWalk(onStatement: unused.check).visit(body.body) }
    FlowRules(checker: checker).check(typed, bodies.filter { !$0.symbol.isDerived })
    return Program(
      // The call of `main()` is no code of the program: `main()` may be private.
      statements: typed + (main.map { [$0] } ?? []),
      bodies: bodies,
      messages: checker.messages.sorted { $0.range.start < $1.range.start }
    )
  }
}
