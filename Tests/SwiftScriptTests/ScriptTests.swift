import SwiftScript
import Testing

struct ScriptTests {
  @Test(arguments: ScriptFile.all)
  func printsWhatItSays(_ script: ScriptFile) {
    let run = ScriptRun.of(script.text, name: script.path, budget: 200_000)
    #expect(run.lines == script.expectedLines)
    let errors = run.diagnostics.map { "\($0.span?.line ?? 0): \($0.message)" }
    #expect(errors == script.expectedErrors)
  }

  @Test func theScriptsAreFound() {
    #expect(ScriptFile.all.count >= 300)
    #expect(ScriptFile.all.allSatisfy { !$0.expectedLines.isEmpty || !$0.expectedErrors.isEmpty })
  }
}
