import ScriptSource
import ScriptTypes

/// Which attributes exist, and what they may stand on.
struct AttributeRules {
  let checker: ModuleChecker

  func check(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      switch (attribute.name, declaration.kind) {
      case ("discardableResult", .variable), ("discardableResult", .nominal):
        checker.report(StructureMessages.discardableResultMisplaced, at: attribute.range)
      case ("retroactive", _), ("unchecked", _), ("escaping", _), ("convention", _):
        checker.report(StructureMessages.typeAttributeOnDeclaration, at: attribute.range)
      case (let name, _) where Self.plainNames.contains(name):
        guard let arguments = attribute.arguments else { continue }
        checker.report(StructureMessages.attributeWithArguments, at: arguments.range)
      default: checkName(of: attribute)
      }
    }
  }

  /// What is spelled as a type may come from a module that nobody knows.
  private func checkName(of attribute: Attribute) {
    let name = attribute.name
    guard let first = name.first, first.isLowercase, !Self.names.contains(name),
      !checker.visibleModules.contains(where: { $0.types[name] != nil }),
      !checker.declared.types.contains(where: { $0.symbol.name == name })
    else { return }
    checker.report(StructureMessages.unknownAttribute(name), at: attribute.range)
  }

  /// The attributes that take no arguments.
  private static let plainNames: Set<String> = [
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "frozen", "globalActor",
    "inlinable", "main", "propertyWrapper", "resultBuilder", "usableFromInline",
  ]

  private static let names: Set<String> = [
    "abi", "attached", "autoclosure", "available", "backDeployed", "concurrent", "convention",
    "discardableResult", "dynamicCallable", "dynamicMemberLookup", "escaping", "exclusivity",
    "export", "freestanding", "frozen", "globalActor", "inlinable", "inline", "isolated", "main",
    "noescape", "nonobjc", "objc", "objcMembers", "preconcurrency", "propertyWrapper",
    "resultBuilder", "retroactive", "specialized", "testable", "unchecked", "unknown",
    "unsafe_no_objc_tagged_pointer", "usableFromInline", "warn_unqualified_access",
    "storageRestrictions", "nonexhaustive", "safe", "unsafe", "section", "used", "c",
    "implementation",
  ]
}
