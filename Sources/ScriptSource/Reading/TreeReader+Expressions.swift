import SwiftParser
import SwiftSyntax

extension TreeReader {
  func expression(_ node: ExprSyntax) -> Expression {
    let range = place(of: node)
    let height = node.as(SequenceExprSyntax.self).map { 1 + $0.elements.count / 2 } ?? 1
    return nesting.read(range, height: height, orElse: Expression(.unreadable, range)) {
      Expression(kind(of: node), range)
    }
  }

  private func kind(of node: ExprSyntax) -> Expression.Kind {
    switch Syntax(node).as(SyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return .integer(literal.literal.text)
    case .floatLiteralExpr(let literal): return .float(literal.literal.text)
    case .booleanLiteralExpr(let literal): return .boolean(literal.literal.text == "true")
    case .stringLiteralExpr(let literal): return .string(string(literal))
    case .simpleStringLiteralExpr(let literal):
      return .string(
        StringLiteral(segments: [.text(literal.segments.map(\.content.text).joined())])
      )
    case .regexLiteralExpr(let literal): return .regex(literal.regex.text)
    case .nilLiteralExpr: return .nil
    case .arrayExpr(let array): return .array(array.elements.map { expression($0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let list) = dictionary.content else { return .dictionary([]) }
      return .dictionary(
        list.map {
          Expression.DictionaryElement(key: expression($0.key), value: expression($0.value))
        }
      )
    case .declReferenceExpr(let reference): return .name(name(reference))
    case .superExpr: return .superObject
    case .genericSpecializationExpr(let node):
      return .specialization(
        expression(node.expression),
        arguments(node.genericArgumentClause)
      )
    case .memberAccessExpr(let member):
      let continued = continued.flatMap { $0.member == member.id ? $0.base : nil }
      return .member(member.base.map(expression) ?? continued, name(member.declName))
    case .postfixIfConfigExpr(let node):
      guard let base = node.base else { return .unreadable }
      return continuation(of: expression(base), node.config).kind
    case .functionCallExpr(let call):
      let function = expression(call.calledExpression)
      calls?.note(callOf: function, at: place(of: call))
      return .call(function, arguments(call))
    case .subscriptCallExpr(let call):
      return .subscript(expression(call.calledExpression), arguments(call))
    case .tupleExpr(let tuple): return .tuple(tuple.elements.map(argument))
    case .closureExpr(let closure): return .closure(self.closure(closure))
    case .sequenceExpr(let sequence):
      let elements = elements(sequence)
      calls?.note(elements)
      return .sequence(elements)
    case .prefixOperatorExpr(let node):
      return .prefix(identifier(node.operator), expression(node.expression))
    case .postfixOperatorExpr(let node):
      return .postfix(expression(node.expression), identifier(node.operator))
    case .binaryOperatorExpr(let node): return .operatorReference(node.operator.text)
    case .tryExpr(let node):
      let attempt: Expression.Attempt =
        switch node.questionOrExclamationMark?.text {
        case "?": .optional
        case "!": .forced
        default: .plain
        }
      return .attempt(attempt, expression(node.expression))
    case .awaitExpr(let node): return .await(expression(node.expression))
    case .unsafeExpr(let node): return expression(node.expression).kind
    case .consumeExpr(let node): return expression(node.expression).kind
    case .copyExpr(let node): return expression(node.expression).kind
    case .borrowExpr(let node): return expression(node.expression).kind
    case .inOutExpr(let node): return .inOut(expression(node.expression))
    case .optionalChainingExpr(let node): return .optionalChain(expression(node.expression))
    case .forceUnwrapExpr(let node): return .forcedUnwrap(expression(node.expression))
    case .keyPathExpr(let node): return .keyPath(keyPath(node))
    case .ifExpr(let node): return .conditional(conditional(node))
    case .switchExpr(let node): return .selection(selection(node))
    case .typeExpr(let node): return .type(type(node.type))
    case .discardAssignmentExpr: return .discard
    case .packExpansionExpr(let node):
      return .packExpansion(expression(node.repetitionPattern))
    case .packElementExpr(let node): return .packElement(expression(node.pack))
    case .macroExpansionExpr(let node): return macro(node)
    default: return .unreadable
    }
  }

  // MARK: Names and arguments

  private func name(_ node: DeclReferenceExprSyntax) -> DeclarationName {
    DeclarationName(
      node.baseName.bareText,
      labels: node.argumentNames.map { names in
        names.arguments.map { $0.name.text == "_" ? "" : $0.name.bareText }
      },
      isEscaped: node.baseName.isEscaped,
      place(of: node)
    )
  }

  func argument(_ node: LabeledExprSyntax) -> Argument {
    let label = node.label.flatMap { $0.text == "_" ? nil : identifier($0) }
    return Argument(label: label, value: expression(node.expression))
  }

  private func arguments(_ node: FunctionCallExprSyntax) -> Arguments {
    let end = place(of: node).end
    let called = place(of: node.calledExpression).end
    let start = node.leftParen.map { place(of: $0).start } ?? called
    return Arguments(
      listed: node.arguments.map(argument),
      trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures),
      isBracketed: node.leftParen != nil,
      TextRange(start: start, end: end)
    )
  }

  private func arguments(_ node: SubscriptCallExprSyntax) -> Arguments {
    Arguments(
      listed: node.arguments.map(argument),
      trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures),
      TextRange(start: place(of: node.leftSquare).start, end: place(of: node).end)
    )
  }

  /// A chain of members, of which `#if` chooses the next ones.
  private func continuation(of base: Expression, _ choice: IfConfigDeclSyntax) -> Expression {
    guard case .postfixExpression(let chain)? = choice.activeElements(modules: modules),
      let first = chain.firstMember
    else { return base }
    var reader = self
    reader.continued = (first.id, base)
    return reader.expression(chain)
  }

  private func trailing(
    _ first: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    let others = more.map {
      Argument(
        label: $0.label.text == "_" ? nil : identifier($0.label),
        value: expression(ExprSyntax($0.closure))
      )
    }
    return [Argument(label: nil, value: expression(ExprSyntax(first)))] + others
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Expression.Kind {
    let name = node.macroName.text
    let sources = ["file", "fileID", "filePath", "line", "column", "function", "dsohandle"]
    if sources.contains(name) { return .source(name) }
    let list = node.arguments.map(argument)
    switch (name, list.count) {
    case ("selector", 1):
      let accessor = list[0].label.map(\.text)
      return .selector(accessor: accessor, list[0].value)
    default:
      return .macro(
        name,
        Arguments(
          listed: list,
          trailingClosures: trailing(node.trailingClosure, node.additionalTrailingClosures),
          place(of: node)
        )
      )
    }
  }

  private func elements(_ node: SequenceExprSyntax) -> [Expression.SequenceElement] {
    node.elements.map { item in
      let range = place(of: item)
      switch Syntax(item).as(SyntaxEnum.self) {
      case .binaryOperatorExpr(let node): return .infix(identifier(node.operator))
      case .assignmentExpr: return .assignment(range)
      case .unresolvedTernaryExpr(let node):
        return .ternary(expression(node.thenExpression), range)
      // The type follows as an operand.
      case .unresolvedIsExpr: return .check(WrittenType(.placeholder, range), range)
      case .unresolvedAsExpr(let node):
        let cast: Expression.Cast =
          switch node.questionOrExclamationMark?.text {
          case "?": .conditional
          case "!": .forced
          default: .coercion
          }
        return .cast(cast, WrittenType(.placeholder, range), range)
      case .arrowExpr(let node): return .arrow(effects(node.effectSpecifiers), range)
      default: return .operand(expression(item))
      }
    }.joiningTypes()
  }

  // MARK: Strings

  private func string(_ node: StringLiteralExprSyntax) -> StringLiteral {
    // One segment a line: what `representedLiteralValue` can tell is told by it.
    if let text = node.representedLiteralValue { return StringLiteral(segments: [.text(text)]) }
    let isMultiline = node.openingQuote.tokenKind == .multilineStringQuote
    let pounds = node.openingPounds?.text.count ?? 0
    var segments: [StringLiteral.Segment] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part):
        segments.append(
          .text(part.content.text.resolvingEscapes(isMultiline: isMultiline, pounds: pounds))
        )
      case .expressionSegment(let part):
        segments.append(.interpolation(part.expressions.map(argument), place(of: part)))
      }
    }
    return StringLiteral(segments: segments)
  }

  // MARK: Closures and key paths

  private func closure(_ node: ClosureExprSyntax) -> Closure {
    let signature = node.signature
    let brace = place(of: node.leftBrace)
    var body = statements(node.statements)
    var parameters = parameters(signature?.parameterClause)
    let names = node.namesBeforeMissingIn
    if let name = names.first {
      parameters = [Parameter(label: "", name: identifier(name), type: nil, place(of: name))]
      body.removeFirst(names.count)
    }
    return Closure(
      captures: signature?.capture?.items.map(capture) ?? [],
      parameters: parameters,
      effects: effects(signature?.effectSpecifiers),
      result: signature?.returnClause.map { type($0.type) },
      body: body,
      attributes: attributes(signature?.attributes),
      head: signature.map { brace.through(place(of: $0.inKeyword)) } ?? brace
    )
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
    let ownership: Closure.Capture.Ownership =
      switch node.specifier?.specifier.text {
      case "weak": .weak
      case "unowned": .unowned
      default: .strong
      }
    return Closure.Capture(
      ownership: ownership,
      name: identifier(node.name),
      value: node.initializer.map { expression($0.value) }
    )
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [Parameter]? {
    switch clause {
    case nil: return nil
    case .simpleInput(let list)?:
      return list.map { Parameter(label: "", name: identifier($0.name), type: nil, place(of: $0)) }
    case .parameterClause(let clause)?:
      return clause.parameters.map { node in
        var written = node.type.map(type)
        if node.ellipsis != nil, let element = written {
          written = WrittenType(.variadic(element), place(of: node))
        }
        return Parameter(
          label: "",
          name: identifier(node.secondName ?? node.firstName),
          type: written,
          place(of: node)
        )
      }
    }
  }

  private func keyPath(_ node: KeyPathExprSyntax) -> KeyPath {
    KeyPath(
      root: node.root.map(type),
      components: node.components.flatMap { item -> [KeyPath.Component] in
        switch item.component {
        case .property(let property): return [.member(name(property.declName))]
        case .subscript(let node):
          return [
            .subscript(Arguments(listed: node.arguments.map(argument), place(of: node)))
          ]
        case .optional(let node):
          return [
            node.questionOrExclamationMark.text == "?"
              ? .optionalChain(place(of: node)) : .forcedUnwrap(place(of: node))
          ]
        // Methods in key paths are no Swift yet.
        default: return []
        }
      }
    )
  }
}

extension [Expression.SequenceElement] {
  /// The parser leaves the type of an `is` or `as` behind it as an operand.
  fileprivate func joiningTypes() -> [Element] {
    var joined: [Element] = []
    for element in self {
      guard case .operand(let operand) = element, case .type(let written) = operand.kind,
        let last = joined.last
      else {
        joined.append(element)
        continue
      }
      switch last {
      case .check(_, let range): joined[joined.count - 1] = .check(written, range)
      case .cast(let cast, _, let range):
        joined[joined.count - 1] = .cast(cast, written, range)
      default: joined.append(element)
      }
    }
    return joined
  }
}

extension ClosureExprSyntax {
  /// The parameter of a closure without `in`, and what stands for this: names that another statement follows on their line.
  fileprivate var namesBeforeMissingIn: [TokenSyntax] {
    guard signature == nil else { return [] }
    var names: [TokenSyntax] = []
    for item in statements {
      if let last = names.last, item.beginsOnLine(behind: last) {
        return names.count > 1 ? names : []
      }
      guard item.semicolon?.presence != .present,
        let name = item.item.as(DeclReferenceExprSyntax.self)?.baseName
      else { return names }
      names.append(name)
    }
    return []
  }
}

extension CodeBlockItemSyntax {
  fileprivate func beginsOnLine(behind token: TokenSyntax) -> Bool {
    (token.trailingTrivia + leadingTrivia).contains(where: \.isNewline)
  }
}
