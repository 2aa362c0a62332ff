import Foundation

/// Runs programs with the program `rxlab`.
struct ScriptRunner: Sendable {
  let rxlab: URL

  static let besideThisExecutable = ScriptRunner(
    rxlab: URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("rxlab")
  )

  func finding(_ program: CoverageProgram) -> Finding {
    switch program.expectation {
    case .accepted(let lines): finding(program, expecting: lines)
    case .refused(let mistakes): finding(program, expecting: mistakes)
    }
  }

  private func finding(_ program: CoverageProgram, expecting lines: [String]) -> Finding {
    let run = run(program, format: "plain")
    if let end = run.abnormalEnd {
      return Finding(program: program, outcome: .wrong, reason: end)
    }
    let printed = run.outputLines
    if run.status == 0, printed == lines { return Finding(program: program, outcome: .same) }
    let message = run.errors.firstMatch(of: /error: (.*)/).map { String($0.1) }
    if run.status != 0, let message, lines.starts(with: printed) {
      return Finding(program: program, outcome: .refused, reason: message)
    }
    let difference = Self.difference(between: lines, and: printed)
    return Finding(program: program, outcome: .wrong, reason: difference)
  }

  private func finding(
    _ program: CoverageProgram,
    expecting mistakes: [CoverageProgram.Mistake]
  ) -> Finding {
    let run = run(program, format: "json")
    if let end = run.abnormalEnd {
      return Finding(program: program, outcome: .missed, reason: end)
    }
    let records = run.outputLines.compactMap { line in
      try? JSONDecoder().decode(Record.self, from: Data(line.utf8))
    }
    let found = records.filter { $0.kind == "mistake" }
    let noted = Set(mistakes.map(\.line))
    if found.contains(where: { record in record.position.map { noted.contains($0.line) } ?? false })
    {
      return Finding(program: program, outcome: .caught)
    }
    if let first = found.first {
      let place = first.position.map { "line \($0.line): " } ?? ""
      return Finding(program: program, outcome: .elsewhere, reason: place + (first.text ?? ""))
    }
    let compilers = mistakes.first?.message ?? ""
    guard run.status != 0 else {
      return Finding(program: program, outcome: .missed, reason: compilers)
    }
    return Finding(program: program, outcome: .late, reason: compilers)
  }

  private func run(_ program: CoverageProgram, format: String) -> Command.Result {
    Command.run(
      rxlab.path,
      ["run", "--format", format, Corpus.file(of: program).path],
      seconds: 60
    )
  }

  /// The first line that differs.
  static func difference(between expected: [String], and printed: [String]) -> String {
    let count = max(expected.count, printed.count)
    guard
      let place = (0..<count).first(where: { index in
        index >= expected.count || index >= printed.count || expected[index] != printed[index]
      })
    else { return "prints the same, and ends with an error" }
    func line(_ lines: [String]) -> String {
      place < lines.count ? "`\(lines[place])`" : "nothing"
    }
    return "line \(place + 1) of the output: \(line(printed)), not \(line(expected))"
  }

  /// What is needed of a record of `--format json`.
  private struct Record: Decodable {
    struct Position: Decodable {
      let line: Int
    }

    let kind: String
    let text: String?
    let position: Position?
  }
}
