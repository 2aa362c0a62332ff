import ScriptSource
import ScriptTypes

/// Which modifiers a declaration may have where it stands.
struct ModifierRules {
  let checker: ModuleChecker
  let surroundings: Surroundings

  func check(_ declaration: Declaration) {
    for modifier in declaration.modifiers where modifier.detail == nil {
      if let text = mistake(modifier.name, declaration) {
        checker.report(text, at: modifier.range)
      }
    }
    checkAccess(of: declaration)
  }

  /// The kind of the type whose own declaration it stands in.
  private var kind: NominalDeclaration.Kind? {
    if case .nominal(let node, _)? = surroundings.container { node.kind } else { nil }
  }

  private var isInValueType: Bool { kind == .struct || kind == .enum }

  private func mistake(_ word: String, _ declaration: Declaration) -> String? {
    switch word {
    case "mutating" where kind == .class || kind == .actor:
      StructureMessages.mutatingInClass
    case "override" where kind.map { $0 != .class } ?? (surroundings.container == nil):
      StructureMessages.overrideOutsideOfClass
    case "indirect" where !declaration.kind.mayBeIndirect: StructureMessages.modifierMisplaced(word)
    case "optional":
      if case .nominal(_, let proto)? = surroundings.container, proto.attribute("objc") == nil {
        StructureMessages.optionalOutsideOfObjc
      } else {
        nil
      }
    case "convenience" where isInValueType:
      StructureMessages.convenienceInValueType(kind?.rawValue ?? "")
    case "required":
      if case .nominal(let node, _)? = surroundings.container, isInValueType {
        StructureMessages.requiredInValueType(node.name.text)
      } else {
        nil
      }
    case "class" where isInValueType: declaration.kind.classMisplaced
    case "final" where !mayBeFinal(declaration): StructureMessages.finalMisplaced
    default: nil
    }
  }

  private func mayBeFinal(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .nominal(let node): node.kind == .class || node.kind == .actor
    default: surroundings.container != nil && !isInValueType
    }
  }

  // MARK: Access

  private func checkAccess(of declaration: Declaration) {
    let levels = declaration.modifiers.filter { $0.access != nil }
    let own = levels.filter { $0.detail == nil }
    if own.count > 1 { checker.report(StructureMessages.severalLevels, at: own[1].range) }
    if let first = own.first ?? levels.first, surroundings.isInFunction {
      checker.report(StructureMessages.localLevel(first.name), at: first.range)
      return
    }
    if let first = own.first, case .enumCases = declaration.kind {
      checker.report(StructureMessages.modifierMisplaced(first.name), at: first.range)
    }
    guard let setter = levels.first(where: { $0.detail == "set" }),
      case .variable(let node) = declaration.kind
    else { return }
    let level = own.first?.access ?? .internal
    if !node.isVariable || node.bindings.contains(where: \.isReadOnly) {
      checker.report(StructureMessages.setterOfReadOnly(setter.name), at: setter.range)
    } else if let given = setter.access, given > level {
      checker.report(StructureMessages.setterAbove(setter.name, "\(level)"), at: setter.range)
    }
  }
}

extension VariableDeclaration.Binding {
  fileprivate var isReadOnly: Bool {
    guard let accessors, accessors.isComputed else { return false }
    return accessors["set"] == nil && accessors["_modify"] == nil
  }
}

extension Declaration.Kind {
  /// Whether it is an enum or its cases.
  fileprivate var mayBeIndirect: Bool {
    switch self {
    case .enumCases: true
    case .nominal(let node): node.kind == .enum
    default: false
    }
  }

  /// What to say of a `class` where no subclass can override the member.
  fileprivate var classMisplaced: String? {
    switch self {
    case .function: StructureMessages.classMisplaced("methods", "method")
    case .variable: StructureMessages.classMisplaced("properties", "property")
    case .subscript: StructureMessages.classMisplaced("subscripts", "subscript")
    default: nil
    }
  }
}
