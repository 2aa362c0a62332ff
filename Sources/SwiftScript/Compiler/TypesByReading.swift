import SwiftSyntax

/// What an argument has to be of, as the rest of the text shows it: `State` of `x.map { next($0) }.startWith(.loading)`.
///
/// The text is read as a whole, so this is asked only where an argument has no type without it and nothing nearer says one.
extension Compiler {
  func completed(_ types: [TypeRef?], byReading node: FunctionCallExprSyntax) -> [TypeRef?] {
    var types = types
    let values = node.values
    let hasTuple = values.count > 1 && values.contains(where: \.isTuple)
    for (position, value) in values.enumerated() {
      let known = types.indices.contains(position) ? types[position] : nil
      guard value.needsType(known, besideTuple: hasTuple),
        let read = wanted(at: position, of: node, value)
      else {
        continue
      }
      while types.count <= position { types.append(nil) }
      types[position] = read
    }
    return types
  }

  /// Makes an argument that has no type by itself one of the type that is known.
  ///
  /// A generic parameter would take it as it is. Plain cases are made so in the first place.
  func settle(_ argument: inout ArgumentCode, _ expression: ExprSyntax, as type: TypeRef?) {
    guard let type, type.isComplete, expression.givesOpenValue,
      !expression.isCase(of: type.wrapped)
    else { return }
    argument.value = settling(argument.value, expression, as: type)
  }

  private func wanted(at position: Int, of node: FunctionCallExprSyntax, _ value: ExprSyntax)
    -> TypeRef?
  {
    guard let reading = reading(of: node) else { return nil }
    let types = reading.candidates(for: node).map { candidate in
      candidate.parameter(for: position).map { parameter in
        made(bindings(of: candidate, node, reading).applied(to: parameter.type))
      }
    }
    guard let first = types.first, let type = first, types.allSatisfy({ $0 == type }) else {
      return nil
    }
    if let closure = value.as(ClosureExprSyntax.self) {
      guard case .function(let parameters, let result) = type.wrapped.settled else { return nil }
      if result.isKnown { return type }
      guard OpenResults.are(in: closure, orTuples: false) else { return nil }
      let returned = made(reading.returned(by: closure))
      return returned.isKnown ? .function(parameters, returned) : nil
    }
    guard type.isKnown else { return nil }
    if case .array(let element) = type.settled { return .array(element.ownerOfImplicitMembers) }
    return type.ownerOfImplicitMembers
  }

  /// What the receiver and the arguments that have a type of their own show of a call's generic names.
  private func bindings(
    of candidate: CallCandidate,
    _ node: FunctionCallExprSyntax,
    _ reading: TypeReading
  ) -> TypeBindings {
    var bindings = candidate.receiver
    for (position, value) in node.values.enumerated() {
      guard let parameter = candidate.parameter(for: position) else { continue }
      if let closure = value.as(ClosureExprSyntax.self) {
        guard case .function(let patterns, let result) = parameter.type.wrapped.settled,
          case .parameterClause(let clause)? = closure.signature?.parameterClause
        else { continue }
        for (pattern, own) in zip(patterns, clause.parameters) {
          if let type = own.type, pattern == result {
            bindings.match(pattern, reading.written(type))
          }
        }
      } else if !value.givesOpenValue {
        let type = reading.value(of: value)
        if type.isComplete { bindings.match(parameter.type, type) }
      } else if let array = value.as(ArrayExprSyntax.self) {
        for element in array.elements where !element.expression.givesOpenValue {
          bindings.match(parameter.type, .array(reading.value(of: element.expression)))
        }
      }
    }
    return bindings
  }

  /// The type that the whole text shows of an expression; `nil` if a part of it is unknown.
  func readType(of expression: ExprSyntax) -> TypeRef? {
    guard let read = reading(of: expression)?.value(of: expression) else { return nil }
    let type = made(read)
    return type.isKnown && type.isComplete ? type : nil
  }

  /// A type that was read, with a script's generic types as they are made for their arguments.
  private func made(_ type: TypeRef) -> TypeRef {
    type.ofVariable.substituting([:], specialized)
  }

  private func reading(of node: some SyntaxProtocol) -> TypeReading? {
    if let reading { return reading }
    guard let tree = node.root.as(SourceFileSyntax.self) else { return nil }
    reading = TypeReading(tree, world: world, library: library)
    return reading
  }
}

extension TypeRef {
  /// Whether it says something of a value's parts.
  fileprivate var isKnown: Bool {
    switch settled {
    case .any, .parameter: false
    case .named(_, let arguments): arguments.allSatisfy(\.isComplete)
    case .optional(let inner), .array(let inner): inner.isKnown
    case .dictionary(let key, let value): key.isKnown && value.isKnown
    case .tuple(let elements): elements.allSatisfy { $0.type.isComplete }
    case .function(let parameters, let result): parameters.allSatisfy(\.isKnown) && result.isKnown
    }
  }
}

extension ExprSyntax {
  /// Whether an argument has no type by itself, and what is known of its parameter gives it none.
  ///
  /// - Parameter besideTuple: Whether another argument is a tuple, whose labels and optional parts a closure's tuple gets.
  fileprivate func needsType(_ known: TypeRef?, besideTuple: Bool) -> Bool {
    guard let closure = self.as(ClosureExprSyntax.self) else {
      return known?.isComplete != true && givesOpenValue
    }
    if closure.signature?.returnClause != nil { return false }
    if case .function(_, let result)? = known?.wrapped.settled, result.isComplete { return false }
    return OpenResults.are(in: closure, orTuples: besideTuple)
  }
}

/// Whether a closure gives a value that only the place says the type of.
private final class OpenResults: SyntaxVisitor {
  private let countsTuples: Bool
  private var found = false

  private init(countingTuples: Bool) {
    countsTuples = countingTuples
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter tuples: Whether a tuple counts, too.
  static func are(in closure: ClosureExprSyntax, orTuples tuples: Bool) -> Bool {
    if let only = closure.onlyExpression {
      return only.givesOpenValue || only.is(IfExprSyntax.self) || only.is(SwitchExprSyntax.self)
        || tuples && only.isTuple
    }
    let results = OpenResults(countingTuples: tuples)
    results.walk(closure.statements)
    return results.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.expression else { return .skipChildren }
    if value.givesOpenValue || countsTuples && value.isTuple { found = true }
    return .skipChildren
  }
}

extension ExprSyntax {
  /// Whether this is a tuple as it is written.
  fileprivate var isTuple: Bool {
    self.as(TupleExprSyntax.self).map { $0.elements.count > 1 } ?? false
  }

  /// Whether this is a case of a script's enum.
  fileprivate func isCase(of type: TypeRef) -> Bool {
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let access = called.as(MemberAccessExprSyntax.self), access.base == nil,
      case .named(let named, _) = type.settled
    else { return false }
    return !named.isHost && named.cases[access.declName.baseName.name] != nil
  }

  /// Whether this is `.name`, or a choice, a tuple or an array of which a part is.
  fileprivate var givesOpenValue: Bool {
    switch self.as(ExprSyntaxEnum.self) {
    case .ternaryExpr(let node):
      node.thenExpression.givesOpenValue || node.elseExpression.givesOpenValue
    case .tupleExpr(let node): node.elements.contains { $0.expression.givesOpenValue }
    case .arrayExpr(let node): node.elements.contains { $0.expression.givesOpenValue }
    default: needsType
    }
  }
}
