import ScriptSource
import Testing

struct DiagnosticTests {
  static let scripts =
    BrokenScript.names + BrokenScript.calls + BrokenScript.values + BrokenScript.constants
    + BrokenScript.flow + BrokenScript.text

  @Test(arguments: scripts)
  func says(_ script: BrokenScript) {
    let outcome = ScriptOutcome(of: script.text, budget: 20_000)
    let said = outcome.diagnostics.map { DiagnosticPrinter().text(of: $0) }.joined(separator: "\n")
    #expect(said == script.complaint)
  }

  @Test func anUncaughtErrorNamesTheThrow() throws {
    let text = "struct E: Error {}\nfunc f() throws {\n  throw E()\n}\ntry f()\n"
    #expect(ScriptOutcome(of: text).errors == ["3: uncaught error: main.E()"])
  }

  @Test func windowsLineEndsCountAsOne() {
    let outcome = ScriptOutcome(of: "let a = 1\r\nprint(b)\r\n")
    #expect(
      outcome.diagnostics.map { DiagnosticPrinter().text(of: $0) } == [
        """
        script.swift:2:7: error: cannot find 'b' in scope
          2 | print(b)
            |       ^
        """
      ]
    )
  }

  @Test func mistakesComeInSourceOrderAndOnceEach() {
    let text = "print(d)\nfunc f() { print(b) }\nlet x: Foo = a\nprint(c)\n"
    let spans = ScriptOutcome(of: text).diagnostics.map { $0.span?.text }
    #expect(spans == ["d", "b", "Foo", "a", "c"])
  }
}
