import ScriptSource

/// What the cases of a `switch` must look like.
struct SwitchRules {
  let checker: ModuleChecker

  func check(_ node: SwitchStatement) {
    var hasDefault = false
    for (position, branch) in node.cases.enumerated() {
      let start = branch.body.range.atStart
      if hasDefault {
        checker.report(StructureMessages.caseBehindDefault, at: start)
      }
      if branch.items.isEmpty { hasDefault = true }
      if branch.isUnknown, !branch.isCatchAll {
        checker.report(StructureMessages.unknownOnPlainCase, at: start)
      }
      if branch.body.statements.isEmpty {
        checker.report(
          StructureMessages.emptyCase(branch.items.isEmpty ? "default" : "case"),
          at: start
        )
      }
      for item in branch.items { checkNesting(item.pattern, isBound: nil) }
      checkBindings(of: branch)
      checkFallthrough(
        branch,
        into: position + 1 < node.cases.count ? node.cases[position + 1] : nil
      )
    }
  }

  /// - Parameter isBound: Whether the pattern stands within `var`, or `let`; `nil` for neither.
  private func checkNesting(_ pattern: Pattern, isBound: Bool?) {
    switch pattern.kind {
    case .binding(let isVariable, let inner):
      if isBound != nil {
        checker.report(
          StructureMessages.nestedBinding(isVariable ? "var" : "let"),
          at: pattern.range
        )
      }
      checkNesting(inner, isBound: isVariable)
    case .tuple(let elements), .enumCase(_, _, let elements?):
      for element in elements { checkNesting(element.pattern, isBound: isBound) }
    case .optional(let inner), .cast(let inner, _), .typed(let inner, _):
      checkNesting(inner, isBound: isBound)
    default: break
    }
  }

  /// Each pattern of a case binds the same names.
  private func checkBindings(of branch: SwitchStatement.Case) {
    let bound = branch.items.map { $0.pattern.boundNames }
    guard bound.count > 1 else { return }
    for name in bound.flatMap(\.self)
    where !bound.allSatisfy({ names in names.contains { $0.text == name.text } }) {
      checker.report(StructureMessages.notBoundEverywhere(name.text), at: name.range)
    }
  }

  private func checkFallthrough(_ branch: SwitchStatement.Case, into next: SwitchStatement.Case?) {
    guard let statement = branch.body.statements.first(where: \.isFallthrough) else { return }
    guard let next else {
      checker.report(StructureMessages.fallthroughAtEnd, at: statement.range)
      return
    }
    let own = Set(branch.items.flatMap(\.pattern.boundNames).map(\.text))
    for name in next.items.flatMap(\.pattern.boundNames) where !own.contains(name.text) {
      checker.report(StructureMessages.fallthroughIntoBinding(name.text), at: statement.range)
    }
  }
}

extension SwitchStatement.Case {
  /// `default` or `case _`.
  fileprivate var isCatchAll: Bool {
    guard items.count == 1 else { return items.isEmpty }
    if case .any = items[0].pattern.kind { return items[0].condition == nil }
    return false
  }
}

extension Statement {
  fileprivate var isFallthrough: Bool { if case .fallthrough = kind { true } else { false } }
}

extension Pattern {
  /// The names that the pattern of a `case` declares.
  var boundNames: [Identifier] {
    switch kind {
    case .identifier(let name): [Identifier(name, range)]
    case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
    case .binding(_, let inner), .typed(let inner, _), .optional(let inner), .cast(let inner, _):
      inner.boundNames
    case .enumCase(_, _, let elements): elements?.flatMap(\.pattern.boundNames) ?? []
    case .bareCase(_, let elements): elements.flatMap(\.pattern.boundNames)
    case .any, .check, .expression: []
    }
  }
}
