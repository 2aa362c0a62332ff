import Foundation
import Testing

/// Ctrl-C stops what a command runs, and the session continues.
@Suite struct StoppedCommandScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private static let script = """
    let a = 10
    var n = 0
    while n < a { n += 1 }
    print("end")
    """

  @Test(arguments: [
    (":change a = 10 => a = 10_000_000_000_000", "interrupted: the lesson is unchanged"),
    (":diff a = 10 => a = 10_000_000_000_000", "interrupted"),
    (":compare a = 10 | a = 10_000_000_000_000", "interrupted"),
  ])
  func `Ctrl-C stops what a command runs`(command: String, answer: String) throws {
    let path = try state.write(Data(Self.script.utf8), to: "loop.swift")
    let program = try Program.session(
      ["step", path],
      state: state,
      environment: ["RXLAB_PROGRESS_DELAY": "0"]
    )
    try program.drive([(":run", ["`end`", "The script has ended."])])
    try program.press(command + "\r", seeing: "Ctrl-C stops it")
    try program.press("\u{3}", seeing: answer, Program.prompt)
    try program.drive([("a", ["Int = 10"]), (":log", ["1  0s end"])])
    #expect(try program.leave().code == 0)
  }

  @Test func `Ctrl-C ends a replay, since later entries may need the stopped one`() throws {
    let entries = """
      import Foundation
      print("on"); while true { Thread.sleep(forTimeInterval: 0.001) }
      :help
      print("later")

      """
    let path = try state.write(Data(entries.utf8), to: "saved.rxlab")
    let program = try Program.session([], state: state)
    try program.press(":replay \(path)\r", seeing: "Ctrl-C stops it")
    let rest = "interrupted: the remaining entries are not run"
    try program.press("\u{3}", seeing: rest, Program.prompt)
    try program.drive([("1 + 1", ["Int = 2"]), (":help", ["Commands:"])])
    #expect(try program.leave().output.contains("later") == false)
    let replay = Program(
      ["replay", path],
      terminal: [.input, .output, .errors],
      environment: ["HOME": state.path, "NO_COLOR": "1"]
    )
    try replay.see("Ctrl-C stops it")
    try replay.press("\u{3}", seeing: rest)
    #expect(try replay.waitForEnd().code == 2)
  }
}
