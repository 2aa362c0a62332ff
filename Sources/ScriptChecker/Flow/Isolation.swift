import ScriptTypes

/// What belongs to an actor, and the code that does.
struct Isolation {
  /// The actor as messages name it.
  let name: String
  let symbol: ValueSymbol

  /// The actor that a use of a declaration must wait for, from code that belongs to none; `nil` if there is none.
  ///
  /// - Parameter body: What the code stands in; `nil` for what may run on the main actor.
  init?(_ expression: TypedExpression, in body: CheckedBody?) {
    let symbol: ValueSymbol
    switch expression.kind {
    case .member(let base, let reference):
      symbol = reference.symbol
      if symbol.isActorMember, !base.isSelf, !base.isIsolated {
        if case .metatype = base.type { return nil }
        name = "actor-isolated"
        self.symbol = symbol
        return
      }
    case .reference(let reference), .subscript(_, let reference, _): symbol = reference.symbol
    default: return nil
    }
    guard symbol.isOnMainActor, let body, body.belongsToNoActor else { return nil }
    name = "main actor-isolated"
    self.symbol = symbol
  }

  /// The declaration, as messages name it.
  var description: String {
    let label = symbol.kind == .variable ? symbol.name : symbol.fullName
    return "\(name) \(symbol.kindName) '\(label)'"
  }

  /// Whether it is used by calling it.
  var isOfFunction: Bool { symbol.kind == .function || symbol.kind == .initializer }
}

extension CheckedBody {
  /// Whether its statements are known not to be the main actor's.
  ///
  /// What a type conforms to and what a method overrides may put it there.
  var belongsToNoActor: Bool {
    guard [.body, .getter, .setter].contains(part), !symbol.isOverride, !symbol.namesMainActor,
      !symbol.hasCustomAttribute
    else { return false }
    if symbol.isNonisolated { return true }
    if case .local = symbol.context { return false }
    guard let owner = symbol.owner else { return true }
    return owner.kind != .actor && symbol.name != "main" && !owner.mayBeOnMainActor
  }
}

extension ValueSymbol {
  fileprivate var isActorMember: Bool {
    owner?.kind == .actor && !isStatic && !isNonisolated && !isConstant
      && (kind == .function || kind == .variable)
  }

  fileprivate var isOnMainActor: Bool {
    guard !isNonisolated, !isConstant, kind != .parameter, kind != .enumCase else { return false }
    if case .local = context { return false }
    if namesMainActor { return true }
    // What a value stores is read wherever the value is.
    if isStored, owner?.kind == .struct, !isStatic { return false }
    return owner?.isOnMainActor ?? false
  }
}

extension TypeSymbol {
  fileprivate var isOnMainActor: Bool {
    namesMainActor || superclass?.symbol?.isOnMainActor ?? false
  }

  fileprivate var mayBeOnMainActor: Bool {
    isOnMainActor
      || conformances.contains {
        ([$0.proto] + $0.proto.inheritedProtocols).contains(where: \.namesMainActor)
      }
      || superclass?.symbol?.mayBeOnMainActor ?? false
  }
}

extension TypedExpression {
  /// Whether it is the parameter on whose actor the function runs.
  fileprivate var isIsolated: Bool {
    if case .reference(let reference) = kind { reference.symbol.isIsolated } else { false }
  }
}
