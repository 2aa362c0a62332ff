import ArgumentParser
import LessonKit

/// `rxlab test`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run lessons and compare their logs with the recorded ones.",
    discussion: "Exit codes: 0 all equal, 1 a log differs or is missing, 2 a lesson has an error."
  )

  @Argument(
    help: "Lessons by name, script or folder; all if none is named.",
    completion: .custom(LessonNames.complete)
  )
  var lessons: [String] = []

  @Flag(help: "Record the logs instead of comparing.")
  var record = false

  func run() throws {
    let chosen = try ChosenLessons.find(lessons)
    var code: Int32 = 0
    for lesson in chosen {
      let verdict = try LessonTest(lesson).run(records: record)
      code = max(code, report(verdict, of: lesson))
    }
    if code != 0 { throw ExitCode(code) }
  }

  /// Prints a verdict and returns the exit code that it asks for.
  private func report(_ verdict: LessonTest.Verdict, of lesson: Lesson) -> Int32 {
    switch verdict {
    case .passed:
      print("\(lesson.name) ✓")
      return 0
    case .recorded(let lines):
      print("\(lesson.name): recorded \(Counted.of(lines, "line"))")
      return 0
    case .differs(let difference):
      print("\(lesson.name) ✗ \(difference)")
      return 1
    case .notRecorded:
      let words = ChosenLessons.words(for: lesson)
      print("\(lesson.name) ✗ there is no recorded log; `rxlab test --record \(words)` writes it")
      return 1
    case .failed(let mistakes):
      print("\(lesson.name) ✗ the script has an error")
      for mistake in mistakes { Message.error(mistake) }
      return 2
    }
  }
}
