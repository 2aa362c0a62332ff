import ScriptSource
import ScriptTypes

/// A function that a statement only names does nothing.
struct UnusedFunctionRules {
  let checker: ModuleChecker

  func check(_ statement: TypedStatement) {
    guard case .expression(let value) = statement.kind, case .function = value.type else { return }
    let symbol: ValueSymbol
    switch value.kind {
    case .reference(let reference), .member(_, let reference): symbol = reference.symbol
    default: return
    }
    guard symbol.kind == .function else { return }
    let name = value.range.suffix(symbol.name.utf8.count)
    checker.report(
      FlowMessages.unusedFunction,
      at: name,
      hint: Hints.call(symbol.name, takesArguments: !symbol.parameters.isEmpty)
    )
  }
}

extension TextRange {
  /// The last characters.
  fileprivate func suffix(_ count: Int) -> TextRange {
    TextRange(start: max(start, end - count), end: end)
  }
}
