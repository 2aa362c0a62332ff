package import Stage

/// The time limit that has stopped a run.
package struct ReachedLimit: Sendable, Hashable {
  /// Where the limit was set.
  package enum Origin: Sendable, Hashable {
    /// Nowhere: it is the standard limit.
    case standard
    /// In the script, with `- Limit:`.
    case script
    /// In an option of the command.
    case option
  }

  package let time: StageTime
  package let origin: Origin

  /// A note for the user, since the log does not show the limit.
  package var note: String {
    switch origin {
    case .standard:
      "stopped after \(time.phrase) of virtual time; to run longer, add `- Limit: 60 s` to the script's markup"
    case .script: "stopped after \(time.phrase) of virtual time, the script's `- Limit:`"
    case .option: "stopped after \(time.phrase) of virtual time, the limit set by --limit"
    }
  }
}
