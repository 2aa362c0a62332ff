import ScriptSource
import ScriptTypes

/// All names in view at a place, from inside outwards.
struct NameList {
  private(set) var suggestions: [Suggestion] = []
  private var names: Set<String> = []
  private let typed: String
  private let hasValues: Bool

  /// - Parameters:
  ///   - typed: What library names begin with; there are too many of them to list all.
  ///   - hasValues: Whether a value may stand there, or only a type.
  init(_ checker: ModuleChecker, _ scope: Scope, _ typed: String, hasValues: Bool) {
    self.typed = typed
    self.hasValues = hasValues
    var next: Scope? = scope
    while let current = next {
      add(current.declaredValues, current.declaredTypes)
      if case .type(let symbol) = current.kind { addMembers(of: symbol, checker, current) }
      next = current.parent
    }
    add(checker.module.values.known(), checker.module.types.known())
    guard !typed.isEmpty else { return }
    // By name, whichever library a name comes from.
    let libraries = checker.importedLibraries
    let found = Set(libraries.flatMap(\.index.declarations.keys).filter { $0.hasPrefix(typed) })
    for name in found.sorted() {
      for library in libraries {
        add(library.module.values[name] ?? [], library.module.types[name] ?? [])
      }
    }
  }

  private mutating func addMembers(of type: TypeSymbol, _ checker: ModuleChecker, _ scope: Scope) {
    let receiver = scope.function?.receiver(of: type)?.type ?? type.selfType
    let lists = hasValues ? [receiver, .metatype(of: receiver)] : [.metatype(of: receiver)]
    for list in lists {
      for suggestion in MemberList(of: list, checker, scope).suggestions
      where suggestion.name.hasPrefix(typed) && names.insert(suggestion.declaration).inserted {
        suggestions.append(suggestion)
      }
    }
  }

  private mutating func add(_ values: [ValueSymbol], _ types: [NamedType]) {
    if hasValues {
      for symbol in values where symbol.isNameable && symbol.name.hasPrefix(typed) {
        let suggestion = Suggestion(symbol)
        if names.insert(suggestion.declaration).inserted { suggestions.append(suggestion) }
      }
    }
    for type in types where type.name.hasPrefix(typed) && type.name.first != "_" {
      if names.insert(type.name).inserted { suggestions.append(Suggestion(type)) }
    }
  }
}
