import SwiftSyntax

/// Makes one value of the parts of a body, with the static methods of a type declared `@resultBuilder`.
struct ResultBuilder {
  let type: TypeObject

  func has(_ name: String) -> Bool { !type.statics(named: name).isEmpty }

  /// The type that a part has to be of, where the builder takes one only.
  var partType: TypeRef? {
    for name in ["buildExpression", "buildBlock"] {
      let methods = type.statics(named: name).compactMap {
        if case .method(let method) = $0 { method } else { nil }
      }
      guard let first = methods.first else { continue }
      return methods.count == 1 && first.signature.parameters.count == 1
        ? first.signature.parameters[0].type : nil
    }
    return nil
  }

  func call(_ name: String, _ machine: Machine, _ arguments: [(label: String?, value: Value)])
    throws -> Value
  {
    try machine.callStatic(
      name,
      of: type,
      arguments.map { LabelledValue(label: $0.label, value: $0.value) }
    )
  }

  func expression(_ machine: Machine, _ value: Value) throws -> Value {
    has("buildExpression") ? try call("buildExpression", machine, [(nil, value)]) : value
  }

  /// One value of a block's parts.
  func block(_ machine: Machine, _ parts: [Value]) throws -> Value {
    if let first = parts.first, has("buildPartialBlock") {
      return try parts.dropFirst().reduce(
        try call("buildPartialBlock", machine, [("first", first)])
      ) {
        try call("buildPartialBlock", machine, [("accumulated", $0), ("next", $1)])
      }
    }
    return try call("buildBlock", machine, parts.map { (nil, $0) })
  }

  /// The value of one of several branches, each of which has its own way through a tree of two branches at a time.
  func branch(_ machine: Machine, _ value: Value, _ position: Int, of count: Int) throws -> Value {
    guard count > 1 else { return value }
    var left = 1
    while left * 2 < count { left *= 2 }
    return position < left
      ? try call(
        "buildEither",
        machine,
        [("first", try branch(machine, value, position, of: left))]
      )
      : try call(
        "buildEither",
        machine,
        [("second", try branch(machine, value, position - left, of: count - left))]
      )
  }

  /// The value of an `if` that may do nothing.
  func optional(_ machine: Machine, _ value: Value?) throws -> Value {
    let name = has("buildOptional") ? "buildOptional" : "buildIf"
    return try call(name, machine, [(nil, .wrapping(value))])
  }
}

extension Compiler {
  /// The result builder that one of the attributes names.
  func resultBuilder(in attributes: AttributeListSyntax?) -> TypeObject? {
    guard world.hasResultBuilders else { return nil }
    for case .attribute(let attribute) in attributes?.nodes ?? [] {
      guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text,
        case .named(let type, _)? = lookUpType(name), type.isResultBuilder
      else { continue }
      return type
    }
    return nil
  }

  /// The builder that a protocol of the type asks for.
  func inheritedBuilder(of name: String, in type: TypeObject) -> TypeObject? {
    guard world.hasResultBuilders else { return nil }
    return type.lineage().lazy.compactMap { $0.builders[name] }.first
  }

  /// Compiles a body whose statements are parts of what a builder makes.
  func builtBody(_ items: CodeBlockItemListSyntax, by type: TypeObject) -> Exec {
    let builder = ResultBuilder(type: type)
    let whole = built(items, by: builder)
    return { machine in
      let value = try whole(machine)
      machine.result =
        builder.has("buildFinalResult")
        ? try builder.call("buildFinalResult", machine, [(nil, value)]) : value
      return .returned
    }
  }

  /// A statement of such a body: a part, or what only has an effect.
  private enum BuilderStep {
    case part(Code)
    case effect(Exec)
  }

  private func built(_ items: CodeBlockItemListSyntax, by builder: ResultBuilder) -> Code {
    inNewScope {
      let firstSlot = scope.function.slotCount
      declareTypes(in: items)
      let steps = hoistFunctions(in: items).map { item -> BuilderStep in
        part(item, of: builder).map { .part($0) } ?? .effect(statement(item))
      }
      let slots = firstSlot..<scope.function.slotCount
      let place = place(of: items)
      return { machine in
        defer { for slot in slots.reversed() { machine.base[slot] = .void } }
        var parts: [Value] = []
        for step in steps {
          switch step {
          case .part(let part): parts.append(try part(machine))
          case .effect(let statement): _ = try statement(machine)
          }
        }
        machine.place = place
        return try builder.block(machine, parts)
      }
    }
  }

  /// A statement that is a part; `nil` for declarations, assignments and what else has an effect only.
  private func part(_ item: CodeBlockItemSyntax, of builder: ResultBuilder) -> Code? {
    if case .stmt(let statement) = item.item {
      if let loop = statement.as(ForStmtSyntax.self) { return part(loop, of: builder) }
      if let block = statement.as(DoStmtSyntax.self), block.catchClauses.isEmpty {
        return built(block.body.statements, by: builder)
      }
    }
    guard let expression = item.wholeExpression else { return nil }
    switch expression.as(ExprSyntaxEnum.self) {
    case .ifExpr(let node): return part(node, of: builder)
    case .switchExpr(let node): return part(node, of: builder)
    case .infixOperatorExpr(let node) where node.operator.is(AssignmentExprSyntax.self): return nil
    default: break
    }
    let value = self.expression(expression, as: builder.partType)
    let place = place(of: expression)
    return { machine in
      machine.place = place
      try machine.tick()
      return try builder.expression(machine, try value(machine))
    }
  }

  private func part(_ node: IfExprSyntax, of builder: ResultBuilder) -> Code {
    var branches: [(test: (Machine) throws -> Bool, body: Code)] = []
    var otherwise: Code?
    var next: IfExprSyntax? = node
    while let node = next {
      next = nil
      branches.append(
        inNewScope {
          (conditions(node.conditions), built(node.body.statements, by: builder))
        }
      )
      switch node.elseBody {
      case .ifExpr(let chained): next = chained
      case .codeBlock(let block): otherwise = built(block.statements, by: builder)
      case nil: break
      }
    }
    let tests = branches
    let last = otherwise
    let count = tests.count + (last == nil ? 0 : 1)
    return { machine in
      for (position, branch) in tests.enumerated() where try branch.test(machine) {
        let value = try builder.branch(machine, try branch.body(machine), position, of: count)
        return last == nil ? try builder.optional(machine, value) : value
      }
      guard let last else { return try builder.optional(machine, nil) }
      return try builder.branch(machine, try last(machine), count - 1, of: count)
    }
  }

  private func part(_ node: SwitchExprSyntax, of builder: ResultBuilder) -> Code {
    let count = node.cases.count
    var position = 0
    let outer = branchBuilder
    branchBuilder = { [self] items in
      let own = position
      position += 1
      let around = branchBuilder
      branchBuilder = nil
      defer { branchBuilder = around }
      let body = built(items, by: builder)
      return { machine in
        machine.branchValue = try builder.branch(machine, try body(machine), own, of: count)
        return .next
      }
    }
    defer { branchBuilder = outer }
    return valueOf(forValue { switchStatement(node, label: nil) })
  }

  private func part(_ node: ForStmtSyntax, of builder: ResultBuilder) -> Code {
    let sequence = expression(node.sequence)
    let span = file.span(of: node.sequence)
    return inNewScope {
      let bind = loopPattern(node)
      let condition = node.whereClause.map { test($0.condition) }
      let body = built(node.body.statements, by: builder)
      return { machine in
        var parts: [Value] = []
        for element in try machine.elements(of: try sequence(machine), at: span) {
          guard try bind(machine, element), try condition?(machine) ?? true else { continue }
          parts.append(try body(machine))
        }
        return try builder.call("buildArray", machine, [(nil, .array(parts))])
      }
    }
  }

  /// Notes which closures of a call a builder makes, as the parameters say that can be meant.
  func noteBuilders(of node: FunctionCallExprSyntax) {
    guard world.hasResultBuilders || library.builtCalls[node.calledExpression.lastName ?? ""] != nil
    else { return }
    var closures: [Int: ClosureExprSyntax] = [:]
    for (position, argument) in node.arguments.nodes.enumerated() {
      closures[position] = argument.expression.as(ClosureExprSyntax.self)
    }
    if let trailing = node.trailingClosure { closures[node.arguments.count] = trailing }
    for (position, extra) in node.additionalTrailingClosures.nodes.enumerated() {
      closures[node.arguments.count + 1 + position] = extra.closure
    }
    guard !closures.isEmpty else { return }
    let shapes = node.shapes
    for signature in candidates(for: node) {
      guard let sources = signature.match(shapes) else { continue }
      for (parameter, source) in zip(signature.parameters, sources) {
        guard let builder = parameter.builder, case .argument(let position) = source,
          let closure = closures[position]
        else { continue }
        closureBuilders[closure.id] = builder
      }
    }
  }

  /// What a call can mean, as far as its name says.
  private func candidates(for node: FunctionCallExprSyntax) -> [Signature] {
    func methods(_ name: String, of type: TypeObject) -> [Signature] {
      (type.methods(named: name)
        + type.statics(named: name).compactMap {
          if case .method(let method) = $0 { method } else { nil }
        }).map(\.signature)
    }
    if let type = type(writtenAs: node.calledExpression).flatMap({ library.typeObject(of: $0) }) {
      return type.allInitializers().map(\.signature) + [type.memberwiseSignature].compactMap(\.self)
    }
    switch node.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let callee):
      let name = callee.baseName.name
      return (world.functions[name] ?? []).map(\.signature)
        + scope.enclosingTypes.flatMap { methods(name, of: $0.type) }
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.name
      let hosts = library.builtCalls[name] ?? []
      if !hosts.isEmpty, let base = access.base, let type = staticType(of: base)?.wrapped,
        let host = hosts.first(where: { library.typeObject(of: type) === $0 })
      {
        return methods(name, of: host)
      }
      let own = world.types.values.filter { !$0.isHost }.flatMap { methods(name, of: $0) }
      return own.isEmpty ? hosts.flatMap { methods(name, of: $0) } : own
    default: return []
    }
  }
}

extension TypeObject {
  /// The initialiser that Swift writes for a struct, if it has none of its own.
  fileprivate var memberwiseSignature: Signature? {
    guard kind == .structure, hasMemberwiseInitializer else { return nil }
    return Signature(
      parameters: storedProperties.map {
        Signature.Parameter(
          label: $0.name,
          name: $0.name,
          type: $0.type ?? .any,
          isVariadic: false,
          isInout: false,
          isAutoclosure: false,
          builder: $0.builder,
          defaultValue: $0.initial
        )
      },
      result: nil,
      text: self.name
    )
  }
}

/// Looks for a `return`, which makes a body an ordinary one; functions inside of it have their own.
private final class ReturnSearch: SyntaxVisitor {
  private var found = false

  static func isIn(_ items: CodeBlockItemListSyntax) -> Bool {
    let search = ReturnSearch(viewMode: .sourceAccurate)
    search.walk(items)
    return search.found
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    found = true
    return .skipChildren
  }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension CodeBlockItemListSyntax {
  /// Whether the statements say themselves what they return.
  var containsReturn: Bool { ReturnSearch.isIn(self) }
}
