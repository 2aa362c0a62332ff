import SwiftSyntax

/// Values that are not of the type that is wanted of them.
extension FurtherMistakes {
  /// Compares the arguments of a call whose labels fit with what is declared.
  func checkArguments(_ node: FunctionCallExprSyntax, _ callables: [Callable]) {
    let shapes = node.shapes
    let current = callables.filter { !$0.isOlder }
    // Of several that it may mean, nobody can say what is wanted.
    guard
      (current.isEmpty ? callables : current).count(where: { $0.signature.match(shapes) != nil })
        == 1
    else { return }
    guard let candidate = reading.candidates(for: node).first else { return }
    for (position, value) in node.values.enumerated() where !value.is(ClosureExprSyntax.self) {
      guard let parameter = candidate.parameter(for: position) else { continue }
      check(value, against: candidate.wanted(by: parameter))
    }
  }

  /// Compares the arguments of a call of a closure with what it takes.
  func checkValues(_ node: FunctionCallExprSyntax, _ parameters: [TypeRef]) {
    let values = node.values
    guard values.count == parameters.count else {
      // A tuple may be handed over as one value, and a closure behind the parentheses be the next block.
      guard values.count > 1 || parameters.count > 1, node.trailingClosure == nil else { return }
      let wanted = parameters.isEmpty ? "no" : parameters.count == 1 ? "one" : "\(parameters.count)"
      return report(
        "this function takes \(wanted) argument\(parameters.count == 1 ? "" : "s"), and gets "
          + (values.isEmpty ? "none" : values.count == 1 ? "one" : "\(values.count)"),
        at: node.calledExpression
      )
    }
    for (value, wanted) in zip(values, parameters) where !value.is(ClosureExprSyntax.self) {
      check(value, against: wanted)
    }
  }

  /// A struct's own initialiser takes its properties' values.
  func checkProperties(_ node: FunctionCallExprSyntax, _ type: TypeObject) {
    for argument in node.arguments.nodes {
      let property = type.storedProperties.first { $0.name == argument.label?.name }
      if let wanted = property?.type { check(argument.expression, against: wanted) }
    }
  }

  /// Says of a value that it is not of the type that is wanted, if that is certain.
  func check(_ value: ExprSyntax, against wanted: TypeRef) {
    if wanted.isUnknown || wanted.ofLiteral != nil { return }
    switch value.as(ExprSyntaxEnum.self) {
    case .tupleExpr(let node) where node.elements.count == 1:
      if let only = node.elements.first { check(only.expression, against: wanted) }
      return
    case .ternaryExpr(let node):
      check(node.thenExpression, against: wanted)
      check(node.elseExpression, against: wanted)
      return
    case .arrayExpr(let node):
      guard case .array(let element) = wanted.settled else { break }
      for item in node.elements.nodes { check(item.expression, against: element) }
      return
    case .nilLiteralExpr: return checkNil(value, against: wanted)
    default: break
    }
    if let name = value.implicitName {
      guard case .named(let type, _) = wanted.settled.wrapped.settled, !type.isUnchecked else {
        return
      }
      checkCase(name, of: type, isOptional: wanted.isOptional)
      if let call = value.as(FunctionCallExprSyntax.self) { checkImplicit(call, name, of: wanted) }
      return
    }
    switch reading.type(of: value) {
    case .type(let given): checkType(given, at: value, against: wanted)
    case .value(let given):
      guard reading.isMistaken(given, for: wanted) else { return }
      let hint = hint(for: given, wanted)
      report("expected `\(wanted.shown)`, got `\(given.told)`", at: value, hint: hint)
    case .unknown: break
    }
  }

  private func hint(for given: TypeRef, _ wanted: TypeRef) -> String? {
    if given.isOptional, !reading.isMistaken(given.wrapped, for: wanted) {
      return "unwrap it with `if let`, `??` or `!`"
    }
    guard let wanted = wanted.shown.name else { return nil }
    if wanted == "Observable", given.shown.name != "Single" {
      return reading.isPlain(given) ? "`.just(…)` makes a sequence of it" : nil
    }
    return wanted == "String" && reading.isPlain(given) ? "`String(…)` makes a text of it" : nil
  }

  private func checkNil(_ value: ExprSyntax, against wanted: TypeRef) {
    guard reading.isPlain(wanted) else { return }
    report(
      "expected `\(wanted.shown)`, got `nil`",
      at: value,
      hint: "only an optional can be nil: `\(wanted.shown)?`"
    )
  }

  private func checkType(_ given: TypeRef, at value: ExprSyntax, against wanted: TypeRef) {
    guard let given = reading.object(of: given), case .named(let type, _) = wanted.settled,
      type.isHost, given.isHost, given.isSubtype(of: type), !type.isUnchecked
    else { return }
    let hint =
      given.statics(named: "instance").isEmpty
      ? "write `()` behind the type where it is declared" : "write `\(given.name).instance`"
    report(
      "this is the type `\(given.name)` itself, and no value of it",
      at: value,
      hint: hint
    )
  }

  /// `.name` is a member of the type that is wanted.
  private func checkCase(_ node: DeclReferenceExprSyntax, of type: TypeObject, isOptional: Bool) {
    let type = type.implicitMembers ?? type
    let name = node.baseName.name
    guard type.statics(named: name).isEmpty, type.cases[name] == nil, type.kind != .protocol,
      name != "init", !type.staticNames().isEmpty, !(isOptional && ["none", "some"].contains(name))
    else { return }
    report(
      "`\(type.name)` has no member `\(name)`",
      at: node,
      hint: type.suggestion(for: name, among: type.staticNames(), reading.library)
    )
  }

  /// What `.name(…)` takes that makes the value that is wanted.
  private func checkImplicit(
    _ node: FunctionCallExprSyntax,
    _ name: DeclReferenceExprSyntax,
    of wanted: TypeRef
  ) {
    let type = wanted.settled.wrapped
    let shapes = node.shapes
    let fitting = reading.methods(name.baseName.name, of: .type(type)).filter {
      !$0.isOlder && $0.signature.match(shapes) != nil
    }
    guard fitting.count == 1, let sources = fitting[0].signature.match(shapes) else { return }
    let own = TypeBindings(of: type, reading.library)
    let candidate = CallCandidate(
      callable: fitting[0],
      sources: sources,
      receiver: own,
      bindings: own
    )
    for (position, value) in node.values.enumerated() where !value.is(ClosureExprSyntax.self) {
      guard let parameter = candidate.parameter(for: position) else { continue }
      check(value, against: candidate.wanted(by: parameter))
    }
  }

  /// `a + b` and `a = b`, as far as both sides are plainly of types that don't go together.
  func checkOperands(_ node: InfixOperatorExprSyntax) {
    if node.bareType != nil { return }
    if node.isAssignment { checkMutation(of: node.leftOperand) }
    if node.operator.is(AssignmentExprSyntax.self) {
      return checkAssignment(node.leftOperand, node.rightOperand)
    }
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.likeOperators.contains(name), reading.world.operators[name] == nil
    else { return }
    let (left, right) = (reading.value(of: node.leftOperand), reading.value(of: node.rightOperand))
    let isComparison = name == "==" || name == "!="
    for (operand, other) in [(left, right), (right, left)] where operand.isOptional && !isComparison
    {
      guard reading.isPlain(operand.wrapped), reading.isPlain(other) else { continue }
      let (value, type) = (operand == left ? node.leftOperand : node.rightOperand, operand.wrapped)
      return report(
        "expected `\(type.shown)`, got the optional `\(type.shown)?`",
        at: value,
        hint: "unwrap it with `if let`, `??` or `!`"
      )
    }
    guard isOperand(left), isOperand(right) else { return }
    if reading.isMistaken(left, for: right), reading.isMistaken(right, for: left) {
      let isText = [left, right].contains { $0.plain === reading.library.string }
      return report(
        "`\(name)` can't combine `\(left.shown)` and `\(right.shown)`",
        at: node.operator,
        hint: isText
          ? "`String(…)` makes a text of a number, and `Int(…)` a number of a text"
          : "make both of one type, as with `Double(…)`"
      )
    }
    guard let type = left.plain, type === right.plain, !isComparison else { return }
    let isText = type === reading.library.string && !["-", "*", "/", "%"].contains(name)
    guard type !== reading.library.int, type !== reading.library.double, !isText else { return }
    report("there is no operator `\(name)` for `\(type.name)`", at: node.operator)
  }

  private func isOperand(_ type: TypeRef) -> Bool {
    if case .array = type.settled { return true }
    return reading.isPlain(type)
  }

  private func checkAssignment(_ place: ExprSyntax, _ value: ExprSyntax) {
    if let access = place.as(MemberAccessExprSyntax.self), let base = access.base,
      case .value(let type) = reading.link(base), let owner = reading.object(of: type),
      !owner.isHost, !base.isSelf,
      case .stored(let index)? = owner.members(named: access.declName.baseName.name).first,
      owner.storedProperties.indices.contains(index), owner.storedProperties[index].isLet
    {
      return report(
        "`\(access.declName.baseName.name)` is a constant",
        at: access.declName,
        hint: "declare it with `var` in `\(owner.name)` to change it"
      )
    }
    if let access = place.as(MemberAccessExprSyntax.self), let base = access.base, isConstant(base),
      case .value(let type) = reading.link(base), let owner = reading.object(of: type),
      !owner.isHost, owner.kind == .structure,
      case .stored? = owner.members(named: access.declName.baseName.name).first
    {
      return report(
        "`\(access.declName.baseName.name)` of a constant can't be changed",
        at: access.declName,
        hint: "declare `\(base.bareText)` with `var`"
      )
    }
    if let access = place.as(MemberAccessExprSyntax.self), let base = access.base,
      case .value(let type) = reading.link(base), let owner = reading.object(of: type),
      owner.isHost,
      case .property(let property)? = owner.members(named: access.declName.baseName.name).first,
      property.set == nil
    {
      let takes = !owner.members(named: "accept").isEmpty
      return report(
        "`\(access.declName.baseName.name)` of `\(owner.name)` can only be read",
        at: access.declName,
        hint: takes ? "`accept(…)` sets another value" : nil
      )
    }
    if case .value(let wanted) = reading.link(place) { check(value, against: wanted) }
  }

  /// Operators that take two of the same.
  private static let likeOperators: Set = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=",
  ]
}

extension TypeRef {
  /// The name of the type, without arguments.
  fileprivate var name: String? {
    if case .named(let type, _) = settled { type.name } else { nil }
  }
}

extension ExprSyntax {
  fileprivate var isSelf: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  /// The name in `.name` and `.name(…)`.
  fileprivate var implicitName: DeclReferenceExprSyntax? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base == nil ? access.declName : nil
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.implicitName
  }
}
