import ScriptTypes

/// Only objects can be held weakly.
struct WeakRules {
  let checker: ModuleChecker

  func check(_ symbols: [ValueSymbol]) {
    for symbol in symbols where symbol.isWeak && symbol.kind == .variable {
      guard let range = checker.declared.place(of: symbol), !symbol.type.hasError else { continue }
      let type = checker.library.wrapped(symbol.type) ?? symbol.type
      guard !symbol.interface.signature.isReference(type) else { continue }
      checker.report(SolvingMessages.ownershipOfValue("weak", type), at: range)
    }
  }
}
