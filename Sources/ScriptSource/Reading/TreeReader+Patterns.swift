import SwiftSyntax

extension TreeReader {
  func pattern(_ node: PatternSyntax) -> Pattern {
    let range = place(of: node)
    return nesting.read(range, orElse: Pattern(.any, range)) { pattern(node, range) }
  }

  private func pattern(_ node: PatternSyntax, _ range: TextRange) -> Pattern {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .identifierPattern(let pattern):
      return Pattern(.identifier(pattern.identifier.bareText), range)
    case .wildcardPattern: return Pattern(.any, range)
    case .tuplePattern(let pattern):
      return Pattern(
        .tuple(
          pattern.elements.map {
            Pattern.Element(
              label: $0.label.map { identifier($0) },
              pattern: self.pattern($0.pattern)
            )
          }
        ),
        range
      )
    case .valueBindingPattern(let pattern):
      let isVariable = pattern.bindingSpecifier.text == "var"
      return Pattern(.binding(isVariable: isVariable, self.pattern(pattern.pattern)), range)
    case .isTypePattern(let pattern): return Pattern(.check(type(pattern.type)), range)
    case .expressionPattern(let pattern): return self.pattern(matching: pattern.expression)
    default: return Pattern(.any, range)
    }
  }

  func pattern(_ node: PatternSyntax, annotation: TypeAnnotationSyntax?) -> Pattern {
    let inner = pattern(node)
    guard let annotation else { return inner }
    let written = type(annotation.type)
    return Pattern(.typed(inner, written), inner.range.through(written.range))
  }

  /// The pattern that an expression in a pattern's place is.
  private func pattern(matching node: ExprSyntax) -> Pattern {
    let range = place(of: node)
    return nesting.read(range, orElse: Pattern(.any, range)) { pattern(matching: node, range) }
  }

  private func pattern(matching node: ExprSyntax, _ range: TextRange) -> Pattern {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .patternExpr(let expression): return pattern(expression.pattern)
    case .discardAssignmentExpr: return Pattern(.any, range)
    case .tupleExpr(let tuple):
      return Pattern(.tuple(elements(tuple.elements)), range)
    case .memberAccessExpr(let member):
      guard let type = caseType(member.base) else { break }
      return Pattern(.enumCase(type: type.value, identifier(member.declName.baseName), nil), range)
    case .functionCallExpr(let call):
      if let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
        call.arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) })
      {
        return Pattern(.bareCase(identifier(name.baseName), elements(call.arguments)), range)
      }
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        call.trailingClosure == nil, let type = caseType(member.base)
      else { break }
      return Pattern(
        .enumCase(
          type: type.value,
          identifier(member.declName.baseName),
          elements(call.arguments)
        ),
        range
      )
    case .optionalChainingExpr(let chain):
      return Pattern(.optional(pattern(matching: chain.expression)), range)
    case .sequenceExpr(let sequence):
      if let cast = castPattern(sequence) { return cast }
    case .asExpr(let cast) where cast.questionOrExclamationMark == nil:
      return Pattern(.cast(pattern(matching: cast.expression), type(cast.type)), range)
    case .isExpr: break
    default: break
    }
    return Pattern(.expression(expression(node)), range)
  }

  private func elements(_ list: LabeledExprListSyntax) -> [Pattern.Element] {
    list.map { element in
      let label = element.label.flatMap { $0.text == "_" ? nil : identifier($0) }
      return Pattern.Element(label: label, pattern: pattern(matching: element.expression))
    }
  }

  /// The type before a case's dot, if what stands there can be a type.
  private func caseType(_ base: ExprSyntax?) -> (value: WrittenType?, ())? {
    guard let base else { return (nil, ()) }
    guard let type = writtenType(expression(base)), type.startsUppercase else { return nil }
    return (type, ())
  }

  /// `let x as T`, which the parser hands over as a sequence.
  private func castPattern(_ sequence: SequenceExprSyntax) -> Pattern? {
    let items = Array(sequence.elements)
    guard items.count == 3, let cast = items[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let type = items[2].as(TypeExprSyntax.self)
    else { return nil }
    return Pattern(.cast(pattern(matching: items[0]), self.type(type.type)), place(of: sequence))
  }

  /// An expression read as a type: `Outer.Inner`, `Box<Int>`.
  func writtenType(_ expression: Expression) -> WrittenType? {
    switch expression.kind {
    case .name(let name) where name.labels == nil:
      return WrittenType(.name(name.base, arguments: []), expression.range)
    case .member(let base?, let name) where name.labels == nil:
      guard let base = writtenType(base) else { return nil }
      return WrittenType(
        .member(base, Identifier(name.base, name.range), arguments: []),
        expression.range
      )
    case .specialization(let base, let arguments):
      guard let written = writtenType(base) else { return nil }
      switch written.kind {
      case .name(let name, _):
        return WrittenType(.name(name, arguments: arguments), expression.range)
      case .member(let base, let name, _):
        return WrittenType(.member(base, name, arguments: arguments), expression.range)
      default: return nil
      }
    case .type(let type): return type
    default: return nil
    }
  }
}

extension WrittenType {
  /// Whether its last name begins as types' names do; a value before a dot is no type.
  fileprivate var startsUppercase: Bool {
    switch kind {
    case .name(let name, _): name.first?.isUppercase ?? false
    case .member(_, let name, _): name.text.first?.isUppercase ?? false
    default: true
    }
  }
}
