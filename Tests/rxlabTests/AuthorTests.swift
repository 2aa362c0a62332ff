import Foundation
import Testing

/// What authors of lessons use, and what belongs to a program that is installed.
@Suite struct AuthorTests {
  @Test func `a lesson of one's own, from new to clean`() throws {
    let folder = try TemporaryFolder()
    let options = ["--lessons", folder.path]
    func run(_ words: String...) throws -> Outcome {
      try Program(words + options).waitForEnd()
    }
    let made = try run("new", "my-topic")
    #expect(made.code == 0)
    #expect(made.output == folder.path + "/10-my-topic/my-topic.swift\n")
    #expect(made.errors.contains("\n  rxlab lint my-topic --lessons \(folder.path)\n"))
    #expect(try run("run", "my-topic").lines.count == 3)
    let unrecorded = try run("lint", "my-topic")
    #expect(unrecorded.code == 1)
    #expect(unrecorded.output.contains("there is no recorded log"))
    #expect(try run("test", "--record", "my-topic").code == 0)
    #expect(
      try run("lint", "my-topic").output
        == "my-topic ✗ its prose is still that of the template: write what the lesson is about\n"
    )
    let script = folder.path + "/10-my-topic/my-topic.swift"
    let text = try String(contentsOfFile: script, encoding: .utf8)
    try folder.write(
      Array(text.replacing(/What is it about.*/, with: "A timer.").utf8),
      to: "10-my-topic/my-topic.swift"
    )
    #expect(try run("lint", "my-topic").output == "my-topic ✓\n")
    // Behind the project's own.
    #expect(try run("list", "--names").lines.last == "my-topic")
    #expect(try run("list", "--names").lines.contains("hot-cold"))
    #expect(try run("new", "my-topic").code == 2)
    #expect(try run("new", "My Topic").code == 2)
    let taken = try run("new", "hot-cold")
    #expect(taken.code == 2)
    #expect(taken.errors == "error: there is a lesson `hot-cold` already; choose another name\n")
  }

  @Test func `an exercise of one's own, from new to clean`() throws {
    let folder = try TemporaryFolder()
    func run(_ words: String...) throws -> Outcome {
      try Program(words + ["--lessons", folder.path], environment: ["HOME": folder.path])
        .waitForEnd()
    }
    let made = try run("new", "--exercise", "my-task")
    #expect(made.output == folder.path + "/10-my-task/my-task.swift\n")
    #expect(
      made.errors.hasPrefix(
        "rxlab: edit the script and its solutions, then run:\n  rxlab test --record my-task --lessons"
      )
    )
    #expect(try run("test", "my-task").output.contains("there is no recorded log"))
    #expect(try run("test", "--record", "my-task").output == "my-task: recorded 2 lines\n")
    #expect(try run("test", "my-task").output == "my-task ✓\n")
    #expect(
      try run("lint", "my-task").output
        == "my-task ✗ its prose is still that of the template: write what the lesson is about\n"
    )
    let script = folder.path + "/10-my-task/my-task.swift"
    let text = try String(contentsOfFile: script, encoding: .utf8)
    try folder.write(
      Array(text.replacing(/What is it about.*/, with: "Numbers come.").utf8),
      to: "10-my-task/my-task.swift"
    )
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let compiled = try Program.run("lint", folder.path, environment: ["PATH": path])
    #expect(compiled.output == "my-task ✓\n")
    #expect(try run("check", "my-task").code == 1)
    let solution = folder.path + "/10-my-task/my-task.solution.swift"
    #expect(try run("check", "my-task", solution).code == 0)
    #expect(try run("new", "--exercise", "my-task").code == 2)
  }

  @Test func `lint says what an exercise lacks`() throws {
    let folder = try TemporaryFolder()
    let given = """
      //: # Bare
      //: Prose.
      //: - Hint: One.
      print(2)

      """
    try folder.write(Array(given.utf8), to: "10-bare/bare.swift")
    try folder.write(Array("//: # Bare\nprint(1)\n".utf8), to: "10-bare/bare.solution.swift")
    let lessons = ["RXLAB_LESSONS": folder.path]
    let first = try Program.run("lint", "bare", environment: lessons)
    for finding in [
      "there is no task: add `- Task: …`", "it has 1 hint instead of 3",
      "there is no second solution: write `bare.solution-2.swift`",
      "bare.solution.swift does not say why it works", "there is no recorded log",
    ] {
      #expect(first.output.contains("bare ✗ " + finding), "\(first.output)")
    }
    try folder.write(
      Array("//: # Bare\n// again\nprint( 1 )\n//: - Wrn: Why.\n".utf8),
      to: "10-bare/bare.solution-2.swift"
    )
    try folder.write(Array("2016-05-01 04:17:17.000: 2\n".utf8), to: "10-bare/bare.log")
    let second = try Program.run("lint", "bare", environment: lessons)
    for finding in [
      "bare.solution-2.swift has the same code as bare.solution.swift",
      "bare.solution-2.swift: line 4: unknown callout `- Wrn:`",
      "bare.solution.swift does not print the goal: line 1: expected",
    ] {
      #expect(second.output.contains("bare ✗ " + finding), "\(second.output)")
    }
    try folder.write(Array("2016-05-01 04:17:17.000: 1\n".utf8), to: "10-bare/bare.log")
    try folder.write(Array(given.replacing("2", with: "1").utf8), to: "10-bare/bare.swift")
    let third = try Program.run("lint", "bare", environment: lessons)
    #expect(third.output.contains("the program as given prints the goal already"))
  }

  @Test func `lint says what is missing`() throws {
    let folder = try TemporaryFolder()
    let code = (1...140).map { "print(\($0))\n" }.joined()
    try folder.write(Array(code.utf8), to: "10-bare/bare.swift")
    let outcome = try Program.run("lint", "bare", environment: ["RXLAB_LESSONS": folder.path])
    for part in [
      "no title", "no prose", "asks the learner nothing", "140 lines of code",
      "140 lines; a lesson's",
      "no recorded log",
    ] {
      #expect(outcome.output.contains(part))
    }
  }

  @Test func `lint reads the markup, misses scripts, and prints commands that work`() throws {
    let folder = try TemporaryFolder()
    let script = """
      //: Prose.
      //: - Predcit: What?
      //: - Limit: ten
      print(1)
      //: ## Two
      //: - Question: Why?
      print(2)
      """
    try folder.write(Array(script.utf8), to: "10-odd/odd.swift")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/20-gone",
      withIntermediateDirectories: true
    )
    let outcome = try Program.run("lint", "--lessons", folder.path, environment: ["PATH": "/none"])
    for part in [
      "odd ✗ line 1: there is no title",
      "odd ✗ line 2: unknown callout `- Predcit:`; did you mean",
      "odd ✗ line 3: `ten` is not a time", "20-gone ✗ its script `gone.swift` is missing",
      "`rxlab test --record odd --lessons \(folder.path)` writes it",
    ] {
      #expect(outcome.output.contains(part), "\(part): \(outcome.output)")
    }
    let tested = try Program.run("test", folder.path + "/10-odd")
    #expect(tested.output.contains("--record \(folder.path)/10-odd/odd.swift`"), "\(tested)")
  }

  @Test func `lint asks the compiler, if there is one`() throws {
    let folder = try TemporaryFolder()
    // The interpreter lets it pass; the compiler wants macros defined.
    let script = """
      //: # Lax
      //: Prose.
      //: - Question: Does it compile?
      @freestanding(expression) macro one() -> Int
      print(1)

      """
    try folder.write(Array(script.utf8), to: "10-lax/lax.swift")
    try folder.write(Array("2016-05-01 04:17:17.000: 1\n".utf8), to: "10-lax/lax.log")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let lessons = ["RXLAB_LESSONS": folder.path]
    let without = try Program.run(
      "lint",
      "lax",
      environment: lessons.merging(["PATH": "/none"]) { $1 }
    )
    #expect(without.output == "lax ✓\n")
    #expect(
      without.errors.contains("the lessons are not compiled: `swiftc` is not in the PATH")
    )
    let with = try Program.run("lint", "lax", environment: lessons.merging(["PATH": path]) { $1 })
    #expect(with.code == 1)
    #expect(
      with.output.contains("it does not compile with `swiftc`: lax.swift:4:"),
      "\(with)"
    )
  }

  @Test func `lint says a mistake once`() throws {
    let folder = try TemporaryFolder()
    let script = "//: # Wrong\n//: Words.\n//: - Question: Why?\nlet x: Int = \"a\"\n"
    try folder.write(Array(script.utf8), to: "10-wrong/wrong.swift")
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Program.run("lint", folder.path, environment: ["PATH": path])
    #expect(outcome.code == 1)
    #expect(outcome.lines.count { $0.contains("error:") } == 1, "\(outcome.output)")
  }

  @Test func `lessons are named by their paths too`() throws {
    let folder = try TemporaryFolder()
    for name in ["10-one", "20-two"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + name,
        withIntermediateDirectories: true
      )
      let script = "/*:\n # Title\n\n Words.\n - Question: Why?\n */\nprint(1)\n"
      _ = try folder.write(Array(script.utf8), to: "\(name)/\(name.dropFirst(3)).swift")
    }
    let all = try Program.run("test", "--record", folder.path)
    #expect(all.output == "one: recorded 1 line\ntwo: recorded 1 line\n")
    for (path, names) in [
      ("", ["one", "two"]), ("/10-one", ["one"]), ("/20-two/two.swift", ["two"]),
    ] {
      let tested = try Program.run("test", folder.path + path)
      #expect(tested.lines == names.map { "\($0) ✓" }, "\(tested)")
      let linted = try Program.run("lint", folder.path + path)
      #expect(linted.lines == names.map { "\($0) ✓" }, "\(linted)")
    }
    // A folder that is named without a slash is one all the same.
    let here = try Program.run("test", "Sources")
    #expect(here.errors.contains("there is no lesson in `Sources`"), "\(here)")
    let none = try Program.run("lint", folder.path + "/nowhere")
    #expect(none.code == 2)
    #expect(none.errors.contains("there is no lesson in"))
  }

  @Test func `the project's lessons have what a lesson has`() throws {
    let outcome = try Program.run("lint")
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  @Test func `a folder without lessons is an error`() throws {
    let folder = try TemporaryFolder()
    let outcome = try Program.run("list", "--lessons", folder.path)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("there is no lesson in `\(folder.path)`"))
    #expect(try Program.run("list", "--lessons").code == 64)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try Program.run("--generate-completion-script", shell)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("---completion"))
  }

  @Test func `the shells ask for the lessons' names`() throws {
    let outcome = try Program.run(
      "---completion",
      "step",
      "--",
      "positional@0",
      "2",
      "3",
      "rxlab",
      "step",
      "hot"
    )
    #expect(outcome.lines == ["hot-cold"])
  }

  @Test func `without input nothing is asked at a terminal`() throws {
    let program = Program(["--no-input"], terminal: [.input])
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("through a pipe"))
  }

  @Test func `what the man page is made from`() throws {
    struct Help: Decodable {
      struct Command: Decodable {
        let commandName: String
        let abstract: String?
        let subcommands: [Command]?
      }
      let command: Command
    }
    let output = try Program.run("--experimental-dump-help").output
    let root = try JSONDecoder().decode(Help.self, from: Data(output.utf8)).command
    let commands = root.subcommands ?? []
    #expect(root.commandName == "rxlab")
    #expect(Set(commands.map(\.commandName)).isSuperset(of: ["run", "step", "diff", "doctor"]))
    for command in commands { #expect(command.abstract?.hasSuffix(".") == true) }
  }

  @Test func `the doctor finds what is there, and says what is not`() throws {
    let folder = try TemporaryFolder()
    let well = try Program.run("doctor", environment: ["HOME": folder.path])
    #expect(well.code == 0, "\(well.output)")
    let ill = try Program.run("doctor", environment: ["HOME": "here"])
    #expect(ill.code == 1)
    #expect(ill.output.contains("✗ the state folder"))
    #expect(ill.output.contains("✗ the folder of your exercises"))
  }

  @Test func `commands that are printed work in a folder with a space in its name`() throws {
    let folder = try TemporaryFolder()
    let own = folder.path + "/my lessons"
    let made = try Program.run("--lessons", own, "new", "my-topic")
    #expect(made.errors.contains("\n  rxlab lint my-topic --lessons '\(own)'\n"))
  }
}
