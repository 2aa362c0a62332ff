import SwiftSyntax

/// An argument as compiled.
struct ArgumentCode {
  let label: String?
  let isTrailingClosure: Bool
  var value: Code
  /// For `&x`: runs a body on the variable.
  let place: Place?
  /// The value as a number, if it plainly is an `Int`.
  var number: IntCode?
}

extension Compiler {
  /// Compiles `callee(arguments) { … }`.
  func call(_ node: FunctionCallExprSyntax) -> Code {
    var callee = node.calledExpression
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      if let set = typedSet(specialized, node) { return set }
      callee = specialized.expression
    }
    switch callee.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return callByName(name, node)
    case .memberAccessExpr(let access): return callMember(access, node)
    case .arrayExpr: return making(library.array, node)
    case .dictionaryExpr: return making(library.dictionary, node)
    case .optionalChainingExpr(let chain):
      let arguments = arguments(of: node)
      return chained(expression(chain.expression)) { calling($0, arguments, at: Syntax(callee)) }
    default: return calling(expression(callee), arguments(of: node), at: Syntax(callee))
    }
  }

  /// `Set<T>([…])`, whose elements are known to be of `T`.
  private func typedSet(_ callee: GenericSpecializationExprSyntax, _ node: FunctionCallExprSyntax)
    -> Code?
  {
    guard callee.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "Set",
      node.arguments.count == 1, let only = node.arguments.first, only.label == nil,
      only.expression.is(ArrayExprSyntax.self),
      case .type(let element)? = callee.genericArgumentClause.arguments.first?.argument
    else { return nil }
    let elements = expression(only.expression)
    let type = TypeRef.named(library.set, [resolve(element)])
    let span = file.span(of: node)
    return { machine in try machine.coerce(try elements(machine), to: type, at: span) }
  }

  /// `[T](…)` or `[K: V](…)`: what stands before the parentheses is a type.
  private func making(_ type: TypeObject, _ node: FunctionCallExprSyntax) -> Code {
    evaluating(arguments(of: node), at: Syntax(node.calledExpression)) { machine, values in
      try machine.construct(type, values)
    }
  }

  /// Compiles the arguments of a call.
  ///
  /// - Parameter wrapped: Positions of arguments that an `@autoclosure` parameter takes unevaluated.
  func arguments(of node: FunctionCallExprSyntax, wrapped: Set<Int> = []) -> [ArgumentCode] {
    var arguments = node.arguments.enumerated().map { position, argument in
      wrapped.contains(position)
        ? ArgumentCode(
          label: argument.label?.name,
          isTrailingClosure: false,
          value: autoclosure(argument.expression),
          place: nil
        )
        : self.argument(argument)
    }
    if let closure = node.trailingClosure {
      arguments.append(
        ArgumentCode(
          label: nil,
          isTrailingClosure: true,
          value: self.closure(closure),
          place: nil
        )
      )
    }
    for extra in node.additionalTrailingClosures {
      arguments.append(
        ArgumentCode(
          label: extra.label.name,
          isTrailingClosure: true,
          value: closure(extra.closure),
          place: nil
        )
      )
    }
    return arguments
  }

  func argument(_ node: LabeledExprSyntax) -> ArgumentCode {
    if let inOut = node.expression.as(InOutExprSyntax.self) {
      let place = self.place(inOut.expression)
      return ArgumentCode(
        label: node.label?.name,
        isTrailingClosure: false,
        value: { _ in .void },
        place: place
      )
    }
    if isInt(node.expression) {
      let number = intCode(node.expression)
      return ArgumentCode(
        label: node.label?.name,
        isTrailingClosure: false,
        value: { machine in .int(try number(machine)) },
        place: nil,
        number: number
      )
    }
    return ArgumentCode(
      label: node.label?.name,
      isTrailingClosure: false,
      value: expression(node.expression),
      place: nil
    )
  }

  // MARK: Callees

  private func callByName(_ callee: DeclReferenceExprSyntax, _ node: FunctionCallExprSyntax) -> Code
  {
    let name = callee.baseName.name
    let site = Syntax(callee)
    if name == "type", node.arguments.first?.label?.text == "of",
      let argument = node.arguments.first
    {
      let value = expression(argument.expression)
      return { machine in .type(machine.library.type(of: try value(machine))) }
    }
    if let variable = scope.variable(named: name) ?? globalVariable(name, at: site) {
      return calling(load(variable, at: site), arguments(of: node), at: site)
    }
    if let code = callImplicitSelf(name, callee, node) { return code }
    if let functions = world.functions[name] {
      return calling(functions, node, at: site)
    }
    if name == "Self" || scope.isGeneric(name), scope.type(named: name) == nil {
      return calling(self.name(name, at: site), arguments(of: node), at: site)
    }
    if let found = lookUpType(name) {
      guard let type = library.typeObject(of: found) else {
        return failed("`\(name)` can't be made directly", at: callee)
      }
      let arguments = arguments(of: node)
      let general = evaluating(arguments, at: site) { machine, values in
        try machine.construct(type, values)
      }
      return plainConstruction(type, arguments, place: place(of: site), otherwise: general)
    }
    if let functions = library.functions[name] {
      return calling(functions, node, at: site)
    }
    return calling(self.name(name, at: site), arguments(of: node), at: site)
  }

  /// The variable at top level that a name means, where no member of a type around the code hides it.
  func globalVariable(_ name: String, at node: Syntax) -> Variable? {
    implicitReceiver(of: name, at: node) == nil ? world.variables[name] : nil
  }

  /// A call of a method of the type around the code, written without `self`.
  private func callImplicitSelf(
    _ name: String,
    _ callee: DeclReferenceExprSyntax,
    _ node: FunctionCallExprSyntax
  ) -> Code? {
    guard let (receiver, place) = implicitReceiver(of: name, at: Syntax(callee)) else { return nil }
    return callingMember(
      name,
      base: receiver,
      place: place,
      arguments(of: node),
      at: Syntax(callee)
    )
  }

  private func callMember(
    _ access: MemberAccessExprSyntax,
    _ node: FunctionCallExprSyntax
  ) -> Code {
    let name = access.declName.baseName.name
    let site = Syntax(access.declName)
    if let base = access.base, isModule(base) {
      if let functions = library.functions[name] { return calling(functions, node, at: site) }
      return callByName(access.declName, node)
    }
    if let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.name,
      scope.variable(named: base) == nil, world.variables[base] == nil, node.trailingClosure == nil,
      case .named(let type, _)? = lookUpType(base),
      let made = plainCase(name, Array(node.arguments), of: type)
    {
      return made
    }
    // The base comes first: that is the order of evaluation, and of complaints.
    let receiver = access.base.map { self.receiver($0) }
    var arguments = self.arguments(of: node)
    if let type = access.base.flatMap({ writtenType(of: $0)?.wrapped }) {
      for (position, argument) in node.arguments.enumerated() {
        let contents = type.contents(of: name, label: argument.label?.text)
        arguments[position].value = settling(
          arguments[position].value,
          argument.expression,
          as: contents
        )
      }
    }
    guard let base = access.base, let receiver else {
      let span = file.span(of: access)
      return evaluating(arguments, at: site) { machine, values in
        .implicitMember(
          ImplicitMember(name: name, site: span) { type in
            try machine.interpreter.machine.callStatic(name, of: type, values)
          }
        )
      }
    }
    if base.is(SuperExprSyntax.self) { return callSuper(name, arguments, at: site) }
    if name == "init", let this = selfInTheMaking(base) {
      return evaluating(arguments, at: site) { machine, values in
        try machine.initializeSelf(try this(machine), values)
      }
    }
    if containsChain(base) {
      let place = placeIfMutable(base)
      return chained(receiver) { callingMember(name, base: $0, place: place, arguments, at: site) }
    }
    let general = callingMember(
      name,
      base: receiver,
      place: placeIfMutable(base),
      arguments,
      at: site,
      slot: base.as(DeclReferenceExprSyntax.self).flatMap { plainlyStored($0) }?.slot
    )
    return plainAppend(name, base, arguments, otherwise: general, place: place(of: site)) ?? general
  }

  /// Compiles what stands before a dot.
  func receiver(_ base: ExprSyntax) -> Code {
    if base.is(SuperExprSyntax.self) { return { _ in .void } }
    if let chain = base.as(OptionalChainingExprSyntax.self) { return expression(chain.expression) }
    return unwrappingImplicitly(base)
  }

  /// Whether an expression is the tail of an optional chain, as `a?.b` in `a?.b.c()`.
  func containsChain(_ expression: ExprSyntax) -> Bool {
    switch expression.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr: true
    case .memberAccessExpr(let node): node.base.map(containsChain) ?? false
    case .functionCallExpr(let node): containsChain(node.calledExpression)
    case .subscriptCallExpr(let node): containsChain(node.calledExpression)
    default: false
    }
  }

  /// Compiles what follows `?` in an optional chain: skipped for nil, its result wrapped once.
  func chained(_ base: @escaping Code, _ rest: (@escaping Code) -> Code) -> Code {
    let slot = scope.function.newSlot()
    let tail = rest { machine in machine.base[slot] }
    return { machine in
      switch try base(machine) {
      case .optional(nil): return .none
      case .optional(let box?): machine.base[slot] = box.value
      case let value: machine.base[slot] = value
      }
      let value = try tail(machine)
      machine.base[slot] = .void
      if case .optional = value { return value }
      return .some(value)
    }
  }

  func isModule(_ expression: ExprSyntax) -> Bool {
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return false
    }
    return library.modules.contains(name) && lookUpType(name) == nil
      && scope.variable(named: name) == nil
  }

  // MARK: Code

  /// Evaluates arguments in order and hands them over, with the call's place noted.
  private func evaluating(
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
  private func calling(_ callee: @escaping Code, _ arguments: [ArgumentCode], at site: Syntax)
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
  private func calling(_ callables: [Callable], _ node: FunctionCallExprSyntax, at site: Syntax)
    -> Code
  {
    var arguments = self.arguments(of: node, wrapped: autoclosures(callables, node))
    makeCases(&arguments, of: node, for: callables)
    if let direct = directCall(callables, arguments, at: site) { return direct }
    return evaluating(arguments, at: site) { machine, values in
      try machine.call(callables, receiver: .void, arguments: values)
    }
  }

  /// Compiles arguments such as `.next(1)` as what they are, where a function's only declaration tells the type.
  private func makeCases(
    _ arguments: inout [ArgumentCode],
    of node: FunctionCallExprSyntax,
    for callables: [Callable]
  ) {
    guard callables.count == 1, callables[0].isScript,
      let sources = callables[0].signature.match(
        arguments.map { ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
      )
    else { return }
    let expressions = node.arguments.map(\.expression)
    for (parameter, source) in zip(callables[0].signature.parameters, sources) {
      guard case .argument(let index) = source, index < expressions.count,
        !parameter.isAutoclosure, let made = plainCase(expressions[index], of: parameter.type)
      else { continue }
      arguments[index].value = made
    }
  }

  private func autoclosures(_ callables: [Callable], _ node: FunctionCallExprSyntax) -> Set<Int> {
    let shapes = node.arguments.map {
      ArgumentShape(label: $0.label?.name, isTrailingClosure: false)
    }
    guard callables.count == 1, callables[0].signature.parameters.contains(where: \.isAutoclosure),
      let sources = callables[0].signature.match(shapes)
    else { return [] }
    var positions: Set<Int> = []
    for (parameter, source) in zip(callables[0].signature.parameters, sources) {
      if parameter.isAutoclosure, case .argument(let index) = source { positions.insert(index) }
    }
    return positions
  }

  /// A call of a script's only function of this name with plain arguments: they go straight into its frame.
  private func directCall(_ callables: [Callable], _ arguments: [ArgumentCode], at site: Syntax)
    -> Code?
  {
    guard callables.count == 1, case .script(let code) = callables[0].body, !code.hasSelf,
      callables[0].signature.isSimple,
      let sources = callables[0].signature.match(
        arguments.map { ArgumentShape(label: $0.label, isTrailingClosure: $0.isTrailingClosure) }
      )
    else { return nil }
    for (position, source) in sources.enumerated() {
      guard case .argument(position) = source, arguments[position].place == nil else { return nil }
    }
    let place = place(of: site)
    let types = callables[0].signature.parameters.map(\.type)
    if arguments.count == 1 || arguments.count == 2, arguments.allSatisfy({ $0.number != nil }),
      types.allSatisfy({ $0.plain === library.int }), let first = arguments[0].number
    {
      return callingWithNumbers(code, first, arguments.dropFirst().first?.number, place: place)
    }
    return { machine in
      try machine.callDirectly(code, on: nil, arguments, place: place)
    }
  }

  /// A call with one or two `Int`s, which need no conversion.
  private func callingWithNumbers(
    _ code: FunctionCode,
    _ first: @escaping IntCode,
    _ second: IntCode?,
    place: Int
  ) -> Code {
    guard let second else {
      return { machine in
        let number = try first(machine)
        let frame = machine.top
        frame.initialize(to: .int(number))
        machine.top = frame + 1
        machine.place = place
        return try code.run(
          machine,
          frame: frame,
          argumentCount: 1,
          captures: nil,
          argumentsFit: code.hasPlainSlots
        )
      }
    }
    return { machine in
      let (x, y) = (try first(machine), try second(machine))
      let frame = machine.top
      frame.initialize(to: .int(x))
      (frame + 1).initialize(to: .int(y))
      machine.top = frame + 2
      machine.place = place
      return try code.run(
        machine,
        frame: frame,
        argumentCount: 2,
        captures: nil,
        argumentsFit: code.hasPlainSlots
      )
    }
  }

  /// `self` before `.init`: the object, or the cell that the struct or enum is made in.
  private func selfInTheMaking(_ base: ExprSyntax) -> Code? {
    guard base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      let variable = scope.variable(named: "self")
    else { return nil }
    guard case .cellInSlot(let slot) = variable.storage else {
      return load(variable, at: Syntax(base))
    }
    return { machine in machine.base[slot] }
  }

  private func callSuper(_ name: String, _ arguments: [ArgumentCode], at site: Syntax) -> Code {
    guard let (type, isStatic) = scope.enclosingTypes.first, let superclass = type.superclass,
      let variable = scope.variable(named: "self")
    else { return noSuperclass(at: site) }
    let receiver = load(variable, at: site)
    return evaluating(arguments, at: site) { machine, values in
      let this = try receiver(machine)
      if name == "init" {
        let initializers = superclass.allInitializers()
        guard case .object(let instance) = this else { return .void }
        let outcome = try machine.initialize(instance, by: initializers, values)
        if case .optional(nil) = outcome { throw InitializerFailed() }
        return .void
      }
      let members = isStatic ? superclass.statics(named: name) : superclass.members(named: name)
      let methods = members.compactMap {
        if case .method(let method) = $0 { method } else { nil }
      }
      guard !methods.isEmpty else {
        throw machine.trap("`\(superclass.name)` has no member `\(name)`")
      }
      return try machine.call(methods, receiver: this, arguments: values)
    }
  }
}
