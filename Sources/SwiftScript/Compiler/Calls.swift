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
  /// The type that the argument is declared with.
  var type: TypeRef?
}

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
      return chained(expression(chain.expression)) { calling($0, arguments, at: Syntax(callee)) }
    default: return calling(expression(callee), arguments(of: node), at: Syntax(callee))
    }
  }

  /// `[T](…)`, `Set<T>(…)` or `Stack<T>(…)`: a type with its arguments stands before the parentheses.
  private func making(_ type: TypeRef, _ node: FunctionCallExprSyntax) -> Code {
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
  private func contents(of type: TypeRef, _ node: FunctionCallExprSyntax) -> [TypeRef?] {
    guard let element = type.elementOfLiteral else { return [] }
    return node.arguments.map {
      $0.label == nil ? .array(element) : $0.label?.text == "repeating" ? element : nil
    }
  }

  /// `Type(…)` for a script's type.
  private func making(
    _ type: TypeObject,
    _ node: FunctionCallExprSyntax,
    expecting expected: TypeRef?
  ) -> Code {
    let site = Syntax(node.calledExpression)
    let arguments = arguments(of: node, expecting: parameterTypes(of: type, node))
    let general = evaluating(arguments, at: site) { machine, values in
      try machine.construct(type, values, expecting: expected)
    }
    return plainConstruction(type, arguments, place: place(of: site), otherwise: general)
  }

  /// Compiles the arguments of a call.
  ///
  /// - Parameters:
  ///   - wrapped: Positions of arguments that an `@autoclosure` parameter takes unevaluated.
  ///   - types: The parameters' types as far as they are known, trailing closures' behind the others.
  func arguments(
    of node: FunctionCallExprSyntax,
    wrapped: Set<Int> = [],
    expecting types: [TypeRef?] = []
  ) -> [ArgumentCode] {
    func type(_ position: Int) -> TypeRef? {
      types.indices.contains(position) ? types[position] : nil
    }
    var arguments = node.arguments.enumerated().map { position, argument in
      wrapped.contains(position)
        ? ArgumentCode(
          label: argument.label?.name,
          isTrailingClosure: false,
          value: autoclosure(argument.expression),
          place: nil
        )
        : self.argument(argument, as: type(position))
    }
    if let closure = node.trailingClosure {
      arguments.append(
        ArgumentCode(
          label: nil,
          isTrailingClosure: true,
          value: self.closure(closure, as: type(arguments.count)),
          place: nil
        )
      )
    }
    for extra in node.additionalTrailingClosures {
      arguments.append(
        ArgumentCode(
          label: extra.label.name,
          isTrailingClosure: true,
          value: closure(extra.closure, as: type(arguments.count)),
          place: nil
        )
      )
    }
    return arguments
  }

  func argument(_ node: LabeledExprSyntax, as type: TypeRef? = nil) -> ArgumentCode {
    if let inOut = node.expression.as(InOutExprSyntax.self) {
      let place = self.place(inOut.expression)
      return ArgumentCode(
        label: node.label?.name,
        isTrailingClosure: false,
        value: { _ in .void },
        place: place
      )
    }
    if isInt(node.expression), type?.wrapped.isFraction != true {
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
      value: expression(node.expression, as: type),
      place: nil,
      type: staticType(of: node.expression)
    )
  }

  // MARK: Callees

  private func callByName(
    _ callee: DeclReferenceExprSyntax,
    _ node: FunctionCallExprSyntax,
    _ expected: TypeRef?
  ) -> Code {
    let name = callee.baseName.name
    let site = Syntax(callee)
    if name == "type", node.arguments.first?.label?.text == "of",
      let argument = node.arguments.first
    {
      let value = expression(argument.expression)
      if let type = staticType(of: argument.expression), type.isContainer {
        let object = interpreter.typeObject(of: type)
        return { machine in
          _ = try value(machine)
          return .type(object)
        }
      }
      return { machine in
        let type = machine.library.typeRef(of: try value(machine))
        return .type(machine.interpreter.typeObject(of: type))
      }
    }
    if let variable = scope.variable(named: name) ?? globalVariable(name, at: site) {
      return calling(load(variable, at: site), arguments(of: node), at: site)
    }
    if let code = callImplicitSelf(name, callee, node, expected) { return code }
    if let functions = world.functions[name] {
      return calling(functions, node, at: site, expecting: expected)
    }
    if name == "Self" || scope.isGeneric(name), scope.type(named: name) == nil {
      if case .parameter(_, let type?)? = lookUpType(name), library.typeObject(of: type) != nil {
        return making(type, node)
      }
      return calling(self.name(name, at: site), arguments(of: node), at: site)
    }
    if let found = lookUpType(name) {
      guard let type = library.typeObject(of: found) else {
        return failed("`\(name)` can't be made directly", at: callee)
      }
      return making(type, node, expecting: expected)
    }
    if let functions = library.functions[name] {
      return calling(functions, node, at: site, expecting: expected)
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
    _ node: FunctionCallExprSyntax,
    _ expected: TypeRef?
  ) -> Code? {
    guard let (receiver, place) = implicitReceiver(of: name, at: Syntax(callee)) else { return nil }
    if let (type, isStatic) = scope.enclosingTypes.first, !isStatic,
      scope.variable(named: "self") != nil,
      let members = extensionMembers(name, of: type),
      let call = callingExtension(
        members,
        on: receiver,
        arguments(of: node),
        at: Syntax(callee),
        expecting: expected
      )
    {
      return call
    }
    let around = scope.enclosingTypes.first {
      $0.type.hasMember(named: name, isStatic: $0.isStatic)
    }
    return callingMember(
      name,
      base: receiver,
      place: place,
      arguments(
        of: node,
        expecting: around.map { parameterTypes(of: name, in: $0.type, $0.isStatic, node) } ?? []
      ),
      at: Syntax(callee),
      expecting: expected
    )
  }

  private func callMember(
    _ access: MemberAccessExprSyntax,
    _ node: FunctionCallExprSyntax,
    _ expected: TypeRef?
  ) -> Code {
    let name = access.declName.baseName.name
    let site = Syntax(access.declName)
    if let base = access.base, isModule(base) {
      if let functions = library.functions[name] {
        return calling(functions, node, at: site, expecting: expected)
      }
      return callByName(access.declName, node, expected)
    }
    let type = access.base.flatMap { self.type(writtenAs: $0) }
    if case .named(let type, _)? = type?.settled, node.trailingClosure == nil,
      let made = plainCase(name, Array(node.arguments), of: type)
    {
      return made
    }
    // The base comes first: that is the order of evaluation, and of complaints.
    let receiver = access.base.map { self.receiver($0) }
    var arguments = self.arguments(
      of: node,
      expecting: parameterTypes(of: name, access.base, type, expected, node)
    )
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
            try machine.interpreter.machine.callStatic(name, of: type, values, expecting: expected)
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
    if !containsChain(base), let members = extensionMembers(name, of: base),
      let call = callingExtension(
        members,
        on: receiver,
        arguments,
        at: site,
        expecting: expected
      )
    {
      return call
    }
    if containsChain(base) {
      let place = placeIfMutable(base)
      return chained(receiver) {
        callingMember(name, base: $0, place: place, arguments, at: site, expecting: expected)
      }
    }
    let general = callingMember(
      name,
      base: receiver,
      place: placeIfMutable(base),
      arguments,
      at: site,
      slot: base.as(DeclReferenceExprSyntax.self).flatMap { plainlyStored($0) }?.slot,
      expecting: expected
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
    case .optionalChainingExpr: type(writtenAs: expression) == nil
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
      && scope.variable(named: name) == nil && world.variables[name] == nil
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
  private func calling(
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
    if let direct = directCall(callables, arguments, at: site) { return direct }
    return evaluating(arguments, at: site) { machine, values in
      try machine.call(callables, receiver: .void, arguments: values, expecting: expected)
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
      callables[0].signature.isSimple, callables[0].generic == nil,
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
