import Testing

/// The prompt at a terminal.
@Suite struct TerminalPromptTests {
  /// A session whose first prompt waits for keys.
  private func session() throws -> Program {
    let program = Program([], terminal: [.input, .output, .errors])
    try program.see("rxlab: type Swift, or :help")
    try waitForPrompt(of: program)
    return program
  }

  /// Keys pressed between two lines would meet the terminal's own line editing.
  private func waitForPrompt(of program: Program) throws {
    try program.see("\u{1B}[?2004h")
  }

  @Test func `entries, their values, and Ctrl-D`() throws {
    let program = try session()
    program.input.type("let a = 20\r")
    try waitForPrompt(of: program)
    program.input.type("a + 1\r")
    try program.see("Int = 21")
    try waitForPrompt(of: program)
    program.input.type("\u{4}")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `a mistake does not end the session nor its code`() throws {
    let program = try session()
    program.input.type("1 / 0\r")
    try program.see("error:\u{1B}[0m division by zero")
    try waitForPrompt(of: program)
    program.input.type(":quit\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `an incomplete entry goes on in the next line`() throws {
    let program = try session()
    program.input.type("func twice(_ n: Int) -> Int {\r")
    try waitForPrompt(of: program)
    try program.see("..>")
    program.input.type("n * 2 }\r")
    try waitForPrompt(of: program)
    program.input.type("twice(4)\r")
    try program.see("Int = 8")
  }

  @Test func `Ctrl-C stops what runs and comes back to the prompt`() throws {
    let program = try session()
    program.input.type("while true {}\r")
    // The line is read; from here on the key is a signal. It does nothing before the loop runs, and
    // the terminal forgets what it has not shown when it comes.
    try program.see("\u{1B}[?2004l")
    try program.see("interrupted") { program.input.type("\u{3}") }
    // Of several such keys the last may come when nothing runs any more, and drop what is typed next.
    try program.see("Int = 42") { program.input.type("40 + 2\r") }
  }

  @Test func `Ctrl-C twice tells how to leave`() throws {
    let program = try session()
    program.input.type("let unfinished = \u{3}")
    try waitForPrompt(of: program)
    program.input.type("\u{3}")
    try waitForPrompt(of: program)
    program.input.type("\u{3}")
    try program.see("Ctrl-D or :quit leaves.")
  }
}
