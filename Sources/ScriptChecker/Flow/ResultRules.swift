import ScriptSource
import ScriptTypes

/// What a body returns where its result type alone does not say it: `some P` hides one type, `Self` is the object's own.
final class ResultRules: TypedVisitor {
  private let checker: ModuleChecker
  private var values: [TypedExpression] = []

  init(checker: ModuleChecker) { self.checker = checker }

  func check(_ body: CheckedBody) {
    guard body.part == .body, case .function(let function) = body.symbol.type else { return }
    values = []
    switch function.result {
    case .opaque:
      visit(body.body)
      checkOpaque(body, function.result)
    case .dynamicSelf where body.symbol.kind == .function:
      visit(body.body)
      checkSelf()
    default: break
    }
  }

  func visit(_ statement: TypedStatement) {
    if case .return(let value?) = statement.kind { values.append(value) }
    walk(statement)
  }

  /// What a closure returns is its own.
  func visit(_ closure: TypedClosure) {}

  private func checkOpaque(_ body: CheckedBody, _ result: Type) {
    let types = values.map(\.unconverted.type)
    guard let first = types.first, types.allSatisfy({ !$0.hasError }),
      types.contains(where: { $0 != first }), let range = checker.declared.place(of: body.symbol)
    else { return }
    checker.report(FlowMessages.opaqueMismatch(result), at: range)
  }

  private func checkSelf() {
    for value in values {
      guard case .nominal(let type) = value.unconverted.type, type.symbol.kind == .class,
        !type.symbol.isFinal
      else { continue }
      checker.report(FlowMessages.notSelf(value.unconverted.type), at: value.range)
    }
  }
}
