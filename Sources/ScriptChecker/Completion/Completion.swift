import ScriptSource
import ScriptTypes

/// How a program can go on at a place.
package struct Completion {
  /// The beginning of the name that has been typed already.
  package let typed: String
  /// The nearest first: labels of the call, members of the type itself, names of the scopes from inside outwards.
  package let suggestions: [Suggestion]

  /// - Parameters:
  ///   - text: The program so far; it needs no end, and may have mistakes.
  ///   - offset: The place in it, in bytes.
  ///   - previous: The checker of the program that the text is an addition to.
  ///   - imports: Modules that the program sees without importing them.
  /// - Returns: `nil` where no name can stand, as in the middle of a string.
  package init?(
    in text: String,
    at offset: Int,
    libraries: Libraries,
    after previous: ProgramChecker? = nil,
    imports: [String] = []
  ) {
    let before = text[TextRange(start: 0, end: offset)]
    let typed = String(before.reversed().prefix(while: Self.isInName).reversed())
    guard typed.first?.isNumber != true else { return nil }
    let after = text[TextRange(start: offset, end: text.utf8.count)].drop(while: Self.isInName)
    let caret = Caret()
    let program =
      previous.map { ProgramChecker(after: $0) }
      ?? ProgramChecker(module: ModuleSymbol(name: "main"), libraries: libraries)
    defer { if previous == nil { program.release() } else { program.takeBack() } }
    program.checker.caret = caret
    program.add(imports: imports)
    let tree = TreeReader.read(before.dropLast(typed.count) + Caret.name + after)
    _ = program.check(tree.statements)
    guard let place = caret.place else { return nil }
    self.typed = typed
    let labels = caret.call.map { Self.labels(of: $0.candidates, behind: $0.before) } ?? []
    let found: [Suggestion]
    switch place {
    case .member(let base, let scope):
      found = MemberList(of: base, program.checker, scope).suggestions
    case .name(let scope):
      found = labels + NameList(program.checker, scope, typed, hasValues: true).suggestions
    case .type(let scope):
      found = NameList(program.checker, scope, typed, hasValues: false).suggestions
    }
    suggestions = found.filter { $0.name.hasPrefix(typed) }
  }

  private static func isInName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The labels that can stand behind those of the arguments before.
  private static func labels(of candidates: [ValueSymbol], behind before: [String]) -> [Suggestion]
  {
    var found: [Suggestion] = []
    for symbol in candidates where symbol.isNameable {
      var rest = symbol.parameters[...]
      for label in before {
        guard let position = rest.firstIndex(where: { $0.label == label }) else {
          rest = []
          break
        }
        rest = rest[(position + 1)...]
      }
      let declaration = Suggestion(symbol)
      for parameter in rest {
        if !parameter.label.isEmpty, !found.contains(where: { $0.name == parameter.label + ":" }) {
          found.append(
            Suggestion(
              name: parameter.label + ":",
              declaration: declaration.declaration,
              documentation: declaration.documentation
            )
          )
        }
        // What has no default can't be left out.
        if !parameter.hasDefault { break }
      }
    }
    return found
  }
}
