import SwiftSyntax

extension Compiler {
  /// The types that a call's arguments have to be of, as far as the functions that can be meant agree.
  func parameterTypes(of callables: [Callable], _ node: FunctionCallExprSyntax) -> [TypeRef?] {
    let shapes = node.shapes
    var types: [TypeRef?]?
    for callable in callables {
      guard let sources = callable.signature.match(shapes) else { continue }
      var found = [TypeRef?](repeating: nil, count: shapes.count)
      for (parameter, source) in zip(callable.signature.parameters, sources)
      where !parameter.isInout {
        switch source {
        case .argument(let index): found[index] = parameter.type
        case .variadic(let indices): for index in indices { found[index] = parameter.type }
        case .missing: break
        }
      }
      settleLiterals(&found, node)
      types = types.map { zip($0, found).map { $0 == $1 ? $0 : nil } } ?? found
    }
    return types ?? []
  }

  /// Gives whole numbers the type of a fraction that stands for the same generic parameter: `max(1, 2.5)`, and arrays of
  /// them that of an array of fractions; beside what is no number, the parameter stands for anything.
  private func settleLiterals(_ types: inout [TypeRef?], _ node: FunctionCallExprSyntax) {
    let expressions = node.arguments.map(\.expression)
    var fractions: [String: TypeRef] = [:]
    var others: Set<String> = []
    for (type, expression) in zip(types, expressions) {
      guard case .parameter(let name, nil)? = type, let known = staticType(of: expression) else {
        continue
      }
      if known.holdsFractions { fractions[name] = known }
      if expression.isTextOrTruth { others.insert(name) }
    }
    for name in others { fractions[name] = nil }
    guard !fractions.isEmpty else { return }
    for (position, expression) in expressions.enumerated() where types.indices.contains(position) {
      guard case .parameter(let name, nil)? = types[position], let fraction = fractions[name],
        fraction.isFraction ? expression.isWholeLiteral : expression.isWholeLiterals
      else { continue }
      types[position] = fraction
    }
  }

  /// The type of both operands of a script's operator that gives what is wanted: literals are made as it says.
  func ownOperandType(_ name: String, _ expected: TypeRef?) -> TypeRef? {
    guard let declared = world.operators[name], let wanted = expected?.wrapped.settled,
      case .named(let type, _) = wanted, !type.isHost
    else { return nil }
    let making = declared.filter {
      $0.signature.parameters.count == 2 && $0.signature.result == wanted
    }
    // `Matrix * Int` leaves it open what the literal is.
    let isCertain = making.allSatisfy { callable in
      callable.signature.parameters.allSatisfy { $0.type == wanted }
    }
    return isCertain && !making.isEmpty ? wanted : nil
  }

  /// Whether one of the functions takes a call's arguments, by number and labels.
  func takes(_ node: FunctionCallExprSyntax, _ callables: [Callable]) -> Bool {
    let shapes = node.shapes
    return callables.contains { $0.signature.match(shapes) != nil }
  }

  /// The types of the arguments that make an instance of a script's type.
  func parameterTypes(of type: TypeObject, _ node: FunctionCallExprSyntax) -> [TypeRef?] {
    if type.numbers != nil, node.arguments.count == 1, let only = node.arguments.first,
      only.label == nil
    {
      return [.named(type, [])]
    }
    let declared = parameterTypes(of: type.allInitializers(), node)
    guard declared.isEmpty, type.kind == .structure, type.hasMemberwiseInitializer else {
      return declared
    }
    return node.arguments.map { argument in
      type.storedProperties.first { $0.name == argument.label?.name }?.type
    }
  }

  /// The types of the arguments of a method, of its own type or one of its instances.
  func parameterTypes(
    of name: String,
    in type: TypeObject,
    _ isStatic: Bool,
    _ node: FunctionCallExprSyntax
  ) -> [TypeRef?] {
    if isStatic, name == "init" { return parameterTypes(of: type, node) }
    if isStatic, let enumCase = type.cases[name],
      enumCase.payloadTypes.count == node.arguments.count
    {
      return enumCase.payloadTypes
    }
    let members = isStatic ? type.statics(named: name) : type.members(named: name)
    return parameterTypes(
      of: members.compactMap { if case .method(let method) = $0 { method } else { nil } },
      node
    )
  }

  /// The types of the arguments of `base.name(…)`, or of `.name(…)` where the result's type is known.
  ///
  /// - Parameter type: The type that `base` is the name of.
  func parameterTypes(
    of name: String,
    _ base: ExprSyntax?,
    _ type: TypeRef?,
    _ expected: TypeRef?,
    _ node: FunctionCallExprSyntax
  ) -> [TypeRef?] {
    let isStatic = base == nil || type != nil
    let owner =
      base == nil
      ? expected?.wrapped.ownerOfImplicitMembers
      : type.map { specialized($0, as: expected) } ?? base.flatMap { self.owner($0, node) }
    if case .array(let element)? = owner?.settled {
      let count = node.arguments.count + (node.trailingClosure == nil ? 0 : 1)
      return Array(repeating: element.closure(of: name), count: count)
    }
    let types = owner.map { parameterTypes(of: name, in: $0, isStatic, node) } ?? []
    return type == nil ? types : shared(types, node)
  }

  /// The same with a generic parameter that several sequences share as one of them shows it:
  /// `merge(plus.map { Action.add }, minus.map { .subtract })`.
  private func shared(_ types: [TypeRef?], _ node: FunctionCallExprSyntax) -> [TypeRef?] {
    let arguments = node.arguments.nodes
    guard types.count > 1, types.count == arguments.count,
      case .named(let first, let parameters)?? = types.first, first.isHost,
      case .parameter? = parameters.first, types.allSatisfy({ $0 == types[0] }),
      arguments.contains(where: { $0.expression.needsType })
    else { return types }
    for argument in arguments where !argument.expression.needsType {
      guard case .named(let made, let elements)? = staticType(of: argument.expression), made.isHost,
        elements.count == 1
      else { continue }
      let wanted = TypeRef.named(first, elements).ownerOfImplicitMembers
      return zip(types, arguments).map { $1.expression.needsType ? wanted : $0 }
    }
    return types
  }

  /// `Observable` as the `Observable<Int>` that is wanted of its static method.
  private func specialized(_ type: TypeRef, as expected: TypeRef?) -> TypeRef {
    guard case .named(let named, let own) = type.settled, own.isEmpty, named.isHost,
      !named.genericNames.isEmpty,
      case .named(let wanted, let arguments)? = expected?.wrapped.settled,
      wanted === named || wanted.isHost && named.isSubtype(of: wanted)
    else { return type }
    return .named(named, arguments)
  }

  /// The type of what a method is called on.
  ///
  /// A chain is looked through only where an argument needs it.
  private func owner(_ base: ExprSyntax, _ node: FunctionCallExprSyntax) -> TypeRef? {
    if let written = writtenType(of: base) { return written.wrapped }
    guard base.is(FunctionCallExprSyntax.self),
      node.arguments.contains(where: { $0.expression.needsType }) || node.trailingClosure.needsType
    else { return nil }
    return staticType(of: base)
  }

  /// The same for a type with generic arguments, the host's among them.
  func parameterTypes(
    of name: String,
    in type: TypeRef,
    _ isStatic: Bool,
    _ node: FunctionCallExprSyntax
  ) -> [TypeRef?] {
    guard case .named(let object, let arguments) = type.settled else { return [] }
    let types =
      isStatic && name == "init" && object.isHost
      ? parameterTypes(of: object.initializers, node)
      : parameterTypes(of: name, in: object, isStatic, node)
    if !object.isHost, types.contains(where: { $0?.isComplete == false }) {
      let associated = object.associatedTypes(library)
      return types.map { $0?.substituting(associated, specialized) }
    }
    guard let only = arguments.first, arguments.count == 1, object.isHost else { return types }
    let names = object.lineage().flatMap(\.genericNames)
    let bindings = Dictionary(names.map { ($0, only) }) { first, _ in first }
    return types.map { $0?.substituting(bindings, specialized) }
  }

  /// The type that stands before a dot or parentheses: `Stack<Int>`, `[Int]`, `Outer.Inner`; `nil` for other expressions.
  func type(writtenAs expression: ExprSyntax) -> TypeRef? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node):
      let name = node.baseName.name
      guard scope.variable(named: name) == nil, world.variables[name] == nil else { return nil }
      return lookUpType(name)
    case .genericSpecializationExpr(let node): return writtenType(node)
    case .arrayExpr(let node):
      guard node.elements.count == 1, let element = node.elements.first?.expression else {
        return nil
      }
      return type(writtenAs: element).map { .array($0) }
    case .dictionaryExpr(let node):
      guard case .elements(let list) = node.content, list.count == 1, let pair = list.first,
        let key = type(writtenAs: pair.key), let value = type(writtenAs: pair.value)
      else { return nil }
      return .dictionary(key, value)
    case .optionalChainingExpr(let node):
      return type(writtenAs: node.expression).map { .optional($0) }
    case .tupleExpr(let node):
      guard node.elements.count > 1 else {
        return node.elements.first.flatMap { type(writtenAs: $0.expression) }
      }
      let types = node.elements.map { ($0.label?.name, type(writtenAs: $0.expression)) }
      let known = types.compactMap { label, type in type.map { (label: label, type: $0) } }
      return known.count == types.count ? .tuple(known) : nil
    case .memberAccessExpr(let node):
      guard let base = node.base, case .named(let outer, _)? = type(writtenAs: base)?.settled,
        let inner = outer.lineage().lazy.compactMap({ $0.nestedTypes[node.declName.baseName.name] })
          .first
      else { return nil }
      return inner.alias ?? .named(inner, [])
    case .typeExpr(let node): return resolve(node.type)
    case .infixOperatorExpr(let node): return functionType(node)
    default: return nil
    }
  }

  /// `(Int) -> Void` written in an expression.
  private func functionType(_ node: InfixOperatorExprSyntax) -> TypeRef? {
    guard node.operator.is(ArrowExprSyntax.self),
      let clause = node.leftOperand.as(TupleExprSyntax.self)
    else { return nil }
    let parameters = clause.elements.compactMap { type(writtenAs: $0.expression) }
    let isVoid = node.rightOperand.as(TupleExprSyntax.self)?.elements.isEmpty ?? false
    guard parameters.count == clause.elements.count,
      let result = isVoid ? .tuple([]) : type(writtenAs: node.rightOperand)
    else { return nil }
    return .function(parameters, result)
  }

  /// `Stack<Int>` written in an expression.
  func writtenType(_ node: GenericSpecializationExprSyntax) -> TypeRef? {
    let arguments = node.genericArgumentClause.arguments.map { argument -> TypeRef in
      if case .type(let type) = argument.argument { resolve(type) } else { .any }
    }
    if let name = node.expression.as(DeclReferenceExprSyntax.self)?.baseName.name {
      return typeResolver.named(name, arguments, at: Syntax(node))
    }
    guard case .named(let type, _)? = self.type(writtenAs: node.expression)?.settled else {
      return nil
    }
    return specialized(type, arguments)
  }
}

extension ExprSyntax {
  fileprivate var isWholeLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(PrefixOperatorExprSyntax.self)
  }

  /// An array of such literals.
  fileprivate var isWholeLiterals: Bool {
    self.as(ArrayExprSyntax.self)?.elements.nodes.allSatisfy(\.expression.isWholeLiteral) ?? false
  }

  /// A literal that is no number.
  fileprivate var isTextOrTruth: Bool {
    self.is(StringLiteralExprSyntax.self) || self.is(BooleanLiteralExprSyntax.self)
  }

  /// `.name` or `.name(…)`, whose type is what the place wants, or a call that is given one.
  var needsType: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.needsType
        || call.arguments.contains { $0.expression.needsType } || call.trailingClosure.needsType
    }
    return self.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }
}

extension ClosureExprSyntax? {
  /// Whether a closure gives nothing but what the place has to say the type of.
  fileprivate var needsType: Bool {
    guard let statements = self?.statements, statements.count == 1,
      self?.signature?.returnClause == nil, case .expr(let only)? = statements.first?.item
    else { return false }
    return only.needsType
  }
}

extension TypeRef {
  /// Whether this is a fraction or an array of them.
  fileprivate var holdsFractions: Bool {
    if case .array(let element) = self { element.isFraction } else { isFraction }
  }

  /// The type whose member `.name` is where this is wanted: `Observable<Int>` for what can be turned into one.
  var ownerOfImplicitMembers: TypeRef {
    guard case .named(let type, let arguments) = settled, let owner = type.implicitMembers else {
      return self
    }
    return .named(owner, arguments)
  }

  /// The function that an array's method calls, where this is the type of the elements.
  fileprivate func closure(of method: String) -> TypeRef? {
    switch method {
    case "map", "filter", "forEach", "compactMap", "flatMap", "first", "last", "contains",
      "allSatisfy", "prefix", "drop", "firstIndex", "lastIndex", "removeAll":
      .function([self], .unknown)
    case "sorted", "sort", "min", "max": .function([self, self], .unknown)
    case "reduce": .function([.unknown, self], .unknown)
    default: nil
    }
  }
}
