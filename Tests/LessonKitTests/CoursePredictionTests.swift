import LessonKit
import ScriptSource
import Stage
import Testing

/// What the course asks, answered from its runs.
struct CoursePredictionTests {
  /// A step that asks for predictions, as it is when it has run.
  private struct Step {
    let player: LessonPlayer
    let predictions: [PredictionTask]
    let start: StageTime
    let earlier: [LogRecord]
    let records: [LogRecord]
    let story: Story

    func prediction(_ answer: String, for task: PredictionTask) throws -> Prediction {
      try #require(Prediction(answer, for: [task], in: player.vocabulary))
    }

    func grade(_ answer: String, for task: PredictionTask) throws -> PredictionGrade {
      PredictionGrade(
        try prediction(answer, for: task),
        against: records,
        from: start,
        after: earlier,
        in: story
      )
    }
  }

  private static func asks(_ lesson: Lesson) -> Bool {
    lesson.steps.contains { !$0.predictions.isEmpty }
  }

  private static let names = Lessons.catalog().lessons.filter(asks).map(\.name)

  /// Goes through a lesson, and stops after each step that asks.
  private func forEachStep(of name: String, _ look: (Step) throws -> Void) throws {
    let lesson = try #require(Lessons.catalog()[name])
    let player = LessonPlayer(lesson.file)
    for (number, step) in lesson.steps.enumerated() where !step.predictions.isEmpty {
      _ = player.go(toStep: number)
      let (start, earlier) = (player.time, player.stepRecords)
      let records = player.advance(to: .step).records
      try look(
        Step(
          player: player,
          predictions: player.steps[number].predictions,
          start: start,
          earlier: earlier,
          records: records,
          story: player.story
        )
      )
    }
  }

  @Test(arguments: names)
  func `right answers are accepted in many spellings, and what is wrong or no answer is refused`(
    _ name: String
  ) throws {
    try forEachStep(of: name) { step in
      for task in step.predictions {
        try checkGrades(of: task, in: step)
        try checkProblems(of: task, in: step)
      }
    }
  }

  private func checkGrades(of task: PredictionTask, in step: Step) throws {
    let check = PredictionCheck(task, in: step.earlier + step.records, from: step.start, step.story)
    #expect(check.problem == nil, "\(task.question)")
    #expect(Set(check.right).count >= 2 && check.right.count >= 3, "\(check.right)")
    #expect(check.wrong.count >= 2, "\(check.wrong)")
    for answer in check.right {
      let grade = try step.grade(answer, for: task)
      #expect(grade.isRight, "\(task.question): \(answer): \(grade.lines())")
    }
    for answer in check.partial {
      let grade = try step.grade(answer, for: task)
      #expect(!grade.isRight && !grade.hasFault, "\(task.question): \(answer)")
      #expect(!grade.missing.isEmpty && grade.lines().joined().hasPrefix("… right so far"))
    }
    for answer in check.wrong {
      let grade = try step.grade(answer, for: task)
      #expect(!grade.isRight, "\(task.question): \(answer)")
      #expect(!grade.lines().isEmpty && grade.lines() != ["✗ "])
    }
  }

  /// What is no answer is refused, and the example is never right.
  private func checkProblems(of task: PredictionTask, in step: Step) throws {
    for answer in ["no idea", "I don't know", "yes and no", "at least 2", "?", "dunno", "1 or 2"] {
      let problem = try step.prediction(answer, for: task).problem(for: [task])
      #expect(problem != nil, "\(task.question): \(answer)")
      #expect(problem?.contains(task.example) ?? true || task.example == "yes or no")
    }
    let grade = try step.grade(task.example, for: task)
    #expect(!grade.isRight, "\(task.question): \(task.example)")
  }

  @Test func `the lessons ask`() { #expect(Self.names.count > 10) }
}
