package import ScriptSource
import ScriptTypes

/// What libraries declare under a name, for somebody who looks it up.
///
/// The names of older versions are left out, and what a program cannot name.
package final class LibraryReference {
  package struct Entry: Hashable, Sendable {
    /// The module that declares it.
    package let module: String
    /// The type that declares it; `nil` for what is no member.
    package let owner: String?
    /// The types that the extension around it asks parameters to be.
    package let condition: Set<String>
    /// The name with its labels: `name(label:_:)`.
    package let fullName: String
    /// The type of a function's result.
    package let result: String?
    package let suggestion: Suggestion
  }

  private let libraries: Libraries
  private let modules: [LibraryModule]
  private let isFirst: (String) -> Bool

  /// - Parameters:
  ///   - sources: The standard library, then what can be imported.
  ///   - first: The modules whose declarations come first, in order.
  ///   - types: The types whose members come before those of others.
  package init(_ sources: [LibrarySource], first: [String] = [], types: Set<String> = []) {
    let libraries = Libraries(sources)
    for source in sources.dropFirst() { _ = libraries.modules(importing: source.name) }
    let all = libraries.modules
    let preferred = first.compactMap { name in all.first { $0.module.name == name } }
    modules = preferred + all.filter { !first.contains($0.module.name) }
    isFirst = types.contains
    self.libraries = libraries
  }

  deinit { libraries.release() }

  /// The types of a module: those that come first, then protocols, which say what others do as well.
  private func types(of library: LibraryModule) -> [TypeSymbol] {
    let all = library.index.declarations.keys.sorted().flatMap { name in
      (library.module.types[name] ?? []).compactMap { type -> TypeSymbol? in
        guard case .symbol(let symbol) = type, symbol.isNameable else { return nil }
        return symbol
      }
    }
    let others = all.filter { !isFirst($0.name) }
    return all.filter { isFirst($0.name) } + others.filter { $0.kind == .protocol }
      + others.filter { $0.kind != .protocol }
  }

  /// The declarations of a name.
  ///
  /// - Parameter owner: The type whose member it is; `nil` for any, and for what is no member.
  package func entries(for name: String, of owner: String? = nil) -> [Entry] {
    var found: [Entry] = []
    for library in modules where owner == nil {
      for type in library.module.types[name] ?? [] where type.canBeLookedUp {
        found.append(Entry(library, typeNamed: name, Suggestion(type)))
      }
      for value in library.module.values[name] ?? [] where value.canBeLookedUp {
        found.append(Entry(library, value))
      }
    }
    for library in modules {
      if let owner {
        for type in library.module.types[owner] ?? [] where type.canBeLookedUp {
          found += members(of: type, named: name, library)
        }
      } else {
        for type in types(of: library) {
          for member in type.members(named: name) where member.canBeLookedUp {
            found.append(Entry(library, member))
          }
        }
      }
    }
    var known: Set<Entry> = []
    return found.filter { known.insert($0).inserted }
  }

  /// All members of this name that a type has, those that it inherits among them.
  private func members(of type: NamedType, named name: String, _ library: LibraryModule) -> [Entry]
  {
    let symbol: TypeSymbol?
    var arguments: Set<String>?
    switch type {
    case .symbol(let own): symbol = own
    case .alias(let alias):
      symbol = alias.type.symbol
      arguments = Set(alias.type.arguments.map { "\($0)" })
    case .parameter, .associatedType: symbol = nil
    }
    let members = (symbol?.declarers ?? []).flatMap { $0.members(named: name) }
    return members.filter(\.canBeLookedUp).map { Entry(library, $0) }
      .filter { arguments?.isSuperset(of: $0.condition) ?? true }
  }

  /// All names that a module's types, functions and members have.
  package func names(in modules: Set<String>) -> Set<String> {
    var names: Set<String> = []
    for library in self.modules where modules.contains(library.module.name) {
      for name in library.index.declarations.keys {
        let values = library.module.values[name] ?? []
        let types = library.module.types[name] ?? []
        if values.contains(where: \.canBeLookedUp) || types.contains(where: \.canBeLookedUp) {
          names.insert(name)
        }
      }
      for type in types(of: library) {
        names.formUnion(type.allMembers.filter(\.canBeLookedUp).map(\.name))
      }
    }
    return names
  }
}

extension LibraryReference.Entry {
  fileprivate init(_ library: LibraryModule, _ symbol: ValueSymbol) {
    var condition: Set<String> = []
    if case .extension(let around) = symbol.context {
      for case .sameType(_, let type) in around.signature.requirements {
        condition.insert("\(type)")
      }
    }
    var result: String?
    if symbol.kind == .function, case .function(let function) = symbol.type {
      result = "\(function.result)".replacing("Self.", with: "")
    }
    self.init(
      module: library.module.name,
      owner: symbol.owner?.name,
      condition: condition,
      fullName: symbol.fullName,
      result: result,
      suggestion: Suggestion(symbol)
    )
  }

  fileprivate init(_ library: LibraryModule, typeNamed name: String, _ suggestion: Suggestion) {
    self.init(
      module: library.module.name,
      owner: nil,
      condition: [],
      fullName: name,
      result: nil,
      suggestion: suggestion
    )
  }
}

extension TypeSymbol {
  fileprivate var isNameable: Bool {
    access >= .public && name.first != "_" && !availability.hasOtherNameToday
  }

  /// The type, its superclasses, and all protocols that these conform to: what may declare a member of it.
  fileprivate var declarers: [TypeSymbol] {
    var found: [TypeSymbol] = []
    var next: TypeSymbol? = self
    while let current = next {
      found.append(current)
      next = current.superclass?.symbol
    }
    let protocols = found.flatMap(\.conformances).map(\.proto) + inheritedProtocols
    for proto in protocols.flatMap(\.inheritanceClosure)
    where !found.contains(where: { $0 === proto }) {
      found.append(proto)
    }
    return found
  }
}

extension NamedType {
  fileprivate var canBeLookedUp: Bool {
    switch self {
    case .symbol(let symbol): symbol.isNameable
    case .alias(let alias):
      alias.access >= .public && alias.name.first != "_" && !alias.availability.hasOtherNameToday
    case .parameter, .associatedType: false
    }
  }
}

extension ValueSymbol {
  fileprivate var canBeLookedUp: Bool {
    access >= .public && isNameable && kind != .initializer && kind != .subscript
  }
}
