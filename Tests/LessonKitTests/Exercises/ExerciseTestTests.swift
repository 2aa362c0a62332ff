import Foundation
import LessonKit
import Testing

/// What `rxlab test` finds in an exercise.
struct ExerciseTestTests {
  @Test func `an exercise whose solutions print the goal passes`() throws {
    let sample = try SampleExercise()
    guard case .passed = try LessonTest(sample.exercise.lesson).run() else {
      Issue.record("both solutions print the goal")
      return
    }
  }

  @Test func `without a goal, it is to be recorded`() throws {
    let sample = try SampleExercise(records: false)
    guard case .notRecorded = try LessonTest(sample.exercise.lesson).run() else {
      Issue.record("there is no goal")
      return
    }
    guard case .recorded(lines: 4) = try LessonTest(sample.exercise.lesson).run(records: true)
    else {
      Issue.record("the goal is what the first solution prints")
      return
    }
    #expect(try sample.exercise.goal().count == 4)
  }

  private func difference(_ sample: SampleExercise, records: Bool = false) throws -> String? {
    let verdict = try LessonTest(sample.exercise.lesson).run(records: records)
    if case .differs(let text) = verdict { return text }
    return nil
  }

  @Test func `a solution that does not print the goal fails, also while the goal is recorded`()
    throws
  {
    let sample = try SampleExercise(secondSolution: SampleExercise.given, records: false)
    for records in [true, false] {
      let text = try #require(try difference(sample, records: records))
      #expect(text.hasPrefix("request.solution-2.swift does not print the goal: line 2: expected"))
    }
  }

  @Test func `a program as given that prints the goal leaves nothing to solve`() throws {
    let sample = try SampleExercise(given: SampleExercise.solution)
    #expect(try difference(sample)?.hasPrefix("the program as given prints the goal") == true)
  }

  @Test(arguments: [0, 1, 2])
  func `mistakes in any of the programs fail`(index: Int) throws {
    let broken = SampleExercise.program("let page = nothing")
    let sample = try SampleExercise(
      given: index == 0 ? broken : SampleExercise.given,
      solution: index == 1 ? broken : SampleExercise.solution,
      secondSolution: index == 2 ? broken : SampleExercise.secondSolution,
      records: false
    )
    guard case .failed(let mistakes) = try LessonTest(sample.exercise.lesson).run(records: true)
    else {
      Issue.record("a program has a mistake")
      return
    }
    #expect(mistakes.contains { $0.contains("nothing") })
    #expect(throws: ScriptFile.Problem.self) { try sample.exercise.goal() }
  }
}
