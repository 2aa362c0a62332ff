import Foundation
import Testing

/// What the views of a session show of sharing, of threads and of time, and that going back is exact.
@Suite struct ViewScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test
  func
    `shared observables: counts, buffers, and why an element was replayed or a source subscribed to again`()
    throws
  {
    let program = try Program.session(["step", "share-replay"], state: state)
    try program.drive([
      (":goto 4.5s", []), (":state", ["refCount=2 (s1, s4) ·", "connected=yes · buffer=[3]"]),
      (":goto 10s", ["`Third 8`"]),
      (":why Third", ["`Third` is not a line, event or subscription"]),
      (":goto end", ["The script has ended."]), (":ledger", ["Every subscription has ended."]),
    ])
    let log = program.output.text
    let line = try #require(log.firstMatch(of: /line (\d+) 10s main  `Third 8`/)?.1)
    try program.drive([
      (
        ":why \(line)",
        [
          "`shared` (line 33) replayed 8, which arrived at 9 s (#63)",
          "its buffer keeps the last element",
        ]
      )
    ])
    let anew = try #require(log.firstMatch(of: /line (\d+) 10s main  `Subscribed`/)?.1)
    try program.drive([
      (":why \(anew)", ["the reference count of share had dropped to 0 at 9 s", "→ 1 again"]),
      (":marbles", ["time ", "^", "!", "|"]),
    ])
    #expect(try program.leave().code == 0)
  }

  @Test func `who moved a value to another thread`() throws {
    let program = try Program.session(["step", "thread-tracing"], state: state)
    try program.drive([
      (":goto 3", ["── "]), (":run", ["`passing bread"]),
      (":threads", ["main", "worker 1", "─▶ h1"]),
      (":break thread changes", ["Breakpoint:"]), (":goto start", ["at the beginning"]),
      (":run", ["stopped: thread changes"]),
      (":why", ["observe(on: kitchen) (line 46) moved it to the queue"]),
      (":next 500", []),
    ])
    #expect(try program.leave().code == 0)
  }

  @Test func `steps taken back and taken again show the same, to the byte`() throws {
    let program = try Program.session(["step", "hot-cold"], state: state)
    var logs: [Substring] = []
    try program.drive([(":goto 13s", ["`Third 1`"])])
    for move in ["", ":step 40", ":back 40", ":goto end", ":goto 13s"] {
      if !move.isEmpty { try program.drive([(move, [])]) }
      guard !move.hasPrefix(":step"), move != ":goto end" else { continue }
      let before = program.output.text.endIndex
      try program.drive([(":log events", ["(→ at a source"]), (":state", ["buffer: what"])])
      // The prompt before it may have come a moment later.
      let text = program.output.text[before...]
      let start = try #require(text.firstRange(of: "line 1 0s main")).lowerBound
      let end = try #require(text.firstRange(of: "buffer: what")).upperBound
      logs.append(text[start..<end])
    }
    #expect(logs.count == 3)
    #expect(Set(logs).count == 1)
    #expect(try program.leave().code == 0)
  }

  @Test func `a page keeps to the window, in prose, code, marbles and reference`() throws {
    let program = try Program.session([], state: state)
    program.resize(columns: 50)
    // Typed behind the new size, so that the answers have it.
    try program.drive([
      ("1 + 1", ["Int = 2"]), (":open hot-cold", ["Enter runs the next"]),
      (":goto end", ["has ended"]),
    ])
    let before = program.output.text.endIndex
    try program.drive([
      (":goto 3", ["── `publish` and"]), (":marbles", ["time"]),
      (":doc debounce", ["func debounce"]),
      (":help", ["Commands:"]), (":state", ["s1 first"]), (":why 3", ["because"]),
    ])
    for line in program.output.text[before...].split(separator: "\r\n") where !line.contains("> :")
    {
      // What switches pasting on and off takes no column; what is drawn is no text to be broken.
      let text = line.replacing(/\u{1B}\[\?2004[hl]/, with: "")
      #expect(text.count <= 50 || text.hasPrefix("      "), "\(text)")
    }
    #expect(try program.leave().code == 0)
  }
}
