import Testing

/// A session whose entries are piped in.
@Suite struct PipedPromptTests {
  @Test(arguments: [
    (["let a = 20", "var b = a + 1", "b += a", "b"], ["Int = 41"]),
    (["\"text\"", "print(1)", "[1, 2]"], ["String = \"text\"", "1", "[Int] = [1, 2]"]),
    (["func twice(_ n: Int) -> Int {", "  n * 2", "}", "", "twice(4)"], ["Int = 8"]),
    (["let sum = [", "  1,", "  2,", "].reduce(0, +)", "sum"], ["Int = 3"]),
    (["print(1)", ":quit", "print(2)"], ["1"]),
    (["Observable.of(1, 2).subscribe(onNext: { print($0) }).dispose()"], ["1", "2"]),
    ([], []),
  ])
  func entries(_ entries: [String], lines: [String]) throws {
    let outcome = try Program.run(input: entries.map { $0 + "\n" }.joined())
    #expect(outcome.code == 0)
    #expect(outcome.lines == lines)
    #expect(outcome.errors.isEmpty)
  }

  @Test(arguments: [
    ("1 / 0", "entry 1:1:3: error: division by zero"),
    ("nothing", "entry 1:1:1: error: cannot find 'nothing' in scope"),
    (".subscribe(onNext: { _ in })", "entry 1:1:2: error: reference to member 'subscribe'"),
    (":rnu", "error: there is no command `:rnu`; did you mean `:run`?"),
    (":run hot-cld", "error: there is no lesson `hot-cld`; did you mean `hot-cold`?"),
    (":run", "error: `:run` needs a lesson's name"),
  ])
  func aMistakeIsReportedAndTheSessionContinues(entry: String, sentence: String) throws {
    let outcome = try Program.run(input: "\(entry)\nprint(\"on\")\n")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix(sentence))
    #expect(outcome.lines == ["on"])
  }

  @Test func `the home folder may be written as in a shell`() throws {
    let home = try TemporaryFolder()
    let outcome = try Program.run(
      input: "1\n:save ~/saved\n:replay ~/saved\n:open ~/none.swift\n",
      environment: ["HOME": home.path]
    )
    #expect(
      outcome.lines == [
        "Int = 1", "Saved 1 entry: `rxlab replay \(home.path)/saved`", "rx> 1", "Int = 1",
      ]
    )
    #expect(outcome.errors == "error: there is no file `\(home.path)/none.swift`\n")
  }

  @Test func `an entry that takes more memory than it may ends with a message`() throws {
    let program = Program(["prompt", "--memory", "64M"])
    program.input.type(
      "var k: [[Int]] = []; while true { k.append([Int](repeating: 1, count: 1 << 17)) }\n"
    )
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("takes more than 64 MiB of memory"))
  }

  @Test func `an entry that the input's end cuts off is a mistake`() throws {
    let outcome = try Program.run(input: "let a = 1\nfunc f(\n")
    #expect(outcome.code == 2)
    #expect(outcome.errors.hasPrefix("entry 2:1:8: error: expected ')' to end parameter clause"))
  }

  @Test func `the last line needs no line break`() throws {
    #expect(try Program.run(input: "1 + 1").lines == ["Int = 2"])
  }

  @Test func commands() throws {
    let outcome = try Program.run(input: ":help\n:lessons\n:run hot-cold\n")
    #expect(outcome.code == 0)
    for command in [":help", ":lessons", ":run [NAME]", ":quit"] {
      #expect(outcome.output.contains("  \(command) "))
    }
    #expect(outcome.output.contains(" hot-cold "))
    let log = try Program.run("run", "hot-cold").output
    #expect(outcome.output.hasSuffix(log))
    #expect(outcome.errors.isEmpty)
  }
}
