import Testing

/// What is typed wrong ends with 64 and says what would be right.
@Suite struct UsageTests {
  @Test(arguments: [
    (["run"], "Missing expected argument '<script>'"),
    (["run", "hot-cold", "share-replay"], "Unexpected argument 'share-replay'"),
    (["run", "hot-cld"], "there is no lesson `hot-cld`; did you mean `hot-cold`?"),
    (
      ["run", "quantum-chess"], "there is no lesson `quantum-chess`; `rxlab list` shows the lessons"
    ),
    (["test", "hot-cld"], "there is no lesson `hot-cld`; did you mean `hot-cold`?"),
    (["run", "hot-cold", "--limit", "5x"], "'5x' is invalid"),
    (["run", "hot-cold", "--limit", "0s"], "'0s' is invalid"),
    (["run", "hot-cold", "--format", "prose"], "- marbles"),
    (["run", "hot-cold", "--why", "1", "--numbers"], "`--why` prints an explanation"),
    (["run", "hot-cold", "--why", "1", "--threads"], "`--why` prints an explanation"),
    (["run", "hot-cold", "--why", "1", "--format", "json"], "`--why` prints an explanation"),
    (["run", "hot-cold", "--threads", "--format", "marbles"], "the threads of a console log"),
    (["run", "hot-cold", "--threads", "--format", "json"], "the threads of a console log"),
    (["run", "hot-cold", "--loud"], "Unknown option '--loud'"),
    (["rnu", "hot-cold"], "there is no command `rnu`; did you mean `run`?"),
    (["hot-cold"], "there is no command `hot-cold`; `rxlab run hot-cold` runs it"),
    (["quantum"], "there is no command `quantum`; `rxlab help` lists the commands"),
  ])
  func mistyped(arguments: [String], advice: String) throws {
    let program = Program(arguments)
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains(advice))
    #expect(outcome.output.isEmpty)
  }

  @Test(arguments: [
    (["--help"], "rxlab run hot-cold"),
    (["help"], "rxlab run hot-cold"),
    (["help", "run"], "--limit <limit>"),
    (["run", "-h"], "--limit <limit>"),
    (["test", "--help"], "--record"),
  ])
  func help(arguments: [String], content: String) throws {
    let outcome = try Program(arguments).waitForEnd()
    #expect(outcome.code == 0)
    #expect(outcome.output.contains(content))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a script in the folder is found by its name without the ending`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array("print(1)\n".utf8), to: "mine.swift")
    for command in ["run", "step"] {
      let outcome = try Program.run(
        "-c",
        "cd \(folder.path) && \(Program.built) \(command) mine",
        executable: "/bin/sh"
      )
      #expect(outcome.code == 64)
      #expect(
        outcome.errors == "error: there is no lesson `mine`; did you mean the file `mine.swift`?\n"
      )
    }
  }

  @Test func version() throws {
    let outcome = try Program.run("--version")
    #expect(outcome.code == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }
}
