import ScriptSource
import ScriptTypes

/// The stored properties that an initializer must give a value.
struct InitializedProperties {
  let symbols: [ValueSymbol]
  let owner: TypeSymbol
  private let identities: Set<ObjectIdentifier>

  /// `nil` if another initializer sets them.
  init?(_ body: CheckedBody, _ library: StandardTypes) {
    guard body.symbol.kind == .initializer, case .type(let owner) = body.symbol.context,
      owner.kind == .struct || owner.kind == .class, !body.symbol.isConvenience,
      !body.body.delegates
    else { return nil }
    self.owner = owner
    symbols = owner.allMembers.filter { symbol in
      symbol.isStored && symbol.isDeferred && !symbol.isStatic && !symbol.isLazy
        && symbol.owner === owner && !symbol.hasCustomAttribute
        && !(symbol.isSettable && library.wrapped(symbol.type) != nil) && !symbol.type.isError
        && !symbol.isOverride
    }
    identities = Set(symbols.map(ObjectIdentifier.init))
  }

  func contains(_ symbol: ValueSymbol) -> Bool { identities.contains(ObjectIdentifier(symbol)) }
}

extension InitializationRules {
  /// Whether the initializer has a superclass's to call.
  private var superclass: TypeSymbol? { properties?.owner.superclass?.symbol }

  private var missing: ValueSymbol? { properties?.symbols.first { !state.isSure($0) } }

  func checkEnd(at range: TextRange) {
    guard properties != nil else { return }
    if let superclass, !state.hasCalledSuper {
      if superclass.hasPlainInitializer {
        checkSuper(at: range, isImplicit: true)
      } else {
        checker.report(FlowMessages.superInitNotCalled, at: range)
      }
    } else if superclass == nil, missing != nil {
      checker.report(FlowMessages.returnsUninitialized, at: range)
    }
  }

  func checkSuper(at range: TextRange, isImplicit: Bool = false) {
    guard let missing else { return }
    checker.report(
      FlowMessages.uninitializedAtSuperInit(
        missing.name,
        isImplicit ? "implicitly generated " : ""
      ),
      at: range
    )
  }

  func readMember(_ reference: SymbolReference, _ expression: TypedExpression) {
    guard let properties else { return }
    let symbol = reference.symbol
    if properties.contains(symbol) {
      if !state.isSure(symbol) { reportSelf(at: expression.range) }
    } else if !symbol.isStored {
      readSelf(at: expression.range)
    }
  }

  func readSelf(at range: TextRange) { if missing != nil { reportSelf(at: range) } }

  private func reportSelf(at range: TextRange) {
    checker.report(FlowMessages.selfBeforeInitialized, at: range)
  }
}

extension TypeSymbol {
  /// Whether a subclass's initializer calls `super.init()` by itself.
  fileprivate var hasPlainInitializer: Bool {
    var next: TypeSymbol? = self
    while let current = next {
      let own = current.members(named: "init").filter { $0.kind == .initializer }
      if own.contains(where: { $0.parameters.allSatisfy(\.hasDefault) }) { return true }
      if own.contains(where: { !$0.isConvenience }) { return false }
      next = current.superclass?.symbol
    }
    return true
  }
}

extension TypedBlock {
  /// Whether `self.init` is called anywhere.
  var delegates: Bool {
    var found = false
    TypedWalk(
      onExpression: { expression in
        if case .call(let callee, _) = expression.kind,
          case .member(let base, let reference) = callee.unconverted.kind, base.isSelf,
          reference.symbol.kind == .initializer
        {
          found = true
        }
      }
    ).visit(self)
    return found
  }
}
