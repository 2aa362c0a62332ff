import SwiftScript
import Testing

/// A script, and the lines that it prints.
struct ScriptRow: CustomTestStringConvertible, Sendable {
  let name: String
  let script: String
  let lines: [String]

  init(_ name: String, _ script: String, _ lines: String...) {
    self.name = name
    self.script = script
    self.lines = lines
  }

  var testDescription: String { name }
}

/// Runs the script with and without tracing; both must print the same.
func expectLines(_ row: ScriptRow, sourceLocation: SourceLocation = #_sourceLocation) {
  for traces in [false, true] {
    let log = ScriptLog(row.script, traces: traces)
    #expect(log.printed == row.lines, "traces: \(traces)", sourceLocation: sourceLocation)
    #expect(log.mistakes.map(\.message) == [], "traces: \(traces)", sourceLocation: sourceLocation)
    #expect(log.reported.map(\.message) == [], "traces: \(traces)", sourceLocation: sourceLocation)
  }
}
