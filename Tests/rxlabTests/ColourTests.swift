import Testing

/// Mistakes are red at a terminal that shows colours, and plain everywhere else.
@Suite struct ColourTests {
  private static let red = "\u{1B}[31merror:\u{1B}[0m"

  @Test(arguments: [
    (["TERM": "xterm"], true),
    (["TERM": "xterm", "NO_COLOR": ""], true),
    (["TERM": "xterm", "NO_COLOR": "1"], false),
    (["TERM": "dumb"], false),
    (["TERM": "emacs"], false),
    (["TERM": ""], false),
  ])
  func atATerminal(environment: [String: String], isRed: Bool) throws {
    let program = Program(["run", "-"], terminal: [.errors], environment: environment)
    program.input.type("print(b)\n")
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot find 'b' in scope"))
    #expect(outcome.errors.contains(Self.red) == isRed)
    #expect(outcome.errors.contains("\u{1B}") == isRed)
  }

  @Test(arguments: [["run", "-"], ["run", "hot-cold"], ["run", "nothing.swift"], ["list"], []])
  func piped(arguments: [String]) throws {
    let program = Program(arguments)
    program.input.type("print(b)\n")
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(!outcome.output.contains("\u{1B}"))
  }
}
