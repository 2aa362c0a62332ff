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
        OverrideRules(checker: checker).check(symbol, stored: node.storedNames)
        RequiredInitializers(checker: checker).check(symbol, declaration)
      }
      OwnershipRules(checker: checker).check(symbol, node)
      StorageRules(checker: checker).check(symbol, node)
    }
    RedeclarationRules(checker: checker).check(checker.declared.globals)
    RedeclarationRules(checker: checker).check(checker.declared.globalTypes)
    for symbol in checker.declared.globals { checkAccess(of: symbol) }
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
      guard !seen.insert(key).inserted, conformance.conditions.isEmpty else { continue }
      checker.report(ContractMessages.repeatedConformance(type.name, proto.name), at: range)
    }
  }

  /// What everybody may call mentions only types that everybody may name.
  private func checkAccess(of symbol: ValueSymbol) {
    guard symbol.access >= .public, case .function(let function) = symbol.type,
      let range = checker.declared.place(of: symbol)
    else { return }
    func isHidden(_ type: Type) -> Bool {
      type.symbol.map { checker.declared.place(of: $0) != nil && $0.access < .public } ?? false
    }
    if function.parameters.contains(where: { isHidden($0.type) }) {
      checker.report(ContractMessages.publicWithInternalParameter, at: range)
    } else if isHidden(function.result) {
      checker.report(ContractMessages.publicWithInternalResult, at: range)
    }
  }
}

extension NominalDeclaration {
  /// The properties that are stored and not observed.
  fileprivate var storedNames: Set<String> {
    var names: Set<String> = []
    for case .variable(let node) in members.map(\.kind) {
      for binding in node.bindings where binding.accessors == nil {
        names.formUnion(binding.pattern.names.map(\.name.text))
      }
    }
    return names
  }
}
