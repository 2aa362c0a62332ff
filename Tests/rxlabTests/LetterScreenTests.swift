import Testing

/// Every command in the short form that one types after the first day.
@Suite struct LetterScreenTests {
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  @Test func `one letter does what the word does`() throws {
    let program = try Program.session(["step", "hot-cold"], state: state)
    let saved = state.path + "/saved.rxlab"
    try program.drive([
      (":h", ["Commands:"]), (":?", [":quit"]), (":h s", [":step [N] –"]),
      (":l", ["hot-cold", "Hot and cold"]), (":n 3", ["▶ 36"]), (":j", ["(1/2)"]),
      (":p 1s [worker 1] First 0", ["right so far, 1 more line: `Second 0` at 3 s"]),
      (":b", ["▶ 36"]),
      (":A", ["→ `Second 0` at 3 s"]),
      (":s 3", ["← subscribed", "→ subscribed"]), (":e events", ["line 1 0s main"]),
      (":e #2", ["#2 0s main"]),
      (":u \"First 1\"", ["Breakpoint:"]), (":r", ["stopped: \"First 1\""]),
      (":u off", ["No breakpoints"]),
      (":w", ["`First 1`", "because line 36 prints it"]), (":i", ["s1 first L36: subscribed"]),
      (":L", ["1 subscription is still active:", "s1 first L36"]),
      (":m", ["first L36 s1  ^"]), (":t", ["worker 1"]), (":k", ["── Two subscribers to a cold"]),
      (":a 1s", ["`First 2`"]), (":g 3", ["── `publish` and"]),
      (":f publish", ["Lessons: hot-cold"]),
      (":c .publish() .replay(1)", ["◀"]), (":T skip(1) on a-b|", ["result ^---b-|"]),
      (":x \"Third \\($0)\" => \"3rd \\($0)\"", ["+ 49 │"]),
      (":d", ["now it is `12s 3rd 0`"]), (":v", ["Time is live"]),
      (":v off", ["Time is paused"]),
      (":S \(saved)", ["Saved"]), (":z", ["reset."]),
      (":y", ["── A switch that counts listeners"]), (":o hot-cold", ["── Hot and cold"]),
      (":C", []),
      (":R \(saved)", ["rx> :open hot-cold", "hot-cold 1/4 0s> :h", "hot-cold 3/4 live> :v off"]),
    ])
    program.input.type(":q\r")
    #expect(try program.waitForEnd().code == 0)
  }
}
