import Foundation
import Testing

/// What was entered is kept whole or not at all, however a session ends.
@Suite struct HistoryScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private var kept: String {
    get throws { try String(contentsOfFile: state.path + "/rxlab/history", encoding: .utf8) }
  }

  @Test func `a session that is killed leaves its entries whole`() throws {
    let killed = try Program.session([], state: state, environment: ["RXLAB_PROGRESS_DELAY": "0"])
    try killed.drive([
      ("let many = [", []), ("  1, 2", ["..>   1, 2"]), ("]", []), ("many.count", ["Int = 2"]),
    ])
    // One that never comes to its end was entered as well.
    try killed.press("print(\"busy\"); while true {}\r", seeing: "Ctrl-C stops it")
    killed.signal(SIGKILL)
    #expect(try killed.waitForEnd().signal == SIGKILL)
    #expect(
      try kept == "> let many = [\n.   1, 2\n. ]\n> many.count\n> print(\"busy\"); while true {}\n"
    )
    let next = try Program.session([], state: state)
    try next.press("\u{1B}[A", seeing: "while true {}")
    try next.press("\u{1B}[A\u{1B}[A\r", seeing: "let many = [", Program.prompt)
    try next.press("\u{12}", seeing: "bck:")
    try next.press("coun\r", seeing: "many.count", "Int = 2", Program.prompt)
    #expect(try next.leave().code == 0)
  }

  @Test func `an entry is in the file with all its lines, or not in it`() throws {
    for number in 1...4 {
      let program = try Program.session([], state: state)
      try program.drive([("let k\(number) = [", [])])
      // The kill meets the writing sooner or later than the one before did.
      try program.press("\(number)]\r")
      usleep(UInt32(number) * 300)
      program.signal(SIGKILL)
      _ = try program.waitForEnd()
      var rest = (try? kept) ?? ""
      for number in 1...number {
        let entry = "> let k\(number) = [\n. \(number)]\n"
        if rest.hasPrefix(entry) { rest.removeFirst(entry.count) }
      }
      #expect(rest.isEmpty)
    }
    // An entry with a reply is in the file whenever the kill comes.
    let program = try Program.session([], state: state)
    try program.press("20 + 22\r", seeing: "Int = 42")
    program.signal(SIGKILL)
    _ = try program.waitForEnd()
    #expect(try kept.hasSuffix("> 20 + 22\n"))
  }

  @Test func `a history that can't be written says so once, and harms nothing`() throws {
    // Where a folder should be: nobody can write into a file, whatever their rights.
    try state.write(Array("mine".utf8), to: "rxlab")
    let program = try Program.session([], state: state)
    #expect(program.output.text.contains("rxlab: the history is not available: `"))
    #expect(program.output.text.contains("Not a directory"))
    try program.drive([
      ("1 + 1", ["Int = 2"]),
      ("many", ["cannot find"]), ("20 + 2", ["Int = 22"]),
    ])
    // The session itself remembers.
    try program.press("\u{1B}[A\r", seeing: "20 + 2", "Int = 22", Program.prompt)
    let outcome = try program.leave()
    #expect(outcome.code == 0)
    #expect(outcome.output.components(separatedBy: "rxlab: the history").count == 2)
    #expect(try String(contentsOfFile: state.path + "/rxlab", encoding: .utf8) == "mine")
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder that may only be read keeps its history as it is`() throws {
    try state.write(Array("> old\n".utf8), to: "rxlab/history")
    chmod(state.path + "/rxlab", 0o500)
    defer { chmod(state.path + "/rxlab", 0o700) }
    let program = try Program.session([], state: state)
    try program.drive([("1 + 1", ["Permission denied", "Int = 2"])])
    #expect(try program.leave().code == 0)
    #expect(try kept == "> old\n")
  }
}
