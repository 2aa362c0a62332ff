import ScriptSource
import ScriptTypes

/// What can be seen mentions only types that can be seen from the same places.
struct AccessRules {
  let checker: ModuleChecker

  func check() {
    for symbol in checker.declared.globals { check(symbol) }
    for type in checker.declared.globalTypes {
      for member in type.allMembers { check(member) }
      checkSuperclass(of: type)
    }
    for alias in checker.declared.aliases { check(alias) }
  }

  private func check(_ symbol: ValueSymbol) {
    guard let place = checker.declared.place(of: symbol) else { return }
    let reach = Reach(symbol.access, in: symbol.owner)
    func hidden(_ type: Type) -> TypeSymbol? { type.mentioned { !reach.isWithin(Reach($0)) } }
    if symbol.kind == .enumCase {
      guard case .function(let function) = symbol.type, let owner = symbol.owner,
        let type = function.parameters.lazy.compactMap({ hidden($0.type) }).first
      else { return }
      checker.report(ContractMessages.caseOfHiddenType(owner, type), at: place)
      return
    }
    guard case .function(let function) = symbol.type, symbol.kind != .variable else {
      guard let type = hidden(symbol.type) else { return }
      report(symbol, uses: type, as: "type", at: place)
      return
    }
    let parameter = symbol.kind == .subscript ? "index" : "parameter"
    for part in function.parameters {
      guard let type = hidden(part.type) else { continue }
      report(symbol, uses: type, as: parameter, at: place)
      return
    }
    guard symbol.kind != .initializer, let type = hidden(function.result) else { return }
    report(symbol, uses: type, as: symbol.kind == .subscript ? "element type" : "result", at: place)
  }

  private func report(
    _ symbol: ValueSymbol,
    uses type: TypeSymbol,
    as part: String,
    at place: TextRange
  ) {
    let level = level(
      symbol.access,
      type,
      isFixed: symbol.isRequirement,
      isMember: symbol.owner != nil
    )
    checker.report(ContractMessages.usesHiddenType(symbol.accessKind, level, part, type), at: place)
  }

  private func checkSuperclass(of type: TypeSymbol) {
    guard type.kind == .class, let superclass = type.superclass?.symbol,
      checker.declared.place(of: superclass) != nil, let place = checker.declared.place(of: type),
      !Reach(type).isWithin(Reach(superclass))
    else { return }
    let level = level(type.access, superclass, isMember: type.parent != nil)
    checker.report(ContractMessages.hiddenSuperclass(level, superclass), at: place)
  }

  private func check(_ alias: AliasSymbol) {
    guard !alias.isCircular, alias.parent == nil, let place = checker.declared.place(of: alias)
    else { return }
    let reach = Reach(alias.access, in: nil)
    guard let type = alias.type.mentioned(where: { !reach.isWithin(Reach($0)) }) else { return }
    let level = level(alias.access, type, isMember: false)
    checker.report(
      ContractMessages.usesHiddenType("type alias", level, "underlying type", type),
      at: place
    )
  }

  /// Which level a declaration must not have, if it is written, or should have.
  private func level(
    _ access: Access,
    _ type: TypeSymbol,
    isFixed: Bool = false,
    isMember: Bool
  ) -> String {
    if access != .internal || isFixed { return "cannot be declared \(access)" }
    let needed = Reach(type).level
    return needed <= .fileprivate && !isMember
      ? "must be declared private or fileprivate" : "must be declared \(needed)"
  }
}

extension Type {
  /// The first type of the program in it that meets a condition.
  fileprivate func mentioned(where isWanted: (TypeSymbol) -> Bool) -> TypeSymbol? {
    if let symbol, isWanted(symbol) { return symbol }
    if case .existential(let existential) = self,
      let proto = existential.protocols.map(\.symbol).first(where: isWanted)
    {
      return proto
    }
    var found: TypeSymbol?
    _ = mapParts { part in
      found = found ?? part.mentioned(where: isWanted)
      return part
    }
    return found
  }
}

extension ValueSymbol {
  /// What messages about access call it.
  fileprivate var accessKind: String {
    switch kind {
    case .function: owner == nil ? "function" : "method"
    case .initializer: "initializer"
    case .subscript: "subscript"
    default: owner != nil ? "property" : isConstant ? "constant" : "variable"
    }
  }
}
