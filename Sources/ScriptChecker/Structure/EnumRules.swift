import ScriptSource

/// What the cases of an enum must look like.
struct EnumRules {
  let checker: ModuleChecker

  func check(_ node: NominalDeclaration, isIndirect: Bool) {
    var rawValues: Set<String> = []
    var next: Int? = 0
    for member in node.members {
      guard case .enumCases(let cases) = member.kind else { continue }
      for enumCase in cases {
        guard let value = enumCase.rawValue else {
          // A number counts on from the case before.
          if let number = next, node.hasRawType {
            rawValues.insert("\(number)")
            next = number + 1
          }
          continue
        }
        if !node.hasRawType {
          checker.report(StructureMessages.rawValueWithoutRawType, at: value.range)
          continue
        }
        checkKind(of: value, node)
        guard let text = value.literalText else { continue }
        next = Int(text).map { $0 + 1 }
        if !rawValues.insert(text).inserted {
          checker.report(StructureMessages.rawValueNotUnique, at: value.range)
        }
      }
    }
    if !isIndirect { checkRecursion(of: node) }
  }

  /// A number is no text, and a text no number.
  private func checkKind(of value: Expression, _ node: NominalDeclaration) {
    guard case .name(let raw, _)? = node.inherited.first?.kind else { return }
    let isNumber = ["Int", "UInt", "Double", "Float"].contains { raw.hasPrefix($0) }
    let type: String? =
      switch value.kind {
      case .integer where raw == "String" || raw == "Character": "Int"
      case .float where raw == "String" || raw == "Character": "Double"
      case .float where raw.hasPrefix("Int") || raw.hasPrefix("UInt"): "Double"
      case .string where isNumber: "String"
      default: nil
      }
    if let type {
      checker.report(StructureMessages.rawValueOfOtherType(type, raw), at: value.range)
    }
  }

  /// A payload of the enum itself needs a place of its own.
  private func checkRecursion(of node: NominalDeclaration) {
    for member in node.members where !member.has("indirect") {
      guard case .enumCases(let cases) = member.kind else { continue }
      for enumCase in cases {
        for parameter in enumCase.parameters ?? [] {
          guard let type = parameter.type, type.stores(node.name.text) else { continue }
          checker.report(StructureMessages.recursiveEnum(node.name.text), at: node.name.range)
        }
      }
    }
  }
}

extension NominalDeclaration {
  fileprivate var hasRawType: Bool { !inherited.isEmpty }
}

extension Expression {
  fileprivate var literalText: String? {
    switch kind {
    case .integer(let text), .float(let text): text
    case .string(let literal): literal.plainText.map { "\"\($0)\"" }
    default: nil
    }
  }
}

extension WrittenType {
  /// Whether a value of the type holds a value of the named one in place.
  fileprivate func stores(_ name: String) -> Bool {
    switch kind {
    case .name(name, _): true
    case .optional(let inner), .implicitlyUnwrapped(let inner), .attributed(_, let inner):
      inner.stores(name)
    case .tuple(let elements): elements.contains { $0.type.stores(name) }
    default: false
    }
  }
}
