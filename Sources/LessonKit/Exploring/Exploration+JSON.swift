import Foundation
package import Stage
import TerminalText

extension Exploration {
  /// The result as a JSON object, the same for the same search.
  ///
  /// <doc:Records> describes the fields.
  ///
  /// - Parameter command: Returns the command that replays a schedule.
  package func json(of name: String, command: (Schedule) -> String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    let logs = logs.map {
      Report.Log(
        command: command($0.schedule),
        errors: $0.outcome.messages,
        lines: $0.outcome.lines,
        schedule: $0.schedule == .usual ? "usual" : "\($0.schedule)",
        schedules: $0.count
      )
    }
    var report = Report(isComplete: coverage == .all, logs: logs, schedules: count, script: name)
    if case .some(let preemptions) = coverage { report.allWithPreemptions = preemptions }
    report.seed = seed
    report.stop = stop.map { $0 == .interrupted ? "interrupted" : "memory" }
    return String(decoding: try encoder.encode(report), as: UTF8.self).escapingControls()
  }

  private struct Report: Encodable {
    /// All schedules with at most this many preemptions were tried.
    var allWithPreemptions: Int?
    let isComplete: Bool
    let logs: [Log]
    let schedules: Int
    let script: String
    var seed: UInt64?
    var stop: String?

    struct Log: Encodable {
      let command: String
      let errors: [String]
      let lines: [String]
      let schedule: String
      let schedules: Int
    }
  }
}
