import ScriptSource
import Stage
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

/// Runs the script for a sink that wants everything, and for one that wants what is printed; both get the same lines.
func expectLines(_ row: ScriptRow, sourceLocation: SourceLocation = #_sourceLocation) {
  for kinds in [LogRecord.Kinds.printed, .all] {
    let log = ScriptLog(row.script, kinds: kinds)
    #expect(log.printed == row.lines, "\(kinds)", sourceLocation: sourceLocation)
    #expect(log.mistakes.map(\.message) == [], "\(kinds)", sourceLocation: sourceLocation)
    #expect(log.reported.map(\.message) == [], "\(kinds)", sourceLocation: sourceLocation)
  }
}
