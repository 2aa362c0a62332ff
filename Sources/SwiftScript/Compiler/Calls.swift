import SwiftSyntax

extension Compiler {
  /// Compiles `callee(arguments) { … }`.
  ///
  /// - Parameter expected: The type that the result has to be of, where that is known.
  func call(_ node: FunctionCallExprSyntax, expecting expected: TypeRef?) -> Code {
    var callee = node.calledExpression
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      if let type = writtenType(specialized) { return making(type, node) }
      callee = specialized.expression
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return callByName(name, node, expected)
    case .memberAccessExpr(let access): return callMember(access, node, expected)
    case .arrayExpr, .dictionaryExpr:
      guard let type = self.type(writtenAs: callee) else {
        return failed("only a type can be called like this", at: callee)
      }
      return making(type, node)
    case .optionalChainingExpr(let chain):
      let arguments = arguments(of: node)
      return chained(callee, in: node, expression(chain.expression)) {
        calling($0, arguments, at: Syntax(callee))
      }
    default: return calling(expression(callee), arguments(of: node), at: Syntax(callee))
    }
  }

  /// `[T](…)`, `Set<T>(…)` or `Stack<T>(…)`: a type with its arguments stands before the parentheses.
  func making(_ type: TypeRef, _ node: FunctionCallExprSyntax) -> Code {
    guard let object = library.typeObject(of: type) else {
      return failed("`\(type)` can't be made directly", at: node.calledExpression)
    }
    if !object.isHost { return making(object, node, expecting: nil) }
    let site = Syntax(node.calledExpression)
    let contents = arguments(of: node, expecting: contents(of: type, node))
    guard
      [library.array, library.dictionary, library.set, library.optional].contains(where: {
        $0 === object
      })
    else {
      let arguments = arguments(
        of: node,
        expecting: parameterTypes(of: "init", in: type, true, node)
      )
      return evaluating(arguments, at: site) { try $0.construct(object, $1) }
    }
    let span = file.span(of: node)
    return evaluating(contents, at: site) { machine, values in
      let made = try machine.construct(object, values)
      if case .optional(let box) = made {
        return try box.map { .some(try machine.coerce($0.value, to: type, at: span)) } ?? .none
      }
      return try machine.coerce(made, to: type, at: span)
    }
  }

  /// What literals are of that a container is made of.
  func contents(of type: TypeRef, _ node: FunctionCallExprSyntax) -> [TypeRef?] {
    guard let element = type.elementOfLiteral else { return [] }
    return node.arguments.map {
      $0.label == nil ? .array(element) : $0.label?.text == "repeating" ? element : nil
    }
  }

  /// `Type(…)` for a script's type.
  func making(
    _ type: TypeObject,
    _ node: FunctionCallExprSyntax,
    expecting expected: TypeRef?
  ) -> Code {
    let site = Syntax(node.calledExpression)
    let arguments = arguments(
      of: node,
      wrapped: autoclosures(type.allInitializers(), node),
      expecting: parameterTypes(of: type, node)
    )
    let general = evaluating(arguments, at: site) { machine, values in
      try machine.construct(type, values, expecting: expected)
    }
    return plainConstruction(type, arguments, place: place(of: site), otherwise: general)
  }

  /// Evaluates arguments in order and hands them over, with the call's place noted.
  func evaluating(
    _ arguments: [ArgumentCode],
    at site: Syntax,
    _ body: @escaping (Machine, [LabelledValue]) throws -> Value
  ) -> Code {
    let place = place(of: site)
    return { machine in
      try machine.withArguments(arguments, place: place) { try body(machine, $0) }
    }
  }

  /// Calls what an expression evaluates to.
  func calling(_ callee: @escaping Code, _ arguments: [ArgumentCode], at site: Syntax)
    -> Code
  {
    let slot = scope.function.newSlot()
    let call = evaluating(arguments, at: site) { machine, values in
      let function = machine.base[slot]
      machine.base[slot] = .void
      return try machine.callValue(function, values)
    }
    return { machine in
      machine.base[slot] = try callee(machine)
      return try call(machine)
    }
  }

  /// Calls one of a function's overloads.
  func calling(
    _ callables: [Callable],
    _ node: FunctionCallExprSyntax,
    at site: Syntax,
    expecting expected: TypeRef?
  ) -> Code {
    let arguments = self.arguments(
      of: node,
      wrapped: autoclosures(callables, node),
      expecting: parameterTypes(of: callables, node)
    )
    if let direct = directCall(callables, arguments, at: site) { return direct.run }
    return evaluating(arguments, at: site) { machine, values in
      try machine.call(callables, receiver: .void, arguments: values, expecting: expected)
    }
  }
}
