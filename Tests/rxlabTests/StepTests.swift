import Foundation
import Testing

/// Lessons at a terminal and through a pipe, and what is remembered of them.
@Suite struct StepTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private var environment: [String: String] {
    [
      "XDG_STATE_HOME": state.path, "HOME": state.path, "RXLAB_NO_PAGER": "1",
    ]
  }

  private func terminal(_ arguments: String...) throws -> Program {
    let program = Program(
      arguments,
      terminal: [.input, .output, .errors],
      environment: environment
    )
    try waitForPrompt(of: program)
    return program
  }

  /// Keys pressed between two lines would meet the terminal's own line editing.
  private func waitForPrompt(of program: Program) throws { try program.see("\u{1B}[?2004h") }

  private func enter(_ line: String, in program: Program, seeing texts: String...) throws {
    program.input.type(line + "\r")
    for text in texts { try program.see(text) }
    try waitForPrompt(of: program)
  }

  @Test func `through hot-cold both ways`() throws {
    let program = try terminal("step", "hot-cold")
    try enter("", in: program, seeing: "── Two subscribers to a cold", "▶ 34")
    try enter("", in: program, seeing: "No answer yet")
    try enter("", in: program, seeing: "--- cold ---", "▶ 35")
    try enter("", in: program, seeing: "▶ 36")
    try enter(":goto 1s", in: program, seeing: "line 3")
    try enter(":marbles", in: program, seeing: "hot-cold 2/4 1s>", "first L36 s1")
    try enter(":why", in: program, seeing: "because line 36 prints it")
    try enter(":back", in: program, seeing: "▶ 36")
    try enter(":step", in: program, seeing: "#2 0s main")
    try enter("", in: program, seeing: "#3 0s main")
    try enter(":goto 4", in: program, seeing: "── Two subscribers to a request")
    try enter(":goto 2", in: program, seeing: "── Two subscribers to a cold")
    program.input.type("\u{4}")
    #expect(try program.waitForEnd().code == 0)
    let list = try Program.run("list", "--progress", environment: environment)
    #expect(list.output.contains("▶ 2/4 hot-cold"))
  }

  private func titles() throws -> [String] {
    try Program.run("list").lines.filter { $0.hasPrefix(" ") }.map {
      String($0.trimmingPrefix(/\ +[^\ ]+\ +/))
    }
  }

  @Test func `RXLAB_PRIVATE keeps no progress, and a lesson can still be skipped`() throws {
    let alone = environment.merging(["RXLAB_PRIVATE": "1"]) { $1 }
    let next = try Program.run("next", "--skip", environment: alone)
    #expect(next.output.hasPrefix("── " + (try titles()[1])))
    #expect(!FileManager.default.fileExists(atPath: state.path + "/rxlab/progress.json"))
  }

  @Test func `next goes on where one stopped, and skips`() throws {
    let titles = try titles()
    let first = try Program.run("next", input: ":run\n", environment: environment)
    #expect(first.output.hasPrefix("── " + titles[0]))
    #expect(first.code == 0)
    let second = try Program.run("next", input: "", environment: environment)
    #expect(second.output.hasPrefix("── " + titles[1]))
    let third = try Program.run("next", "--skip", input: "", environment: environment)
    #expect(third.output.hasPrefix("── " + titles[2]))
    let list = try Program.run("list", "--progress", environment: environment).output
    #expect(list.contains("✓"))
    #expect(list.contains("–"))
  }

  @Test func `sessions that end at the same time all keep their progress`() throws {
    let names = [
      "hot-cold", "share-replay", "while-connected", "custom-operator", "thread-tracing",
    ]
    let sessions = names.map { Program(["step", $0], environment: environment) }
    for session in sessions {
      session.input.type(":run\n")
      session.input.close()
    }
    for session in sessions { #expect(try session.waitForEnd().code == 0) }
    let list = try Program.run("list", "--progress", environment: environment).output
    #expect(list.split(separator: "\n").count { $0.contains("✓") } == names.count, "\(list)")
  }

  @Test func `Tab completes at the terminal`() throws {
    let program = try terminal("prompt")
    program.input.type(":open hot\t\r")
    try program.see("── Hot and cold")
    try waitForPrompt(of: program)
    program.input.type("_ = Observable.repeatE\t(1).take(1).subsc\t { print(\"got\", $0) }\r")
    try program.see("got next(1)")
  }

  @Test func `events come above the line while time is live`() throws {
    let program = try terminal("prompt")
    program.input.type(":live\r")
    try program.see("Time is live")
    try program.see("live>")
    program.input.type(
      "_ = Observable<Int>.interval(.milliseconds(20), scheduler: MainScheduler.instance).subscribe(onNext: { print(\"tick\", $0, \"tock\") })\r"
    )
    try program.see("tick 0 tock")
    program.input.type("let typed")
    try program.see("tick 5 tock")
    program.input.type(" = 41")
    try program.see("tick 12 tock")
    program.input.type("\r")
    try program.see("\u{1B}[?2004h")
    program.input.type("typed + 1\r")
    try program.see("Int = 42")
    program.input.type(":live off\r")
    try program.see("Time is paused")
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `Ctrl-C stops a step and comes back`() throws {
    let script = try state.write(Array("print(\"on\")\nwhile true {}\n".utf8), to: "loop.swift")
    let program = try terminal("step", script)
    program.input.type(":run\r")
    try program.see("\u{1B}[?2004l")
    try program.see("interrupted") { program.signal(SIGINT) }
    try waitForPrompt(of: program)
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }

  @Test func `a saved session is replayed`() throws {
    let path = try state.write(
      Array(":open hot-cold\n:goto 2s\nlet a = [\n  1\n]\na\n".utf8),
      to: "s.rxlab"
    )
    let outcome = try Program.run("replay", path, environment: environment)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("hot-cold 1/4 0s> :goto 2s\n"))
    #expect(outcome.output.hasSuffix("[Int] = [1]\n"))
    #expect(try Program.run("replay", "none", environment: environment).code == 2)
  }

  @Test func `history is kept, but not of a private session`() throws {
    for (arguments, isKept) in [(["prompt", "--private"], false), (["prompt"], true)] {
      let program = Program(
        arguments,
        terminal: [.input, .output, .errors],
        environment: environment
      )
      try waitForPrompt(of: program)
      try enter("1 + 1", in: program, seeing: "Int = 2")
      program.input.type("\u{4}")
      _ = try program.waitForEnd()
      #expect(FileManager.default.fileExists(atPath: state.path + "/rxlab/history") == isKept)
    }
  }

  @Test func `a script that takes more memory than it may`() throws {
    let script =
      "var k: [[Int]] = []\nwhile true { k.append([Int](repeating: 1, count: 1 << 17)) }\n"
    let path = try state.write(Array(script.utf8), to: "growing.swift")
    let outcome = try Program.run(
      "step",
      path,
      "--memory",
      "64M",
      input: ":run\n",
      environment: environment
    )
    #expect(outcome.errors.contains("the script takes more than 64 MiB of memory"))
  }

  @Test func `a blank line of piped input is Enter`() throws {
    let outcome = try Program.run("step", "hot-cold", input: "\n\n\n", environment: environment)
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("\n▶ 34  ") && outcome.output.contains("\n▶ 36  "))
  }
}
