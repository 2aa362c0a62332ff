import Foundation
import Testing

/// A lesson that the wall clock drives: its pages come as its steps do, above the line that is being typed.
@Suite struct LiveScreenTests {
  @Test func `a step's page comes before its events, and the line stays`() throws {
    let state = try TemporaryFolder()
    let script = """
      //: # Slow
      //: Words before.
      print("one")
      Thread.sleep(forTimeInterval: 0.05)
      //: ## Later
      //: Words of the second step.
      print("two")
      Thread.sleep(forTimeInterval: 0.05)
      //: ## Last
      print("three")

      """
    let path = try state.write(Array(script.utf8), to: "slow.swift")
    let program = try Program.session(["step", path], state: state)
    // Typed at once, so that it is half a line whenever the steps come.
    try program.press(":live\r", seeing: "Time is live", Program.prompt)
    program.input.type("let half = ")
    try program.see("two")
    try program.see("three")
    try program.see("The script has ended.")
    // The prompt follows the steps, and then shows the time at which the lesson ended.
    try program.see("slow.swift 3/3 0.100s> ")
    try program.see("let half = ")
    program.input.type("21\r")
    try program.see(Program.prompt)
    try program.drive([("half * 2", ["Int = 42"])])
    program.input.type(":q\r")
    let screen = try program.waitForEnd().output
    var rest = screen[...]
    for text in [
      "Time is live", "── Later  (2/3)", "Words of the second step.", "s two\r\n", "── Last  (3/3)",
      "s three\r\n", "The script has ended.",
    ] {
      let found = try #require(rest.firstRange(of: text), "\(text) behind \(rest)")
      rest = rest[found.upperBound...]
    }
  }
}
