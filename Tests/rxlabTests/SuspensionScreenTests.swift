import Foundation
import Testing

/// Ctrl-Z gives the terminal back to the shell, and `fg` gives it to the session again.
@Suite struct SuspensionScreenTests {
  @Test func `a half-typed line outlives a stop`() throws {
    let state = try TemporaryFolder()
    let build = URL(fileURLWithPath: Program.built).deletingLastPathComponent().path
    let program = try Program.session(
      ["-c", "set -m; rxlab; echo stopped with $?; fg; echo ended with $?"],
      state: state,
      environment: ["PATH": build + ":/usr/bin:/bin"],
      executable: "/bin/sh"
    )
    try program.press("let half = 2", seeing: "let half = 2")
    try program.press("\u{1A}", seeing: "stopped with", "let half = 2")
    try program.press("1\r", seeing: Program.prompt)
    try program.drive([("half", ["Int = 21"])])
    #expect(try program.leave().output.hasSuffix("ended with 0\r\n"))
  }
}
