import ScriptSource
import ScriptTypes

/// What an initializer must do before `self` is whole.
struct InitializerDuties {
  /// The stored properties that it must give a value.
  let symbols: [ValueSymbol]
  let owner: TypeSymbol
  /// Whether another initializer of the type, or an assignment to `self`, makes the value.
  let isDelegating: Bool
  private let identities: Set<ObjectIdentifier>

  /// `nil` for what is no initializer, or one that nothing is asked of.
  init?(_ body: CheckedBody, _ checker: ModuleChecker) {
    let symbol = body.symbol
    guard symbol.kind == .initializer, !symbol.isRequirement, let owner = symbol.owner,
      owner.kind != .actor
    else { return nil }
    let calls = body.body.delegates
    // A designated initializer that delegates is a mistake of its own.
    if owner.kind == .class, calls, !symbol.isConvenience { return nil }
    self.owner = owner
    isDelegating =
      calls || owner.kind == .class && symbol.isConvenience || owner.kind == .enum
      || owner.kind == .protocol || owner.module !== checker.module
    symbols =
      isDelegating
      ? []
      : owner.allMembers.filter { symbol in
        symbol.isStored && symbol.isDeferred && !symbol.isStatic && !symbol.isLazy
          && symbol.owner === owner && !symbol.hasCustomAttribute
          && !(symbol.isSettable && checker.library.wrapped(symbol.type) != nil)
          && !symbol.type.isError && !symbol.isOverride
      }
    identities = Set(symbols.map(ObjectIdentifier.init))
  }

  func contains(_ symbol: ValueSymbol) -> Bool { identities.contains(ObjectIdentifier(symbol)) }

  /// Whether it is a part of the value itself, which may be used once it is set.
  func stores(_ symbol: ValueSymbol) -> Bool {
    !isDelegating && symbol.owner === owner && (symbol.isStored || symbol.hasCustomAttribute)
  }

  /// What has to come before a member of `self` is used, or `self` as a whole.
  fileprivate func need(ofMember isMember: Bool) -> String {
    if isDelegating {
      return isMember ? "'self.init' call" : "'self.init' call or assignment to 'self'"
    }
    return owner.superclass == nil
      ? "all stored properties are initialized"
      : "'super.init' call"
  }
}

extension InitializationRules {
  /// Whether the initializer has a superclass's to call.
  private var superclass: TypeSymbol? { duties?.owner.superclass?.symbol }

  private var missing: ValueSymbol? { duties?.symbols.first { !state.isSure($0) } }

  /// Whether `self` may be used.
  private var isWhole: Bool {
    guard let duties, state.isReachable else { return true }
    if duties.isDelegating || superclass != nil { return state.hasDelegated }
    return missing == nil
  }

  func checkEnd(at range: TextRange) {
    guard let duties else { return }
    if duties.isDelegating {
      if !state.hasDelegated { checker.report(FlowMessages.selfInitNotCalled, at: range) }
    } else if let superclass, !state.hasDelegated {
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

  /// What another initializer must be for this one to call it.
  func checkDelegation(to other: ValueSymbol, at range: TextRange, isForced: Bool) {
    if other.isConvenience, let superclass, duties?.isDelegating == false {
      checker.report(FlowMessages.callsConvenience(superclass.name), at: range)
    }
    guard other.isFailable, !other.isImplicitlyUnwrapped, !isForced, mayNotFail else { return }
    checker.report(FlowMessages.chainsToFailable(other.fullName), at: range)
  }

  func readMember(_ reference: SymbolReference, _ expression: TypedExpression) {
    guard let duties, !isWhole else { return }
    let symbol = reference.symbol
    if duties.contains(symbol) {
      if !state.isSure(symbol) {
        checker.report(FlowMessages.selfBeforeInitialized, at: expression.range)
      }
    } else if !duties.stores(symbol) {
      let use =
        symbol.kind == .function
        ? "in method call '\(symbol.name)' " : "in property access '\(symbol.name)' "
      reportSelf(at: expression.range, use)
    }
  }

  func readSelf(at range: TextRange) { if !isWhole { reportSelf(at: range, "") } }

  private func reportSelf(at range: TextRange, _ use: String) {
    guard let duties, !hasReportedSelf else { return }
    hasReportedSelf = true
    checker.report(FlowMessages.selfBefore(duties.need(ofMember: !use.isEmpty), use), at: range)
  }

  /// A closure that holds `self` may run at once.
  func captureSelf(in closure: TypedClosure, at range: TextRange) {
    guard !isWhole, duties?.isDelegating == false, !hasReportedSelf else { return }
    var isFound = false
    var walk = TypedWalk()
    walk.onExpression = { if case .selfReference = $0.kind { isFound = true } }
    walk.visit(closure.body)
    guard isFound else { return }
    hasReportedSelf = true
    checker.report(FlowMessages.selfCaptured, at: range)
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
