import SwiftSyntax

/// What one pattern has found out about the enum it met last.
private final class CaseSite {
  private let name: String
  private let named: TypeObject?
  @exclusivity(unchecked) private var type: TypeObject?
  @exclusivity(unchecked) private var found: ObjectIdentifier?

  /// - Parameter named: The enum that the pattern names.
  init(_ name: String, of named: TypeObject?) {
    self.name = name
    self.named = named
  }

  /// Whether a value is of the case; `nil` if it is no enum's that has one of this name.
  @inline(__always)
  func isMet(by value: Value) -> Bool? {
    guard case .enumeration(let box) = value else { return nil }
    if box.type !== type { learn(value) }
    guard let found else { return nil }
    return ObjectIdentifier(box.enumCase) == found
  }

  @inline(never)
  private func learn(_ value: Value) {
    guard case .enumeration(let box) = value else { return }
    type = box.type
    found = nil
    if let named, named !== box.type { return }
    found = box.type.cases[name].map(ObjectIdentifier.init)
  }
}

extension Compiler {
  /// Tests a value and binds names; the names are declared in the current scope.
  typealias Match = (Machine, Value) throws -> Bool

  /// Compiles a pattern of `case`, `catch` or `if case`.
  func pattern(_ pattern: PatternSyntax) -> Match {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .expressionPattern(let node): return matching(node.expression, bindsLet: nil)
    case .valueBindingPattern(let node):
      return bindingPattern(node.pattern, isLet: node.bindingSpecifier.text == "let")
    case .wildcardPattern: return { _, _ in true }
    case .isTypePattern(let node):
      let type = resolve(node.type)
      return { machine, value in machine.is(value, type) }
    case .identifierPattern(let node): return binding(PatternSyntax(node), isLet: true)
    case .tuplePattern(let node):
      return tuple(node.elements.map { ReadyMatch(run: self.pattern($0.pattern)) })
    default: return unsupported(pattern)
    }
  }

  /// Compiles the plain names of `let (a, b)` and `for (a, b) in`.
  func binding(_ pattern: PatternSyntax, isLet: Bool) -> Match {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      let store = declareMatched(node.identifier.name, isLet: isLet)
      return { machine, value in
        store(machine, value)
        return true
      }
    case .wildcardPattern: return { _, _ in true }
    case .tuplePattern(let node):
      return tuple(node.elements.map { ReadyMatch(run: binding($0.pattern, isLet: isLet)) })
    case .valueBindingPattern(let node):
      return binding(node.pattern, isLet: node.bindingSpecifier.text == "let")
    default: return unsupported(pattern)
    }
  }

  /// Declares a name that a pattern binds; one of a `guard` at the outermost level is there for functions and later entries.
  private func declareMatched(_ name: String, isLet: Bool) -> (Machine, Value) -> Void {
    isTopLevel ? declare(name, isLet: isLet) : declareLocal(name, isLet: isLet)
  }

  private func unsupported(_ pattern: PatternSyntax) -> Match {
    let failure = failed("this pattern is not supported", at: pattern)
    return { machine, _ in
      _ = try failure(machine)
      return false
    }
  }

  private func tuple(_ parts: [ReadyMatch]) -> Match {
    { machine, value in
      guard case .tuple(let tuple) = value, tuple.elements.count == parts.count else {
        return false
      }
      for (part, element) in zip(parts, tuple.elements) {
        guard try part.run(machine, element) else { return false }
      }
      return true
    }
  }

  /// `let` or `var` before a whole pattern: names in it are bound.
  func bindingPattern(_ pattern: PatternSyntax, isLet: Bool) -> Match {
    if let node = pattern.as(ExpressionPatternSyntax.self) {
      return matching(node.expression, bindsLet: isLet)
    }
    return binding(pattern, isLet: isLet)
  }

  /// A pattern written as an expression: `.next(let x)`, `x?`, `3...5`, `(0, _)`.
  ///
  /// - Parameter bindsLet: Whether plain names are bound, and as constants; `nil` if they are looked up.
  private func matching(_ expression: ExprSyntax, bindsLet: Bool?) -> Match {
    switch expression.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return self.pattern(node.pattern)
    case .discardAssignmentExpr: return { _, _ in true }
    case .declReferenceExpr(let node):
      if let bindsLet, node.baseName.name != "_" {
        let store = declareMatched(node.baseName.name, isLet: bindsLet)
        return { machine, value in
          store(machine, value)
          return true
        }
      }
      return equality(expression)
    case .optionalChainingExpr(let node):
      let inner = matching(node.expression, bindsLet: bindsLet)
      return { machine, value in
        switch value {
        case .optional(nil): false
        case .optional(let box?): try inner(machine, box.value)
        default: try inner(machine, value)
        }
      }
    case .tupleExpr(let node):
      let parts = node.elements.map {
        ReadyMatch(run: matching($0.expression, bindsLet: bindsLet))
      }
      return parts.count == 1 ? parts[0].run : tuple(parts)
    case .functionCallExpr(let node):
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
        return equality(expression)
      }
      let arguments = node.arguments.map {
        ReadyMatch(run: matching($0.expression, bindsLet: bindsLet))
      }
      return casePattern(access, arguments)
    case .memberAccessExpr(let node) where node.base == nil: return casePattern(node, nil)
    case .memberAccessExpr(let node):
      let constant = equality(expression)
      guard let base = node.base?.as(DeclReferenceExprSyntax.self),
        lookUpType(base.baseName.name) != nil
      else {
        return typeObject(node.base ?? ExprSyntax(node))?.kind == .enumeration
          ? casePattern(node, nil) : constant
      }
      return casePattern(node, nil)
    case .asExpr(let node):
      let type = resolve(node.type)
      let inner = matching(node.expression, bindsLet: bindsLet)
      return { machine, value in
        guard machine.is(value, type) else { return false }
        return try inner(machine, machine.cast(value, to: type))
      }
    case .isExpr(let node):
      let type = resolve(node.type)
      return { machine, value in machine.is(value, type) }
    case .nilLiteralExpr:
      return { _, value in if case .optional(nil) = value { true } else { false } }
    default: return equality(expression)
    }
  }

  /// `.name` or `.name(…)`: a case of an enum, or else a static member that the value must equal.
  private func casePattern(_ access: MemberAccessExprSyntax, _ arguments: [ReadyMatch]?) -> Match {
    let name = access.declName.baseName.name
    let span = file.span(of: access)
    let named = access.base.flatMap { typeObject($0) }
    let site = CaseSite(name, of: named)
    let general = casePattern(name, of: named, arguments, span)
    guard let arguments else {
      return { machine, value in try site.isMet(by: value) ?? general(machine, value) }
    }
    guard arguments.count == 1 else {
      return { machine, value in
        try site.isMet(by: value) == false ? false : general(machine, value)
      }
    }
    let only = arguments[0].run
    return { machine, value in
      guard let isMet = site.isMet(by: value), case .enumeration(let box) = value else {
        return try general(machine, value)
      }
      guard isMet else { return false }
      guard box.payload.count == 1 else { return try general(machine, value) }
      return try only(machine, box.payload[0])
    }
  }

  private func casePattern(
    _ name: String,
    of named: TypeObject?,
    _ arguments: [ReadyMatch]?,
    _ span: SourceSpan
  ) -> Match {
    { machine, value in
      if let named, named.kind == .enumeration {
        let own = machine.library.type(of: machine.unwrapped(value))
        guard own === named || own.isSubtype(of: named) else { return false }
      }
      guard let (type, found, payload) = machine.enumCase(of: value, wanted: name) else {
        return try machine.matchesConstant(name, value, at: span)
      }
      guard found == name || found == type.caseSpellings[name] else {
        try machine.checkCase(name, of: type, at: span)
        return false
      }
      guard let arguments else { return true }
      if arguments.count == 1, payload.count > 1 {
        let whole = Value.tuple(
          TupleBox(labels: Array(repeating: nil, count: payload.count), elements: payload)
        )
        return try arguments[0].run(machine, whole)
      }
      guard arguments.count == payload.count else {
        throw ScriptTrap(
          Diagnostic(
            "`.\(name)` carries \(payload.count) values, and the pattern has \(arguments.count)",
            at: span
          )
        )
      }
      for (argument, part) in zip(arguments, payload) {
        guard try argument.run(machine, part) else { return false }
      }
      return true
    }
  }

  /// The type that an expression before a dot names.
  private func typeObject(_ expression: ExprSyntax) -> TypeObject? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.name {
      return lookUpType(name).flatMap { library.typeObject(of: $0) }
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let outer = access.base.flatMap({ typeObject($0) })
    else { return nil }
    return outer.nestedTypes[access.declName.baseName.name]
  }

  /// Any other expression: the value must equal it or lie in its range.
  private func equality(_ expression: ExprSyntax) -> Match {
    let code = self.expression(expression)
    let span = file.span(of: expression)
    return { machine, value in
      let wanted = try code(machine)
      if machine.world.operators["~="] != nil,
        case .bool(let matches)? = try machine.declaredOperator("~=", wanted, value)
      {
        return matches
      }
      if let contains = wanted.rangeContains(value) { return contains }
      return try machine.equal(value, wanted, at: span)
    }
  }
}
