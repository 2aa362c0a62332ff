import ArgumentParser
import LessonKit
import TerminalText

/// `rxlab lint`.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check lessons and list what is missing.",
    discussion: """
      A complete lesson has a title, prose before its code, at least one question, experiment or prediction, at most 130 \
      lines of code, and a recorded log that matches its run. It compiles with `swiftc`.
      A complete exercise has a task, three hints, a goal, and two solutions that differ, each with an explanation.

      Exit codes: 0 nothing is missing, 1 something is missing, 74 the output could not be written.
      """
  )

  @Argument(
    help: ChosenLessons.help,
    completion: .custom(LessonNames.complete)
  )
  var lessons: [String] = []

  func run() throws {
    let chosen = try ChosenLessons.find(lessons).lessons
    let compiler = Result { try LessonCompiler() }
    if case .failure(let reason) = compiler {
      Message.note("the lessons are not compiled: \(reason)")
    }
    var isClean = true
    for lesson in chosen {
      let findings = LessonLint(
        lesson,
        named: ChosenLessons.words(for: lesson),
        compiler: try? compiler.get()
      ).findings
      if findings.isEmpty { print("\(lesson.name) ✓") } else { isClean = false }
      for finding in findings {
        // The compiler shows the source line below its message.
        print("\(lesson.name) ✗ " + finding.replacing("\n", with: "\n    ").showingControls())
      }
    }
    for finding in ChosenLessons.folders(lessons).flatMap(LessonCatalog.findings) {
      isClean = false
      print(finding.showingControls())
    }
    if !isClean { throw ExitCode(1) }
  }
}
