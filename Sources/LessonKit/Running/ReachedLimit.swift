package import Stage

/// The limit of time that has stopped a run, with things still to come.
package struct ReachedLimit: Sendable, Hashable {
  /// Who has set it.
  package enum Origin: Sendable, Hashable {
    /// Nobody: it holds for every script that says nothing.
    case standard
    /// The script, with `- Limit:`.
    case script
    /// Whoever ran it.
    case option
  }

  package let time: StageTime
  package let origin: Origin

  /// What to tell whoever watches, since the log does not say it.
  package var note: String {
    switch origin {
    case .standard:
      "stopped after \(time) of its time; `- Limit: 60 s` in its words sets another end"
    case .script: "stopped after \(time) of its time, as its own `- Limit:` says"
    case .option: "stopped after \(time) of its time, as --limit says"
    }
  }
}
