import ScriptTypes

extension SolutionApplication {
  /// The expression with the conversions that lead to a type.
  func convert(_ expression: TypedExpression, to wanted: Type) -> TypedExpression {
    let target = type(wanted)
    let source = expression.type
    guard source != target, !source.isError, !target.isError else { return expression }
    func wrapped(_ conversion: Conversion) -> TypedExpression {
      TypedExpression(.conversion(conversion, expression), target, expression.range)
    }
    if case .dynamicSelf(let box) = source {
      let object = TypedExpression(
        .conversion(.dynamicSelf, expression),
        box.type,
        expression.range
      )
      return convert(object, to: target)
    }
    if let object = library.wrapped(target) {
      if let inner = library.wrapped(source), depth(source) >= depth(target) {
        return inner == object ? expression : wrapped(.optional)
      }
      let value = convert(expression, to: object)
      return TypedExpression(.conversion(.optionalInjection, value), target, expression.range)
    }
    switch (source, target) {
    case (.existential(let given), .existential(let wanted)) where given === wanted:
      return expression
    case (_, .existential): return wrapped(.erasure)
    case (.function, .function(let function)):
      if case .closure(let closure) = expression.kind {
        // Without a written type a closure's parameter is `inout` where that is wanted.
        for (symbol, parameter) in zip(closure.parameters, function.parameters)
        where parameter.isInOut {
          symbol.isSettable = true
        }
      }
      return wrapped(.function)
    case (.nominal(let path), .function) where path.isKeyPath: return wrapped(.keyPathFunction)
    case (.metatype, .metatype): return wrapped(.metatype)
    case (.expansion, .expansion(let box)):
      guard case .packExpansion(let pattern, let index) = expression.kind else { return expression }
      let converted = convert(pattern, to: box.type)
      return TypedExpression(.packExpansion(converted, index: index), target, expression.range)
    case (.tuple, .tuple): return wrapped(.tuple)
    case (.nominal(let given), .nominal(let wanted)):
      if given.symbol === wanted.symbol {
        return given.symbol.isCovariantCollection ? wrapped(.collection) : expression
      }
      if wanted.symbol === library["AnyHashable"] { return wrapped(.hashableErasure) }
      return wrapped(.upcast)
    case (.parameter, .nominal(let wanted)), (.member, .nominal(let wanted)):
      return wrapped(wanted.symbol === library["AnyHashable"] ? .hashableErasure : .upcast)
    case (.existential, .nominal),
      (.opaque, .nominal):
      return wrapped(.upcast)
    default: return expression
    }
  }

  private func depth(_ type: Type) -> Int {
    library.wrapped(type).map { 1 + depth($0) } ?? 0
  }
}
