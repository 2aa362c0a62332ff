import ScriptSource
import ScriptTypes

/// What the members of a type must be for the attributes on its declaration.
struct AttributeContracts {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ declaration: Declaration) {
    for attribute in declaration.attributes {
      if let text = missing(attribute.name, in: type) { checker.report(text, at: attribute.range) }
    }
  }

  private func missing(_ attribute: String, in type: TypeSymbol) -> String? {
    switch attribute {
    case "dynamicMemberLookup":
      let lookups = type.members(named: "subscript").filter {
        $0.parameters.first?.label == "dynamicMember"
      }
      return lookups.contains(where: takesName)
        ? nil
        : "'@dynamicMemberLookup' requires '\(type.name)' to have a 'subscript(dynamicMember:)' method that accepts either 'ExpressibleByStringLiteral' or a key path"
    case "dynamicCallable":
      let labels = ["withArguments", "withKeywordArguments"]
      let isCallable = type.members(named: "dynamicallyCall").contains { method in
        method.parameters.count == 1 && labels.contains(method.parameters[0].label)
      }
      return isCallable
        ? nil
        : "'@dynamicCallable' requires '\(type.name)' to have either a valid 'dynamicallyCall(withArguments:)' method or 'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]"
    case "propertyWrapper":
      return type.members(named: "wrappedValue").contains { !$0.isStatic }
        ? nil
        : "property wrapper type '\(type.name)' does not contain a non-static property named 'wrappedValue' [#PropertyWrappers]"
    case "resultBuilder":
      let partial = type.members(named: "buildPartialBlock")
      let isComplete =
        type.members(named: "buildBlock").contains(where: \.isStatic)
        || ["first", "accumulated"].allSatisfy { label in
          partial.contains { $0.isStatic && $0.parameters.first?.label == label }
        }
      return isComplete
        ? nil
        : "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]"
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
