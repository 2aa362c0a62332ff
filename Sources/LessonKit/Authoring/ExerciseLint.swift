import ScriptSource

/// Checks what an exercise has beside a lesson: a task, hints, a goal, and solutions.
struct ExerciseLint {
  /// The number of hints: where to look, what to use, and nearly the code.
  static let hints = 3

  /// The findings, each a sentence with advice.
  let findings: [String]

  /// Checks an exercise, runs its programs, and compiles them if there is a compiler.
  ///
  /// - Parameter words: The arguments that name the exercise on the command line.
  init(_ exercise: Exercise, named words: String, compiler: LessonCompiler? = nil) {
    var findings: [String] = []
    if exercise.task == nil {
      findings.append("there is no task: add `- Task: …`, one sentence that says what to do")
    }
    if exercise.hints.count != Self.hints {
      let count = exercise.hints.isEmpty ? "no hint" : Counted.of(exercise.hints.count, "hint")
      findings.append(
        "it has \(count) instead of \(Self.hints): where to look, what to use, and nearly the code"
      )
    }
    do {
      findings += Self.findings(about: try exercise.solutions(), of: exercise.lesson.name)
      findings += Self.compilerErrors(exercise, compiler)
      findings += try Self.findings(inTestOf: exercise, words)
    } catch {
      findings.append("\(error)")
    }
    self.findings = findings
  }

  private static func findings(about solutions: [Solution], of name: String) -> [String] {
    var findings: [String] = []
    if solutions.count < 2 {
      findings.append(
        "there is no second solution: write `\(name).solution-2.swift`, which solves it another way"
      )
    }
    for (index, solution) in solutions.enumerated() {
      let name = solution.file.name
      if let same = solutions[..<index].first(where: {
        Solution.haveSameCode($0.file, solution.file)
      }) {
        findings.append("\(name) has the same code as \(same.file.name): solve it another way")
      }
      if solution.explanation.isEmpty {
        findings.append("\(name) does not say why it works: add prose after its code")
      }
      findings += MarkupLint(solution.file.text, needsTitle: false).findings.map {
        "\(name): \($0)"
      }
    }
    return findings
  }

  private static func compilerErrors(_ exercise: Exercise, _ compiler: LessonCompiler?) -> [String]
  {
    guard let compiler, let solutions = try? exercise.solutions() else { return [] }
    return solutions.flatMap { solution in
      compiler.errors(in: solution.file).prefix(1)
        .map { "\(solution.file.name) does not compile with `swiftc`: \($0)" }
    }
  }

  private static func findings(inTestOf exercise: Exercise, _ words: String) throws -> [String] {
    switch try LessonTest(exercise.lesson).run() {
    case .passed, .recorded: break
    case .notRecorded: return [Lesson.noRecordedLog(words)]
    case .differs(let difference):
      let first = difference.split(separator: "\n").first.map(String.init) ?? difference
      return ["\(first): `rxlab test \(words)` shows more"]
    case .failed(let mistakes): return mistakes
    }
    let count = try exercise.goal().count
    return count > LessonLint.longestLog
      ? [
        "its goal has \(Counted.of(count, "line")); it should have at most \(LessonLint.longestLog)"
      ]
      : []
  }
}
