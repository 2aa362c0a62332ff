import ScriptSource
import ScriptTypes

extension BodyChecker {
  /// What a property wrapper makes of a variable: its storage's initial value, and accessors that go through the wrapper.
  func wrapped(_ wrapped: WrappedVariable, _ role: Body.WrapperRole, _ body: Body) -> [CheckedBody]
  {
    switch role {
    case .storage:
      _ = wrapped.storageType
      var parts = [wrapping(wrapped, body)]
      if let value = wrapped.initializer {
        parts.append(
          CheckedBody(
            symbol: body.symbol,
            part: .initialValue,
            parameters: [],
            body: returned(value),
            context: FunctionContext(result: wrapped.storageType)
          )
        )
      }
      return parts.compactMap(\.self)
    case .value:
      return accessors(
        body,
        wrapped.valueExpression,
        wrapped.valueType,
        isSettable: wrapped.isSettable
      )
    case .projection:
      guard let type = wrapped.projectedType else { return [] }
      return accessors(
        body,
        wrapped.projectionExpression,
        type,
        isSettable: wrapped.isProjectionSettable
      )
    }
  }

  /// The storage made of a value, where an initializer assigns it or the memberwise initializer takes it.
  private func wrapping(_ wrapped: WrappedVariable, _ body: Body) -> CheckedBody? {
    guard wrapped.takesValue else { return nil }
    let parameter = ValueSymbol("value", .parameter, type: wrapped.valueType)
    let scope = Scope(.block, in: body.scope)
    scope.add(parameter)
    let range = wrapped.storageRange
    let value = Expression(.name(DeclarationName("value", range)), range)
    let typed = checker.silently {
      ExpressionChecker(checker, scope).check(
        wrapped.storage(of: value),
        as: wrapped.storageType,
        for: .initialization
      )
    }
    return CheckedBody(
      symbol: body.symbol,
      part: .wrapping,
      parameters: [parameter],
      body: returned(typed),
      context: FunctionContext(result: wrapped.storageType)
    )
  }

  private func accessors(
    _ body: Body,
    _ expression: Expression,
    _ type: Type,
    isSettable: Bool
  ) -> [CheckedBody] {
    let context = FunctionContext(
      result: type,
      receiver: receiver(of: body.symbol, in: body.scope, isMutable: true)
    )
    let scope = Scope(.function(context), in: body.scope)
    let value = ExpressionChecker(checker, scope).check(expression, as: type, for: .result)
    let getter = CheckedBody(
      symbol: body.symbol,
      part: .getter,
      parameters: [],
      body: returned(value),
      context: context
    )
    guard isSettable else { return [getter] }
    let parameter = ValueSymbol("newValue", .parameter, type: type)
    scope.add(parameter)
    let range = expression.range
    let assignment = Expression(
      .sequence([
        .operand(expression), .assignment(range),
        .operand(Expression(.name(DeclarationName("newValue", range)), range)),
      ]),
      range
    )
    let typed = ExpressionChecker(checker, scope).check(assignment)
    let setter = CheckedBody(
      symbol: body.symbol,
      part: .setter,
      parameters: [parameter],
      body: TypedBlock([TypedStatement(.expression(typed), range)], range),
      context: FunctionContext(result: .void, receiver: context.receiver)
    )
    return [getter, setter]
  }

  private func returned(_ value: TypedExpression) -> TypedBlock {
    TypedBlock([TypedStatement(.return(value), value.range)], value.range)
  }
}
