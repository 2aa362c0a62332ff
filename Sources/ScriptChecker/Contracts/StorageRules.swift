import ScriptSource
import ScriptTypes

/// What the stored properties of a type ask of it.
struct StorageRules {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ node: NominalDeclaration) {
    switch type.kind {
    case .class, .actor: checkInitializers(of: type, node)
    case .struct: checkRecursion(of: type, node)
    case .enum, .protocol: break
    }
  }

  /// A class makes no initializer of its own for properties without a value.
  private func checkInitializers(of type: TypeSymbol, _ node: NominalDeclaration) {
    let hasInitializer = node.members.contains {
      if case .initializer = $0.kind { true } else { false }
    }
    guard !hasInitializer, type.kind == .class || type.kind == .actor else { return }
    let missing = node.members.flatMap { member -> [VariableDeclaration.Binding] in
      guard case .variable(let variable) = member.kind, member.attributes.isEmpty,
        !member.has("static"), !member.has("class"), !member.has("override")
      else { return [] }
      return variable.bindings.filter { binding in
        binding.value == nil && binding.accessors?.isComputed != true
          && !(variable.isVariable && binding.pattern.isWrittenOptional) && !member.has("lazy")
      }
    }
    guard !missing.isEmpty, !isMadeByDecoding(type) else { return }
    checker.report(
      ContractMessages.noInitializers(type.kind, type.name),
      at: node.name.range,
      hint: Hints.giveValues(missing.flatMap(\.pattern.names).map(\.name.text))
    )
  }

  /// Whether the compiler writes `init(from:)`.
  private func isMadeByDecoding(_ type: TypeSymbol) -> Bool {
    let decodable = checker.library["Decodable"]
    return type.conformances.contains { $0.proto === decodable && $0.type === type }
  }

  private func checkRecursion(of type: TypeSymbol, _ node: NominalDeclaration) {
    for member in type.allMembers
    where member.isStored && !member.isStatic && member.kind == .variable {
      var seen: Set<ObjectIdentifier> = []
      guard let range = checker.declared.place(of: member), member.type.holds(type, &seen) else {
        continue
      }
      checker.report(ContractMessages.recursiveStorage(type.name), at: range)
    }
  }
}

extension Type {
  /// Whether a value of the type holds one of the struct in place.
  fileprivate func holds(_ wanted: TypeSymbol, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    switch self {
    case .tuple(let tuple):
      for element in tuple.elements where element.type.holds(wanted, &seen) { return true }
      return false
    case .nominal(let nominal):
      if nominal.symbol === wanted { return true }
      if nominal.symbol.sugar == .optional { return nominal.arguments[0].holds(wanted, &seen) }
      guard nominal.symbol.kind == .struct, seen.insert(ObjectIdentifier(nominal.symbol)).inserted
      else { return false }
      for member in nominal.symbol.allMembers
      where member.isStored && !member.isStatic && member.kind == .variable {
        if member.type.holds(wanted, &seen) { return true }
      }
      return false
    default: return false
    }
  }
}
