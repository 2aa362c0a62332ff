import ScriptSource
package import ScriptTypes

extension TypedExpression {
  /// The expressions directly within, but for those in blocks of statements.
  var parts: [TypedExpression] {
    switch kind {
    case .integer, .float, .boolean, .string, .nil, .source, .reference, .selfReference,
      .super, .metatype, .discard, .selector, .error, .conditionalStatement, .selection:
      []
    case .interpolation(let segments), .builtInterpolation(let segments, _):
      segments.compactMap { if case .value(let value) = $0 { value } else { nil } }
    case .array(let elements), .tuple(let elements): elements
    case .dictionary(let elements): elements.flatMap { [$0.key, $0.value] }
    case .literalConversion(_, let inner), .member(let inner, _), .tupleElement(let inner, _),
      .dynamicType(let inner), .attempt(_, let inner), .await(let inner), .inOut(let inner),
      .optionalEvaluation(let inner), .optionalBinding(let inner), .forcedUnwrap(let inner, _),
      .implementation(let inner),
      .check(let inner, _), .cast(_, let inner, _), .conversion(_, let inner),
      .packExpansion(let inner, _), .packElement(let inner, _):
      [inner]
    case .call(let callee, let arguments): [callee] + arguments.flatMap(\.values)
    case .subscript(let base, _, let arguments): [base] + arguments.flatMap(\.values)
    case .keyPathApplication(let base, let path): [base, path]
    case .closure(let closure): closure.captures.map(\.value)
    case .assignment(let target, let value): [target, value]
    case .conditional(let test, let first, let second): [test, first, second]
    case .keyPath(let components):
      components.flatMap { component -> [TypedExpression] in
        if case .subscript(_, let arguments, _) = component {
          arguments.flatMap(\.values)
        } else {
          []
        }
      }
    }
  }

  /// The expression without the conversions around it.
  var unconverted: TypedExpression {
    if case .conversion(_, let inner) = kind { inner.unconverted } else { self }
  }
}

extension TypedArgument {
  /// What the program writes for the parameter.
  var values: [TypedExpression] {
    switch self {
    case .value(let value): [value]
    case .variadic(let values), .pack(let values): values
    case .defaultValue: []
    }
  }
}

extension TypedPattern {
  /// The variables that the pattern declares.
  package var bindings: [ValueSymbol] { placedBindings.map(\.symbol) }

  /// The variables that the pattern declares, with their places.
  var placedBindings: [(symbol: ValueSymbol, range: TextRange)] {
    switch kind {
    case .binding(let symbol): [(symbol, range)]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.placedBindings)
    case .optional(let inner), .cast(let inner, _): inner.placedBindings
    case .any, .check, .expression, .error: []
    }
  }

  /// The expressions that it compares with.
  var expressions: [TypedExpression] {
    switch kind {
    case .expression(let value, _): [value]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.expressions)
    case .optional(let inner), .cast(let inner, _): inner.expressions
    case .any, .binding, .check, .error: []
    }
  }
}
