import ScriptSource
import ScriptTypes

/// What the cases of an enum with a raw type need: no payloads, and values that are literals of that type.
struct RawTypeRules {
  let checker: ModuleChecker

  func check(_ type: TypeSymbol, _ node: NominalDeclaration) {
    guard let raw = type.rawType, !raw.hasError, let written = node.inherited.first else { return }
    let cases = node.members.flatMap { member -> [EnumCaseDeclaration] in
      if case .enumCases(let cases) = member.kind { cases } else { [] }
    }
    guard !cases.isEmpty else {
      checker.report(ContractMessages.rawTypeWithoutCases, at: written.range)
      return
    }
    guard isLiteral(raw, Self.literals) else {
      checker.report(ContractMessages.rawTypeNotLiteral(raw), at: written.range)
      return
    }
    let counts = isLiteral(raw, ["Integer"])
    let names = isLiteral(raw, ["String"])
    var last: Expression?
    for enumCase in cases {
      if enumCase.parameters != nil {
        checker.report(ContractMessages.rawCaseWithPayload, at: enumCase.name.range)
      } else if let value = enumCase.rawValue {
        if !value.isRawLiteral {
          checker.report(ContractMessages.rawValueNotLiteral, at: value.range)
        }
      } else if !counts, !names {
        checker.report(ContractMessages.rawValueNeeded, at: enumCase.name.range)
      } else if counts, !names, let last, !last.isWholeNumber {
        checker.report(ContractMessages.rawValueNotCounted, at: enumCase.name.range)
        return
      }
      last = enumCase.rawValue ?? last
    }
  }

  private static let literals = [
    "Integer", "Float", "String", "ExtendedGraphemeCluster", "UnicodeScalar",
  ]

  private func isLiteral(_ type: Type, _ kinds: [String]) -> Bool {
    kinds.contains { kind in
      type.symbol?.conformance(to: checker.library["ExpressibleBy\(kind)Literal"]) != nil
    }
  }
}

extension Expression {
  fileprivate var isRawLiteral: Bool {
    switch kind {
    case .integer, .float, .string: true
    case .prefix(_, let operand): operand.isRawLiteral
    default: false
    }
  }

  fileprivate var isWholeNumber: Bool {
    switch kind {
    case .integer: true
    case .prefix(_, let operand): operand.isWholeNumber
    default: false
    }
  }
}
