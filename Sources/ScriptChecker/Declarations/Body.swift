import ScriptSource
import ScriptTypes

/// What of a declaration is checked after all declarations are known.
final class Body {
  enum Kind {
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(Block)
    case enumCase([Parameter])
    case `subscript`(SubscriptDeclaration)
    case variable(VariableDeclaration.Binding)
    case wrapped(WrappedVariable, WrapperRole)
  }

  /// Which of the three variables of a property wrapper it is.
  enum WrapperRole { case storage, value, projection }

  let symbol: ValueSymbol
  let kind: Kind
  /// Around the body, with the generic parameters.
  let scope: Scope
  let variableTypes: VariableTypes?
  /// The way to the variable through the tuple that is its initial value.
  let path: [Int]

  init(
    symbol: ValueSymbol,
    _ kind: Kind,
    in scope: Scope,
    variableTypes: VariableTypes? = nil,
    path: [Int] = []
  ) {
    self.symbol = symbol
    self.kind = kind
    self.scope = scope
    self.variableTypes = variableTypes
    self.path = path
  }
}

extension Body {
  var hasStatements: Bool {
    switch kind {
    case .function(let node): node.body != nil
    case .initializer(let node): node.body != nil
    case .subscript(let node): node.accessors?.list.contains { $0.body != nil } ?? false
    case .variable(let node): node.accessors?.list.contains { $0.body != nil } ?? false
    case .deinitializer, .enumCase, .wrapped: true
    }
  }

  /// What of it is executed, but for property wrappers.
  var parts: [CheckedBody.Part] {
    switch kind {
    case .function, .initializer, .deinitializer:
      hasStatements ? [.body] : hasValues ? [.defaults] : []
    case .enumCase: hasValues ? [.defaults] : []
    case .subscript(let node): node.accessors?.parts ?? []
    case .variable(let node):
      (node.value == nil ? [] : [.initialValue]) + (node.accessors?.parts ?? [])
    case .wrapped: []
    }
  }

  /// Whether parameters have default values, or a variable has an initial one.
  var hasValues: Bool {
    switch kind {
    case .function(let node): node.parameters.contains { $0.defaultValue != nil }
    case .initializer(let node): node.parameters.contains { $0.defaultValue != nil }
    case .subscript(let node): node.parameters.contains { $0.defaultValue != nil }
    case .variable(let node): node.value != nil
    case .enumCase(let parameters): parameters.contains { $0.defaultValue != nil }
    case .deinitializer, .wrapped: false
    }
  }
}

/// The type of a variable, written or inferred from its value; for a pattern with several names it is found once.
final class VariableTypes {
  private let checker: ModuleChecker
  let scope: Scope
  private let written: WrittenType?
  private let value: Expression?
  private let isWeak: Bool
  private var found: Type?
  /// The declaration that hides the type of a `some P`.
  weak var owner: ValueSymbol?
  /// The value, checked.
  private(set) var initializer: TypedExpression?

  init(
    checker: ModuleChecker,
    scope: Scope,
    written: WrittenType?,
    value: Expression?,
    isWeak: Bool
  ) {
    self.checker = checker
    self.scope = scope
    self.written = written
    self.value = value
    self.isWeak = isWeak
  }

  private var type: Type {
    if let found { return found }
    let result: Type
    if let written, let value, TypeResolver(checker, scope).leavesArgumentsOpen(written) {
      let typed = checker.expressions(in: scope)
        .check(value, written: written, for: .initialization)
      initializer = typed
      result = typed.type
    } else if let written {
      result = resolve(written)
    } else if let value {
      let typed = checker.expressions(in: scope).check(value)
      initializer = typed
      result = typed.type
    } else {
      result = .error
    }
    found = result
    return result
  }

  private func resolve(_ written: WrittenType) -> Type {
    var count = 0
    return TypeResolver(
      checker,
      scope,
      resolveOpaque: { [checker, scope, owner] constraint in
        guard let owner, let known = TypeResolver(checker, scope).constraints([constraint]) else {
          return .error
        }
        defer { count += 1 }
        return .opaque(
          OpaqueType(
            owner: owner,
            index: count,
            arguments: scope.signature.parameters.map(\.ownArgument),
            constraint: known
          )
        )
      }
    ).resolve(written)
  }

  func type(at path: [Int]) -> Type {
    path.reduce(type) { type, position in
      guard case .tuple(let tuple) = type, position < tuple.elements.count else { return .error }
      return tuple.elements[position].type
    }
  }

  /// Checks the value against a written type; without one it has been checked.
  func checkInitializer() -> TypedExpression? {
    let type = type
    if initializer == nil, let value, written != nil {
      let expressions = checker.expressions(in: scope)
      if case .opaque = type {
        initializer = expressions.check(value)
      } else {
        initializer = expressions.check(value, as: type, for: .initialization)
      }
    }
    return initializer
  }
}

extension Accessors {
  /// What of them is executed.
  var parts: [CheckedBody.Part] {
    list.filter { $0.body != nil && !replace($0) }.map(\.part)
  }

  /// Whether a getter or setter does what an accessor that yields would do.
  func replace(_ accessor: Accessors.Accessor) -> Bool {
    switch accessor.name {
    case "_read": self["get"] != nil
    case "_modify": self["set"] != nil
    default: false
    }
  }
}

extension Accessors.Accessor {
  var part: CheckedBody.Part {
    switch name {
    case "get", "_read": .getter
    case "willSet": .willSet
    case "didSet": .didSet
    default: .setter
    }
  }
}
