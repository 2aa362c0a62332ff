package import ScriptSource
package import ScriptTypes

/// One module being checked, and what it imports.
///
/// Owns what all parts of checking share: the messages, the standard library's types, the table of operators.
package final class ModuleChecker {
  package let module: ModuleSymbol
  @exclusivity(unchecked) package private(set) var imports: [ModuleSymbol] {
    didSet { visibleModules = [module] + imports }
  }
  /// All modules in view, its own first.
  @exclusivity(unchecked) private(set) var visibleModules: [ModuleSymbol]
  package private(set) var messages: [Message] = []
  /// What of it the search for types knows.
  let solving: SolvingContext
  /// Checks the expressions and statements of its declarations.
  let code: any CodeChecking
  /// While more than nothing, messages are dropped: something is only tried.
  var silence = 0
  /// Whether the statements of closures are checked even then.
  private(set) var checksClosuresSilently = false
  /// How many mistakes were not reported for that reason.
  private(set) var droppedMistakes = 0
  /// The libraries that the module imports.
  private var libraries: [any ImportedLibrary] = []
  /// The library whose text the module is read from.
  unowned var source: (any ImportedLibrary)?
  /// Operators that its types declare.
  private var ownOperators: [String: [ValueSymbol]] = [:]
  /// Extensions of types by the symbol they extend that declare nothing but are not bound yet.
  var pendingExtensions: [() -> Void] = []
  /// Declare the members that the compiler writes, once everything else is declared.
  var pendingDerivations: [() -> Void] = []
  private var bodies: [Body] = []
  /// The names of functions that take closures for a result builder.
  var builderFunctions: Set<String> = []
  /// Whether the program says how a value is put into a text.
  var declaresInterpolations = false
  /// The names of the program's result builders.
  var builderNames: Set<String> = []
  /// What its own text declares.
  var declared = DeclaredSymbols()
  /// What is known of variables with property wrappers.
  var wrapped: [ObjectIdentifier: WrappedVariable] = [:]
  init(module: ModuleSymbol, library: StandardTypes, code: any CodeChecking) {
    self.module = module
    imports = []
    visibleModules = [module]
    solving = SolvingContext(library: library)
    self.code = code
    module.memberNames = library.memberNames
  }

  package var library: StandardTypes { solving.library }

  /// The place that somebody types at, who is told what can stand there.
  var caret: Caret? {
    get { solving.caret }
    set { solving.caret = newValue }
  }

  /// What the program's names mean.
  var version: Int {
    get { solving.version }
    set { solving.version = newValue }
  }
  var origin: Int {
    get { solving.origin }
    set { solving.origin = newValue }
  }

  /// Checks the expressions of a scope.
  func expressions(in scope: Scope) -> any ExpressionChecking { code.expressions(of: self, scope) }

  /// Checks the statements of a scope.
  func statements(in scope: Scope) -> any StatementChecking { code.statements(of: self, scope) }

  /// Take back what the module has changed in types of others; `nil` for a library.
  private var changes: [() -> Void]?
  /// Whether it is an addition to the module that another has checked.
  private var isAddition = false

  /// Whether the module extends types of others.
  var extendsOthers = false

  /// Has what the module changes in types of others noted.
  func notesChanges() { changes = [module.mark()] }

  /// A checker of an addition to the module that another has checked.
  init(after previous: ModuleChecker) {
    module = previous.module
    let former = previous.formerLibraries.map(\.module)
    imports = previous.imports.filter { module in !former.contains { $0 === module } }
    visibleModules = [module] + imports
    solving = SolvingContext(library: previous.library)
    code = previous.code
    libraries = previous.libraries.filter { library in !former.contains { $0 === library.module } }
    ownOperators = previous.ownOperators
    builderFunctions = previous.builderFunctions
    builderNames = previous.builderNames
    declaresInterpolations = previous.declaresInterpolations
    wrapped = previous.wrapped
    hasOlderNames = previous.hasOlderNames
    extendsOthers = previous.extendsOthers
    isAddition = true
    notesChanges()
  }

  /// Notes how to take a change back.
  func note(_ change: @escaping () -> Void) { changes?.append(change) }

  /// Makes the module what it was before the addition.
  func takeBack() {
    for change in (changes ?? []).reversed() { change() }
    changes = []
  }

  /// Has what an addition declares take the place of a member of the same name and signature.
  func replace(by symbol: ValueSymbol, in type: TypeSymbol) {
    guard changes != nil else { return }
    defer { note { type.remove(symbol) } }
    guard isAddition else { return }
    let replaced = type.members[symbol.name]?.filter {
      $0.module === module && $0.fullName == symbol.fullName && $0.isStatic == symbol.isStatic
    }
    for other in replaced ?? [] {
      type.remove(other)
      note { type.add(other) }
    }
  }

  /// Lets go of what refers to other modules, and of what the module declares.
  func release() {
    for (symbol, _, _) in declared.types { symbol.release() }
    declared = DeclaredSymbols()
    (imports, libraries, ownOperators, bodies) = ([], [], [:], [])
    (pendingExtensions, wrapped, instances) = ([], [:], [])
    solving.release()
    (changes, olderUses, caret) = (nil, [:], nil)
    module.release()
  }

  /// - Parameter hint: What a learner can do about it; found out only if the mistake is reported.
  func report(
    _ text: String,
    at range: TextRange,
    hint: @autoclosure () -> String? = nil,
    isWarning: Bool = false,
    fix: Fix? = nil
  ) {
    guard silence == 0 else {
      if !isWarning { noteDroppedMistake() }
      return
    }
    // A name that is written once may be resolved more than once, and the first complaint says enough.
    guard !messages.contains(where: { $0.range == range && $0.isWarning == isWarning }) else {
      return
    }
    messages.append(Message(text, at: range, hint: hint(), isWarning: isWarning, fix: fix))
  }

  func noteDroppedMistake() { droppedMistakes += 1 }

  /// Runs `body` without reporting, and returns whether there are mistakes in what it checks.
  func findsMistakes(in body: () -> Void) -> Bool {
    let former = (droppedMistakes, checksClosuresSilently)
    checksClosuresSilently = true
    defer { checksClosuresSilently = former.1 }
    silently(body)
    return droppedMistakes > former.0
  }

  /// Runs `body` without reporting.
  func silently<Result>(_ body: () -> Result) -> Result {
    silence += 1
    defer { silence -= 1 }
    return body()
  }

  /// Runs `body` with reports, also amid a search that makes none.
  func aloud(_ body: () -> Void) {
    let outer = silence
    silence = 0
    defer { silence = outer }
    body()
  }

  func addOperatorMember(_ symbol: ValueSymbol) {
    ownOperators[symbol.name, default: []].append(symbol)
  }

  /// The operators that types declare, its own and its imports', found by name alone.
  func operatorMembers(named name: String) -> [ValueSymbol] {
    let own = source?.operatorMembers(named: name) ?? ownOperators(named: name)
    return libraries.reduce(own) { $0 + $1.operatorMembers(named: name) }
  }

  /// The operators of this name that its own types declare.
  func ownOperators(named name: String) -> [ValueSymbol] { ownOperators[name] ?? [] }

  func add(import module: ModuleSymbol) {
    if !imports.contains(where: { $0 === module }) { imports.append(module) }
  }

  func add(import library: any ImportedLibrary) {
    guard !libraries.contains(where: { $0 === library }) else { return }
    libraries.append(library)
    builderFunctions.formUnion(library.builderFunctions)
    add(import: library.module)
  }

  /// The libraries that the module imports.
  var importedLibraries: [any ImportedLibrary] { libraries }
  // MARK: Older versions

  /// Whether names of older versions are in view.
  private var hasOlderNames = false
  /// Where the program uses such names, by the place of what is called.
  private(set) var olderUses: [TextRange: OlderUse] = [:]

  /// Whether it is a library's module.
  var isLibrary: Bool { source != nil }

  /// The functions and variables at the top of a module that it lets this one name.
  func values(named name: String, in module: ModuleSymbol) -> [ValueSymbol] {
    let values = module.values(named: name)
    return isLibrary || module === self.module ? values : values.filter(\.isVisibleOutside)
  }

  /// A module and those whose names are its own, too, as Glibc's are Foundation's.
  func modules(behind module: ModuleSymbol) -> [ModuleSymbol] {
    guard let named = libraries.first(where: { $0.module === module }) else { return [module] }
    return [module]
      + imports.filter { $0 !== module && $0 !== library.module && named.sees($0) }
  }

  /// A type that a module lets this one name.
  func type(named name: String, in module: ModuleSymbol) -> NamedType? {
    module.types(named: name).first { type in
      guard source == nil, module !== self.module, case .symbol(let symbol) = type else {
        return true
      }
      return symbol.access >= .public
    }
  }

  /// Reports a name that stands for types of several imported modules.
  ///
  /// - Returns: Whether it does.
  func reportAmbiguity(of name: String, _ found: NamedType, at range: TextRange) -> Bool {
    guard source == nil else { return false }
    let sharing = libraries.filter { type(named: name, in: $0.module) != nil }
    guard
      sharing.contains(where: { type(named: name, in: $0.module)?.isSame(as: found) ?? false })
    else { return false }
    let modules = sharing.filter { one in
      !sharing.contains { $0 !== one && $0.sees(one.module) }
    }
    guard modules.count > 1,
      !modules.allSatisfy({ type(named: name, in: $0.module)?.isAlias(ofSameAs: found) ?? false })
    else { return false }
    let ways = modules.map { "`\($0.module.name).\(name)`" }
    report(
      DeclarationMessages.ambiguousType(name),
      at: range,
      hint: "write \(ways.joined(separator: " or "))"
    )
    return true
  }

  /// The module that a name stands for; of several, the one that declares `member`.
  func visibleModule(named name: String, declaring member: String) -> ModuleSymbol? {
    let modules = visibleModules.filter { $0.isNamed(name) }
    return modules.first {
      $0.types[member]?.isEmpty == false || !values(named: member, in: $0).isEmpty
    } ?? modules.first
  }

  /// A type that an imported module declares.
  func visibleType(named name: String) -> TypeSymbol? {
    imports.lazy.compactMap { module -> TypeSymbol? in
      if case .symbol(let symbol)? = self.type(named: name, in: module) { symbol } else { nil }
    }.first
  }

  /// Brings names of older versions into view.
  ///
  /// - Returns: Whether they were not before.
  func admitOlderNames() -> Bool {
    guard source == nil, !hasOlderNames else { return false }
    hasOlderNames = true
    for library in libraries {
      if let older = library.olderNames() { add(import: older) }
    }
    return true
  }

  /// What names of the libraries meant in the version that the program is of.
  private var formerLibraries: [any ImportedLibrary] = []

  /// Has names mean what they meant in the version that the program is of.
  func admitFormerNames() {
    formerLibraries = libraries.compactMap { $0.formerNames(in: origin) }
    libraries += formerLibraries
    // They hide what has the names today.
    imports = formerLibraries.map(\.module) + imports
  }

  /// How a name is explained that stands for a type of today without its arguments: it stood for another type once.
  func fix(ofFormer name: String) -> Fix? {
    guard source == nil else { return nil }
    return libraries.lazy.compactMap { $0.lastVersion(ofFormer: name) }.first
      .map { Fix([], obsoleted: $0 + 1) }
  }

  func noteOlder(_ use: OlderUse, at range: TextRange) { olderUses[range] = use }

  /// How the use of an older name is written today.
  ///
  /// The body of an older name is the template; one of a module's own source is no older name.
  func fix(at range: TextRange) -> Fix? {
    guard let use = olderUses[range], use.symbol.module?.isSource != true,
      let library = (libraries + libraries.compactMap { $0.olderNames() })
        .first(where: { $0.module === use.symbol.module }),
      let template = library.template(of: use.symbol)
    else { return nil }
    return Fix(
      OlderNameFix(use: use, template: template).edits,
      obsoleted: use.symbol.availability.obsoleted
        ?? (use.symbol.availability.isUnavailable ? Fix.today : Fix.today + 1),
      renaming: template.calledName.map {
        Fix.Renaming(use.symbol.name, to: $0, earlier: earlierMeaning(of: use.symbol, $0, library))
      }
    )
  }

  /// What a name stood for before it stood for an older declaration.
  private func earlierMeaning(
    of symbol: ValueSymbol,
    _ called: String,
    _ library: any ImportedLibrary
  ) -> Fix.Renaming.Earlier? {
    let others = symbol.owner?.members(named: symbol.name) ?? []
    for other in others where other.module === symbol.module && other !== symbol {
      guard let version = other.availability.obsoleted,
        version < symbol.availability.obsoleted ?? Fix.today,
        let name = library.template(of: other)?.calledName, name != called
      else { continue }
      return Fix.Renaming.Earlier(name, until: version - 1)
    }
    return nil
  }

  /// Learns the names of result builders, which attributes of properties may name before they are declared.
  func noteBuilders(_ statements: [Statement]) {
    func visit(_ declaration: Declaration) {
      switch declaration.kind {
      case .nominal(let node):
        if declaration.attribute("resultBuilder") != nil { builderNames.insert(node.name.text) }
        node.members.forEach(visit)
      case .extension(let node): node.members.forEach(visit)
      default: break
      }
    }
    for case .declaration(let declaration) in statements.map(\.kind) { visit(declaration) }
  }

  /// Types that the program writes, whose arguments are checked once all declarations are known.
  private(set) var instances: [WrittenInstance] = []

  func noteInstance(_ instance: WrittenInstance) {
    // The type that an extension extends has its own parameters.
    guard source == nil, silence == 0, .nominal(instance.type) != instance.type.symbol.selfType
    else { return }
    instances.append(instance)
  }

  func addBody(_ body: Body) { bodies.append(body) }

  /// The bodies that have been added since they were last taken.
  func takeBodies() -> [Body] {
    defer { bodies = [] }
    return bodies
  }

  package func bindExtensions() {
    let pending = pendingExtensions
    pendingExtensions = []
    for bind in pending { bind() }
    deriveMembers()
  }

  func deriveMembers() {
    let pending = pendingDerivations
    pendingDerivations = []
    for derive in pending { derive() }
  }
}
