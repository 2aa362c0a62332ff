import Foundation
import Testing

/// What a script prints goes to the terminal as it is; in views and messages its control characters are shown.
@Suite struct ControlCharacterTests {
  private let folder: TemporaryFolder
  private let escape = "\u{1B}[2J"

  init() throws {
    folder = try TemporaryFolder()
    let script = """
      //: # Clears\(escape)
      let subject = PublishSubject<String>()
      _ = subject.subscribe(onNext: { print($0) })
      subject.onNext("\\u{1B}[2J")
      """
    try folder.write(Data(script.utf8), to: "lessons/10-clear/clear.swift")
  }

  private func run(_ words: [String]) throws -> Outcome {
    let program = Program(
      ["--lessons", folder.path + "/lessons"] + words,
      environment: ["HOME": folder.path]
    )
    program.input.close()
    return try program.waitForEnd()
  }

  @Test func `a log has what was printed`() throws {
    #expect(try run(["run", "clear", "--format", "plain"]).output == escape + "\n")
  }

  @Test(arguments: [
    ["list"], ["run", "clear", "--format", "marbles"], ["run", "clear", "--why", "1"],
    ["step", "clear"],
  ])
  func views(words: [String]) throws {
    let outcome = try run(words)
    #expect(outcome.output.contains("␛[2J"))
    #expect(!(outcome.output + outcome.errors).contains("\u{1B}"))
  }

  @Test func `quoted source lines`() throws {
    let path = try folder.write(Data("let a = nope // \(escape)\u{9B}2J\n".utf8), to: "x.swift")
    let outcome = try run(["run", path])
    #expect(outcome.errors.contains("let a = nope // ␛[2J\u{FFFD}2J"))
    #expect(!outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\u{9B}"))
  }

  @Test func `a shown step and its prompt`() throws {
    let state = try TemporaryFolder()
    let program = try Program.session(
      ["--lessons", folder.path + "/lessons", "step", "clear"],
      state: state
    )
    try program.drive([(":run", ["`␛[2J`"]), (":marbles", ["␛[2J"]), (":log", ["␛[2J"])])
    #expect(try program.leave().output.contains("Clears␛[2J"))
    #expect(!program.output.text.contains(escape))
  }
}
