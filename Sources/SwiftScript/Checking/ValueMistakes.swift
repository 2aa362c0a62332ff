import SwiftSyntax

/// Values that are not of the type that is wanted of them.
extension FurtherMistakes {
  /// Compares the arguments of a call whose labels fit with what is declared.
  func checkArguments(_ node: FunctionCallExprSyntax, _ callables: [Callable]) {
    let shapes = node.shapes
    let fitting = callables.filter { !$0.isOlder && $0.signature.match(shapes) != nil }
    checkElement(node)
    guard fitting.count == 1, let sources = fitting[0].signature.match(shapes) else { return }
    let arguments = node.arguments.map(\.expression)
    for (parameter, source) in zip(fitting[0].signature.parameters, sources) {
      guard case .argument(let index) = source, arguments.indices.contains(index) else { continue }
      check(arguments[index], against: parameter.type)
    }
  }

  /// A struct's own initialiser takes its properties' values.
  func checkProperties(_ node: FunctionCallExprSyntax, _ type: TypeObject) {
    for argument in node.arguments {
      let property = type.storedProperties.first { $0.name == argument.label?.name }
      if let wanted = property?.type { check(argument.expression, against: wanted) }
    }
  }

  /// What a subject or relay is told or begins with is one of its elements.
  private func checkElement(_ node: FunctionCallExprSyntax) {
    guard let argument = node.arguments.first?.expression, node.arguments.count == 1 else { return }
    if let callee = node.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      ["onNext", "accept"].contains(callee.declName.baseName.name)
    {
      return check(argument, against: reading.element(of: base))
    }
    if node.calledExpression.is(GenericSpecializationExprSyntax.self),
      node.arguments.first?.label?.name == "value"
    {
      check(argument, against: reading.element(of: node.calledExpression))
    }
  }

  private func check(_ value: ExprSyntax, against wanted: TypeRef) {
    guard case .named(let type, _) = wanted.settled, !type.isUnchecked else {
      if case .array = wanted.settled { check(value, against: .value(reading.library.array)) }
      return
    }
    if let name = value.implicitName { return checkCase(name, of: type) }
    if case .type(let given) = reading.type(of: value) {
      guard type.isHost, given.isHost, given === type || given.isSubtype(of: type) else { return }
      let hint =
        given.statics(named: "instance").isEmpty
        ? "write `()` behind the type where it is declared" : "write `\(given.name).instance`"
      return report(
        "this is the type `\(given.name)` itself, and no value of it",
        at: value,
        hint: hint
      )
    }
    check(value, against: .value(type))
  }

  /// `.name` is a member of the type that is wanted.
  private func checkCase(_ node: DeclReferenceExprSyntax, of type: TypeObject) {
    let type = type.implicitMembers ?? type
    let name = node.baseName.name
    guard type.statics(named: name).isEmpty, type.cases[name] == nil, type.kind != .protocol,
      name != "init", !type.staticNames().isEmpty
    else { return }
    report(
      "`\(type.name)` has no member `\(name)`",
      at: node,
      hint: type.suggestion(for: name, among: type.staticNames(), reading.library)
    )
  }

  /// `a + b` and `a = b`, as far as both sides are plainly of types that don't go together.
  func checkOperands(_ node: SequenceExprSyntax) {
    let parts = Array(node.elements)
    guard parts.count == 3, node.bareType == nil else { return }
    if parts[1].is(AssignmentExprSyntax.self) { return checkAssignment(parts[0], parts[2]) }
    guard let name = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      Self.likeOperators.contains(name),
      case .value(let left) = reading.type(of: parts[0]),
      case .value(let right) = reading.type(of: parts[2]),
      [left, right].allSatisfy({ Self.plain.contains($0.name) && $0.kind == .native })
    else { return }
    let isSame = left === right
    let isFraction = { (one: TypeObject, other: ExprSyntax) in
      one === self.reading.library.double && other.is(IntegerLiteralExprSyntax.self)
    }
    if isFraction(left, parts[2]) || isFraction(right, parts[0]) { return }
    if isSame {
      let isNumber = left === reading.library.int || left === reading.library.double
      guard !isNumber, name != "==", name != "!=",
        !(left === reading.library.string && !["-", "*", "/", "%"].contains(name)),
        !(left === reading.library.array && name == "+")
      else { return }
      return report("there is no operator `\(name)` for `\(left.name)`", at: parts[1])
    }
    report(
      "`\(name)` can't put `\(left.name)` and `\(right.name)` together",
      at: parts[1],
      hint: left === reading.library.string || right === reading.library.string
        ? "`String(…)` makes a text of a number, and `Int(…)` a number of a text"
        : "make both of one type, as with `Double(…)`"
    )
  }

  private func checkAssignment(_ place: ExprSyntax, _ value: ExprSyntax) {
    if let access = place.as(MemberAccessExprSyntax.self), let base = access.base,
      case .value(let owner) = reading.type(of: base), owner.isHost,
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
    check(value, against: reading.type(of: place))
  }

  /// A closure that names more arguments than it gets, or whose only expression is not what it says it returns.
  func checkClosure(_ node: ClosureExprSyntax) {
    if case .simpleInput(let names)? = node.signature?.parameterClause, names.count > 1,
      case .value(let type) = reading.taken(by: node), Self.plain.contains(type.name)
    {
      report(
        "this closure gets one `\(type.name)`, and names \(names.count) arguments",
        at: names,
        hint: "write one name before `in`"
      )
    }
    checkSequence(node)
    guard let result = node.signature?.returnClause?.type, node.statements.count == 1,
      case .expr(let body)? = node.statements.first?.item
    else { return }
    check(body, against: reading.written(result))
  }

  /// The closure of `flatMap` and its kin makes sequences.
  private func checkSequence(_ node: ClosureExprSyntax) {
    guard node.statements.count == 1, case .expr(let body)? = node.statements.first?.item,
      let call = node.parent?.as(FunctionCallExprSyntax.self),
      let callee = call.calledExpression.as(MemberAccessExprSyntax.self), let base = callee.base,
      ["flatMap", "flatMapLatest", "flatMapFirst", "concatMap"]
        .contains(callee.declName.baseName.name),
      case .value(let source) = reading.type(of: base), source !== reading.library.array,
      let sequences = reading.library.types["ObservableConvertibleType"],
      source.isSubtype(of: sequences),
      case .value(let type) = reading.type(of: body), Self.plain.contains(type.name),
      type !== reading.library.array
    else { return }
    report(
      "this closure must return an observable, and it returns `\(type.name)`",
      at: body,
      hint: "`map` makes values of values"
    )
  }

  /// Operators that take two of the same.
  private static let likeOperators: Set = [
    "+", "-", "*", "/", "%", "<", ">", "<=", ">=", "==", "!=",
  ]
}

extension ExprSyntax {
  /// The name in `.name` and `.name(…)`.
  fileprivate var implicitName: DeclReferenceExprSyntax? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base == nil ? access.declName : nil
    }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    return call.calledExpression.implicitName
  }
}
