import ScriptSource
import ScriptTypes

/// What the members of a type must be for the attributes on its declaration.
struct AttributeContracts {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ declaration: Declaration) {
    for attribute in declaration.attributes {
      guard let text = missing(attribute.name, in: type) else { continue }
      let lookup = attribute.name == "dynamicMemberLookup" ? type.dynamicLookups.first : nil
      checker.report(text, at: lookup.flatMap(checker.declared.place) ?? attribute.range)
    }
  }

  private func missing(_ attribute: String, in type: TypeSymbol) -> String? {
    switch attribute {
    case "dynamicMemberLookup":
      return type.dynamicLookups.contains(where: takesName)
        ? nil
        : ContractMessages.noDynamicMemberSubscript(type.name)
    case "dynamicCallable":
      let labels = ["withArguments", "withKeywordArguments"]
      let isCallable = type.members(named: "dynamicallyCall").contains { method in
        method.parameters.count == 1 && labels.contains(method.parameters[0].label)
      }
      return isCallable
        ? nil
        : ContractMessages.notDynamicallyCallable(type.name)
    case "propertyWrapper":
      return type.members(named: "wrappedValue").contains { !$0.isStatic }
        ? nil
        : ContractMessages.noWrappedValue(type.name)
    case "resultBuilder":
      let partial = type.members(named: "buildPartialBlock")
      let isComplete =
        type.members(named: "buildBlock").contains(where: \.isStatic)
        || ["first", "accumulated"].allSatisfy { label in
          partial.contains { $0.isStatic && $0.parameters.first?.label == label }
        }
      return isComplete
        ? nil
        : ContractMessages.noBuildBlock
    default: return nil
    }
  }

  /// Whether the parameter is a text or a key path.
  private func takesName(_ symbol: ValueSymbol) -> Bool {
    guard case .function(let function) = symbol.type, let parameter = function.parameters.first
    else { return false }
    guard case .nominal(let type) = parameter.type else { return true }
    return type.symbol.name.hasSuffix("KeyPath") || type.symbol === checker.library["String"]
      || type.symbol.name == "StaticString"
  }
}

extension TypeSymbol {
  fileprivate var dynamicLookups: [ValueSymbol] {
    members(named: "subscript").filter { $0.parameters.first?.label == "dynamicMember" }
  }
}
