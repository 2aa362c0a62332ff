/// How many programs of each chapter have which outcome.
public struct CoverageTable {
  private let findings: [Finding]

  public init(_ findings: [Finding]) { self.findings = findings }

  public var text: String {
    let chapters = Set(findings.map(\.program.chapter)).sorted()
    let header = row("chapter", Outcome.allCases.map(\.rawValue))
    let rows = chapters.map { chapter in
      row(chapter, counts(of: findings.filter { $0.program.chapter == chapter }))
    }
    return ([header] + rows + [row("all", counts(of: findings))]).joined(separator: "\n")
  }

  private func counts(of findings: [Finding]) -> [String] {
    Outcome.allCases.map { outcome in
      let count = findings.count { $0.outcome == outcome }
      return count == 0 ? "-" : "\(count)"
    }
  }

  private func row(_ title: String, _ cells: [String]) -> String {
    func padding(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count))
    }
    return title + padding(title, 18) + cells.map { padding($0, 10) + $0 }.joined()
  }
}
