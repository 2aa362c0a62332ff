import FileAccess
import Foundation
import LessonKit
import ScriptSource
import Testing

/// What makes an exercise, and the learner's copy of it.
struct ExerciseTests {
  @Test func `the first solution makes a lesson an exercise`() throws {
    let sample = try SampleExercise()
    let exercise = sample.exercise
    #expect(exercise.task == "Send one request.")
    #expect(exercise.hints == ["Count the requests.", "Share it.", "`share(replay: 1)`"])
    #expect(
      try exercise.goal().map { GoalLine($0) }.map { "\($0.time!) \($0.text)" }
        == SampleExercise.goal
    )
    try sample.folder.write("print(1)", to: "20-plain/plain.swift")
    try sample.folder.write("print(1)", to: "20-plain/plain.solution-2.swift")
    let catalog = LessonCatalog(folder: sample.folder.url)
    #expect(catalog.lessons.map(\.name) == ["request", "plain"])
    #expect(catalog["plain"]?.exercise == nil)
  }

  @Test func `solutions are in the order of their numbers, with what the author says about them`()
    throws
  {
    let sample = try SampleExercise()
    for number in [10, 9] {
      try sample.folder.write(
        "print(\(number))\n//: Number \(number).\n",
        to: "10-request/request.solution-\(number).swift"
      )
    }
    try sample.folder.write("print(0)", to: "10-request/request.solution-x.swift")
    let exercise = try #require(Exercise(sample.exercise.lesson))
    let solutions = try exercise.solutions()
    #expect(
      solutions.map(\.file.name) == [
        "request.solution.swift", "request.solution-2.swift", "request.solution-9.swift",
        "request.solution-10.swift",
      ]
    )
    #expect(solutions[0].explanation == ["One subscription to the request serves both."])
    #expect(solutions[3].explanation == ["Number 10."])
  }

  @Test func `white space and comments do not make another solution`() throws {
    let sample = try SampleExercise()
    let solutions = try sample.exercise.solutions()
    #expect(!Solution.haveSameCode(solutions[0].file, solutions[1].file))
    let spaced = solutions[0].file.text
      .replacing("let page", with: "// mine\n\n  let  page /* here */")
    try sample.folder.write(spaced, to: "10-request/request.solution-2.swift")
    let again = try sample.exercise.solutions()
    #expect(Solution.haveSameCode(again[0].file, again[1].file))
  }

  @Test func `the copy is made once, and kept when the program as given comes back`() throws {
    let sample = try SampleExercise()
    let (exercise, copies) = (sample.exercise, sample.copies)
    #expect(!copies.has(exercise))
    try copies.create(exercise)
    #expect(try copies.read(exercise).text == exercise.given.text)
    try copies.write("print(\"mine\")\n", to: exercise)
    try copies.create(exercise)
    #expect(try copies.read(exercise).text == "print(\"mine\")\n")
    let earlier = try #require(try copies.putBack(exercise))
    #expect(earlier == copies.path(of: exercise) + "~")
    #expect(try String(contentsOfFile: earlier, encoding: .utf8) == "print(\"mine\")\n")
    #expect(try copies.read(exercise).text == exercise.given.text)
    try FileManager.default.removeItem(atPath: copies.path(of: exercise))
    #expect(try copies.putBack(exercise) == nil)
  }

  @Test func `a folder that cannot be written is said`() throws {
    let sample = try SampleExercise()
    try sample.folder.write("a file", to: "file")
    let copies = LearnerCopies(in: sample.folder.url.path + "/file/exercises")
    #expect(throws: FileProblem.self) { try copies.create(sample.exercise) }
    #expect(!copies.has(sample.exercise))
  }

  @Test func `the copies are in the user's data folder`() {
    func folder(_ environment: [String: String]) -> String? {
      LearnerCopies(environment: environment)?.folder
    }
    #expect(folder(["XDG_DATA_HOME": "/d", "HOME": "/h"]) == "/d/rxlab/exercises")
    #expect(folder(["XDG_DATA_HOME": "d", "HOME": "/h"]) == "/h/.local/share/rxlab/exercises")
    #expect(folder([:]) == nil)
  }
}
