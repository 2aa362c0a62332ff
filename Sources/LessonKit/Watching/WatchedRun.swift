import Stage

/// A run of a watched script after a save, and what the runs before it were like.
package struct WatchedRun {
  /// The number of the run, from 1.
  package let number: Int
  /// The run; nil if the file could not be read.
  package let recording: Recording?
  /// Why the file could not be read.
  package let problem: String?
  /// Whether the script ran, so that it has a log, if perhaps an empty one.
  package let hasRun: Bool
  /// The lines of its log.
  package let lines: [String]
  /// The last run before it that had a log.
  package let earlier: Log?
  /// The log with what has changed since the last one; that one's if the script did not run.
  package let markedLog: MarkedLog
  /// The story of the run.
  package let story: Story

  /// The log of a run.
  package struct Log {
    /// The number of the run.
    package let number: Int
    package let lines: [String]
    package let recording: Recording
  }

  /// - Parameters:
  ///   - earlier: The run before it.
  ///   - showsThreads: Whether each line of the log has its thread.
  package init(_ recording: Recording, after earlier: WatchedRun?, showsThreads: Bool = false) {
    self.recording = recording
    problem = nil
    // A mistake is found before anything runs; a trap ends a run.
    hasRun =
      recording.report.mistakes.isEmpty || recording.records.contains { $0.kind != .mistake }
    lines = LogText(of: recording.records, showsThreads: showsThreads).lines
    number = (earlier?.number ?? 0) + 1
    self.earlier = earlier?.log
    story = recording.story
    if hasRun, let log = earlier?.log {
      markedLog = MarkedLog(old: log.lines, new: lines)
    } else {
      markedLog = MarkedLog(earlier?.log?.lines ?? lines)
    }
  }

  /// A file that could not be read.
  package init(problem: String, after earlier: WatchedRun?) {
    self.problem = problem
    recording = nil
    hasRun = false
    lines = []
    number = (earlier?.number ?? 0) + 1
    self.earlier = earlier?.log
    story = Story([])
    markedLog = MarkedLog(earlier?.log?.lines ?? [])
  }

  /// The log to show: its own, or the last one before it if it did not run.
  package var log: Log? {
    guard hasRun, let recording else { return earlier }
    return Log(number: number, lines: lines, recording: recording)
  }

  /// The mistakes, warnings and notes, each with its lines.
  package var messages: [String] {
    if let problem { return ["error: \(problem)"] }
    guard let report = recording?.report else { return [] }
    return report.mistakes + report.warnings
      + (report.reachedLimit.map { ["note: \($0.note)"] } ?? [])
  }

  /// What has changed, in a few words.
  package var summary: String {
    guard hasRun else { return problem == nil ? "it cannot run" : "it cannot be read" }
    guard let earlier else { return Counted.of(lines.count, "line") }
    if earlier.lines.hasSameBytes(as: lines) { return "no change" }
    let parts = [(markedLog.added, "added"), (markedLog.removed, "removed")].filter { $0.0 > 0 }
    return parts.enumerated().map { index, part in
      (index == 0 ? Counted.of(part.0, "line") : "\(part.0)") + " " + part.1
    }.joined(separator: ", ")
  }
}
