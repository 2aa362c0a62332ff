import ArgumentParser
import LessonKit
import TerminalText

/// `rxlab test`.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run lessons and compare their logs with the recorded ones.",
    discussion: """
      For an exercise, every solution must print exactly the goal, and the program as given must not.

      Exit codes: 0 all logs match, 1 a log differs or is missing, 2 a lesson has an error, 74 the output could not be \
      written.
      """
  )

  @Argument(
    help: ChosenLessons.help,
    completion: .custom(LessonNames.complete)
  )
  var lessons: [String] = []

  @Flag(
    help:
      "Record the logs instead of comparing them; the goal of an exercise is what its first solution prints."
  )
  var record = false

  @OptionGroup var memory: MemoryOption

  func run() throws {
    let chosen = try ChosenLessons.find(lessons)
    let options = ScriptRun.Options(memory: memory.limit?.bytes)
    var code: Int32 = 0
    for lesson in chosen.lessons {
      do {
        let verdict = try LessonTest(lesson, options: options).run(records: record)
        code = max(code, report(verdict, of: lesson))
      } catch {
        print("\(lesson.name) ✗ the log \(record ? "is not recorded" : "cannot be read")")
        Message.error("error: \(error)")
        code = 2
      }
    }
    for lesson in chosen.unreadable {
      print("\(lesson.name) ✗ the script cannot be read")
      Message.error("error: \(lesson.problem)")
      code = 2
    }
    if code != 0 { throw ExitCode(code) }
  }

  /// Prints a verdict and returns its exit code.
  private func report(_ verdict: LessonTest.Verdict, of lesson: Lesson) -> Int32 {
    switch verdict {
    case .passed:
      print("\(lesson.name) ✓")
      return 0
    case .recorded(let lines):
      print("\(lesson.name): recorded \(Counted.of(lines, "line"))")
      return 0
    case .differs(let difference):
      print("\(lesson.name) ✗ \(difference)".showingControls())
      return 1
    case .notRecorded:
      let words = ChosenLessons.words(for: lesson)
      print("\(lesson.name) ✗ \(Lesson.noRecordedLog(words))")
      return 1
    case .failed(let mistakes):
      print("\(lesson.name) ✗ the script has an error")
      for mistake in mistakes { Message.error(mistake) }
      return 2
    }
  }
}
