import ScriptSource
import ScriptTypes

/// What a body returns where its result type alone does not say it: `some P` hides one type, `Self` is the object's own.
final class ResultRules: TypedVisitor {
  private let checker: ModuleChecker
  private var values: [TypedExpression] = []

  init(checker: ModuleChecker) { self.checker = checker }

  func check(_ body: CheckedBody) {
    let result: Type
    switch (body.part, body.symbol.type) {
    case (.body, .function(let function)): result = function.result
    case (.getter, .opaque) where body.symbol.kind == .variable: result = body.symbol.type
    default: return
    }
    values = []
    switch result {
    case .opaque(let opaque):
      visit(body.body)
      checkConformance(body, opaque)
      checkOpaque(body, result)
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

  /// What is hidden conforms to the protocols that are all that is known of it.
  private func checkConformance(_ body: CheckedBody, _ opaque: OpaqueType) {
    for value in values {
      guard case .nominal(let type) = value.unconverted.type else { continue }
      for proto in opaque.constraint.protocols.map(\.symbol)
      where !proto.isMarker && type.symbol.conformance(to: proto) == nil {
        let symbol = body.symbol
        let name = "\(symbol.kindName) '\(symbol.fullName)'"
        let given = value.unconverted.type
        checker.report(FlowMessages.hiddenNotConforming(name, given, proto.name), at: value.range)
      }
    }
  }

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
