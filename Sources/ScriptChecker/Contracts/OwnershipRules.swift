import ScriptSource
import ScriptTypes

/// Only objects are held weakly or without owning them.
struct OwnershipRules {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ node: NominalDeclaration) {
    for member in node.members {
      guard case .variable(let variable) = member.kind,
        let word = member.modifiers.first(where: { ["weak", "unowned"].contains($0.name) })?.name
      else { continue }
      for name in variable.bindings.flatMap(\.pattern.names).map(\.name) {
        guard let symbol = type.members[name.text]?.first(where: { $0.kind == .variable }) else {
          continue
        }
        check(symbol, word, at: name.range)
      }
    }
  }

  private func check(_ symbol: ValueSymbol, _ word: String, at range: TextRange) {
    let held = checker.library.wrapped(symbol.type) ?? symbol.type
    guard !held.hasError, !symbol.interface.signature.isReference(held) else { return }
    let text =
      if case .existential = held {
        SolvingMessages.ownershipOfExistential(word, held)
      } else {
        SolvingMessages.ownershipOfValue(word, held)
      }
    checker.report(text, at: range)
  }
}
