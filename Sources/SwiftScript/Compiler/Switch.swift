import SwiftSyntax

extension Compiler {
  private struct Case {
    /// Whether one of the labels matches; `nil` for `default`.
    let match: ReadyMatch?
    let body: Exec
  }

  func switchStatement(_ node: SwitchExprSyntax, label: String?) -> Exec {
    let asValue = takeWantsValue()
    let subject = settling(expression(node.subject), by: node.cases)
    let span = file.span(of: node)
    return withBreakTarget(label: label, kind: .switch) { id in
      let cases = node.cases.compactMap { element -> Case? in
        guard case .switchCase(let node) = element else { return nil }
        return inNewScope { switchCase(node, asValue: asValue) }
      }
      let unmatched: (Machine, Value) throws -> Flow = { machine, value in
        throw ScriptTrap(
          Diagnostic(
            "no case of this `switch` matches `\(value.asPattern)`",
            at: span,
            hint: "add the case, or a `default:`"
          )
        )
      }
      if !node.cases.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == "fallthrough" })
      {
        var chain = unmatched
        for branch in cases.reversed() {
          let (body, rest) = (branch.body, chain)
          guard let ready = branch.match else {
            chain = { machine, _ in try body(machine) }
            continue
          }
          let match = ready.run
          chain = { machine, value in
            try match(machine, value) ? try body(machine) : try rest(machine, value)
          }
        }
        let first = chain
        return { machine in
          let flow = try first(machine, try subject(machine))
          return flow == .breakOut(id) ? .next : flow
        }
      }
      return { machine in
        let value = try subject(machine)
        var fallsThrough = false
        for branch in cases {
          if !fallsThrough, let match = branch.match, try !match.run(machine, value) { continue }
          let flow = try branch.body(machine)
          switch flow {
          case .fallThrough: fallsThrough = true
          case .breakOut(id): return .next
          default: return flow
          }
        }
        if fallsThrough { return .next }
        throw ScriptTrap(
          Diagnostic(
            "no case of this `switch` matches `\(value.asPattern)`",
            at: span,
            hint: "add the case, or a `default:`"
          )
        )
      }
    }
  }

  /// A value whose type nothing has shown so far, as an element of a stream of `.name`s: the cases name the type.
  private func settling(_ subject: @escaping Code, by cases: SwitchCaseListSyntax) -> Code {
    var names: Set<String> = []
    for case .switchCase(let branch) in cases.nodes {
      guard case .case(let label) = branch.label else { continue }
      for item in label.caseItems.nodes {
        if let name = item.pattern.caseName { names.insert(name) }
      }
    }
    if names.isEmpty { return subject }
    return { machine in
      let value = try subject(machine)
      guard case .implicitMember(let member) = value,
        let type = machine.onlyEnumeration(with: names.union([member.name]))
      else { return value }
      return try member.resolve(type)
    }
  }

  private func switchCase(_ node: SwitchCaseSyntax, asValue: Bool) -> Case {
    guard case .case(let label) = node.label else {
      return Case(match: nil, body: branch(node.statements, asValue: asValue))
    }
    defer { patternNamesAreKnown = false }
    let firstSlot = scope.function.slotCount
    let matches = label.caseItems.map { item -> ReadyMatch in
      let match = pattern(item.pattern)
      defer { patternNamesAreKnown = true }
      guard let clause = item.whereClause else { return ReadyMatch(run: match) }
      let condition = test(clause.condition)
      return ReadyMatch { machine, value in try match(machine, value) && condition(machine) }
    }
    patternNamesAreKnown = false
    let bound = firstSlot..<scope.function.slotCount
    let body = releasing(bound, branch(node.statements, asValue: asValue))
    if matches.count == 1 { return Case(match: matches[0], body: body) }
    return Case(
      match: ReadyMatch { machine, value in
        for match in matches where try match.run(machine, value) { return true }
        return false
      },
      body: body
    )
  }
}

extension PatternSyntax {
  /// The name in `.name` or `.name(…)`, also behind `let`.
  fileprivate var caseName: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseName }
    guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let access = callee.as(MemberAccessExprSyntax.self), access.base == nil else {
      return nil
    }
    return access.declName.baseName.name
  }
}
