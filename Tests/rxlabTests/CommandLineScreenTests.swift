import Foundation
import Testing

/// The commands outside of a session, as a person at a terminal sees them.
@Suite struct CommandLineScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func run(
    _ words: String...,
    environment: [String: String] = [:],
    executable: String = Program.built
  ) throws -> Outcome {
    let own = [
      "XDG_STATE_HOME": state.path, "HOME": state.path, "NO_COLOR": "1", "RXLAB_NO_PAGER": "1",
    ]
    return try Program(
      words,
      terminal: [.input, .output, .errors],
      environment: own.merging(environment) { $1 },
      executable: executable
    ).waitForEnd()
  }

  /// Whether a screen has these, one behind the other.
  private func shows(_ screen: String, _ parts: [String]) -> Bool {
    var rest = screen[...]
    for part in parts {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  @Test(arguments: [
    ("console", [": green leaf\r\n", ": number 3\r\n"]),
    ("plain", ["painter: green leaf\r\n"]),
    ("json", [#""kind":"subscribed""#, #""v":3}"#, #""text":"green leaf""#]),
    ("marbles", ["time ", "0s", "^", "|", "X", "A = green leaf"]),
    ("threads", ["time", "main", "painter: green leaf"]),
    ("ledger", ["Every subscription has ended."]),
    ("rxswift", ["-> subscribed\r\n", "-> Event next(green leaf)", "-> isDisposed"]),
    ("rxswift2", ["-> subscribed\r\n", "-> Event Next(green leaf)", "-> disposed"]),
    ("reactiveswift", ["starting fileName:", "value green leaf fileName:", "terminated"]),
  ])
  func `a run in every format`(_ row: (format: String, parts: [String])) throws {
    let outcome = try run("run", "custom-operator", "--format", row.format)
    #expect(outcome.code == 0)
    #expect(shows(outcome.output, row.parts), "\(outcome.output)")
  }

  @Test func `threads, reasons and limits of a run`() throws {
    let threads = try run("run", "thread-tracing", "--threads").output
    #expect(shows(threads, ["[main]: --- one thread ---", "(main → worker 1 via kitchen)"]))
    let why = try run("run", "hot-cold", "--why", "3").output
    #expect(shows(why, ["`First 0`", "because line 36 prints it", "scheduled a call every"]))
    let limit = try run("run", "hot-cold", "--limit", "1s").output
    #expect(
      shows(
        limit,
        ["First 0\r\n", "rxlab: stopped after 1 s of virtual time, the limit set by --limit"]
      )
    )
  }

  @Test func `what is mistyped is answered with what is near`() throws {
    for (words, answer) in [
      (["rnu", "hot-cold"], "did you mean `run`?"),
      (["step", "hot-cld"], "did you mean `hot-cold`?"),
      (["run", "hot-cold", "--formt", "json"], "--format"),
    ] {
      let program = Program(words, terminal: [.input, .output, .errors])
      let outcome = try program.waitForEnd()
      #expect(outcome.code == 64)
      #expect(outcome.output.contains(answer), "\(outcome.output)")
    }
  }

  @Test func `help with examples, and the doctor`() throws {
    let help = try run("--help").output
    #expect(shows(help, ["Examples:", "rxlab step hot-cold", "--no-input", "SUBCOMMANDS:"]))
    #expect(try run("step", "-h").output.contains("A lesson's name or a Swift file."))
    #expect(shows(try run("doctor").output, ["✓", "lessons"]))
    let refused = try run("--no-input")
    #expect(refused.code == 64 && refused.output.contains("through a pipe"))
  }

  @Test func `progress is listed, and next goes on`() throws {
    let program = try Program.session(["step", "share-replay"], state: state)
    try program.drive([(":goto 2", ["── A second subscriber"])])
    #expect(try program.leave().code == 0)
    #expect(shows(try run("list").output, ["☐", "hot-cold", "▶ 2/6 share-replay"]))
    let next = try Program.session(["next"], state: state)
    try next.drive([(":goto 2", ["── A second"]), (":run", ["The script has ended."])])
    #expect(try next.leave().code == 0)
    #expect(shows(try run("list").output, ["☐", "hot-cold", "✓", "share-replay"]))
    let skipped = try Program.session(["next", "--skip"], state: state)
    let names = try run("list", "--names").output.split(separator: "\r\n")
    #expect(try skipped.leave().code == 0)
    #expect(shows(try run("list").output, ["–", String(names[0])]))
  }

  @Test func `where two logs part`() throws {
    let one = try state.write(Array("First 1\nSecond 1\nSecond 2\n".utf8), to: "a.log")
    let other = try state.write(Array("First 1\nSecond 1\nSecond 1\n".utf8), to: "b.log")
    let files = try run("diff", one, other)
    #expect(files.code == 1)
    #expect(
      shows(
        files.output,
        [
          "line 3: expected `Second 2`, got `Second 1`\r\n", "- Second 2\r\n",
          "+ Second 1\r\n",
        ]
      )
    )
    let setting = try run(
      "diff",
      "while-connected",
      "--replace",
      ", scope: .whileConnected",
      ", scope: .forever"
    )
    #expect(setting.code == 1 && setting.output.hasPrefix("line "))
    #expect(try run("diff", "hot-cold").code == 0)
    #expect(try run("diff", "hot-cold", "share-replay").code == 1)
    #expect(try run("diff", "no.log", "none.log").code == 2)
  }

  @Test func `an author's day`() throws {
    let lessons = state.path + "/lessons"
    let own = ["RXLAB_LESSONS": lessons]
    let made = try run("new", "my-topic", "--lessons", lessons)
    #expect(made.code == 0 && made.output.contains("my-topic.swift"))
    let unfinished = try run("lint", "my-topic", environment: own)
    #expect(unfinished.code == 1)
    #expect(unfinished.output.contains("my-topic ✗ there is no recorded log"))
    #expect(
      try run("test", "--record", "my-topic", environment: own).output.contains("recorded 3 lines")
    )
    let script = lessons + "/10-my-topic/my-topic.swift"
    let text = try String(contentsOfFile: script, encoding: .utf8)
      .replacing(/What is it about.*/, with: "A timer.")
    try Data(text.utf8).write(to: URL(fileURLWithPath: script))
    #expect(try run("lint", "my-topic", environment: own).output.hasSuffix("my-topic ✓\r\n"))
    #expect(try run("list", environment: own).output.contains("my-topic"))
    try Data(text.appending("print(\"more\")\n").utf8).write(to: URL(fileURLWithPath: script))
    let tested = try run("test", "my-topic", environment: own)
    #expect(tested.code == 1)
    let date = "2016-05-01 04:17:"
    #expect(
      shows(
        tested.output,
        [
          "my-topic ✗ line 1: expected `\(date)18.000: First 0`, got `\(date)17.000: more`",
          "+ 2016",
        ]
      ),
      "\(tested.output)"
    )
    let session = try Program.session(["step", "my-topic"], state: state, environment: own)
    try session.drive([("", ["▶"]), (":diff", ["before it was `1s First 0`, now it is `0s more`"])])
    #expect(try session.leave().code == 0)
  }

  @Test func `a saved session is entered again`() throws {
    let saved = state.path + "/s.rxlab"
    let program = try Program.session(["step", "hot-cold"], state: state)
    try program.drive([
      (":goto 2s", ["`First 1`"]), ("40 + 2", ["Int = 42"]), (":save \(saved)", []),
    ])
    #expect(try program.leave().code == 0)
    let replayed = try run("replay", saved)
    #expect(replayed.code == 0)
    #expect(
      shows(
        replayed.output,
        ["rx> :open hot-cold", "> :goto 2s", "`First 1`", "> 40 + 2", "Int = 42"]
      )
    )
  }
}
