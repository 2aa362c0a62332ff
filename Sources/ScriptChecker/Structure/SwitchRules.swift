import ScriptSource

/// What the cases of a `switch` must look like.
struct SwitchRules {
  let checker: ModuleChecker

  func check(_ node: SwitchStatement) {
    var hasDefault = false
    for (position, branch) in node.cases.enumerated() {
      let start = branch.body.range.atStart
      if hasDefault {
        checker.report(
          "additional 'case' blocks cannot appear after the 'default' block of a 'switch'",
          at: start
        )
      }
      if branch.items.isEmpty { hasDefault = true }
      if branch.isUnknown, !branch.isCatchAll {
        checker.report(
          "'@unknown' is only supported for catch-all cases (\"case _\")",
          at: start
        )
      }
      if branch.body.statements.isEmpty {
        checker.report(
          "'\(branch.items.isEmpty ? "default" : "case")' label in a 'switch' must have at least one executable statement",
          at: start
        )
      }
      checkBindings(of: branch)
      checkFallthrough(
        branch,
        into: position + 1 < node.cases.count ? node.cases[position + 1] : nil
      )
    }
  }

  /// Each pattern of a case binds the same names.
  private func checkBindings(of branch: SwitchStatement.Case) {
    let bound = branch.items.map { $0.pattern.boundNames }
    guard bound.count > 1 else { return }
    for name in bound.flatMap(\.self)
    where !bound.allSatisfy({ names in names.contains { $0.text == name.text } }) {
      checker.report("'\(name.text)' must be bound in every pattern", at: name.range)
    }
  }

  private func checkFallthrough(_ branch: SwitchStatement.Case, into next: SwitchStatement.Case?) {
    guard let statement = branch.body.statements.first(where: \.isFallthrough) else { return }
    guard let next else {
      checker.report(
        "'fallthrough' without a following 'case' or 'default' block",
        at: statement.range
      )
      return
    }
    let own = Set(branch.items.flatMap(\.pattern.boundNames).map(\.text))
    for name in next.items.flatMap(\.pattern.boundNames) where !own.contains(name.text) {
      checker.report(
        "'fallthrough' from a case which doesn't bind variable '\(name.text)'",
        at: statement.range
      )
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
    case .any, .check, .expression: []
    }
  }
}
