import Foundation
import Testing

/// The line editor of the whole program: what is typed is what is run, whatever the terminal and its settings.
@Suite struct EditingScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test func `what was entered comes back, in this session and in the next one`() throws {
    let first = try Program.session([], state: state)
    try first.drive([
      ("let many = [", []), ("  1, 2", ["..>   1, 2"]), ("]", []), ("many.count", ["Int = 2"]),
    ])
    // Up twice: the block as it was typed, all its lines.
    try first.press("\u{1B}[A\u{1B}[A", seeing: "  1, 2")
    try first.press("\u{3}", seeing: Program.prompt)
    #expect(try first.leave().code == 0)
    let path = state.path + "/rxlab/history"
    let kept = try String(contentsOfFile: path, encoding: .utf8)
    #expect(kept.contains("many.count"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: state.path + "/rxlab").sorted()
        == [".history.lock", "history"]
    )
    let second = try Program.session([], state: state)
    try second.press("\u{1B}[A\u{1B}[A\r", seeing: Program.prompt)
    try second.press("\u{12}", seeing: "bck:")
    try second.press("coun\r", seeing: "many.count", "Int = 2", Program.prompt)
    #expect(try second.leave().code == 0)
  }

  @Test func `a private session leaves nothing, and neither does a line behind a space`() throws {
    let program = try Program.session(["prompt"], state: state, environment: ["RXLAB_PRIVATE": "1"])
    try program.drive([("1 + 1", ["Int = 2"]), (":open hot-cold", ["── Hot and cold"])])
    _ = try program.leave()
    #expect(!FileManager.default.fileExists(atPath: state.path + "/rxlab"))
    let open = try Program.session([], state: state)
    try open.drive([(" 20 + 2", ["Int = 22"]), ("30 + 3", ["Int = 33"])])
    _ = try open.leave()
    let kept = try String(contentsOfFile: state.path + "/rxlab/history", encoding: .utf8)
    #expect(kept.contains("30") && !kept.contains("20"))
  }

  @Test func `vi's keys, where the person's settings say so`() throws {
    try state.write(Array("bind -v\n".utf8), to: ".editrc")
    let program = try Program.session([], state: state)
    // ESC starts vi's command mode; `0` goes to the start there and `i` begins to insert.
    try program.press("0 + 2\u{1B}0i4\r", seeing: "Int = 42", Program.prompt)
    #expect(try program.leave().code == 0)
  }

  @Test func `wide characters and emoji are taken back as one`() throws {
    let program = try Program.session([], state: state)
    let left = "\u{1B}[D"
    let keys = "\"日本🙂\u{7F}語é👍\"\(left)\(left)\u{7F}"
    try program.press(keys + "\r", seeing: "String = \"日本語👍\"", Program.prompt)
    #expect(try program.leave().code == 0)
  }

  @Test func `a line longer than the window is edited under a coloured prompt, and after a resize`()
    throws
  {
    let program = try Program.session([], state: state, environment: ["NO_COLOR": ""])
    try program.see("\u{1B}[1;32mrx>\u{1B}[0m ")
    let numbers = (1...40).map(String.init).joined(separator: " + ")
    program.input.type(numbers)
    try program.see("+ 40")
    program.resize(columns: 40)
    // The line is drawn anew, from its beginning.
    try program.see("1 + 2 + 3")
    // Home, a digit in front; end, one behind.
    try program.press("\u{1}1\u{5}0\r", seeing: "Int = \(820 + 10 + 360)", Program.prompt)
    try program.drive([
      ("let s = Observable.of(1, 2).subscribe()", []), (":marbles", ["^(1 2)"]),
    ])
    let drawn = program.output.text.components(separatedBy: ":marbles\r\n").last ?? ""
    let lines = drawn.split(separator: "\r\n").filter { $0.contains("^") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.count <= 60 })
    #expect(try program.leave().code == 0)
  }

  @Test func `a dumb terminal gets no escape codes`() throws {
    let program = Program(
      ["step", "hot-cold"],
      terminal: [.input, .output, .errors],
      environment: ["TERM": "dumb", "HOME": state.path]
    )
    let prompt = "/4 0s> "
    try program.see(prompt)
    for (typed, seen) in [
      (":next 3", "▶ 36"), (":step 3", "`Subscribed`"), (":marbles", "^"),
      (":state", "subscribed"), ("nonsense()", "cannot find"),
    ] {
      try program.press(typed + "\r", seeing: seen, prompt)
    }
    try program.press("1 +\r", seeing: "..> ")
    try program.press("1\r", seeing: "Int = 2", prompt)
    let outcome = try program.leave()
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test func `a terminal that vanishes in the middle of a line leaves what was entered before`()
    throws
  {
    let program = try Program.session(["step", "hot-cold"], state: state)
    try program.drive([(":goto 3", ["── `publish` and"]), ("let kept = 1", [])])
    try program.press("let lost = ", seeing: "lost")
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.signal == nil || outcome.signal == SIGHUP)
    let names = try FileManager.default.contentsOfDirectory(atPath: state.path + "/rxlab")
    #expect(
      Set(names) == [".history.lock", ".progress.json.lock", "history", "progress.json"]
    )
    let kept = try String(contentsOfFile: state.path + "/rxlab/history", encoding: .utf8)
    #expect(kept.contains("kept") && !kept.contains("lost"))
    // The next session takes up where this one stood.
    let next = try Program.session(["next"], state: state)
    try next.drive([("", ["▶"])])
    #expect(next.output.text.contains("You were in step 3 of 4"))
  }

  @Test func `what is piped in needs no terminal, also where the answers go to one`() throws {
    let program = Program([], terminal: [.output, .errors], environment: ["HOME": state.path])
    program.input.type("let a = 20\na + 1\n")
    program.input.close()
    let outcome = try program.waitForEnd()
    #expect(outcome.output == "Int = 21\r\n")
  }

  @Test func `Tab knows commands, lessons, names, members and labels`() throws {
    let program = try Program.session([], state: state)
    // What is completed is what runs.
    try program.drive([
      (":less\t", ["hot-cold  ", "Hot and cold"]), (":help thr\t", [":threads –"]),
      ("let temperature = 1", []), ("temper\t + 1", ["Int = 2"]),
      ("PublishSub\t<Int>()", ["Subject"]),
      ("try BehaviorSubject(value: 3).val\t()", ["Int = 3"]),
      ("_ = Observable.of(7, 7).distinctU\t().subsc\t(onN\t{ print(\"once\", $0) })", ["once 7"]),
      (":open while\t", ["── "]), (":close", []),
    ])
    // What is not certain is shown above the line.
    try program.press("Replay\t\t", seeing: "ReplayRelay", "ReplaySubject", "rx> Replay")
    try program.press("\u{3}", seeing: Program.prompt)
    #expect(try program.leave().code == 0)
  }

  @Test func `Ctrl-C drops the line or stops what runs, and the session goes on`() throws {
    let program = try Program.session([], state: state)
    try program.drive([("let x = [1,", [])])
    try program.press("2\u{3}", seeing: Program.prompt, "rx> ")
    // Stopped on its way, and then how far it came.
    try program.drive([
      (
        "_ = Observable<Int>.interval(.nanoseconds(1), scheduler: MainScheduler.instance).subscribe()",
        []
      )
    ])
    program.input.type(":advance 1000h\r")
    try program.see("of virtual time")
    program.input.type("\u{3}")
    try program.see("interrupted")
    try program.see("Now at ")
    try program.see(Program.prompt)
    // The first one may still have been on its way.
    try program.see("Int = 42") { program.input.type("40 + 2\r") }
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }
}
