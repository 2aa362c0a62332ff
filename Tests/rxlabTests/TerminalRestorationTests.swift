import Foundation
import Glibc
import Testing

/// However a session ends, the terminal is as it was found, and the shell learns by what signal.
@Suite struct TerminalRestorationTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  /// A moment of a session: what is typed until then, and what shows that it is reached.
  struct Moment: CustomTestStringConvertible {
    let testDescription: String
    var arguments = ""
    let typed: String
    let seen: String

    static let prompt = Moment(testDescription: "at the prompt", typed: "", seen: "")
    static let typing = Moment(testDescription: "typing", typed: "let half", seen: "let half")
    static let running = Moment(
      testDescription: "running",
      typed: "print(\"on\", 1); while true {}\r",
      seen: "on 1"
    )
    static let stepping = Moment(
      testDescription: "stepping",
      arguments: "step hot-cold",
      typed: ":next",
      seen: ":next"
    )
  }

  @Test(
    arguments: [
      (SIGTERM, Moment.prompt), (SIGTERM, .running), (SIGTERM, .stepping), (SIGTERM, .typing),
      (SIGHUP, .typing), (SIGQUIT, .typing), (SIGUSR1, .typing), (SIGALRM, .typing),
      (SIGQUIT, .running),
    ] as [(CInt, Moment)]
  )
  func signals(number: CInt, moment: Moment) throws {
    // A shell that notes the modes before and after, as `stty` prints them on one line.
    let line = """
      stty -g; sh -c 'echo "pid $$."; exec rxlab \(moment.arguments)'; echo "ended with $?"; stty -g
      """
    let program = try Program.session(
      ["-c", line],
      state: state,
      environment: [
        "PATH": URL(fileURLWithPath: Program.built).deletingLastPathComponent().path
          + ":/usr/bin:/bin",
        "NO_COLOR": "",
      ],
      executable: "/bin/sh"
    )
    let text = program.output.text
    let pid = try #require(text.firstMatch(of: /pid (\d+)\./).flatMap { pid_t($0.1) })
    try program.press(moment.typed, seeing: moment.seen)
    kill(pid, number)
    let outcome = try program.waitForEnd()
    let lines = outcome.output.components(separatedBy: "\r\n").filter { !$0.isEmpty }
    #expect(lines.suffix(2).first == "ended with \(128 + number)", "\(outcome.output)")
    #expect(lines.first == lines.last)
    // The last word about each mode is that it is off.
    for (on, off) in [("\u{1B}[?2004h", "\u{1B}[?2004l"), ("\u{1B}[1;32m", "\u{1B}[0m")] {
      let rest = outcome.output.components(separatedBy: on).last ?? ""
      #expect(rest.contains(off))
    }
    #expect(!outcome.output.contains("backtrace"))
  }

  @Test func `Ctrl-backslash ends the session and is no crash`() throws {
    let program = try Program.session([], state: state)
    try program.press("let half", seeing: "let half")
    program.input.type("\u{1C}")
    let outcome = try program.waitForEnd()
    #expect(outcome.signal == SIGQUIT)
    #expect(outcome.output.hasSuffix("let half\u{1B}[?2004l\u{1B}[0m\r\n"))
  }

  @Test func `a session begins despite what cannot be drawn or read`() throws {
    let huge = Program(
      ["prompt"],
      terminal: [.input, .output, .errors],
      environment: ["HOME": state.path],
      columns: .max,
      rows: .max
    )
    try huge.see("rxlab: lines are not edited: a window of 65535 × 65535 is too large")
    huge.input.type("40 + 2\n")
    try huge.see("Int = 42")
    #expect(mkfifo(state.path + "/settings", 0o600) == 0)
    for settings in ["/dev/zero", state.path + "/settings"] {
      let program = try Program.session([], state: state, environment: ["EDITRC": settings])
      #expect(program.output.text.contains("rxlab: key settings are ignored: `\(settings)` is"))
      try program.drive([("40 + 2", ["Int = 42"])])
    }
  }

  @Test(arguments: ["/dev/zero", "pipe"])
  func `a history that is no file is left alone`(target: String) throws {
    try state.write(Data(), to: "rxlab/unused")
    let history = state.path + "/rxlab/history"
    if target == "pipe" {
      #expect(mkfifo(history, 0o600) == 0)
    } else {
      try FileManager.default.createSymbolicLink(atPath: history, withDestinationPath: target)
    }
    let program = try Program.session([], state: state)
    #expect(program.output.text.contains("rxlab: the history is not available: `\(history)` is"))
    try program.drive([("40 + 2", ["Int = 42"])])
    #expect(try program.leave().code == 0)
    let type = try FileManager.default.attributesOfItem(atPath: history)[.type]
    #expect(type as? FileAttributeType != .typeRegular)
  }

  @Test func `what does not stop is left with a third Ctrl-C, and what was entered is kept`() throws
  {
    // Nobody ever writes into it, so opening it waits for ever.
    #expect(mkfifo(state.path + "/pipe", 0o600) == 0)
    let program = try Program.session(["step", "hot-cold"], state: state)
    try program.drive([(":goto 2", ["▶ 34"]), ("let kept = 1", [])])
    program.input.type(":open \(state.path)/pipe\r")
    try program.see("\u{1B}[?2004l")
    try program.see("another Ctrl-C ends the session") { program.input.type("\u{3}") }
    try program.waitForSilence { program.input.type("\u{3}") }
    #expect(try program.waitForEnd().signal == SIGINT)
    let kept = try String(contentsOfFile: state.path + "/rxlab/history", encoding: .utf8)
    #expect(kept.contains("let kept = 1"))
    let progress = try String(contentsOfFile: state.path + "/rxlab/progress.json", encoding: .utf8)
    #expect(progress.contains("hot-cold"))
  }
}
