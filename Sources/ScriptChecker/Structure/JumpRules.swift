import ScriptSource

/// Where `break` and `continue` lead, and the labels that they name.
extension StructureRules {
  func checkLabel(of statement: Statement) {
    guard let label = statement.label,
      surroundings.targets.contains(where: { $0.label == label.text })
    else { return }
    report("label '\(label.text)' cannot be reused on an inner statement", at: label.range)
  }

  func checkBreak(_ label: Identifier?, _ range: TextRange) {
    if let label {
      if target(label) == nil { reportUnknown(label) }
    } else if surroundings.targets.contains(where: { $0.kind != .block }) {
      return
    } else if surroundings.targets.isEmpty {
      reportLeavingDefer("break", range)
        ?? report("'break' is only allowed inside a loop, if, do, or switch", at: range)
    } else {
      report(
        "unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do",
        at: range
      )
    }
  }

  func checkContinue(_ label: Identifier?, _ range: TextRange) {
    if let label {
      switch target(label)?.kind {
      case .loop?: break
      case .switch?: report("'continue' cannot be used with switch statements", at: range)
      case .block?: report("'continue' cannot be used with if statements", at: range)
      case nil: reportUnknown(label)
      }
    } else if !surroundings.targets.contains(where: { $0.kind == .loop }) {
      reportLeavingDefer("continue", range)
        ?? report("'continue' is only allowed inside a loop", at: range)
    }
  }

  private func target(_ label: Identifier) -> Surroundings.Target? {
    surroundings.targets.last { $0.label == label.text }
  }

  private func reportUnknown(_ label: Identifier) {
    report("cannot find label '\(label.text)' in scope", at: label.range)
  }

  private func reportLeavingDefer(_ word: String, _ range: TextRange) -> Void? {
    guard surroundings.isInDefer else { return nil }
    return report("'\(word)' cannot transfer control out of a defer statement", at: range)
  }
}
