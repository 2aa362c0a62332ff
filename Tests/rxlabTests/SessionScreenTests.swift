import Foundation
import Testing

/// A whole session at a terminal: everything that can be typed is typed, and its answer seen on the screen.
@Suite struct SessionScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func session(_ arguments: String..., environment: [String: String] = [:]) throws
    -> Program
  {
    try Program.session(arguments, state: state, environment: environment)
  }

  @Test func `every command of a lesson`() throws {
    let program = try session("step", "hot-cold")
    let saved = state.path + "/saved.rxlab"
    try program.drive(
      [
        (":help", [":open NAME", ":quit"]), (":help back", ["Also :b."]),
        (":hlep", ["there is no command `:hlep`; did you mean `:help`?"]),
        (":lessons", ["hot-cold", "Hot and cold"]), (":k", ["── Hot and cold"]),
        ("", ["── Two subscribers to a cold", "Predict: `second`", "▶ 34"]),
        (":next", ["`--- cold ---`", "▶ 35"]), ("", ["No answer yet"]), ("", ["▶ 36"]),
        (":hint", ["(1/2) How often"]), (":j", ["(2/2) Each time the closure"]),
        (":predict", ["Or type lines in the order"]),
        (
          ":predict 2s First 0",
          [
            "Not so: `First 0`: you said 2 s, it was 1 s", "`First 0`",
          ]
        ),
        (":back", ["▶ 36"]),
        (":p First: --0", ["Not so:", "you said 2 s, it was 1 s"]),
        (":back", ["▶ 36"]),
        (":step 3", ["subscribed", "`Subscribed`"]), ("", ["worker 1"]),
        (":b 2", ["#5 1s worker 1"]),
        (":goto 2.5s", ["`First 1`"]), (":log", ["4  2s First 1"]),
        (":log events", ["line 1 0s main  `--- cold ---`"]),
        (":why 3", ["because line 36 prints it", "scheduled a call every 1 s"]),
        (":why #4", ["Subscribed"]), (":why 99", ["there is no line 99; the log has"]),
        (":why #99", ["so far there are #1 to"]),
        (":state", ["s1 first L36: subscribed", "last 1"]), (":ledger", ["are still active:"]),
        (":marbles", ["first L36 s1  ^----"]), (":threads", ["worker 1", "h1 timer line 22"]),
        ("first.dispose()", ["Disposed"]), (":back", ["▶ 39"]),
        ("print(\"here\", first is Disposable)", ["here true"]),
        (":advance 1s", ["`First 2`"]), (":break \"Second 1\"", ["Breakpoint: \"Second 1\""]),
        (":run", ["`Second 1`", "stopped: \"Second 1\""]), (":break off", ["No breakpoints."]),
        (":change \"Fourth \\($0)\" => \"4th \\($0)\"", ["+ 54 │"]),
        (":goto 3", ["── `publish` and `connect`"]), (":goto #5", ["#5 ", "▷ "]),
        (":goto end", ["`4th 2`", "The script has ended.", ":marbles"]),
        (":diff", ["before it was `14s Fourth 2`, now it is `14s 4th 2`", "- 14s", "+ 14s"]),
        (":d .publish() => .share()", ["has no member"]),
        (":compare .publish() .replay(1)", [".publish()", ".replay(1)", "◀"]),
        (":doc publish", ["Lessons: hot-cold"]), (":save \(saved)", ["Saved"]),
        (":reset", ["Everything is reset."]),
        (":skip", ["── A switch that counts listeners"]), (":close", []),
        (":open hot-cld", ["did you mean `hot-cold`?"]),
        (":run custom-operator", ["painter is gone"]),
        (":replay \(saved)", ["hot-cold 2/4"]),
      ]
    )
    program.input.type(":quit\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `the prompt's own world`() throws {
    let program = try session()
    try program.drive(
      [
        ("let subject = PublishSubject<Int>()", []),
        ("let d = subject.subscribe(onNext: { print(\"got\", $0) })", []),
        ("subject.onNext(7)", ["got 7"]), (":why", ["because"]),
        (":marbles", ["subject entry 1:1 ^7"]),
        ("DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(\"later\") }", []),
        (":advance 1s", ["Now at 1 s; next event at 2 s."]), ("", ["later"]),
        (":back", ["took back `:advance`; now at 1 s"]),
        ("日本 = 1", ["日本"]), ("\"🙂\".count", ["Int = 1"]),
      ]
    )
    // A pasted block is one entry, whatever it holds.
    program.input.type(
      "\u{1B}[200~func twice(_ n: Int) -> Int {\n\n  n * 2\n}\ntwice(21)\u{1B}[201~\r"
    )
    try program.see("Int = 42")
    try program.see("\u{1B}[?2004h")
    // The last entry comes back as it was, and an older one is searched for.
    program.input.type("\u{12}onNext(7\r")
    try program.see("got 7")
    try program.see("\u{1B}[?2004h")
    program.input.type("subject.on\t\t")
    try program.see("onCompleted")
    program.input.type("\u{3}")
    try program.see("\u{1B}[?2004h")
    program.input.type("\u{4}")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `time that the wall drives passes while one types, and while one sleeps`() throws {
    let program = try session()
    try program.drive([(":live", ["Time is live"])])
    let before = ContinuousClock.now
    try program.drive([("Thread.sleep(forTimeInterval: 0.3); print(\"slept\")", ["slept"])])
    // Never shorter; how much longer is the machine's affair.
    #expect(ContinuousClock.now - before >= .milliseconds(300))
    try program.drive([(":live off", ["Time is paused at "])])
  }

  @Test func `a lesson goes on by itself while time is live`() throws {
    let program = try session("step", "hot-cold")
    try program.drive([(":next 3", ["▶ 36"]), (":live", ["Time is live"])])
    try program.see("hot-cold 2/4 live> ")
    program.input.type("let half")
    try program.see("1s First 0")
    try program.see("let half")
    program.input.type(" = 21\r")
    try program.see("\u{1B}[?2004h")
    try program.drive(
      [("half * 2", ["Int = 42"]), (":live off", ["Time is paused"]), (":log", ["First 0"])]
    )
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `Ctrl-C stops what a lesson computes while time is live`() throws {
    let script = """
      print("on")
      Thread.sleep(forTimeInterval: 0.02)
      var n = 0
      while true { n += 1 }
      """
    let path = try state.write(Array(script.utf8), to: "loop.swift")
    let program = try session("step", path)
    try program.drive([(":live", ["Time is live"])])
    try program.see("interrupted; `:live` continues") { program.input.type("\u{3}") }
    // What follows Ctrl-C immediately may be dropped with the line.
    try program.see("1  0s on") { program.input.type(":log\r") }
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `an answer that is longer than the screen goes through the pager`() throws {
    let program = try session(
      "step",
      "custom-operator",
      environment: ["RXLAB_NO_PAGER": "", "PAGER": "sed 's/^/paged /'"]
    )
    try program.drive(
      [
        (":help", ["paged Commands:", "paged Ctrl-C drops"]), (":break", ["No breakpoints."]),
      ]
    )
    program.resize(columns: 80, rows: 20)
    try program.drive(
      [
        (":open thread-tracing", ["── Which thread runs my code?", "Enter runs the next"])
      ]
    )
    #expect(!program.output.text.contains("paged stops"))
    // A lesson's first page is read from its beginning.
    #expect(program.output.text.contains("paged Enter runs"))
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `keys that were typed ahead are left to the prompt, not to the pager`() throws {
    let program = try session(
      "step",
      "custom-operator",
      environment: ["RXLAB_NO_PAGER": "", "PAGER": "sed 's/^/paged /'"]
    )
    // The second line is in the terminal before the answer to the first one is shown.
    program.input.type(":help\r:break\r")
    try program.see("No breakpoints.")
    #expect(!program.output.text.contains("paged "))
    try program.see(Program.prompt)
    try program.drive([(":help", ["paged Commands:"])])
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `a difference that is longer than the screen goes through the pager`() throws {
    let old = (0..<40).map { "\($0)\n" }.joined()
    let one = try state.write(Array(old.utf8), to: "one.log")
    let other = try state.write(Array(old.replacing("\n", with: "!\n").utf8), to: "other.log")
    func run(_ options: String...) throws -> Outcome {
      try Program(
        ["diff", one, other] + options,
        terminal: [.input, .output, .errors],
        environment: ["HOME": state.path, "PAGER": "sed 's/^/paged /'", "NO_COLOR": "1"]
      ).waitForEnd()
    }
    let paged = try run()
    #expect(paged.output.contains("paged line 1: expected `0`"))
    #expect(paged.code == 1)
    #expect(try !run("--no-pager").output.contains("paged"))
  }

  @Test func `what takes long says how far it has come, and can be stopped`() throws {
    let script = """
      let timer = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance)
      _ = timer.subscribe(onNext: { if $0 == 0 { print("on") } })
      """
    let path = try state.write(Array(script.utf8), to: "long.swift")
    let program = Program(
      ["run", path, "--limit", "1000000s"],
      terminal: [.input, .output, .errors],
      environment: ["HOME": state.path]
    )
    try program.see("on")
    try program.see("s of virtual time, ")
    try program.see("events; Ctrl-C stops it")
    program.input.type("\u{3}")
    let outcome = try program.waitForEnd()
    #expect(outcome.code == 130)
    #expect(outcome.output.hasSuffix("\r\u{1B}[K"))
  }

  @Test func `the line of what takes long fits into a narrow window, so that it can be taken away`()
    throws
  {
    let script =
      "_ = Observable<Int>.interval(.milliseconds(1), scheduler: MainScheduler.instance).subscribe()"
    let path = try state.write(Array(script.utf8), to: "long.swift")
    let program = Program(
      ["run", path, "--limit", "1000000s"],
      terminal: [.input, .output, .errors],
      environment: ["HOME": state.path]
    )
    program.resize(columns: 24)
    try program.see("s of virtual")
    program.input.type("\u{3}")
    let lines = try program.waitForEnd().output.split(separator: "\r\u{1B}[K")
    #expect(lines.allSatisfy { $0.replacing("^C", with: "").count <= 23 }, "\(lines)")
  }

  @Test func `a long text goes through the pager, a short one and a dumb terminal's do not`() throws
  {
    func run(_ lesson: String, _ extra: [String: String], _ options: String...) throws -> String {
      let program = Program(
        ["run", lesson] + options,
        terminal: [.input, .output, .errors],
        environment: [
          "HOME": state.path, "PAGER": "sed 's/^/paged /'", "RXLAB_PROGRESS_DELAY": "1000",
        ].merging(extra) { $1 }
      )
      return try program.waitForEnd().output
    }
    #expect(try run("hot-cold", [:]).contains("paged 2016"))
    #expect(try !run("custom-operator", [:]).contains("paged"))
    #expect(try !run("hot-cold", [:], "--no-pager").contains("paged"))
    #expect(try !run("hot-cold", ["TERM": "dumb"]).contains("paged"))
    #expect(try run("hot-cold", ["PAGER": "no-such-program"]).contains("--- end ---"))
  }

  @Test func `the pager has the terminal`() throws {
    let program = Program(
      ["run", "hot-cold"],
      terminal: [.input, .output, .errors],
      environment: [
        "HOME": state.path, "RXLAB_PROGRESS_DELAY": "1000",
        "PAGER": "cat > /dev/null; echo ready; read answer < /dev/tty; echo \"read $answer\"",
      ]
    )
    try program.see("ready")
    program.input.type("keys\r")
    try program.see("read keys")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `a terminal that goes away ends the session`() throws {
    let program = try session()
    program.input.close()
    _ = try program.waitForEnd()
  }
}
