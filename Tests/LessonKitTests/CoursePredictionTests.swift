import LessonKit
import Stage
import SwiftScript
import Testing

/// What the course asks, answered from its runs.
struct CoursePredictionTests {
  /// A step that asks for predictions.
  struct Step: Sendable, CustomTestStringConvertible {
    let lesson: String
    let file: SourceFile
    let number: Int
    var testDescription: String { "\(lesson) \(number + 1)" }
  }

  static let steps = Lessons.catalog().lessons.flatMap { lesson in
    lesson.steps.enumerated()
      .filter { !$0.element.predictions.isEmpty }
      .map { Step(lesson: lesson.name, file: lesson.file, number: $0.offset) }
  }

  @Test(arguments: steps)
  func `right answers are accepted in three spellings, and two wrong ones are refused`(
    _ step: Step
  ) throws {
    let player = LessonPlayer(step.file)
    _ = player.go(toStep: step.number)
    let (start, earlier) = (player.time, player.stepRecords)
    let records = player.advance(to: .step).records
    let story = player.story
    for task in player.steps[step.number].predictions {
      let check = PredictionCheck(task, in: earlier + records, from: start, story)
      #expect(check.problem == nil, "\(task.question)")
      #expect(Set(check.right).count >= 2 && check.right.count >= 3, "\(check.right)")
      #expect(check.wrong.count >= 2, "\(check.wrong)")
      func grade(_ answer: String) throws -> PredictionGrade {
        PredictionGrade(
          try #require(Prediction(answer, for: [task])),
          against: records,
          from: start,
          after: earlier,
          in: story
        )
      }
      for answer in check.right {
        let grade = try grade(answer)
        #expect(grade.isRight, "\(task.question): \(answer): \(grade.lines())")
      }
      for answer in check.partial {
        let grade = try grade(answer)
        #expect(!grade.isRight && !grade.hasFault, "\(task.question): \(answer)")
        #expect(!grade.missing.isEmpty && grade.lines().joined().hasPrefix("… right so far"))
      }
      for answer in check.wrong {
        let grade = try grade(answer)
        #expect(!grade.isRight, "\(task.question): \(answer)")
        #expect(!grade.lines().isEmpty && grade.lines() != ["✗ "])
      }
    }
  }

  @Test func `the lessons ask`() { #expect(Self.steps.count > 10) }
}
