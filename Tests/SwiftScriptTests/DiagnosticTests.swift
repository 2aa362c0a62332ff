import SwiftScript
import Testing

struct DiagnosticTests {
  static let scripts =
    BrokenScript.names + BrokenScript.calls + BrokenScript.values + BrokenScript.constants
    + BrokenScript.flow + BrokenScript.text

  @Test(arguments: scripts)
  func says(_ script: BrokenScript) {
    let run = ScriptRun.of(script.text, budget: 20_000)
    let said = run.diagnostics.map(DiagnosticPrinter.text(of:)).joined(separator: "\n")
    #expect(said == script.complaint)
  }

  @Test func anUncaughtErrorNamesTheThrow() throws {
    let run = ScriptRun.of("struct E: Error {}\nfunc f() throws {\n  throw E()\n}\ntry f()\n")
    let diagnostic = try #require(run.diagnostics.first)
    #expect(diagnostic.message == "uncaught error E()")
    #expect(diagnostic.span?.line == 3)
  }

  @Test func windowsLineEndsCountAsOne() throws {
    let run = ScriptRun.of("let a = 1\r\nprint(b)\r\n")
    let text = run.diagnostics.map(DiagnosticPrinter.text(of:))
    #expect(
      text == [
        """
        script.swift:2:7: error: there is nothing called `b` here
          2 | print(b)
            |       ^
        """
      ]
    )
  }

  @Test func mistakesComeInSourceOrderAndOnceEach() {
    let run = ScriptRun.of("print(d)\nfunc f() { print(b) }\nlet x: Foo = a\nprint(c)\n")
    #expect(run.diagnostics.map { $0.span?.text } == ["d", "b", "Foo", "a", "c"])
  }
}
