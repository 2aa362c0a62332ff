import ScriptSource
import Testing
import rxfuzz

struct MutantTests {
  /// A crash ends the test process; an endless loop would be the budget's to end.
  @Test(arguments: 1...4)
  func brokenScriptsEndWithWords(_ seed: UInt64) {
    var mutator = Mutator(seed: seed, scripts: ScriptFile.all.map(\.text))
    for _ in 0..<75 {
      for diagnostic in ScriptOutcome(of: mutator.mutant(), budget: 5_000).diagnostics {
        #expect(!DiagnosticPrinter().text(of: diagnostic).isEmpty)
      }
    }
  }

  @Test(arguments: [
    "\u{1}\u{2} let x = \u{7F}", "@@@ garbage @", "`", "\\", "#", "\"\"\"", "/*", "$0", "let",
    "", "\n\n", "\u{FEFF}print(1)", "é日本👍🏽", "print(\"\\(\")", "}{)(][", "\0", "case", "...",
  ])
  func garbageIsSurvived(_ text: String) {
    for diagnostic in ScriptOutcome(of: text, budget: 1_000).diagnostics {
      #expect(DiagnosticPrinter().text(of: diagnostic).contains("error: "))
    }
  }
}
