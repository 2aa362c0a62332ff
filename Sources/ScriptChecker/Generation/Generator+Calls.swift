import ScriptSource
import ScriptTypes

extension Generator {
  /// The node of an expression that is complete: what its name stands for is decided.
  func complete(_ expression: Expression) -> Node {
    let node = node(expression)
    finish(node)
    if case .typeReference(let type) = node.kind, expression.isTypeName {
      return typeAsValue(type, expression.range)
    }
    return node
  }

  /// A type's name where a value is wanted.
  func typeAsValue(_ type: Type, _ range: TextRange) -> Node {
    let open = type.hasVariables ? type.symbol?.parameters.first : nil
    checker.report(
      open.map { SolvingMessages.genericParameterUnknown($0.name) } ?? SolvingMessages.typeAsValue,
      at: range,
      hint: open == nil ? Hints.value(of: type) : Hints.specify(type)
    )
    return Node(.error, .error, range)
  }

  /// Decides what a name stands for that no call is made of.
  func finish(_ node: Node) {
    switch node.kind {
    case .overloaded: decide(node)
    case .member: decideMember(node)
    case .implicitMember: decideImplicitMember(node)
    case .optionalEvaluation(let inner), .attempt(_, let inner), .await(let inner),
      .inOut(let inner), .optionalBinding(let inner), .forcedUnwrap(let inner),
      .selector(let inner):
      finish(inner)
    case .tuple(let elements), .array(let elements): elements.forEach(finish)
    default: break
    }
  }

  func call(_ callee: Expression, _ arguments: Arguments, _ expression: Expression) -> Node {
    let range = expression.range
    if let special = specialCall(callee, arguments, range) { return special }
    let function = functionBesideMembers(callee, arguments) ?? node(callee, isChained: true)
    let result = system.makeVariable()
    var names = [function.name?.base ?? ""]
    if case .typeReference(let type) = function.kind {
      names = ["init", "\(type.symbol?.name ?? "").init"]
    }
    // A value may be called as a function.
    if case .member = function.kind {} else { names.append("callAsFunction") }
    let application = application(
      arguments,
      result: result,
      mayBuild: names.contains(where: checker.builderFunctions.contains)
    )
    if case .typeReference(let type) = function.kind, type.isVoid {
      return emptyTuple(application, range)
    }
    if case .typeReference(let type) = function.kind {
      return literal(of: type, application, range)
        ?? construct(type, function, application, range)
    }
    if case .superObject = function.kind {
      return construct(.error, function, application, range)
    }
    let call = Node(.call(function, application), result, range)
    apply(function, call, application)
    return call
  }

  private func functionBesideMembers(_ callee: Expression, _ arguments: Arguments) -> Node? {
    guard case .name(let name) = callee.kind, scope.enclosingType != nil,
      let symbols = NameLookup(checker: checker, scope: scope)
        .functionsBesideMembers(of: name, arguments)
    else { return nil }
    return overloaded(name, symbols, callee.range)
  }

  /// A call of a function that no name in the program stands for.
  func call(_ function: Node, _ arguments: Arguments, _ range: TextRange) -> Node {
    let application = application(arguments, result: system.makeVariable())
    let call = Node(.call(function, application), application.result, range)
    apply(function, call, application)
    return call
  }

  /// `Type(1)` is `1 as Type` where the type is expressible by such a literal.
  private func literal(of type: Type, _ application: Application, _ range: TextRange) -> Node? {
    guard application.arguments.count == 1, let argument = application.arguments.first,
      argument.label == nil, argument.node.isLiteral,
      case .variable(let variable) = argument.node.type, !type.hasVariables,
      let symbol = type.symbol,
      system.candidates.isExpressible(symbol, by: system.variables[variable.number].literals)
    else { return nil }
    return cast(argument.node, .coercion, type, range)
  }

  /// Ties a callee to its call.
  private func apply(_ function: Node, _ call: Node, _ application: Application) {
    function.applied = call
    function.tested?.applied = call
    for argument in application.arguments { argument.node.argumentOf = call }
    finish(function)
    system.add(.application(function, application), call)
  }

  /// `Void()` is an empty tuple.
  private func emptyTuple(_ application: Application, _ range: TextRange) -> Node {
    guard let argument = application.arguments.first else { return Node(.tuple([]), .void, range) }
    checker.report(CallMessages.argumentToNothing, at: argument.node.range)
    return Node(.error, .error, range)
  }

  /// `Type(…)` calls an initializer.
  func construct(
    _ type: Type,
    _ base: Node,
    _ application: Application,
    _ range: TextRange
  ) -> Node {
    let initializer = memberNode(base, DeclarationName("init", base.range), base.range)
    let call = Node(.call(initializer, application), application.result, range)
    apply(initializer, call, application)
    return call
  }

  /// - Parameter mayBuild: Whether a result builder may join the statements of a closure among them.
  func application(
    _ arguments: Arguments,
    result: Type,
    mayBuild: Bool = false
  ) -> Application {
    var list: [Application.Argument] = []
    for (argument, isTrailing) in arguments.listed.map({ ($0, false) })
      + arguments.trailingClosures.map({ ($0, true) })
    {
      let node: Node
      if mayBuild, case .closure(let closure) = argument.value.kind {
        node = self.closure(closure, argument.value.range, mayBuild: true)
      } else {
        node = complete(argument.value)
      }
      var isInOut = false
      if case .inOut = argument.value.kind { isInOut = true }
      list.append(
        Application.Argument(
          label: argument.label?.text,
          node: node,
          isTrailing: isTrailing,
          isInOut: isInOut,
          labelRange: argument.label?.range
        )
      )
    }
    return Application(arguments: list, result: result)
  }

  func subscripted(_ base: Expression, _ arguments: Arguments, _ range: TextRange) -> Node {
    let object = node(base, isChained: true)
    finish(object)
    return subscripted(object, arguments, range)
  }

  func subscripted(_ object: Node, _ arguments: Arguments, _ range: TextRange) -> Node {
    let result = system.makeVariable()
    let application = application(arguments, result: result)
    let member = memberNode(object, DeclarationName("subscript", range), range)
    let call = Node(.subscript(member, application), result, range)
    apply(member, call, application)
    return call
  }

  /// `type(of:)`, and other calls that no declaration describes.
  private func specialCall(
    _ callee: Expression,
    _ arguments: Arguments,
    _ range: TextRange
  ) -> Node? {
    guard callee.namesTypeFunction, arguments.listed.count == 1,
      arguments.listed[0].label?.text == "of"
    else { return nil }
    let value = complete(arguments.listed[0].value)
    return Node(.dynamicType(value), .metatype(of: value.type), range)
  }

  // MARK: Operators

  func prefix(_ name: Identifier, _ operand: Expression, _ range: TextRange) -> Node {
    // A minus before a number belongs to the literal.
    if name.text == "-" {
      switch operand.kind {
      case .integer(let text):
        return fresh(.literal(.integer("-" + text)), range, literals: .integer)
      case .float(let text):
        return fresh(.literal(.float("-" + text)), range, literals: .float)
      default: break
      }
    }
    if name.text == "&" {
      let node = complete(operand)
      return Node(.inOut(node), node.type, range)
    }
    return apply(operator: name, fixity: .prefix, [operand], range)
  }

  func apply(
    operator name: Identifier,
    fixity: OperatorFixity,
    _ operands: [Expression],
    _ range: TextRange
  ) -> Node {
    apply(operator: name, fixity: fixity, operands.map(complete), range)
  }

  private func apply(
    operator name: Identifier,
    fixity: OperatorFixity,
    _ operands: [Node],
    _ range: TextRange
  ) -> Node {
    let symbols = NameLookup(checker: checker, scope: scope).operators(name.text).filter {
      $0.parameters.count == operands.count && $0.fixity ?? fixity == fixity
    }
    if symbols.isEmpty,
      OperatorFixity.allCases.contains(where: {
        $0 != fixity && checker.operatorSymbol(name.text, $0) != nil
      })
    {
      checker.report(SolvingMessages.otherFixity(name.text, fixity), at: name.range)
      return Node(.error, .error, range)
    }
    let function = overloaded(DeclarationName(name.text, name.range), symbols, name.range)
    let result = system.makeVariable()
    let application = Application(
      arguments: operands.enumerated().map { position, node in
        // The left side of `+=` is changed in place.
        let isInOut = position == 0 && symbols.first?.isFirstParameterInOut == true
        return Application.Argument(label: nil, node: node, isTrailing: false, isInOut: isInOut)
      },
      result: result
    )
    let call = Node(.call(function, application), result, range)
    guard case .overloaded = function.kind else { return function }
    for operand in operands { operand.operandOf = call }
    function.applied = call
    decide(function)
    system.add(.application(function, application), call)
    return call
  }

  func folded(_ folded: Folding.Folded, _ range: TextRange) -> Node {
    switch folded {
    case .operand(let expression): return complete(expression)
    case .binary(let name, .operand(let chain), let right)
    where chain.hasOptionalChain && Folding(checker: checker).isAssignment(name):
      let target = node(chain, isChained: true)
      finish(target)
      let value = self.folded(right, range)
      return optionalEvaluation(apply(operator: name, fixity: .infix, [target, value], range))
    case .binary(let name, let left, let right):
      let nodes = [self.folded(left, range), self.folded(right, range)]
      return apply(operator: name, fixity: .infix, nodes, nodes[0].range.through(nodes[1].range))
    case .assignment(let left, let right, _): return assignment(left, right, range)
    case .ternary(let condition, let first, let second):
      let test = self.folded(condition, range)
      system.add(.conversion(test.type, library.bool, .value), test)
      let one = complete(first)
      let other = self.folded(second, range)
      let node = fresh(.conditional(test, one, other), test.range.through(other.range))
      system.add(.conversion(one.type, node.type, .value), one)
      system.add(.conversion(other.type, node.type, .value), other)
      return node
    case .check(let value, let written):
      let node = self.folded(value, range)
      let type = resolver.resolve(written)
      return Node(.check(node, type), library.bool, node.range.through(written.range))
    case .cast(let value, let cast, let written):
      let node = self.folded(value, range)
      return self.cast(node, cast, resolver.resolve(written), node.range.through(written.range))
    case .arrow:
      checker.report(SolvingMessages.expectedType, at: range)
      return Node(.error, .error, range)
    case .attempt(let attempt, let inner, let range):
      let node = self.folded(inner, range)
      guard attempt == .optional else { return Node(.attempt(attempt, node), node.type, range) }
      let result = library.optional(system.makeVariable())
      let whole = Node(.attempt(attempt, node), result, range)
      system.add(.conversion(node.type, result, .value), whole)
      return whole
    case .await(let inner, let range):
      let node = self.folded(inner, range)
      return Node(.await(node), node.type, range)
    }
  }

  private func cast(
    _ node: Node,
    _ cast: Expression.Cast,
    _ type: Type,
    _ range: TextRange
  ) -> Node {
    switch cast {
    case .coercion:
      if let bridged = bridge(node, to: type, range) { return bridged }
      if let own = system.resolved(node.type).symbol, type.symbol === library["String"],
        own.kind == .class, !own.members(named: "_bridge").isEmpty
      {
        let text = memberNode(node, DeclarationName("description", range), range)
        finish(text)
        return text
      }
      // Every value can be put into an object.
      let isObject = type == .anyObject
      system.add(.conversion(node.type, isObject ? .any : type, .value), node)
      return Node(.cast(cast, node, type), type, range)
    case .forced: return Node(.cast(cast, node, type), type, range)
    case .conditional: return Node(.cast(cast, node, type), library.optional(type), range)
    }
  }

  /// `text as NSString`: a class that stands for a Swift type declares functions for what can be written so.
  private func bridge(_ node: Node, to type: Type, _ range: TextRange) -> Node? {
    let bridged = library.wrapped(type) ?? type
    guard let symbol = bridged.symbol, symbol.kind == .class, symbol.module !== checker.module,
      !symbol.members(named: "_bridge").isEmpty
    else { return nil }
    let name = DeclarationName("_bridge", range)
    let base = Node(.typeReference(bridged), .metatype(of: bridged), range)
    let function = memberNode(base, name, range)
    let application = Application(
      arguments: [Application.Argument(label: nil, node: node, isTrailing: false, isInOut: false)],
      result: system.makeVariable()
    )
    let call = Node(.call(function, application), application.result, range)
    apply(function, call, application)
    system.add(.conversion(call.type, type, .value), call)
    return Node(.cast(.coercion, call, type), type, range)
  }

  /// What is assigned to a `T!` is assigned to a `T?`, also as an element of a tuple.
  private func assign(to target: Node) {
    target.isAssigned = true
    switch target.kind {
    case .reference(let symbol) where symbol.isImplicitlyUnwrapped:
      _ = system.isEqual(target.type, symbol.type, target)
    case .tuple(let elements): elements.forEach(assign)
    default: break
    }
  }

  private func assignment(
    _ left: Folding.Folded,
    _ right: Folding.Folded,
    _ range: TextRange
  ) -> Node {
    var target: Node
    var isChain = false
    if case .operand(let expression) = left {
      isChain = expression.hasOptionalChain
      target = node(expression, isChained: true)
      assign(to: target)
      finish(target)
    } else {
      target = folded(left, range)
    }
    let value = folded(right, range)
    system.add(.conversion(value.type, target.type, .value), value)
    let node = Node(.assignment(target, value), .void, range)
    guard isChain else { return node }
    return Node(.optionalEvaluation(node), library.optional(.void), range)
  }
}

extension Expression {
  /// `type` or `Swift.type`, in front of `(of:)`.
  fileprivate var namesTypeFunction: Bool {
    switch kind {
    case .name(let name): name.base == "type"
    case .member(let base?, let name):
      if case .name(let module) = base.kind {
        module.base == "Swift" && name.base == "type"
      } else {
        false
      }
    default: false
    }
  }
}

extension ValueSymbol {
  fileprivate var isFirstParameterInOut: Bool {
    guard case .function(let function) = type else { return false }
    return function.parameters.first?.isInOut ?? false
  }
}

extension Node {
  /// Whether it is a literal that may stand in parentheses behind a type.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .literal, .interpolation, .builtInterpolation: true
    default: false
    }
  }
}
