import ScriptSource
import ScriptTypes

/// Says in the compiler's words why an expression has no type.
struct FailureReport {
  let checker: ModuleChecker
  let purpose: Purpose?
  /// What the whole expression is wanted as.
  var wanted: Type?
  /// Where the expression stands.
  var scope: Scope?
  /// What the types of literals would be, if nothing else said so.
  var defaulted: (Type) -> Type = { $0 }

  var folding: Folding { Folding(checker: checker) }

  func report(_ failure: Failure?, _ expression: Expression) {
    guard let failure else {
      checker.report(textWithoutContext(expression), at: expression.range)
      return
    }
    if case .missingType = failure.reason {
      let text = textWithoutContext(expression)
      if text != SolvingMessages.ambiguousType {
        checker.report(text, at: expression.range)
        return
      }
    }
    if case .sequence(let elements) = expression.kind, elements.count == 3,
      case .operand(let left) = elements[0], case .infix(let name) = elements[1],
      case .operand(let right) = elements[2], name.text == "~=",
      reportOperator(name, left, right, in: expression)
    {
      return
    }
    let node = failure.node
    if reportInstanceMethod(node, failure.reason) { return }
    switch failure.reason {
    case .mismatch(let from, let to):
      mismatch(
        node.isInteger ? checker.library.int : defaulted(from),
        defaulted(to),
        node,
        in: expression
      )
    case .missingConformance(let type, let proto):
      missingConformance(defaulted(type), proto, failure, in: expression)
    case .noMember(let type, let name): noMember(defaulted(type), name, node, in: expression)
    case .memberOfOther(let type, let name, let isStatic):
      checker.report(
        isStatic
          ? SolvingMessages.staticMemberOfInstance(name, type)
          : SolvingMessages.instanceMemberOfType(name, type),
        at: node.nameRange
      )
    case .arguments(let problem, let symbol, _): arguments(problem, symbol, node)
    case .notCallable(let type):
      let symbol = node.called?.candidates.first?.symbol
      checker.report(
        symbol?.kind == .enumCase
          ? SolvingMessages.caseWithoutPayload(symbol?.name ?? "")
          : SolvingMessages.notCallable(type),
        at: node.range
      )
    case .notOptional(let type):
      if case .forcedUnwrap = node.kind {
        checker.report(SolvingMessages.notUnwrappable(type), at: node.range)
      } else {
        checker.report(SolvingMessages.notChainable(type), at: node.range)
      }
    case .packShapes(let symbol, let first, let second):
      let declaration = "\(symbol.kindName) '\(symbol.fullName)'"
      checker.report(
        SolvingMessages.packShapes(
          declaration,
          first.types.map(defaulted),
          second.types.map(defaulted)
        ),
        at: node.range
      )
    case .notPack(let type): checker.report(DeclarationMessages.notPack(type), at: node.range)
    case .optionalBase(let type, let name):
      checker.report(
        SolvingMessages.memberOfOptional(type, name, checker.library.wrapped(type) ?? type),
        at: node.baseRange,
        hint: Hints.chainOrUnwrap(name)
      )
    case .missingType: reportMissingType(node)
    case .notClass(let type):
      let kind = node.candidates.first?.symbol?.kindName
      let text =
        node.name.map { SolvingMessages.requiresClass(kind ?? "", $0.base, type) }
        ?? SolvingMessages.notClass(type)
      checker.report(text, at: node.range)
    case .tooComplex:
      checker.report(SolvingMessages.tooComplex, at: expression.range)
    case .closureArity(let type, let expected, let given):
      let arguments = "\(expected) argument\(expected == 1 ? "" : "s")"
      checker.report(
        given == 0
          ? SolvingMessages.closureIgnoresArguments(arguments)
          : SolvingMessages.closureArity(
            defaulted(type),
            arguments,
            given,
            given == 1 ? "was" : "were"
          ),
        at: node.range,
        fix: fix(ofIgnoredArguments: node, expected)
      )
    }
  }

  /// Until Swift 4, one `_` stood for all arguments of a closure.
  private func fix(ofIgnoredArguments node: Node, _ expected: Int) -> Fix? {
    guard checker.origin < Fix.today, case .closure(let closure) = node.kind,
      let parameters = closure.syntax.parameters, parameters.count == 1,
      parameters[0].name.text == "_", parameters[0].type == nil
    else { return nil }
    let names = Array(repeating: "_", count: expected).joined(separator: ", ")
    return Fix([TextEdit(parameters[0].name.range, names)], obsoleted: 4)
  }

  /// A method of the type's values that is called on the type itself.
  private func reportInstanceMethod(_ node: Node, _ reason: Failure.Reason) -> Bool {
    switch reason {
    case .mismatch, .arguments: break
    default: return false
    }
    guard let callee = (node.argumentOf ?? node).called, case .member(let base) = callee.kind,
      case .typeReference(let type) = base.kind, let name = callee.name, !callee.candidates.isEmpty,
      callee.candidates.allSatisfy({ $0.symbol?.kind == .function && $0.symbol?.isStatic == false })
    else { return false }
    checker.report(SolvingMessages.instanceMemberOfType(name.base, type), at: callee.nameRange)
    return true
  }

  private func missingConformance(
    _ type: Type,
    _ proto: TypeSymbol,
    _ failure: Failure,
    in expression: Expression
  ) {
    let node = failure.node
    let role = ExpressionRole(of: node.range, in: expression, folding)
    if reportCondition(type, proto, node, in: expression) { return }
    if case .operand(let name, let left, let right) = role,
      reportOperator(name, left, right, in: expression)
    {
      return
    }
    if case .literal = node.kind {
      let literal = literalType(node)
      if literal != type {
        mismatch(literal, type, node, in: expression)
        return
      }
      if let text = conformanceText(type, proto.name, role) {
        checker.report(text, at: node.range)
        return
      }
    }
    if let operation = node.name.flatMap({
      ExpressionRole.operation(at: $0.range, in: expression, folding)
    }
    ),
      reportOperator(operation.name, operation.left, operation.right, in: expression)
    {
      return
    }
    let operands = failure.operands.map(defaulted)
    // Two operands of one type may well have the operator; then it is the result that does not fit.
    if let name = node.name, operands.count == 2, operands[0] != operands[1],
      !operands.contains(where: \.hasVariables)
    {
      checker.report(operatorText(name.base, operands[0], operands[1]), at: name.range)
      return
    }
    if let call = node.applied, node.name?.base.isOperator == false,
      reportOverloads(of: node, in: call)
    {
      return
    }
    if let name = node.name {
      if name.base.isOperator, reportWhole(expression, node) { return }
      if name.base == "subscript" {
        checker.report(CallMessages.noExactMatches("subscript"), at: node.nameRange)
        return
      }
      let symbol = node.candidates.count == 1 ? node.candidates[0].symbol : nil
      var kind =
        name.base.isOperator ? "operator function " : symbol.map { "\($0.kindName) " } ?? ""
      if case .typeReference(let type) = node.kind, let symbol = type.symbol {
        kind = "generic \(symbol.kind) "
      }
      checker.report(
        SolvingMessages.requiresConformance(kind, name.base, type, proto.name),
        at: node.nameRange
      )
      return
    }
    switch purpose {
    case .thrown?:
      checker.report(ConversionMessages.thrownNotError(type), at: node.range)
    case .initialization? where proto.module !== checker.library.module:
      checker.report(ConversionMessages.valueNotConforming(type, proto.name), at: node.range)
    default:
      checker.report(SolvingMessages.typeNotConforming(type, proto.name), at: node.range)
    }
  }

  /// What an expression lacks by itself, where nothing around it says its type.
  private func textWithoutContext(_ expression: Expression) -> String {
    switch expression.kind {
    case .keyPath(let path) where path.root == nil: SolvingMessages.keyPathWithoutRoot
    case .closure(let closure) where closure.numberedParameterCount > 0:
      SolvingMessages.closureParameterWithoutType("$0")
    case .closure(let closure):
      closure.parameters?.first { $0.type == nil }.map {
        SolvingMessages.closureParameterWithoutType($0.name.text)
      } ?? SolvingMessages.ambiguousType
    default: SolvingMessages.ambiguousType
    }
  }

  /// Nothing says which type it has.
  func reportMissingType(_ node: Node) {
    let text =
      switch node.kind {
      case .literal(.nil): SolvingMessages.nilWithoutType
      case .array, .dictionary: SolvingMessages.emptyLiteral
      case .implicitMember, .implicitChain:
        node.implicitName.map {
          SolvingMessages.memberWithoutType($0)
        }
      case .keyPath:
        SolvingMessages.keyPathWithoutRoot
      case .closure(let closure):
        closure.parameters.first.map {
          SolvingMessages.closureParameterWithoutType($0.name)
        }
      case .overloaded, .member:
        node.openParameter.map { SolvingMessages.genericParameterUnknown($0) }
      default: nil as String?
      }
    checker.report(text ?? SolvingMessages.ambiguousType, at: node.missingTypeRange)
  }

  private func literalType(_ node: Node) -> Type {
    let name = node.literalTypeName
    return checker.library.find(name).map { .nominal(NominalType($0, [])) } ?? defaulted(node.type)
  }

  private func noMember(_ type: Type, _ name: String, _ node: Node, in expression: Expression) {
    let range = node.nameRange
    // What the library keeps to itself is one of several operands that an operator would take.
    if type.instance.symbol?.name.hasPrefix("_") == true,
      let operation = ExpressionRole.operation(besideMember: range, in: expression, folding),
      reportOperator(operation.name, operation.left, operation.right, in: expression)
    {
      return
    }
    let base = expression.part(at: node.baseRange, folding)
    func known(_ type: Type) -> Type {
      type.hasVariables ? base.flatMap { self.type(of: $0) } ?? type : type
    }
    if let receiver = node.dynamicReceiver {
      checker.report(
        SolvingMessages.noDynamicMember(known(defaulted(receiver)), name, type),
        at: range
      )
      return
    }
    if case .integer(let text)? = base?.kind, text.hasPrefix("0x"), name.first?.isNumber == true {
      checker.report(SolvingMessages.hexadecimalWithoutExponent, at: range)
      return
    }
    let type = known(type).named
    if name == "subscript" {
      checker.report(SolvingMessages.noSubscripts(type), at: range)
      return
    }
    switch type {
    case .metatype(let box):
      checker.report(
        name == "init"
          ? SolvingMessages.noInitializers(box.type)
          : SolvingMessages.typeHasNoMember(box.type, name),
        at: range,
        hint: name == "init"
          ? Hints.ways(toMake: box.type) : spelling(of: name, memberOf: type)
      )
    case .tuple:
      checker.report(
        SolvingMessages.tupleHasNoMember(type, name),
        at: range,
        hint: spelling(of: name, memberOf: type)
      )
    default:
      checker.report(
        SolvingMessages.valueHasNoMember(type, name),
        at: range,
        hint: spelling(of: name, memberOf: type)
      )
    }
  }

  private func spelling(of name: String, memberOf type: Type) -> String? {
    scope.flatMap { Spelling(checker: checker, scope: $0).hint(for: name, memberOf: type) }
  }

  func reportAmbiguity(_ solutions: [Solver.Solution], _ expression: Expression) {
    let names = solutions[0].choices.compactMap { key, made -> String? in
      guard let symbol = made.choice.symbol,
        solutions.dropFirst().contains(where: { $0.choices[key]?.choice.symbol !== symbol })
      else { return nil }
      return symbol.declarationName
    }
    let name = names.sorted().first ?? "expression"
    checker.report(SolvingMessages.ambiguousUse(name), at: expression.range)
  }
}

extension Type {
  /// The type that a metatype is of.
  fileprivate var instance: Type { if case .metatype(let box) = self { box.type } else { self } }

  /// The type as its declaration names it where nothing says its arguments; `self`'s as its class.
  var named: Type {
    switch self {
    case .dynamicSelf(let box): return box.type
    case .nominal(let nominal) where hasVariables:
      let arguments = zip(nominal.arguments, nominal.symbol.parameters).map {
        argument,
        parameter -> Type in
        if case .variable = argument { .parameter(parameter) } else { argument.named }
      }
      return .nominal(NominalType(nominal.symbol, arguments))
    default: return hasVariables ? mapParts(\.named) : self
    }
  }
}

extension Node {
  /// Whether it is a literal that says nothing of its own type.
  var needsContext: Bool {
    switch kind {
    case .literal(.nil): true
    case .array(let elements): elements.isEmpty
    case .dictionary(let elements): elements.isEmpty
    default: false
    }
  }

  /// What it calls, if it is a call.
  var called: Node? { if case .call(let callee, _) = kind { callee } else { nil } }

  /// Where a closure's only expression stands, or the node itself.
  var resultRange: TextRange {
    if case .closure(let closure) = kind { closure.expression?.range ?? range } else { range }
  }

  /// Where the name is that an implicit chain begins with, or the node itself.
  fileprivate var missingTypeRange: TextRange {
    switch kind {
    case .implicitMember: nameRange
    case .implicitChain(let inner), .call(let inner, _), .member(let inner):
      implicitName == nil ? range : inner.missingTypeRange
    default: range
    }
  }

  /// The member that an implicit chain begins with.
  var implicitName: String? {
    switch kind {
    case .implicitMember: name?.base
    case .implicitChain(let inner), .call(let inner, _), .member(let inner):
      inner.implicitName
    case .subscript(let inner, _), .forcedUnwrap(let inner), .optionalBinding(let inner):
      inner.implicitName
    default: nil
    }
  }

  /// The generic parameter of the declaration that nothing decides.
  fileprivate var openParameter: String? {
    guard candidates.count == 1, let symbol = candidates[0].symbol else { return nil }
    let outer = symbol.owner?.parameters.count ?? 0
    return symbol.interface.signature.parameters.dropFirst(outer).first?.name
  }

  /// What takes the arguments.
  var place: String { if case .subscript = kind { "subscript" } else { "call" } }

  /// Whether it is a literal of a whole number, which may have been tried as a fraction last.
  fileprivate var isInteger: Bool { if case .literal(.integer) = kind { true } else { false } }

  var nameRange: TextRange { name?.range ?? range }

  fileprivate var baseRange: TextRange {
    if case .member(let base) = kind { base.range } else { range }
  }

  var ownApplication: Application? {
    switch kind {
    case .call(_, let application), .subscript(_, let application): application
    default: application
    }
  }

  fileprivate var literalTypeName: String {
    guard case .literal(let literal) = kind else { return "_" }
    return switch literal {
    case .integer: "Int"
    case .float: "Double"
    case .boolean: "Bool"
    case .string, .source: "String"
    case .nil: "nil"
    }
  }
}
