import SwiftSyntax

extension Compiler {
  /// Compiles an expression.
  func expression(_ expression: ExprSyntax) -> Code {
    let expected = takeExpected()
    if expression.is(InfixOperatorExprSyntax.self), isInt(expression),
      expected.map({ $0.wrapped.isFraction || $0.wrapped.isSizedNumber }) != true
    {
      let number = intCode(expression)
      return { machine in .int(try number(machine)) }
    }
    if isImplicitlyUnwrapped(expression) { return implicitlyUnwrapped(expression, as: expected) }
    return code(expression, expecting: expected)
  }

  /// Compiles an expression without looking for a quicker way.
  ///
  /// - Parameter expected: The type that the value has to be of, where that is known.
  func code(_ expression: ExprSyntax, expecting expected: TypeRef? = nil) -> Code {
    if let expected, let made = plainCase(expression, of: expected.wrapped) { return made.run }
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node): return integerLiteral(node, as: expected)
    case .floatLiteralExpr(let node): return floatLiteral(node)
    case .booleanLiteralExpr(let node):
      let value = Value.bool(node.literal.text == "true")
      return { _ in value }
    case .nilLiteralExpr: return { _ in .none }
    case .stringLiteralExpr(let node): return stringLiteral(node, as: expected)
    case .arrayExpr(let node): return arrayLiteral(node, as: expected)
    case .dictionaryExpr(let node): return dictionaryLiteral(node, as: expected)
    case .tupleExpr(let node): return tupleExpression(node, as: expected)
    case .declReferenceExpr(let node): return name(node.baseName.name, at: Syntax(node))
    case .memberAccessExpr(let node): return memberAccess(node)
    case .functionCallExpr(let node): return call(node, expecting: expected)
    case .subscriptCallExpr(let node): return subscriptAccess(node)
    case .closureExpr(let node): return closure(node, as: expected)
    case .infixOperatorExpr(let node): return infix(node, as: expected)
    case .prefixOperatorExpr(let node): return prefix(node, as: expected)
    case .postfixOperatorExpr(let node): return postfix(node)
    case .ternaryExpr(let node):
      let condition = test(node.condition)
      let (first, second) = (
        self.expression(node.thenExpression, as: expected),
        self.expression(node.elseExpression, as: expected)
      )
      return { machine in try condition(machine) ? try first(machine) : try second(machine) }
    case .genericSpecializationExpr(let node):
      if let type = writtenType(node) { return typeValue(type, at: Syntax(node)) }
      return self.expression(node.expression)
    case .optionalChainingExpr(let node): return self.expression(node.expression)
    case .forceUnwrapExpr(let node): return forceUnwrap(node)
    case .asExpr(let node): return cast(node)
    case .isExpr(let node):
      let value = self.expression(node.expression)
      let type = resolve(node.type)
      return { machine in .bool(machine.is(try value(machine), type)) }
    case .tryExpr(let node): return tryExpression(node, as: expected)
    case .awaitExpr(let node): return self.expression(node.expression, as: expected)
    case .inOutExpr(let node):
      return failed("`&` goes only before an argument", at: node)
    case .ifExpr(let node): return valueOf(forValue { ifStatement(node) })
    case .switchExpr(let node): return valueOf(forValue { switchStatement(node, label: nil) })
    case .superExpr(let node): return name("self", at: Syntax(node))
    case .keyPathExpr(let node): return keyPath(node)
    case .macroExpansionExpr(let node): return macro(node)
    case .typeExpr(let node):
      let type = resolve(node.type)
      return typeValue(type, at: Syntax(node))
    case .editorPlaceholderExpr(let node):
      return failed("this placeholder waits for your code", at: node)
    case .sequenceExpr(let node):
      return failed("this expression's operators don't fit together", at: node)
    case .patternExpr(let node):
      // The names are there all the same, for what follows.
      if let bound = node.pattern.as(ValueBindingPatternSyntax.self) {
        _ = binding(bound.pattern, isLet: true)
      }
      return failed(
        "`\(node.bareText)` stands where a value is expected",
        at: node,
        hint: "a case's name begins with a dot: `.next(let x)`"
      )
    default: return failed("this kind of expression is not supported", at: expression)
    }
  }

  func typeValue(_ type: TypeRef, at node: Syntax) -> Code {
    guard type.isComplete || library.typeObject(of: type) != nil else {
      return failed("this type can't be used as a value", at: node)
    }
    let named = interpreter.typeObject(of: type)
    return { _ in .type(named) }
  }

  private func forceUnwrap(_ node: ForceUnwrapExprSyntax) -> Code {
    let code = expression(node.expression)
    let span = file.span(of: node)
    return { machine in
      switch try code(machine) {
      case .optional(let box?): return box.value
      case .optional(nil):
        throw ScriptTrap(
          Diagnostic(
            "found nil while unwrapping with `!`",
            at: span,
            hint: "unwrap it with `if let` or give a default with `??`"
          )
        )
      case let value: return value
      }
    }
  }

  private func cast(_ node: AsExprSyntax) -> Code {
    let type = resolve(node.type)
    let code = expression(
      node.expression,
      as: node.questionOrExclamationMark == nil ? type : nil
    )
    let span = file.span(of: node)
    switch node.questionOrExclamationMark?.text {
    case "?":
      return { machine in
        let value = try code(machine)
        if case .optional(nil) = value, !type.isOptional { return .none }
        return machine.is(value, type) ? .some(machine.cast(value, to: type)) : .none
      }
    case "!":
      return { machine in
        let value = try code(machine)
        guard machine.is(value, type) else {
          let own = machine.library.typeName(of: value)
          throw ScriptTrap(Diagnostic("could not cast `\(own)` to `\(type)`", at: span))
        }
        return machine.cast(value, to: type)
      }
    default: return { machine in try machine.coerce(try code(machine), to: type, at: span) }
    }
  }

  private func tryExpression(_ node: TryExprSyntax, as expected: TypeRef?) -> Code {
    let code = expression(
      node.expression,
      as: node.questionOrExclamationMark?.text == "?" ? expected?.wrapped : expected
    )
    let span = file.span(of: node)
    switch node.questionOrExclamationMark?.text {
    case "?":
      return { machine in
        do {
          let value = try code(machine)
          if case .optional = value { return value }
          return .some(value)
        } catch  where error.isCatchable {
          return .none
        }
      }
    case "!":
      return { machine in
        do { return try code(machine) } catch  where error.isCatchable {
          throw ScriptTrap(Diagnostic("`try!` met the error \(error)", at: span))
        }
      }
    default: return code
    }
  }

  /// An `if` or `switch` used as a value: its branches hold one expression each.
  func valueOf(_ statement: @escaping Exec) -> Code {
    { machine in
      machine.branchValue = .void
      _ = try statement(machine)
      return machine.branchValue
    }
  }

  /// `#line` and its kind as a default value, which mean the place of the call; `nil` for other macros.
  func placeOfCall(_ node: MacroExpansionExprSyntax) -> Code? {
    let name = file.name
    switch node.macroName.text {
    case "line": return { machine in .int(machine.site?.line ?? 0) }
    case "column": return { machine in .int(machine.site?.column ?? 0) }
    case "file", "fileID", "filePath":
      return { machine in .string(machine.site?.file.name ?? name) }
    case "function": return { machine in .string(machine.world.functionName(at: machine.place)) }
    default: return nil
    }
  }

  private func macro(_ node: MacroExpansionExprSyntax) -> Code {
    let span = file.span(of: node)
    switch node.macroName.text {
    case "line":
      let line = span.line
      return { _ in .int(line) }
    case "column":
      let column = span.column
      return { _ in .int(column) }
    case "file", "fileID", "filePath":
      let name = file.name
      return { _ in .string(name) }
    case "function":
      let name = functionNames.last ?? "main"
      return { _ in .string(name) }
    case "selector":
      let name = node.arguments.first.map { selector($0.expression) } ?? ""
      return { _ in .string(name) }
    case let name: return failed("`#\(name)` is not supported", at: node)
    }
  }

  /// What a method is called where it is looked up by its name: the name, and a colon for each argument.
  private func selector(_ method: ExprSyntax) -> String {
    let name =
      method.as(MemberAccessExprSyntax.self)?.declName ?? method.as(DeclReferenceExprSyntax.self)
    guard let name else { return method.bareText }
    return name.baseName.name
      + String(repeating: ":", count: name.argumentNames?.arguments.count ?? 0)
  }
}
