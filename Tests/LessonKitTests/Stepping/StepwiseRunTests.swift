import LessonKit
import ScriptSource
import Stage
import Testing

struct StepwiseRunTests {
  @Test(arguments: Lessons.names)
  func `the parts of a run are the whole run`(_ name: String) throws {
    let lesson = try #require(Lessons.catalog()[name])
    let run = StepwiseRun(of: lesson.file)
    let recording = Recording(of: lesson.file)
    #expect(run.records == recording.records)
    #expect(run.parts.flatMap(\.records) == recording.records)
    for (one, next) in zip(run.parts, run.parts.dropFirst()) { #expect(one.end == next.start) }
  }

  @Test(arguments: Lessons.names)
  func `answers are those of a learner who stops at each step`(_ name: String) throws {
    let lesson = try #require(Lessons.catalog()[name])
    let run = StepwiseRun(of: lesson.file)
    for (index, step) in run.steps.enumerated() where !step.predictions.isEmpty {
      let player = LessonPlayer(lesson.file)
      _ = player.go(toStep: index)
      let start = player.time
      let records = player.advance(to: .step).records
      let expected = step.predictions.map {
        PredictionGrade.answer(to: $0, in: records, from: start, player.story)
      }
      #expect(run.answers(ofStep: index).map(\.answer) == expected)
      for (task, check) in run.checks(ofStep: index) {
        let own = PredictionCheck(task, in: records, from: start, player.story)
        #expect(check.right == own.right && check.wrong == own.wrong, "\(task.question)")
        #expect(check.problem == nil)
      }
    }
  }

  @Test func `steps end where the next ones begin`() throws {
    let lesson = try #require(Lessons.catalog()["hot-cold"])
    let run = StepwiseRun(of: lesson.file)
    #expect(run.parts.map(\.step) == [0, 1, 2, 3])
    #expect(run.parts.map(\.end) == [.zero, .seconds(9), .seconds(16), .milliseconds(18_250)])
  }

  @Test func `a step that the run does not reach has no part`() {
    let file = SourceFile(
      name: "script.swift",
      text: """
        //: One
        print(1)
        //: - Predict (number): How many?
        fatalError()
        //: Three
        //: - Predict (thread of `3`): Where?
        print(3)

        """
    )
    let run = StepwiseRun(of: file)
    #expect(run.steps.count == 3)
    #expect(run.part(ofStep: 2) == nil)
    #expect(run.answers(ofStep: 2).isEmpty)
    #expect(
      run.checks(ofStep: 2).map(\.check.problem) == ["no line of the step begins with `3`"]
    )
    #expect(run.part(ofStep: 1) != nil)
  }
}
