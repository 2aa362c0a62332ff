import ScriptChecker
import ScriptTypes

extension ProgramCompiler {
  /// The type that a function's `some P` hides: that of what its body returns.
  func underlyingType(of opaque: OpaqueType) -> Type {
    let part: CheckedBody.Part = opaque.owner.kind == .function ? .body : .getter
    guard let body = body(of: opaque.owner, part) ?? body(of: opaque.owner, .initialValue),
      let found = ReturnedType.find(in: body.body)
    else { return .error }
    return found.substituting(
      Substitution(opaque.owner.interface.signature.parameters, opaque.arguments)
    )
  }
}

/// Finds the type of the first value that a body returns.
private final class ReturnedType: TypedVisitor {
  private var found: Type?

  static func find(in block: TypedBlock) -> Type? {
    let search = ReturnedType()
    search.visit(block)
    return search.found
  }

  func visit(_ statement: TypedStatement) {
    if found == nil, case .return(let value?) = statement.kind { found = value.type }
    walk(statement)
  }

  func visit(_ closure: TypedClosure) {}
}
