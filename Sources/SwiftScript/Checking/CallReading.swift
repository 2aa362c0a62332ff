import SwiftSyntax

/// A function that a call may mean, and what its generic names stand for as far as the call shows.
struct CallCandidate {
  let callable: Callable
  /// Where each parameter's value comes from, by the positions in the call.
  let sources: [ArgumentSource]
  /// What the receiver shows of the generic names.
  let receiver: TypeBindings
  /// What the receiver and the arguments that are no closures show of them.
  var bindings: TypeBindings

  /// The type of what is written for a parameter.
  func wanted(by parameter: Signature.Parameter) -> TypeRef {
    if parameter.isAutoclosure, case .function(_, let result) = parameter.type {
      return receiver.applied(to: result)
    }
    return receiver.applied(to: parameter.type)
  }

  /// The parameter that takes the argument at a position.
  func parameter(for argument: Int) -> Signature.Parameter? {
    for (parameter, source) in zip(callable.signature.parameters, sources) {
      switch source {
      case .argument(argument): return parameter
      case .variadic(let several) where several.contains(argument): return parameter
      default: break
      }
    }
    return nil
  }

  fileprivate var takesSeveral: Bool {
    sources.contains { if case .variadic = $0 { true } else { false } }
  }

  fileprivate var missing: Int { sources.count { if case .missing = $0 { true } else { false } } }
}

/// What calls mean and what they make: both are as the signatures say of the functions that are called.
extension TypeReading {
  /// The functions of the name that a call calls, and the type that has them.
  func callables(of node: FunctionCallExprSyntax) -> (all: [Callable], receiver: TypeRef?) {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base {
      let receiver = link(base)
      let name = access.declName.baseName.name
      if name == "init", case .type(let type) = receiver {
        return (object(of: type)?.allInitializers() ?? [], type)
      }
      return (methods(name, of: receiver), receiver.reference)
    }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.name {
      switch meaning(of: name, at: node) {
      case .member(let type):
        let own = methods(name, of: .value(plain(type))) + methods(name, of: .type(plain(type)))
        let shapes = node.shapes
        // A function of the same name is meant if the method isn't.
        let fits = own.isEmpty || own.contains { $0.signature.match(shapes) != nil }
        let others = (world.functions[name] ?? []) + (library.functions[name] ?? [])
        return fits || others.isEmpty ? (own, plain(type)) : (others, nil)
      case .function(let function) where function.isOutermost:
        return (functions(name, for: node), nil)
      case nil:
        if world.functions[name] != nil { return (functions(name, for: node), nil) }
        if named(name) == nil { return (library.functions[name] ?? [], nil) }
      default: return ([], nil)
      }
    }
    if case .type(let type) = type(of: node.calledExpression), let object = object(of: type) {
      return (object.allInitializers(), type)
    }
    return ([], nil)
  }

  /// The script's functions of a name, or the library's where those are not meant.
  private func functions(_ name: String, for node: FunctionCallExprSyntax) -> [Callable] {
    let own = world.functions[name] ?? []
    let shapes = node.shapes
    guard !own.contains(where: { $0.signature.match(shapes) != nil }),
      let others = library.functions[name],
      others.contains(where: { $0.signature.match(shapes) != nil })
    else { return own }
    return others
  }

  /// The methods that a call of a member may mean.
  func methods(_ name: String, of receiver: KnownType) -> [Callable] {
    let members: [Member] =
      switch receiver {
      case .value(let type): object(of: type)?.members(named: name) ?? []
      case .type(let type): object(of: type)?.statics(named: name) ?? []
      case .unknown: []
      }
    return members.compactMap { if case .method(let method) = $0 { method } else { nil } }
  }

  /// The functions that a call can mean: those that its labels fit, and of these the ones that its arguments fit best.
  func candidates(for node: FunctionCallExprSyntax) -> [CallCandidate] {
    if let found = resolutions[node.id] { return found }
    resolutions[node.id] = []
    let (all, receiver) = callables(of: node)
    let current = all.filter { !$0.isOlder }
    let shapes = node.shapes
    let own = receiver.map { TypeBindings(of: $0, library) } ?? TypeBindings(library)
    let fitting = (current.isEmpty ? all : current).compactMap { callable in
      callable.signature.match(shapes).map {
        CallCandidate(callable: callable, sources: $0, receiver: own, bindings: own)
      }
    }
    let values = node.values
    let possible = fitting.filter { candidate in
      values.indices.allSatisfy { takes(candidate, values[$0], at: $0) }
    }
    var best = possible.isEmpty ? fitting : possible
    let least = best.map(\.missing).min() ?? 0
    best.removeAll { $0.missing > least }
    // A parameter for each value is a closer fit than one for several.
    if best.contains(where: { !$0.takesSeveral }) { best.removeAll(where: \.takesSeveral) }
    for index in best.indices {
      for position in values.indices where !values[position].is(ClosureExprSyntax.self) {
        guard let parameter = best[index].parameter(for: position) else { continue }
        best[index].bindings.match(
          parameter.type,
          function(values[position]) ?? value(of: values[position])
        )
      }
    }
    resolutions[node.id] = best
    return best
  }

  /// The type of a function or an enum's case that is named and not called, where there is one of the name only.
  private func function(_ expression: ExprSyntax) -> TypeRef? {
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      guard case .type(let owner) = link(base),
        let found = object(of: owner)?.cases[access.declName.baseName.name],
        !found.payloadTypes.isEmpty
      else { return nil }
      return .function(found.payloadTypes, owner)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
      let functions = world.functions[name], functions.count == 1, functions[0].generic == nil
    else { return nil }
    switch meaning(of: name, at: expression) {
    case .function(let function)?:
      guard function.isOutermost, function.genericParameterClause == nil else { return nil }
    case nil: break
    default: return nil
    }
    let signature = functions[0].signature
    return .function(signature.parameters.map(\.type), signature.result ?? .tuple([]))
  }

  /// Whether an argument may be meant for its parameter.
  private func takes(_ candidate: CallCandidate, _ value: ExprSyntax, at position: Int) -> Bool {
    guard let parameter = candidate.parameter(for: position) else { return true }
    guard let closure = value.as(ClosureExprSyntax.self) else {
      return !isMistaken(self.value(of: value), for: candidate.wanted(by: parameter))
    }
    if parameter.type.isAny { return true }
    guard let count = parameter.type.functionArity else { return false }
    return closure.namedParameters.map { $0 == count || count == 1 } ?? true
  }

  // MARK: Results

  /// What a call makes.
  func result(of node: FunctionCallExprSyntax) -> KnownType {
    if case .type(let type) = type(of: node.calledExpression) { return made(type, by: node) }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      case .type(let type) = link(base)
    {
      let name = access.declName.baseName.name
      if name == "init" { return made(type, by: node) }
      if object(of: type)?.cases[name] != nil { return .value(type) }
    }
    if case .value(let callee) = type(of: node.calledExpression),
      case .function(_, let result) = callee.settled
    {
      return .value(result)
    }
    let results = candidates(for: node).map { candidate in
      bindings(of: candidate, in: node).applied(to: candidate.callable.made)
    }
    guard let first = results.first, results.allSatisfy({ $0 == first }) else {
      return attempted(node)
    }
    // What only a literal stands for may be another type, as the other arguments want it.
    return first.ofLiteral == nil ? .value(first) : .unknown
  }

  /// What a call makes that is wrong: it was meant to make what it would make.
  private func attempted(_ node: FunctionCallExprSyntax) -> KnownType {
    guard candidates(for: node).isEmpty else { return .unknown }
    let (all, receiver) = callables(of: node)
    let current = all.filter { !$0.isOlder }
    let bindings = receiver.map { TypeBindings(of: $0, library) } ?? TypeBindings(library)
    let results = current.map { $0.signature.result.map { bindings.applied(to: $0) } }
    guard let first = results.first, let type = first, results.allSatisfy({ $0 == first }) else {
      return .unknown
    }
    return .value(type)
  }

  /// The value that a type's name makes.
  private func made(_ type: TypeRef, by node: FunctionCallExprSyntax) -> KnownType {
    guard let object = object(of: type) else { return .unknown }
    let initializers = candidates(for: node)
    if initializers.contains(where: { $0.callable.mayFail }) { return .unknown }
    if object.rawType != nil, node.arguments.first?.label?.name == "rawValue" {
      return .value(.optional(type))
    }
    if object === library.int || object === library.double || object === library.bool {
      return converted(node, to: type)
    }
    guard case .named(_, let arguments) = type.settled, arguments.isEmpty else {
      return .value(type)
    }
    guard initializers.count == 1 else {
      return object === library.optional ? .unknown : .value(type)
    }
    let bindings = bindings(of: initializers[0], in: node)
    let names = object.parameters.isEmpty ? object.genericOrder : object.parameters
    let found = names.map { bindings.types[$0] ?? .unknown }
    if object === library.optional { return .value(.optional(found.first ?? .unknown)) }
    return .value(found.allSatisfy(\.isUnknown) ? type : .named(object, found))
  }

  /// A number of a number, or perhaps of a text.
  private func converted(_ node: FunctionCallExprSyntax, to type: TypeRef) -> KnownType {
    guard node.arguments.count == 1, let only = node.arguments.first, only.label == nil else {
      return .unknown
    }
    let given = value(of: only.expression).plain
    if given === library.string { return .value(.optional(type)) }
    return given === library.int || given === library.double ? .value(type) : .unknown
  }

  /// What all arguments show of a call's generic names, closures by what they return.
  private func bindings(of candidate: CallCandidate, in node: FunctionCallExprSyntax)
    -> TypeBindings
  {
    var bindings = candidate.bindings
    for (position, value) in node.values.enumerated() {
      guard let closure = value.as(ClosureExprSyntax.self),
        case .function(_, let result)? = candidate.parameter(for: position)?.type.wrapped.settled
      else { continue }
      bindings.match(result, returned(by: closure))
    }
    return bindings
  }

  /// What a closure returns, if all its ways out return the same.
  func returned(by closure: ClosureExprSyntax) -> TypeRef {
    if let type = closure.signature?.returnClause?.type { return written(type) }
    if let only = closure.onlyExpression { return value(of: only) }
    let bindings = TypeBindings(library)
    let types = Returns.all(in: closure).map { value(of: $0) }
    guard let first = types.first else { return .unknown }
    return types.dropFirst().reduce(first) { bindings.joined($0, $1) }
  }

  // MARK: Closures

  /// The function type that a closure is written for; `nil` where nothing certain is known of it.
  func wanted(of closure: ClosureExprSyntax) -> (parameters: [TypeRef], result: TypeRef)? {
    if let binding = closure.parent?.parent?.as(PatternBindingSyntax.self) {
      guard let type = binding.typeAnnotation?.type,
        case .function(let parameters, let result) = written(type).wrapped.settled
      else { return nil }
      return (parameters, result)
    }
    guard let (call, position) = closure.call else { return nil }
    let types = candidates(for: call).map { candidate in
      candidate.parameter(for: position).map { candidate.bindings.applied(to: $0.type.wrapped) }
    }
    guard case .function(let parameters, let result)?? = types.first,
      types.allSatisfy({ $0?.functionArity == parameters.count })
    else { return nil }
    let others = types.dropFirst()
    return (
      parameters.indices.map { index in
        others.allSatisfy { $0?.parameter(at: index) == parameters[index] }
          ? parameters[index] : .unknown
      },
      // A result builder may make it of the statements.
      others.isEmpty && !world.hasResultBuilders ? result : .unknown
    )
  }

  /// The type of a closure's parameter.
  func parameter(of closure: ClosureExprSyntax, at position: Int) -> TypeRef {
    guard let parameters = wanted(of: closure)?.parameters else { return .unknown }
    let count = closure.namedParameters ?? 1
    if parameters.count == 1, count > 1, case .tuple(let elements) = parameters[0].settled {
      return elements.indices.contains(position) ? elements[position].type : .unknown
    }
    // A closure that names fewer may mean them all as one.
    guard parameters.indices.contains(position), parameters.count == 1 || parameters.count == count
    else { return .unknown }
    return parameters[position]
  }
}

extension TypeRef {
  fileprivate func parameter(at position: Int) -> TypeRef? {
    guard case .function(let parameters, _) = settled, parameters.indices.contains(position) else {
      return nil
    }
    return parameters[position]
  }
}

extension Callable {
  /// What it makes; nothing is known of the host's functions that don't say, which may never come back.
  fileprivate var made: TypeRef { signature.result ?? (isScript ? .tuple([]) : .unknown) }

  /// Whether this is an initialiser that may make nothing.
  fileprivate var mayFail: Bool {
    if case .script(let code) = body { code.isFailable } else { false }
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOutermost: Bool {
    parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
  }
}

extension FunctionCallExprSyntax {
  /// The arguments, those behind the parentheses too, in the order of `shapes`.
  var values: [ExprSyntax] {
    arguments.nodes.map(\.expression) + [trailingClosure].compactMap { $0.map { ExprSyntax($0) } }
      + additionalTrailingClosures.nodes.map { ExprSyntax($0.closure) }
  }
}

extension ClosureExprSyntax {
  /// The call that this is an argument of, and its position there.
  var call: (FunctionCallExprSyntax, Int)? {
    let outer = parent?.as(LabeledExprSyntax.self)?.parent?.parent ?? parent
    let found =
      outer?.as(FunctionCallExprSyntax.self)
      ?? outer?.parent?.parent?.as(FunctionCallExprSyntax.self)
    guard let found, let position = found.values.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return (found, position)
  }

  /// How many parameters it names, or uses by their numbers; `nil` for neither.
  var namedParameters: Int? {
    switch signature?.parameterClause {
    case .simpleInput(let names)?: return names.count
    case .parameterClause(let clause)?: return clause.parameters.count
    case nil:
      let count = signature == nil ? NumberedParameters.count(in: self) : 0
      return count > 0 ? count : nil
    }
  }

  /// The expression that is all of the body.
  var onlyExpression: ExprSyntax? {
    guard statements.count == 1, let only = statements.first?.item else { return nil }
    switch only {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }
}

/// The values that a closure's `return`s have, those of functions inside of it aside.
private final class Returns: SyntaxVisitor {
  private var found: [ExprSyntax] = []

  static func all(in closure: ClosureExprSyntax) -> [ExprSyntax] {
    let returns = Returns(viewMode: .sourceAccurate)
    returns.walk(closure.statements)
    return returns.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { found.append(value) }
    return .visitChildren
  }
}
