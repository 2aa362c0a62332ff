import SwiftSyntax

extension Compiler {
  /// Compiles `.name` or `.name(…)` where the type is known to be a script's enum; `nil` for anything else.
  func plainCase(_ expression: ExprSyntax, of type: TypeRef) -> ReadyCode? {
    guard case .named(let named, let generics) = type.settled, generics.isEmpty else { return nil }
    if let access = expression.as(MemberAccessExprSyntax.self), access.base == nil {
      return plainCase(access.declName.baseName.name, [], of: named)
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil
    else { return nil }
    return plainCase(access.declName.baseName.name, Array(call.arguments), of: named)
  }

  /// Compiles the making of a case of a script's enum.
  func plainCase(_ name: String, _ arguments: [LabeledExprSyntax], of type: TypeObject)
    -> ReadyCode?
  {
    guard type.kind == .enumeration, !type.isHost, let enumCase = type.cases[name],
      type.parameters.isEmpty || type.origin != nil,
      arguments.map({ $0.label?.name }) == enumCase.labels
    else { return nil }
    if arguments.isEmpty {
      let value = Value.enumeration(EnumBox(type: type, enumCase: enumCase, payload: []))
      return ReadyCode { _ in value }
    }
    let types = enumCase.payloadTypes
    if arguments.count == 1 {
      let (content, type_) = (expression(arguments[0].expression, as: types[0]), types[0])
      let plain = type_.plain
      return ReadyCode { machine in
        var value = try content(machine)
        if plain.map({ !machine.library.isPlainly(value, $0) }) ?? true {
          value = try machine.coerce(value, to: type_)
        }
        return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: [value]))
      }
    }
    let contents = zip(arguments, types).map { expression($0.expression, as: $1) }
    return ReadyCode { machine in
      var payload: [Value] = []
      payload.reserveCapacity(contents.count)
      for (position, content) in contents.enumerated() {
        payload.append(try machine.coerce(try content(machine), to: types[position]))
      }
      return .enumeration(EnumBox(type: type, enumCase: enumCase, payload: payload))
    }
  }
}
