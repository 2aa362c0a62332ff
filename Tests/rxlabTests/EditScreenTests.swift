import Foundation
import Testing

/// `:edit` at a terminal, with an editor that takes it over.
@Suite struct EditScreenTests {
  private let state: TemporaryFolder

  init() throws {
    state = try TemporaryFolder()
    let program = """
      /*:
       # Even
       Numbers come.
       - Task: Print the even ones.
       */
      let numbers = Observable.of(1, 2, 3, 4)
      let even = numbers.subscribe(onNext: { print("got \\($0)") })

      """
    for (name, text) in [
      ("even.swift", program),
      (
        "even.solution.swift",
        program.replacing("numbers.sub", with: "numbers.filter { $0 % 2 == 0 }.sub")
      ),
      ("even.log", "2016-05-01 04:17:17.000: got 2\n2016-05-01 04:17:17.000: got 4\n"),
    ] {
      try state.write(Array(text.utf8), to: "lessons/10-even/\(name)")
    }
  }

  /// An editor that reads keys one by one, as editors do, and leaves the terminal like that.
  private func editor() throws -> String {
    let script = """
      #!/bin/sh
      test -t 0 && test -t 1 || exit 3
      stty raw -echo
      printf 'EDITING\\r\\n'
      key=$(dd bs=1 count=1 2> /dev/null)
      case "$key" in
        s) sed -i 's/numbers.sub/numbers.filter { $0 % 2 == 0 }.sub/' "$1" ;;
        c) exit 4 ;;
      esac

      """
    let path = state.path + "/my editor"
    try state.write(Array(script.utf8), to: "my editor")
    chmod(path, 0o755)
    return path
  }

  @Test func `the editor has the terminal, and the session has it again afterwards`() throws {
    let rxlab = Program.built
    let line = "stty -g; '\(rxlab)' step even --lessons '\(state.path)/lessons'; stty -g"
    let program = try Program.session(
      ["-c", line],
      state: state,
      environment: ["VISUAL": "'\(try editor())'", "EDITOR": "false", "PATH": "/usr/bin:/bin"],
      executable: "/bin/sh"
    )
    program.input.type(":edit\r")
    try program.see("EDITING")
    program.input.type("x")
    try program.see("0 of 2 lines match.")
    try program.see(Program.prompt)
    program.input.type(":edit\r")
    try program.see("EDITING")
    program.input.type("s")
    try program.see("Solved: both lines are as they should be.")
    try program.see(Program.prompt)
    // Lines are edited and shown as before.
    try program.drive([("40 + 2", ["40 + 2", "Int = 42"])])
    program.input.type(":edit\r")
    try program.see("EDITING")
    program.input.type("c")
    try program.see(Program.prompt)
    let outcome = try program.leave()
    // Where its lines break depends on how long the editor's path is.
    let words = outcome.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("ended with exit code 4"))
    let lines = outcome.output.components(separatedBy: "\r\n").filter { !$0.isEmpty }
    #expect(lines.first == lines.last)
    let copy = try String(
      contentsOfFile: state.path + "/.local/share/rxlab/exercises/even.swift",
      encoding: .utf8
    )
    #expect(copy.contains("filter"))
  }

  @Test func `Ctrl-C in the editor is the editor's`() throws {
    let program = try Program.session(
      ["step", "even", "--lessons", state.path + "/lessons"],
      state: state,
      environment: [
        "EDITOR": "trap 'echo CAUGHT' INT; echo EDITING; sleep 100; true", "PATH": "/usr/bin:/bin",
      ]
    )
    program.input.type(":edit\r")
    try program.see("EDITING")
    program.input.type("\u{3}")
    try program.see("CAUGHT")
    try program.see("0 of 2 lines match.")
    try program.drive([("40 + 2", ["Int = 42"])])
    #expect(try program.leave().code == 0)
  }

  @Test func `piped entries are not for the editor`() throws {
    let outcome = try Program.run(
      "step",
      "even",
      "--lessons",
      state.path + "/lessons",
      input: ":edit\n:goal\n",
      environment: ["HOME": state.path, "EDITOR": "cat > /dev/null; sed -i s/1,// "]
    )
    #expect(outcome.output.contains("1 of 2 lines matches."), "\(outcome)")
    #expect(outcome.lines.suffix(3) == ["  ✓ 0s  got 2", "  ✗ 0s  got 4", "  → 0s  got 3"])
    let none = try Program.run(
      "step",
      "even",
      "--lessons",
      state.path + "/lessons",
      input: ":edit\n",
      environment: ["HOME": state.path]
    )
    #expect(none.errors.contains("there is no editor here: set the variable EDITOR"))
    let refused = try Program.run(
      "step",
      "even",
      "--no-input",
      "--lessons",
      state.path + "/lessons",
      input: ":edit\n",
      environment: ["HOME": state.path, "EDITOR": "true"]
    )
    #expect(refused.errors.contains("there is no editor here"))
  }
}
