import Testing

struct ScriptTests {
  @Test(arguments: ScriptFile.all)
  func printsWhatItSays(_ script: ScriptFile) {
    let outcome = ScriptOutcome(of: script.text, name: script.path)
    #expect(outcome.lines == script.expectedLines)
    #expect(outcome.errors == script.expectedErrors)
  }

  @Test func theScriptsAreFound() {
    #expect(ScriptFile.all.count >= 300)
    #expect(ScriptFile.all.allSatisfy { !$0.expectedLines.isEmpty || !$0.expectedErrors.isEmpty })
  }
}
