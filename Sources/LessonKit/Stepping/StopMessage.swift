/// The messages about the end of a move, shown after what it printed.
package enum StopMessage {
  /// The script has ended without a mistake.
  package static let end = "The script has ended."

  /// The move stopped at a breakpoint.
  package static func breakpoint(_ title: String) -> String { "stopped: \(title)" }

  /// The move was interrupted.
  ///
  /// - Parameter key: The key or command that continues it.
  package static func interrupted(continueWith key: String) -> String {
    "interrupted; \(key) continues"
  }

  /// The time limit ended the run.
  package static func limit(_ limit: ReachedLimit) -> String { "rxlab: \(limit.note)" }
}
