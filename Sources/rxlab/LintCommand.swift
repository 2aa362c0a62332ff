import ArgumentParser
import LessonKit

/// `rxlab lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Say what a lesson lacks to be one.",
    discussion: """
      A lesson has a title, prose before its code, at least one question, experiment or prediction, a recorded log that it \
      still prints, fits on a blackboard, and compiles.

      Exit codes: 0 nothing is missing, 1 something is.
      """
  )

  @Argument(
    help: "Lessons by name, script or folder; all if none is named.",
    completion: .custom(LessonNames.complete)
  )
  var lessons: [String] = []

  func run() throws {
    let chosen = try ChosenLessons.find(lessons)
    let compiler = Result { try LessonCompiler() }
    if case .failure(let reason) = compiler { Message.note("not compiled: \(reason)") }
    var isClean = true
    for lesson in chosen {
      let findings = LessonLint(
        lesson,
        named: ChosenLessons.words(for: lesson),
        compiler: try? compiler.get()
      ).findings
      if findings.isEmpty { print("\(lesson.name) ✓") } else { isClean = false }
      for finding in findings {
        // What a compiler shows below its message stays below it.
        print("\(lesson.name) ✗ " + finding.replacing("\n", with: "\n    "))
      }
    }
    for finding in ChosenLessons.folders(lessons).flatMap(LessonCatalog.findings) {
      isClean = false
      print(finding)
    }
    if !isClean { throw ExitCode(1) }
  }
}
