import Foundation
import Testing

/// A lesson that cannot be read stops only what is about that lesson.
@Suite struct BrokenLessonTests {
  private let folder: TemporaryFolder
  private let note = "rxlab: skipping the lesson `empty`: empty.swift:1: the script is empty\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Data(), to: "lessons/10-empty/empty.swift")
    try folder.write(Data("//: # Tiny\nprint(1)\n".utf8), to: "lessons/20-tiny/tiny.swift")
    try folder.write(Data("2016-05-01 04:17:17.000: 1\n".utf8), to: "lessons/20-tiny/tiny.log")
  }

  private func run(_ words: String..., input: String = "") throws -> Outcome {
    let program = Program(
      ["--lessons", folder.path + "/lessons"] + words,
      environment: ["HOME": folder.path]
    )
    program.input.type(input)
    program.input.close()
    return try program.waitForEnd()
  }

  @Test func `other lessons are listed and run`() throws {
    let list = try run("list")
    #expect(list.code == 0)
    #expect(list.output.contains("hot-cold") && list.output.contains("Tiny"))
    #expect(list.errors == note)
    let tiny = try run("run", "tiny", "--format", "plain")
    #expect((tiny.code, tiny.output, tiny.errors) == (0, "1\n", note))
    let step = try run("step", "tiny", input: ":run\n:open empty\n")
    #expect(step.output.contains("The script has ended."))
    #expect(step.errors.contains("error: empty.swift:1: the script is empty"))
  }

  @Test func `the lesson itself says what is wrong`() throws {
    for command in ["run", "step", "test", "lint"] {
      let outcome = try run(command, "empty")
      #expect(outcome.code == 2)
      #expect(outcome.errors == "error: empty.swift:1: the script is empty\n")
    }
  }

  @Test func `checks report it and go on`() throws {
    let test = try run("test", folder.path + "/lessons")
    #expect(test.code == 2)
    #expect(test.lines == ["tiny ✓", "empty ✗ the script cannot be read"])
    let lint = try run("lint", folder.path + "/lessons")
    #expect(lint.code == 1)
    #expect(lint.lines.last == "10-empty ✗ empty.swift:1: the script is empty")
    let doctor = try run("doctor")
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("✗ the lesson `empty`: empty.swift:1: the script is empty"))
    #expect(doctor.output.contains("✓ a lesson runs"))
  }

  @Test func `a new lesson gets the next number`() throws {
    let made = try run("new", "more")
    #expect(made.code == 0)
    #expect(made.output == folder.path + "/lessons/30-more/more.swift\n")
    let taken = try run("new", "empty")
    #expect(taken.code == 2)
    #expect(taken.errors == "error: there already is a lesson `empty`\n")
  }
}
