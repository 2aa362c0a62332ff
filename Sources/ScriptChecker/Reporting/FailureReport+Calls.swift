import ScriptSource
import ScriptTypes

/// What is wrong with a call as a whole, rather than with one of its arguments.
extension FailureReport {
  /// Says that an argument rules out every declaration of a name, or that two arguments disagree about a generic parameter.
  func reportCall(of node: Node, in expression: Expression) -> Bool {
    guard let call = node.argumentOf, let callee = call.callee else { return false }
    if reportOverloads(of: callee, in: call) { return true }
    guard let symbol = callee.overloads.first else { return false }
    return reportConflict(of: node, in: call, symbol, expression)
  }

  /// None of several declarations takes the arguments.
  func reportOverloads(of callee: Node, in call: Node) -> Bool {
    let symbols = callee.overloads
    guard symbols.count > 1 else { return false }
    let place =
      switch symbols[0].kind {
      case .subscript: "subscript"
      case .initializer: "initializer "
      default: "\(symbols[0].kindName) '\(symbols[0].name)'"
      }
    checker.report(CallMessages.noExactMatches(place), at: call.range)
    return true
  }

  /// Two arguments that give one generic parameter different types.
  private func reportConflict(
    of node: Node,
    in call: Node,
    _ symbol: ValueSymbol,
    _ expression: Expression
  ) -> Bool {
    guard case .function(let function) = symbol.type, let application = call.ownApplication,
      case .matched(let slots) = ArgumentMatching.match(
        application.matched,
        to: function.matched(by: symbol.labelled) { _ in true },
        nil
      )
    else { return false }
    var uses: [Use] = []
    func add(_ value: Expression, _ parameter: GenericParameter) {
      guard let type = type(of: value) else { return }
      uses.append(Use(parameter: parameter, type: type, value: value))
    }
    for (parameter, slot) in zip(function.parameters, slots) {
      for position in slot {
        let argument = application.arguments[position].node
        guard let value = expression.part(at: argument.range, folding) else { continue }
        if case .parameter(let generic) = parameter.type {
          add(value, generic)
        } else if case .nominal(let nominal) = parameter.type, nominal.symbol.sugar == .array,
          case .parameter(let generic) = nominal.arguments[0],
          case .array(let elements) = value.kind
        {
          for element in elements { add(element, generic) }
        }
      }
    }
    guard let blamed = uses.first(where: { $0.value.range == node.range })?.parameter else {
      return false
    }
    uses.removeAll { $0.parameter !== blamed }
    let types = Self.distinct(uses.map { ($0.type, $0.value.isLiteral) })
    guard types.count > 1 else { return false }
    if types.count == 2,
      let use = uses.first(where: { use in
        checker.library.wrapped(use.type).map(types.contains) ?? false
      }), let plain = checker.library.wrapped(use.type)
    {
      checker.report(
        ConversionMessages.optionalNotUnwrapped(use.type, plain),
        at: use.value.range,
        hint: Hints.defaultOrUnwrap
      )
      return true
    }
    reportConflict(blamed.name, types.map { "'\($0)'" }, at: call.range)
    return true
  }

  func reportConflict(_ parameter: String, _ types: [String], at range: TextRange) {
    checker.report(
      CallMessages.conflictingArguments(parameter, types.joined(separator: " vs. ")),
      at: range
    )
  }

  /// Each type once; those of literals are tried last, from the end.
  static func distinct(_ uses: [(type: Type, isLiteral: Bool)]) -> [Type] {
    var types: [Type] = []
    let ordered = uses.filter { !$0.isLiteral } + uses.filter(\.isLiteral).reversed()
    for use in ordered where !types.contains(use.type) { types.append(use.type) }
    return types
  }

  /// A `where` clause of a member that its receiver's types do not meet.
  func reportReceiver(_ from: Type, _ to: Type, _ node: Node) -> Bool {
    guard case .member = node.kind, let symbol = node.candidates.first?.symbol,
      node.candidates.count == 1, let owner = symbol.owner
    else { return false }
    for case .sameType(let left, let right) in symbol.interface.signature.requirements {
      guard case .parameter(let parameter) = left else { continue }
      if case .parameter = right {
        reportConflict(parameter.name, ["'\(to)'", "'\(from)'"], at: node.nameRange)
      } else {
        checker.report(
          CallMessages.receiverMismatch(symbol.kindName, symbol.fullName, owner.name, from, to),
          at: node.nameRange
        )
      }
      return true
    }
    return false
  }

  /// A unary operator that its operand's type does not have, or operands that conform only on a condition.
  func reportCondition(
    _ type: Type,
    _ proto: TypeSymbol,
    _ node: Node,
    in expression: Expression
  ) -> Bool {
    guard let name = node.name, name.base.isOperator else { return false }
    if let operation = ExpressionRole.operation(at: name.range, in: expression, folding) {
      guard let left = self.type(of: operation.left), let right = self.type(of: operation.right),
        left == right, left != type, let symbol = left.symbol,
        let conformance = symbol.conformance(to: proto), !conformance.conditions.isEmpty
      else { return false }
      checker.report(CallMessages.operatorRequires(name.base, type, proto.name), at: name.range)
      return true
    }
    guard let operand = expression.operand(of: name.range, folding),
      let type = self.type(of: operand)
    else {
      return false
    }
    checker.report(CallMessages.unaryOperator(name.base, type), at: name.range)
    return true
  }

  /// The type that an expression has by itself.
  func type(of value: Expression) -> Type? {
    guard let scope else { return nil }
    let type = checker.silently { checker.expressions(in: scope).check(value).type }
    return type.hasError || type.hasVariables ? nil : type
  }
}

/// What one argument gives a generic parameter.
private struct Use {
  let parameter: GenericParameter
  let type: Type
  let value: Expression
}

extension Node {
  /// The declarations that it may stand for, without those of protocols that its type declares, too.
  fileprivate var overloads: [ValueSymbol] {
    let symbols = candidates.compactMap(\.symbol)
    let own = symbols.filter { $0.owner?.kind != .protocol }
    let names = Set(own.map(\.fullName))
    let inherited = symbols.filter { $0.owner?.kind == .protocol && !names.contains($0.fullName) }
    let isDeclared = !inherited.contains(where: \.isRequirement)
    return own + inherited.filter { $0.isRequirement || isDeclared }
  }
}

extension Expression {
  /// The innermost part that has a range.
  func part(at range: TextRange, _ folding: Folding) -> Expression? {
    for part in nestedParts(folding)
    where part.range.start <= range.start && part.range.end >= range.end {
      if let found = part.part(at: range, folding) { return found }
    }
    return self.range == range ? self : nil
  }

  /// Whether a closure within gives what stands at a place.
  func hasClosureResult(at range: TextRange, _ folding: Folding) -> Bool {
    if case .closure(let closure) = kind, let result = closure.singleExpression,
      result.range == range || result.hasClosureResult(at: range, folding)
    {
      return true
    }
    return nestedParts(folding).contains { $0.hasClosureResult(at: range, folding) }
  }

  /// What the unary operator at a place is applied to.
  fileprivate func operand(of range: TextRange, _ folding: Folding) -> Expression? {
    switch kind {
    case .prefix(let name, let operand) where name.range == range: operand
    case .postfix(let operand, let name) where name.range == range: operand
    default: nestedParts(folding).lazy.compactMap { $0.operand(of: range, folding) }.first
    }
  }

  /// Whether it is a literal that says nothing of its own type.
  var needsContext: Bool { if case .nil = kind { true } else { isEmptyCollection } }

  /// Whether it is `[]` or `[:]`, perhaps in parentheses.
  var isEmptyCollection: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let elements): elements.isEmpty
    case .tuple(let elements) where elements.count == 1: elements[0].value.isEmptyCollection
    default: false
    }
  }

  var isLiteral: Bool {
    switch kind {
    case .integer, .float, .boolean, .string, .nil: true
    case .prefix(let name, let operand): name.text == "-" && operand.isLiteral
    default: false
    }
  }
}
