import ScriptSource

/// Which attributes exist, and what they may stand on.
struct AttributeRules {
  let checker: ModuleChecker

  func check(_ declaration: Declaration) {
    for attribute in declaration.attributes {
      switch (attribute.name, declaration.kind) {
      case ("discardableResult", .variable), ("discardableResult", .nominal):
        checker.report(
          "'@discardableResult' attribute cannot be applied to this declaration",
          at: attribute.range
        )
      case ("retroactive", _), ("unchecked", _), ("escaping", _), ("convention", _):
        checker.report(
          "attribute can only be applied to types, not declarations",
          at: attribute.range
        )
      default: break
      }
    }
  }
}
