import SwiftSyntax

extension Compiler {
  /// The type of an expression as far as it can be told without running it; `nil` where it can't.
  func staticType(of expression: ExprSyntax) -> TypeRef? {
    if let known = knownType(of: expression), known.isComplete { known.settled } else { nil }
  }

  private func knownType(of expression: ExprSyntax) -> TypeRef? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .named(library.int, [])
    case .floatLiteralExpr: return .named(library.double, [])
    case .booleanLiteralExpr: return .named(library.bool, [])
    case .stringLiteralExpr: return .named(library.string, [])
    case .arrayExpr(let node):
      return element(of: node.elements.map(\.expression)).map { .array($0) }
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return staticType(of: only.expression)
      }
      let types = node.elements.map { staticType(of: $0.expression) }
      guard !types.isEmpty, types.allSatisfy({ $0 != nil }) else { return nil }
      return .tuple(zip(node.elements, types.compactMap(\.self)).map { ($0.label?.name, $1) })
    case .functionCallExpr(let node): return resultType(of: node)
    case .infixOperatorExpr(let node): return resultType(of: node)
    case .prefixOperatorExpr(let node):
      let name = node.operator.text
      guard ["-", "!"].contains(name), world.operators["prefix " + name] == nil else { return nil }
      return staticType(of: node.expression)
    case .tryExpr(let node):
      let type = staticType(of: node.expression)
      return node.questionOrExclamationMark?.text == "?" ? type.map { .optional($0.wrapped) } : type
    case .awaitExpr(let node): return staticType(of: node.expression)
    case .asExpr(let node):
      let type = resolve(node.type)
      return node.questionOrExclamationMark?.text == "?" ? .optional(type) : type
    case .ternaryExpr(let node):
      return element(of: [node.thenExpression, node.elseExpression])
    case .memberAccessExpr(let node):
      if node.declName.baseName.text == "self" { return nil }
      return writtenType(of: expression)
    default: return writtenType(of: expression)
    }
  }

  /// The one type of several expressions, whole numbers beside a fraction being fractions.
  private func element(of expressions: [ExprSyntax]) -> TypeRef? {
    var inference = TypeInference(library)
    // Each is asked once: to ask an operand twice would double the work with every operator of a chain.
    var types: [TypeRef] = []
    for expression in expressions {
      guard let type = staticType(of: expression) else { return nil }
      inference.match(.parameter("Element", nil), type)
      types.append(type)
    }
    guard let found = inference.bindings["Element"], types.allSatisfy({ fits($0, found) }) else {
      return nil
    }
    return found
  }

  /// Whether a value of a type is one of the other, or becomes one.
  private func fits(_ type: TypeRef, _ other: TypeRef) -> Bool {
    if type == other || other.isFraction && type == .named(library.int, []) { return true }
    guard case .named(let a, _) = type, case .named(let b, _) = other else { return false }
    return a.isSubtype(of: b)
  }

  private func resultType(of node: InfixOperatorExprSyntax) -> TypeRef? {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      world.operators[name] == nil
    else { return nil }
    if Comparison(rawValue: name) != nil || name == "&&" || name == "||" {
      return .named(library.bool, [])
    }
    if name == "??" {
      guard let left = staticType(of: node.leftOperand),
        let right = staticType(of: node.rightOperand)
      else { return nil }
      return right == left || right == .named(library.int, []) && left.wrapped.isFraction
        ? left : left.wrapped
    }
    guard IntegerOperation(rawValue: name) != nil else { return nil }
    return element(of: [node.leftOperand, node.rightOperand])
  }

  private func resultType(of node: FunctionCallExprSyntax) -> TypeRef? {
    if let made = constructedType(node) { return made }
    let callables: [Callable]
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let callee):
      let name = callee.baseName.name
      guard scope.variable(named: name) == nil, implicitReceiver(of: name, at: Syntax(node)) == nil
      else { return nil }
      callables = world.functions[name] ?? []
    case .memberAccessExpr(let access):
      guard let base = access.base else { return nil }
      let name = access.declName.baseName.name
      if let owner = type(writtenAs: base)?.settled, case .named(let type, _) = owner {
        if type.cases[name] != nil, !type.isHost { return .named(type, []) }
        callables = type.statics(named: name).compactMap {
          if case .method(let method) = $0 { method } else { nil }
        }
        if let result = hostResult(callables, owner, node) { return result }
      } else if let owner = knownType(of: base)?.settled, case .named(let type, _) = owner {
        callables = type.methods(named: name)
        // What a chain is made of may show only where it becomes something else.
        if let result = hostResult(callables, owner, node) { return result }
        guard owner.isComplete else { return nil }
      } else {
        callables = []
      }
      if callables.allSatisfy({ !$0.isScript }), ["decode", "decodeIfPresent"].contains(name),
        let decoded = node.arguments.first.flatMap({ typeBeforeSelf($0.expression) })
      {
        return name == "decode" ? decoded : .optional(decoded)
      }
    default: return nil
    }
    guard callables.count == 1, callables[0].isScript else { return nil }
    let signature = callables[0].signature
    guard let result = signature.result, !result.isComplete else { return signature.result }
    return result.substituting(metatypes(in: node, of: signature), specialized)
  }

  /// What the generic parameters of a function are whose types are handed over, as in `load([Int].self)`.
  private func metatypes(in node: FunctionCallExprSyntax, of signature: Signature)
    -> [String: TypeRef]
  {
    guard let sources = signature.match(node.shapes) else { return [:] }
    let arguments = node.arguments.nodes
    var inference = TypeInference(library)
    for (parameter, source) in zip(signature.parameters, sources) {
      guard case .named(let metatype, let pattern) = parameter.type, metatype === library.metatype,
        pattern.count == 1, case .argument(let index) = source, arguments.indices.contains(index),
        let type = typeBeforeSelf(arguments[index].expression)
      else { continue }
      inference.match(pattern[0], type)
    }
    return inference.bindings
  }

  /// The type in `Type.self`.
  private func typeBeforeSelf(_ expression: ExprSyntax) -> TypeRef? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let base = access.base
    else { return nil }
    return type(writtenAs: base)
  }

  /// What a host's type with one generic parameter is made of, as its initialiser's arguments show it.
  private func elementShown(by node: FunctionCallExprSyntax, of type: TypeObject) -> TypeRef? {
    guard let name = type.genericNames.first, node.trailingClosure == nil else { return nil }
    let shapes = node.shapes
    for initializer in type.initializers {
      guard let sources = initializer.signature.match(shapes) else { continue }
      var inference = TypeInference(library)
      for (parameter, source) in zip(initializer.signature.parameters, sources) {
        guard case .argument(let index) = source, case .parameter(name, nil) = parameter.type,
          let type = staticType(of: node.arguments.nodes[index].expression)
        else { continue }
        inference.match(parameter.type, type)
      }
      if let found = inference.bindings[name] { return found }
    }
    return nil
  }

  /// What a host's method gives that makes one sequence of another.
  private func hostResult(
    _ callables: [Callable],
    _ owner: TypeRef,
    _ node: FunctionCallExprSyntax
  ) -> TypeRef? {
    guard case .named(let type, let arguments) = owner, type.isHost, arguments.count < 2 else {
      return nil
    }
    let shapes = node.shapes
    let fitting = callables.filter { $0.signature.match(shapes) != nil }
    let results = fitting.map(\.signature.result)
    guard let result = results.first ?? nil, results.allSatisfy({ $0 == result }),
      case .named(let made, let parameters) = result, made.isHost, !parameters.isEmpty
    else { return nil }
    let names = type.lineage().flatMap(\.genericNames)
    var bindings: [String: TypeRef] = [:]
    if let only = arguments.first { for name in names { bindings[name] = only } }
    if callables.count == 1, let (name, type) = self.made(callables[0], node) {
      bindings[name] = type
    }
    if bindings.isEmpty, fitting.count == 1, let callable = fitting.first,
      case .parameter(let name, nil) = parameters[0],
      let type = element(of: name, callable, node)
    {
      bindings[name] = type
    }
    return result.substituting(bindings, specialized)
  }

  /// The enum whose cases a call hands over for a generic parameter, as in `Observable.of(State.idle)`.
  private func element(of name: String, _ callable: Callable, _ node: FunctionCallExprSyntax)
    -> TypeRef?
  {
    guard let parameter = callable.signature.parameters.first,
      let first = node.arguments.first?.expression
    else { return nil }
    switch parameter.type {
    case .parameter(name, nil): return caseOwner(of: first)
    case .parameter(let sequence, nil) where name == "\(sequence).Element":
      let first = first.as(ArrayExprSyntax.self)?.elements.first?.expression
      return first.flatMap { caseOwner(of: $0) }
    default: return nil
    }
  }

  /// What stands for the generic parameter that a closure's result has: `R` of `map`.
  private func made(_ callable: Callable, _ node: FunctionCallExprSyntax) -> (String, TypeRef)? {
    guard callable.signature.parameters.count == 1,
      case .function(_, .parameter(let name, nil)) = callable.signature.parameters[0].type,
      let argument = node.trailingClosure.map(ExprSyntax.init) ?? node.arguments.first?.expression
    else { return nil }
    guard let closure = argument.as(ClosureExprSyntax.self) else {
      return caseOwner(of: argument).map { (name, $0) }
    }
    if let written = closure.signature?.returnClause?.type { return (name, resolve(written)) }
    guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item,
      let type = caseOwner(of: only)
    else { return nil }
    return (name, type)
  }

  /// `State` of `State.idle` and `State.loaded(1)`, which need nothing of what stands around them.
  private func caseOwner(of expression: ExprSyntax) -> TypeRef? {
    let called = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let access = called.as(MemberAccessExprSyntax.self), let base = access.base,
      case .named(let type, _)? = self.type(writtenAs: base)?.settled, !type.isHost,
      type.parameters.isEmpty, type.cases[access.declName.baseName.name] != nil
    else { return nil }
    return .named(type, [])
  }

  /// The type of a call of a type's name, whose initialiser can't fail.
  private func constructedType(_ node: FunctionCallExprSyntax) -> TypeRef? {
    guard let type = type(writtenAs: node.calledExpression) else { return nil }
    switch type {
    case .array, .dictionary: return type
    case .named(let named, let arguments):
      // What its subjects and relays take is as their arguments say.
      if named.isHost, !arguments.isEmpty { return type }
      if named.isHost, let element = elementShown(by: node, of: named) {
        return .named(named, [element])
      }
      if named === library.set || named === library.string { return type }
      if library.builtCalls[named.name] != nil { return type }
      guard !named.isHost, named.kind == .structure || named.kind == .class else { return nil }
      let canFail = named.allInitializers().contains {
        if case .script(let code) = $0.body { code.isFailable } else { false }
      }
      return canFail ? nil : type
    default: return nil
    }
  }
}
