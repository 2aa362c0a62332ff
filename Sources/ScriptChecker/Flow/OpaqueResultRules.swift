import ScriptSource
import ScriptTypes

/// A result of `some P` hides one type.
final class OpaqueResultRules: TypedVisitor {
  private let checker: ModuleChecker
  private var types: [Type] = []

  init(checker: ModuleChecker) { self.checker = checker }

  func check(_ body: CheckedBody) {
    guard case .function(let function) = body.symbol.type, case .opaque = function.result,
      let range = checker.declared.place(of: body.symbol)
    else { return }
    types = []
    visit(body.body)
    guard types.count > 1, types.allSatisfy({ !$0.hasError }) else { return }
    checker.report(
      "function declares an opaque return type '\(function.result)', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]",
      at: range
    )
  }

  func visit(_ statement: TypedStatement) {
    if case .return(let value?) = statement.kind, !types.contains(value.unconverted.type) {
      types.append(value.unconverted.type)
    }
    walk(statement)
  }

  /// What a closure returns is its own.
  func visit(_ closure: TypedClosure) {}
}
