import SwiftSyntax

/// Cases that a `switch` leaves out, or that there are not.
extension FurtherMistakes {
  func checkSwitch(_ node: SwitchExprSyntax) {
    let subject = reading.value(of: node.subject)
    guard !subject.isOptional, let type = reading.object(of: subject) else { return }
    if type.kind == .native, ["Int", "String", "Double"].contains(type.name) {
      let isEndless = node.cases.nodes.allSatisfy { element in
        guard case .switchCase(let branch) = element, case .case(let label) = branch.label else {
          return false
        }
        return label.caseItems.nodes.allSatisfy {
          $0.pattern.as(ExpressionPatternSyntax.self)?.expression
            .is(DiscardAssignmentExprSyntax.self) == false
        }
      }
      guard isEndless else { return }
      report(
        "this `switch` of \(type.name.withArticle) needs a `default:`",
        at: node.switchKeyword,
        hint: "there is always another value"
      )
      return
    }
    if type.isHost, type.kind != .protocol { return checkCases(of: type, node) }
    guard type.kind == .enumeration else { return }
    var covered: Set<String> = []
    for element in node.cases.nodes {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else {
        return
      }
      for item in label.caseItems.nodes where item.whereClause == nil {
        guard let name = item.pattern.caseName else { return }
        covered.insert(name)
      }
    }
    let missing = type.caseOrder.map(\.name).filter { !covered.contains($0) }
    guard !missing.isEmpty else { return }
    report(
      "this `switch` has no case for \(missing.map { "`.\($0)`" }.joined(separator: " and "))",
      at: node.switchKeyword,
      hint: "add the case, or a `default:`"
    )
  }

  /// The cases of a `switch` over one of the host's enums, as an event.
  private func checkCases(of type: TypeObject, _ node: SwitchExprSyntax) {
    let all = Set(type.staticNames())
    // An old spelling is no help.
    let names = all.filter { $0.first?.isUppercase != true || !all.contains($0.lowercasedFirst) }
    for element in node.cases.nodes {
      guard case .switchCase(let branch) = element, case .case(let label) = branch.label else {
        continue
      }
      for item in label.caseItems.nodes {
        guard let name = item.pattern.caseName, !all.contains(name),
          !all.contains(name.lowercasedFirst)
        else { continue }
        report(
          "`\(type.name)` has no case `\(name)`",
          at: item.pattern,
          hint: type.suggestion(for: name, among: Array(names), reading.library)
        )
      }
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension PatternSyntax {
  /// The name of the case that a pattern matches whatever it carries.
  fileprivate var caseName: String? {
    switch self.as(PatternSyntaxEnum.self) {
    case .valueBindingPattern(let node): return node.pattern.caseName
    case .expressionPattern(let node):
      if let access = node.expression.as(MemberAccessExprSyntax.self) {
        return access.declName.baseName.name
      }
      let call = node.expression.as(FunctionCallExprSyntax.self)
      return call?.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name
    default: return nil
    }
  }
}
