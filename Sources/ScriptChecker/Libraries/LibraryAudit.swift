package import ScriptSource
package import ScriptTypes

/// Reads and checks all that libraries declare, as nothing but a test does.
package struct LibraryAudit {
  package struct Finding: CustomStringConvertible {
    /// The declaration's text.
    package let declaration: String
    package let mistake: String

    package var description: String { "\(mistake)\n    in \(declaration)" }
  }

  /// A declaration that has code: a body in the text, or a native.
  package struct Callable {
    package let symbol: ValueSymbol
    package let hasBody: Bool
  }

  package private(set) var findings: [Finding] = []
  package private(set) var declarationCount = 0
  package private(set) var bodyCount = 0
  /// What can be called or read; requirements and stored properties are left out.
  package private(set) var callables: [Callable] = []
  private let libraries: Libraries

  package var types: StandardTypes { libraries.types }

  private var reported: [String: Int] = [:]

  package init(_ sources: [LibrarySource]) {
    libraries = Libraries(sources)
    let today = [libraries.standard] + sources.flatMap { libraries.modules(importing: $0.name) }
    let modules =
      today + today.compactMap(libraries.olderNames) + today.compactMap(libraries.formerNames)
    var seen: Set<String> = []
    for library in modules where seen.insert(library.module.name).inserted { audit(library) }
  }

  private mutating func audit(_ library: LibraryModule) {
    for name in library.index.declarations.keys.sorted() {
      for symbol in library.module.values[name] ?? [] { audit(symbol, library) }
      for type in library.module.types[name] ?? [] { audit(type, library) }
    }
    for path in library.index.extensions.keys.sorted() {
      var extended: TypeSymbol?
      for added in library.extensions(of: path) {
        if added.collector == nil { note("no type to extend", path) }
        collect(library, path)
        extended = added.collector?.enclosingType ?? extended
      }
      // What another module's type declares itself is audited with that module.
      guard let extended, extended.module !== library.module else { continue }
      for member in extended.allMembers { audit(member, library) }
    }
  }

  private mutating func audit(_ type: NamedType, _ library: LibraryModule) {
    switch type {
    case .symbol(let symbol):
      declarationCount += 1
      _ = symbol.conformances
      collect(library, "\(symbol.kind) \(symbol.name)")
      for member in symbol.allMembers { audit(member, library) }
      for types in symbol.memberTypes.values.sorted(by: { $0[0].name < $1[0].name }) {
        for type in types { audit(type, library) }
      }
      guard symbol.kind != .protocol else { return }
      for conformance in symbol.conformances { audit(conformance) }
    case .alias(let alias):
      declarationCount += 1
      _ = alias.type
      collect(library, "typealias \(alias.name)")
    case .parameter, .associatedType: break
    }
  }

  /// Whether a type has all that its protocols ask for.
  private mutating func audit(_ conformance: Conformance) {
    let name = "\(conformance.type.name): \(conformance.proto.name)"
    for proto in conformance.proto.inheritanceClosure {
      for type in proto.associatedTypes {
        if conformance.type.selfType.associatedType(type.name).isError {
          note("no '\(type.name)'", name)
        }
      }
      for requirement in proto.requirements where conformance.witness(for: requirement) == nil {
        // Derived by the compiler.
        if let derivation = Derivation(conformance.proto, libraries.types),
          derivation.derives(conformance.type, conformance.signature)
        {
          continue
        }
        note("no '\(requirement.fullName)' of type '\(requirement.type)'", name)
      }
    }
  }

  private mutating func audit(_ symbol: ValueSymbol, _ library: LibraryModule) {
    // What another module adds to a type is its own.
    let library = libraries.library(of: symbol) ?? library
    declarationCount += 1
    let owner = symbol.owner.map { "\($0.name)." } ?? ""
    _ = symbol.interface
    collect(library, owner + symbol.fullName)
    let hasBody = library.hasBody(symbol)
    let isPlain =
      symbol.isRequirement || symbol.kind == .enumCase
      || symbol.kind == .initializer && !hasBody && library.module.isSource
      || symbol.isStored && (library.module.isSource || symbol.owner?.isNative == false)
    if !isPlain, !symbol.availability.isUnavailable {
      callables.append(Callable(symbol: symbol, hasBody: hasBody))
    }
    if hasBody { bodyCount += 1 }
    guard hasBody || symbol.parameters.contains(where: \.hasDefault) else { return }
    for part in library.parts(of: symbol) { _ = library.checkedBodies(of: symbol, part) }
    collect(library, owner + symbol.fullName)
  }

  private mutating func collect(_ library: LibraryModule, _ declaration: String) {
    let messages = library.checker.messages.filter { !$0.isWarning }
    for message in messages.dropFirst(reported[library.module.name, default: 0]) {
      note(message.text, declaration)
    }
    reported[library.module.name] = messages.count
  }

  private mutating func note(_ mistake: String, _ declaration: String) {
    findings.append(Finding(declaration: declaration, mistake: mistake))
  }
}
