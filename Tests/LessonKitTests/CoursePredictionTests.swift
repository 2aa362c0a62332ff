import LessonKit
import ScriptSource
import Stage
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
  func `right answers are accepted in many spellings, and wrong ones are refused`(
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
          try #require(Prediction(answer, for: [task], in: player.vocabulary)),
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

  @Test(arguments: steps)
  func `what is no answer is refused, and the example is never right`(_ step: Step) throws {
    let player = LessonPlayer(step.file)
    _ = player.go(toStep: step.number)
    let (start, earlier) = (player.time, player.stepRecords)
    let records = player.advance(to: .step).records
    for task in player.steps[step.number].predictions {
      func prediction(_ answer: String) throws -> Prediction {
        try #require(Prediction(answer, for: [task], in: player.vocabulary))
      }
      for answer in ["no idea", "I don't know", "yes and no", "at least 2", "?", "dunno", "1 or 2"]
      {
        let problem = try prediction(answer).problem(for: [task])
        #expect(problem != nil, "\(task.question): \(answer)")
        #expect(problem?.contains(task.example) ?? true || task.example == "yes or no")
      }
      let grade = PredictionGrade(
        try prediction(task.example),
        against: records,
        from: start,
        after: earlier,
        in: player.story
      )
      #expect(!grade.isRight, "\(task.question): \(task.example)")
    }
  }

  @Test func `the lessons ask`() { #expect(Self.steps.count > 10) }
}
