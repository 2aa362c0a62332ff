import ScriptTypes

/// One declaration for each name and signature.
struct RedeclarationRules {
  let checker: ModuleChecker

  /// Types beside each other have different names.
  func check(_ types: [TypeSymbol]) {
    var seen: [String: [TypeSymbol]] = [:]
    for type in types {
      let earlier = seen[type.name] ?? []
      if earlier.contains(where: { $0.parent === type.parent }),
        let range = checker.declared.place(of: type)
      {
        checker.report(ContractMessages.redeclaration(type.name), at: range)
      }
      seen[type.name] = earlier + [type]
    }
  }

  func check(_ members: [ValueSymbol]) {
    for (_, group) in Dictionary(grouping: members, by: \.name) where group.count > 1 {
      for (position, symbol) in group.enumerated() {
        guard let range = checker.declared.place(of: symbol) else { continue }
        let isRepeated = group[..<position].contains {
          checker.declared.place(of: $0) != nil && $0.clashes(with: symbol)
        }
        if isRepeated {
          checker.report(ContractMessages.redeclaration(symbol.declarationName), at: range)
        }
      }
    }
  }
}

extension ValueSymbol {
  func clashes(with other: ValueSymbol) -> Bool {
    // A function without parameters can't be told from a property.
    if kind != other.kind, isPlain, other.isPlain { return isStatic == other.isStatic }
    guard fullName == other.fullName else { return false }
    if (kind == .enumCase) != (other.kind == .enumCase) { return isStatic == other.isStatic }
    guard isStatic == other.isStatic, kind == other.kind else { return false }
    guard fixity == other.fixity else { return false }
    if isInConstrainedExtension || other.isInConstrainedExtension { return false }
    switch kind {
    case .variable, .enumCase: return true
    default:
      return interface.signature.isEquivalent(to: other.interface.signature)
        && type == other.type && !type.hasError
    }
  }

  /// Whether it is a variable, or a function of nothing.
  private var isPlain: Bool {
    switch kind {
    case .variable: !name.isOperator
    case .function: parameters.isEmpty && !isGenericItself && !isInConstrainedExtension
    default: false
    }
  }

  private var isInConstrainedExtension: Bool {
    if case .extension(let symbol) = context {
      symbol.signature.requirements.count != symbol.extended.signature.requirements.count
        || symbol.extended.kind == .protocol
    } else {
      false
    }
  }
}

extension GenericSignature {
  /// Whether two declarations have the very same parameters, which own ones never are.
  fileprivate func isEquivalent(to other: GenericSignature) -> Bool {
    parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0 === $1 }
  }
}
