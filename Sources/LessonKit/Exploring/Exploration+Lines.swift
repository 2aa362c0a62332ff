package import Stage

extension Exploration {
  /// The result in words, and how each log differs from the first one.
  ///
  /// - Parameters:
  ///   - name: The script.
  ///   - options: The window.
  ///   - most: How many logs are shown.
  ///   - command: Returns the command that replays a schedule.
  package func lines(
    of name: String,
    _ options: ViewOptions,
    most: Int,
    command: (Schedule) -> String
  ) -> [String] {
    guard let first = logs.first else { return ["\(name): stopped before the first run ended"] }
    var lines = [options.paint("\(name): \(summary)", .bold)]
    lines += notes.map { "  \($0)" }
    for (index, log) in logs.prefix(most).enumerated() {
      let count = logs.count > 1 ? " (\(Counted.of(log.count, "schedule")))" : ""
      lines.append("log \(index + 1)\(count): \(command(log.schedule))")
      if index == 0 {
        lines += Self.ending(log.outcome, in: options)
      } else {
        lines += Self.difference(of: log.outcome, number: index + 1, from: first.outcome, options)
      }
    }
    let rest = logs.count - most
    if rest > 0 { lines.append("… and \(Counted.of(rest, "more log"))") }
    return lines
  }

  /// How many logs there are, and whether all schedules were tried.
  package var summary: String {
    let logs = Counted.of(logs.count, "log")
    if case .all = coverage {
      let all = count == 1 ? "the only schedule" : "all \(count) schedules"
      return "\(logs), \(all) tried"
    }
    let tried =
      seed.map { Counted.of(count, "random schedule") + " from seed \($0)" }
      ?? Counted.of(count, "schedule")
    return "\(logs) in \(tried); not all were tried"
  }

  /// Which schedules were not tried, and why.
  private var notes: [String] {
    guard case .some(let preemptions) = coverage else { return [] }
    var notes: [String] = []
    switch stop {
    case .interrupted: notes.append("interrupted")
    case .tooLarge: notes.append("the search ended early because the logs take too much memory")
    case nil: break
    }
    if let preemptions {
      let most = Counted.of(preemptions, "preemption")
      notes.append(
        preemptions == 0
          ? "all schedules without a preemption were tried, and not all with one or more"
          : "all schedules with at most \(most) were tried, and not all with more"
      )
    } else if seed != nil {
      notes.append("random schedules were tried; the others may have further logs")
    } else {
      notes.append(
        "those with the fewest choices unlike the usual ones were tried first; the others may have further logs"
      )
    }
    return notes
  }

  private static func difference(
    of outcome: RunOutcome,
    number: Int,
    from first: RunOutcome,
    _ options: ViewOptions
  ) -> [String] {
    let diff = LogDiff(
      expected: first.lines,
      actual: outcome.lines,
      verbs: ("log 1 has", "log \(number) has")
    )
    let lines = diff?.lines(options).map { "  \($0)" } ?? ["  prints the same lines as log 1"]
    return lines + ending(outcome, in: options, unlike: first)
  }

  /// The errors of a run, if it has other ones than the first log.
  private static func ending(
    _ outcome: RunOutcome,
    in options: ViewOptions,
    unlike first: RunOutcome? = nil
  ) -> [String] {
    if outcome.messages == first?.messages ?? [] { return [] }
    if outcome.messages.isEmpty { return ["  ends without the error of log 1"] }
    return outcome.messages.flatMap { message in
      message.split(separator: "\n", omittingEmptySubsequences: false).map {
        "  " + options.paint(String($0), .red)
      }
    }
  }
}
