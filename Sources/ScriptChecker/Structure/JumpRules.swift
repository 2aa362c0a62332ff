import ScriptSource

/// Where `break` and `continue` lead, and the labels that they name.
extension StructureRules {
  func checkLabel(of statement: Statement) {
    guard let label = statement.label,
      surroundings.targets.contains(where: { $0.label == label.text })
    else { return }
    report(StructureMessages.labelReused(label.text), at: label.range)
  }

  func checkBreak(_ label: Identifier?, _ range: TextRange) {
    if let label {
      if target(label) == nil { reportUnknown(label) }
    } else if surroundings.targets.contains(where: { $0.kind != .block }) {
      return
    } else if surroundings.targets.isEmpty {
      reportLeavingDefer("break", range)
        ?? report(StructureMessages.breakOutside, at: range)
    } else {
      report(StructureMessages.unlabeledBreak, at: range)
    }
  }

  func checkContinue(_ label: Identifier?, _ range: TextRange) {
    if let label {
      switch target(label)?.kind {
      case .loop?: break
      case .switch?: report(StructureMessages.continueInSwitch, at: range)
      case .block?: report(StructureMessages.continueInIf, at: range)
      case nil: reportUnknown(label)
      }
    } else if !surroundings.targets.contains(where: { $0.kind == .loop }) {
      reportLeavingDefer("continue", range)
        ?? report(StructureMessages.continueOutsideOfLoop, at: range)
    }
  }

  private func target(_ label: Identifier) -> Surroundings.Target? {
    surroundings.targets.last { $0.label == label.text }
  }

  private func reportUnknown(_ label: Identifier) {
    report(StructureMessages.unknownLabel(label.text), at: label.range)
  }

  private func reportLeavingDefer(_ word: String, _ range: TextRange) -> Void? {
    guard surroundings.isInDefer else { return nil }
    return report(StructureMessages.leavesDefer(word), at: range)
  }
}
