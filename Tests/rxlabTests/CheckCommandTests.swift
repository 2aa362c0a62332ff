import Foundation
import Testing

/// `rxlab check`, and what other commands make of an exercise.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, code) in [
      ("even", "numbers"), ("even.solution", "numbers.filter { $0.isMultiple(of: 2) }"),
      ("even.solution-2", "numbers.compactMap { $0 % 2 == 0 ? $0 : nil }"),
    ] {
      let program = """
        /*:
         # Even
         Numbers come.
         - Task: Print the even ones.
         - Hint: Leave some out.
         - Hint: Use an operator.
         - Hint: `filter`
         */
        import RxSwift
        let numbers = Observable.of(1, 2, 3, 4)
        let subscription = \(code).subscribe(onNext: { print("got \\($0)") })
        //: It leaves out what is odd.

        """
      _ = try folder.write(Array(program.utf8), to: "lessons/10-even/\(name).swift")
    }
    let recorded = try run("test", "--record", "even")
    #expect(recorded.output == "even: recorded 2 lines\n")
  }

  private func run(_ words: String..., input: String = "") throws -> Outcome {
    let program = Program(
      words + ["--lessons", folder.path + "/lessons"],
      environment: ["HOME": folder.path]
    )
    program.input.type(input)
    program.input.close()
    return try program.waitForEnd()
  }

  private var copy: String { folder.path + "/.local/share/rxlab/exercises/even.swift" }

  private func edit(_ change: (String) -> String) throws {
    let text = try String(contentsOfFile: copy, encoding: .utf8)
    try change(text).write(toFile: copy, atomically: true, encoding: .utf8)
  }

  @Test func `from the first check to solved`() throws {
    let first = try run("check", "even")
    #expect(first.code == 1)
    #expect(
      first.output == """
        0 of 2 lines match.
          ✗ 0s  got 2
          → 0s  got 1
          · 0s  got 4
          (✓ as in the goal, ✗ expected, → came instead, · later)
        Line 1 of the goal: expected `got 2` at 0 s, but `got 1` came at 0 s.
        `got 1` is not in the goal; your program prints it once.
        `got 2` is line 2 of your log, at 0 s.
        Why `got 1` came: line 8 prints it, because the subscriber `subscription` (line
          8) received 1.

        """
    )
    #expect(first.errors == "rxlab: your copy is \(copy)\n")
    #expect(try run("list", "--progress").output.contains("☐"))
    try edit { $0.replacing("numbers.subscribe", with: "nombers.subscribe") }
    let broken = try run("check", "even")
    #expect(broken.code == 2)
    #expect(broken.output.hasPrefix("The program prints nothing yet: it has an error.\n"))
    #expect(broken.errors.hasPrefix("even.swift:8:20: error:"), "\(broken.errors)")
    try edit { $0.replacing("nombers.", with: "numbers.filter { $0 > 1 && $0 != 3 }.") }
    let solved = try run("check", "even")
    #expect(solved.code == 0)
    #expect(solved.errors.isEmpty)
    #expect(solved.output.hasPrefix("Solved: both lines are as they should be.\n"))
    let progress = try String(
      contentsOfFile: folder.path + "/.local/state/rxlab/progress.json",
      encoding: .utf8
    )
    #expect(progress.contains("\"isDone\" : true"))
  }

  @Test func `another file, and standard input`() throws {
    let solution = folder.path + "/lessons/10-even/even.solution-2.swift"
    #expect(try run("check", "even", solution).code == 0)
    let text = try String(contentsOfFile: solution, encoding: .utf8)
    #expect(try run("check", "even", "-", input: text).code == 0)
    #expect(try run("check", "even", folder.path + "/none.swift").code == 2)
    // No copy was needed.
    #expect(!FileManager.default.fileExists(atPath: copy))
  }

  @Test func `the copy is what run and diff take, and the program as given until then`() throws {
    #expect(try run("run", "even").lines.count == 4)
    _ = try run("check", "even")
    try edit { $0.replacing("numbers.subscribe", with: "numbers.skip(3).subscribe") }
    #expect(try run("run", "even").output == "2016-05-01 04:17:17.000: got 4\n")
    let diff = try run("diff", "even")
    #expect(diff.output.contains("  - 2016-05-01 04:17:17.000: got 2"), "\(diff)")
  }

  @Test func `next leads to it, and past it when it is solved or skipped`() throws {
    try folder.write(Array("//: # Before\nprint(0)\n".utf8), to: "lessons/5-before/before.swift")
    try folder.write(Array("//: # After\nprint(0)\n".utf8), to: "lessons/20-after/after.swift")
    let words = ["next", "--lessons", folder.path + "/lessons"]
    func next(_ more: String..., input: String = "") throws -> Outcome {
      let program = Program(words + more, environment: ["HOME": folder.path])
      program.input.type(input)
      program.input.close()
      return try program.waitForEnd()
    }
    // The project's own lessons come first.
    let names = try run("list", "--names").lines
    let before = names.prefix { $0 != "before" }.map {
      "\"\($0)\": {\"section\": 1, \"sections\": 1, \"isDone\": true, \"isSkipped\": false}"
    }
    let progress = "{\"lessons\": {\(before.joined(separator: ", "))}}"
    try folder.write(Array(progress.utf8), to: ".local/state/rxlab/progress.json")
    #expect(try next(input: ":run\n").output.contains("── Before"))
    #expect(try next(input: ":run\n:check\n").output.contains("── Even"))
    // It is begun and not done.
    #expect(try run("list", "--progress").output.contains("▶ "))
    let solved = try next(
      input: ":change numbers.sub => numbers.filter { $0 % 2 == 0 }.sub\n:check\n"
    )
    #expect(solved.output.contains("── Even"))
    #expect(solved.output.contains("Solved:"))
    #expect(try next().output.contains("── After"))
    #expect(try next("--skip").output.contains("Every lesson is done."))
  }

  @Test func `what cannot be checked`() throws {
    let lesson = try run("check", "hot-cold")
    #expect(lesson.code == 64)
    #expect(lesson.errors.contains("`hot-cold` is a lesson without a goal"))
    #expect(try run("check", "evn").errors.contains("did you mean `even`?"))
    try FileManager.default.removeItem(atPath: folder.path + "/lessons/10-even/even.log")
    let unrecorded = try run("check", "even")
    #expect(unrecorded.code == 2)
    #expect(unrecorded.errors.contains("has no goal: `rxlab test --record` writes it"))
  }

  @Test func `a copy that cannot be made is an error`() throws {
    try folder.write([], to: ".local/share")
    let outcome = try run("check", "even")
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("`\(copy)` cannot be written"), "\(outcome.errors)")
  }
}
