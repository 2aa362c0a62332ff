import ScriptSource
import ScriptTypes

/// Rules about declarations and what they promise: conformances, overrides, initializers, access.
struct ContractRules {
  let checker: ModuleChecker

  func check() {
    for alias in checker.declared.aliases {
      _ = alias.type
      if alias.isCircular, let range = checker.declared.place(of: alias) {
        checker.report(ContractMessages.circularAlias(alias.name), at: range)
      }
    }
    for (symbol, node, declaration) in checker.declared.types {
      AttributeContracts(checker: checker).check(symbol, declaration)
      // Resolves the inheritance clause.
      _ = symbol.superclass
      RedeclarationRules(checker: checker).check(symbol.allMembers)
      if symbol.kind == .class {
        OverrideRules(checker: checker, node).check(symbol)
        InitializerContracts(checker: checker).check(symbol, declaration)
      }
      RawTypeRules(checker: checker).check(symbol, node)
      OwnershipRules(checker: checker).check(symbol, node)
      StorageRules(checker: checker).check(symbol, node)
    }
    RedeclarationRules(checker: checker).check(checker.declared.globals)
    RedeclarationRules(checker: checker).check(checker.declared.globalTypes)
    AccessRules(checker: checker).check()
    for instance in checker.instances { ArgumentRules(checker: checker).check(instance) }
    checkRepeatedConformances()
    for (conformance, range) in checker.declared.conformances {
      ConformanceRules(checker: checker).check(conformance, at: range)
    }
  }

  private func checkRepeatedConformances() {
    struct Key: Hashable { let type, proto: ObjectIdentifier }
    var seen: Set<Key> = []
    for (conformance, range) in checker.declared.conformances {
      let (type, proto) = (conformance.type, conformance.proto)
      let key = Key(type: ObjectIdentifier(type), proto: ObjectIdentifier(proto))
      let isRepeated = !seen.insert(key).inserted || type.inheritsConformance(to: proto)
      guard isRepeated, conformance.conditions.isEmpty else { continue }
      checker.report(ContractMessages.repeatedConformance(type.name, proto.name), at: range)
    }
  }
}

extension TypeSymbol {
  /// Whether a superclass says already that it conforms.
  fileprivate func inheritsConformance(to proto: TypeSymbol) -> Bool {
    guard let superclass = superclass?.symbol, !proto.isMarker else { return false }
    return superclass.conformance(to: proto) != nil
  }
}
