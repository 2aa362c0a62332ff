import ScriptSource

@testable import rxscript

/// What a script printed and what went wrong with it.
struct ScriptOutcome: Sendable {
  let lines: [String]
  let diagnostics: [Diagnostic]

  /// Runs a script to its end.
  init(of text: String, name: String = "script.swift", budget: Int = 2_000_000) {
    var output = ""
    diagnostics = ScriptRun.execute(text, name: name, budget: budget) { output += $0 }.problems
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// Its messages with their lines, as the scripts' comments note them.
  var errors: [String] { diagnostics.map { "\($0.span?.line ?? 0): \($0.message)" } }
}
