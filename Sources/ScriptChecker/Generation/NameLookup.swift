import ScriptSource
import ScriptTypes

/// Finds what a name without a base stands for.
struct NameLookup {
  enum Found {
    case nothing
    /// Local variables, parameters and functions.
    case local([ValueSymbol])
    /// Members of a type around: with `self`, or with the type if only that is in view.
    case member(receiver: FunctionContext.Receiver, TypeSymbol)
    case global([ValueSymbol])
    case type(NamedType)
    case module(ModuleSymbol)
  }

  let checker: ModuleChecker
  let scope: Scope

  func find(_ name: DeclarationName) -> Found {
    if let caret = checker.caret, name.base == Caret.name {
      caret.note(.name(scope))
      return .nothing
    }
    let found = search(name)
    guard case .nothing = found, name.base.first != "$", checker.admitOlderNames() else {
      return found
    }
    return search(name)
  }

  private func search(_ name: DeclarationName) -> Found {
    var next: Scope? = scope
    while let current = next {
      let locals = current.localValues(name.base)
      if !locals.isEmpty { return .local(locals) }
      if let type = current.localType(name.base) { return .type(type) }
      if case .type(let symbol) = current.kind {
        let lookup = MemberLookup(
          signature: current.signature,
          library: checker.library,
          seesInternals: checker.isLibrary
        )
        let receiver = scope.function?.receiver(of: symbol)
        let type = receiver?.type ?? symbol.selfType
        let members = lookup.members(of: type, named: name.base)
        if !members.isEmpty, !areOutOfReach(members, name, in: current) {
          let fallback = FunctionContext.Receiver(
            type: type,
            symbol: symbol,
            isStatic: true,
            isMutable: false
          )
          return .member(receiver: receiver ?? fallback, symbol)
        }
        if let member = TypeResolver(checker, current).typeInside(symbol, name.base) {
          return .type(member)
        }
      }
      next = current.parent
    }
    let own = checker.module.values(named: name.base)
    if !own.isEmpty {
      // Of two functions with the same labels the program's own hides the library's.
      let names = Set(own.map(\.fullName))
      let others = own.contains { $0.kind == .variable } ? [] : checker.imports
      return .global(
        own
          + others.flatMap { checker.values(named: name.base, in: $0) }.filter {
            !names.contains($0.fullName)
          }
      )
    }
    for module in checker.visibleModules {
      // Functions of one name in several modules are overloads of each other.
      if !checker.values(named: name.base, in: module).isEmpty {
        return .global(
          checker.visibleModules.flatMap { checker.values(named: name.base, in: $0) }
        )
      }
      if let type = checker.type(named: name.base, in: module) { return .type(type) }
    }
    if let module = checker.visibleModules.first(where: { $0.isNamed(name.base) }) {
      return .module(module)
    }
    return .nothing
  }

  /// The global functions that an unlabelled call in a type's extension means, where members of the name hide them that the type has
  /// only under conditions, and that take other arguments.
  func functionsBesideMembers(of name: DeclarationName, _ arguments: Arguments) -> [ValueSymbol]? {
    guard name.labels == nil, arguments.trailingClosures.isEmpty,
      case .member(let receiver, _) = find(name)
    else { return nil }
    let functions = checker.visibleModules.flatMap { checker.values(named: name.base, in: $0) }
    guard !functions.isEmpty else { return nil }
    let members = MemberLookup(
      signature: scope.signature,
      library: checker.library,
      seesInternals: checker.isLibrary
    ).members(of: receiver.type, named: name.base)
    let given = arguments.listed.map {
      ArgumentMatching.Argument(label: $0.label?.text, isTrailing: false, isClosure: false)
    }
    return members.allSatisfy { $0.isConditional && !$0.symbol.takes(given) } ? functions : nil
  }

  /// Whether the type has the members only under conditions that are not known to hold here, and a global function has the name.
  ///
  /// In `extension ClosedRange`, `max` is the function of two values: only a range of `Strideable` bounds is a sequence.
  private func areOutOfReach(
    _ members: [MemberCandidate],
    _ name: DeclarationName,
    in scope: Scope
  ) -> Bool {
    members.allSatisfy { !$0.isWithinReach(in: scope.signature) }
      && checker.visibleModules.contains { !checker.values(named: name.base, in: $0).isEmpty }
  }

  /// The innermost local value of a name.
  func local(_ name: String) -> ValueSymbol? {
    var next: Scope? = scope
    while let current = next {
      if let symbol = current.localValues(name).last { return symbol }
      next = current.parent
    }
    return nil
  }

  /// The operators of a name: at the top of modules, and static members of all types.
  func operators(_ name: String) -> [ValueSymbol] {
    var next: Scope? = scope
    while let current = next {
      let locals = current.localValues(name)
      if !locals.isEmpty { return locals }
      next = current.parent
    }
    let global = checker.visibleModules.flatMap { checker.values(named: name, in: $0) }
    return global + checker.operatorMembers(named: name)
  }
}

extension FunctionContext {
  /// `self` of the type, if the function is a member of it.
  func receiver(of symbol: TypeSymbol) -> Receiver? {
    receiver.flatMap { $0.symbol === symbol ? $0 : nil }
  }
}

extension ValueSymbol {
  /// Whether the labels of the arguments are those of its parameters.
  fileprivate func takes(_ arguments: [ArgumentMatching.Argument]) -> Bool {
    guard kind == .function else { return true }
    let parameters = parameters.map {
      ArgumentMatching.Parameter(
        label: $0.label,
        hasDefault: $0.hasDefault,
        isVariadic: false,
        takesFunction: false
      )
    }
    if case .matched = ArgumentMatching.match(arguments, to: parameters, .forward) { return true }
    return false
  }
}

extension MemberCandidate {
  /// Whether the conformance that it comes with has conditions.
  fileprivate var isConditional: Bool {
    guard case .nominal(let nominal) = base, let owner = symbol.owner, owner.kind == .protocol,
      let conformance = nominal.symbol.conformance(to: owner)
    else { return false }
    return !conformance.conditions.isEmpty
  }

  /// Whether the conformance that it comes with is not ruled out by a parameter that lacks a conformance.
  fileprivate func isWithinReach(in signature: GenericSignature) -> Bool {
    guard case .nominal(let nominal) = base, let owner = symbol.owner, owner.kind == .protocol,
      let conformance = nominal.symbol.conformance(to: owner), conformance.type === nominal.symbol
    else { return true }
    return conformance.conditions.allSatisfy { condition in
      guard case .conformance(let type, let proto) = condition.substituting(nominal.substitution),
        case .parameter = signature.canonical(type)
      else { return true }
      return proto.isMarker || signature.conforms(type, to: proto)
    }
  }
}
