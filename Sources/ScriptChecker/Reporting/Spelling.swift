import ScriptSource
import ScriptTypes

/// Finds the name that a mistyped one most likely meant.
struct Spelling {
  let checker: ModuleChecker
  let scope: Scope

  /// For a name that nothing in view has.
  ///
  /// - Parameter hasValues: Whether a value may stand there, or only a type.
  func hint(for name: String, hasValues: Bool) -> String? {
    let own = NameList(checker, scope, "", hasValues: hasValues).suggestions.map(\.name)
    let limit = mostSlips(in: name)
    let libraries = checker.importedLibraries.flatMap { library in
      library.index.declarations.lazy.filter { candidate, entries in
        abs(candidate.count - name.count) <= limit && candidate.first != "_"
          && entries.contains { $0.kind != .value || hasValues }
      }.map(\.key).sorted()
    }
    return Self.hint(for: name, in: own + libraries)
  }

  /// For a member that a type does not have.
  ///
  /// - Parameter type: The metatype if the member is one of the type itself.
  func hint(for name: String, memberOf type: Type) -> String? {
    let names = MemberList(of: type, checker, scope).suggestions.map(\.name)
    return Self.hint(for: name, in: names) ?? longer(than: name, in: names).map(Hints.didYouMean)
  }

  /// A name that ends with this one: `onNext` for `next`.
  private func longer(than name: String, in candidates: [String]) -> String? {
    guard name.count > 2, let first = name.first, first.isLowercase else { return nil }
    let end = first.uppercased() + name.dropFirst()
    return candidates.filter { $0.hasSuffix(end) }.min { $0.count < $1.count }
  }

  static func hint(for name: String, in candidates: [String]) -> String? {
    nearest(to: name, in: candidates).map(Hints.didYouMean)
  }
}
