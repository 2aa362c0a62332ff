import ScriptSource
import ScriptTypes

/// A library's type: declares its members, and those of its extensions, when they are asked for.
final class LibraryType {
  let symbol: TypeSymbol
  /// Its name, with those of the types around it.
  let path: String
  private let entry: LibraryEntry
  private let library: LibraryModule
  private let collector: DeclarationCollector
  @exclusivity(unchecked) private var members: LibraryMembers
  /// Where the members stand that have been declared, as names are looked up in any order.
  private var positions: [ObjectIdentifier: Int] = [:]
  private var isComplete = false
  private var hasImplicitInitializers = false
  /// The extensions of the modules that have been asked for theirs.
  @exclusivity(unchecked) private var extensions: [[LibraryExtension]] = []
  /// How many modules have been asked for all that their extensions declare.
  @exclusivity(unchecked) private var completedModules = 0
  /// How many modules have been asked for a name.
  @exclusivity(unchecked) private var asked: [String: Int] = [:]

  init(
    _ symbol: TypeSymbol,
    _ entry: LibraryEntry,
    _ collector: DeclarationCollector,
    in library: LibraryModule
  ) {
    self.symbol = symbol
    self.entry = entry
    self.library = library
    self.collector = collector
    var path = symbol.name
    var next = symbol.parent
    while let parent = next {
      path = "\(parent.name).\(path)"
      next = parent.parent
    }
    self.path = path
    members = LibraryMembers(of: entry)
    symbol.decideNative = { [self] in
      symbol.kind != .protocol && !entry.text.isSource && !members.hasInitializerWithBody
    }
    symbol.completeMembers = { [self] _, query in complete(query) }
    symbol.completeConformances = { [self] _ in
      for module in library.libraries.modules { addConformances(of: module) }
    }
  }

  func addConformances(of module: LibraryModule) {
    for added in module.extensions(of: path) where added.entry.conforms { _ = added.collector }
  }

  private func complete(_ query: TypeSymbol.MemberQuery) {
    // An enum's header says whether it has raw values.
    if symbol.kind == .enum { symbol.complete() }
    switch query {
    case .named(let name): declare(name)
    case .type(let name):
      if library.libraries.types.mayHaveMemberType(name) { declare(name) }
    case .own: declareAll()
    case .all:
      declareAll()
      for added in extensions(behind: completedModules) where added.extends(symbol) {
        added.declareAll()
      }
      completedModules = extensions.count
    }
  }

  private func declareAll() {
    guard !isComplete else { return }
    isComplete = true
    declare(members.takeAll())
    declareImplicitInitializers()
    symbol.orderMembers { positions[ObjectIdentifier($0)] ?? Int.max }
  }

  private func declare(_ name: String) {
    let modules = library.libraries.modules
    let known = asked[name]
    guard known != modules.count else { return }
    asked[name] = modules.count
    if known == nil {
      declare(members.take(name))
      if name == "init" { declareImplicitInitializers() }
    }
    for added in extensions(behind: known ?? 0) where added.declares(name) && added.extends(symbol)
    {
      added.declare(name)
    }
  }

  /// The extensions that the modules have behind the first ones.
  private func extensions(behind count: Int) -> FlattenSequence<ArraySlice<[LibraryExtension]>> {
    for module in library.libraries.modules[extensions.count...] {
      extensions.append(module.extensions(of: path))
    }
    return extensions[count...].joined()
  }

  /// Those of a compiled module's type that nobody writes; an enum's raw value belongs to its header.
  private func declareImplicitInitializers() {
    guard entry.text.isSource, !hasImplicitInitializers, symbol.kind != .enum,
      symbol.kind != .protocol
    else { return }
    hasImplicitInitializers = true
    guard !members.contains("init") else { return }
    // The fields of a memberwise initializer.
    if symbol.kind == .struct { declareAll() }
    collector.declareImplicitInitializers(of: symbol, entry.text.wholeDeclaration(entry).nominal)
  }

  func declare(_ member: LibraryIndex.OperatorMember) { declare(members.take(member)) }

  private func declare(_ entries: [LibraryEntry]) {
    // A protocol's associated types belong to its header.
    for entry in entries where entry.kind != .associatedType {
      let known = symbol.orderedMembers.count
      library.declare(entry, with: collector)
      for member in symbol.orderedMembers.dropFirst(known) {
        positions[ObjectIdentifier(member)] = entry.range.start
      }
    }
  }
}

/// A library's extension, bound to its type when something of it is asked for.
final class LibraryExtension {
  let entry: LibraryEntry
  private let library: LibraryModule
  private let outer: DeclarationCollector
  private lazy var members = LibraryMembers(of: entry)
  private var isBound = false
  private var bound: DeclarationCollector?

  init(_ entry: LibraryEntry, in library: LibraryModule, collector: DeclarationCollector) {
    self.entry = entry
    self.library = library
    outer = collector
  }

  /// Declares its members; `nil` while it is being bound, and if there is no such type.
  var collector: DeclarationCollector? {
    if isBound { return bound }
    isBound = true
    if case .extension(let node) = entry.header().kind { bound = outer.bind(node) }
    return bound
  }

  func declares(_ name: String) -> Bool { members.contains(name) }

  func extends(_ symbol: TypeSymbol) -> Bool { collector?.enclosingType === symbol }

  func declare(_ name: String) { declare(members.take(name)) }
  func declare(_ member: LibraryIndex.OperatorMember) { declare(members.take(member)) }
  func declareAll() { declare(members.takeAll()) }

  private func declare(_ entries: [LibraryEntry]) {
    guard let collector else { return }
    for entry in entries { library.declare(entry, with: collector) }
  }
}

extension Declaration {
  fileprivate var nominal: NominalDeclaration? {
    if case .nominal(let node) = kind { node } else { nil }
  }
}
