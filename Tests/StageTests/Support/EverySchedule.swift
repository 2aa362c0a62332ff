import Stage

/// The texts of a run under each of its schedules, found by trying all.
struct EverySchedule {
  private(set) var runs: [(schedule: Schedule, texts: [String], outcome: Outcome)] = []

  /// The different logs.
  var logs: Set<[String]> { Set(runs.map(\.texts)) }

  /// - Parameter preemptions: The most preemptions in one schedule.
  init(preemptions: Int = 0, _ body: @escaping (Stage) throws -> Void) {
    var waiting: [(schedule: Schedule, preemptions: Int)] = [(.usual, 0)]
    while let (schedule, used) = waiting.popLast() {
      let (trace, made) = traceChoices(schedule, body)
      runs.append((schedule, trace.texts, trace.outcome))
      for number in ((schedule.choices.last?.number ?? 0) + 1)..<(made.count + 1) {
        let point = made.points[number - 1]
        if point.isPreemption, used == preemptions { continue }
        for candidate in 1..<point.candidates {
          let choice = Schedule.Choice(number: number, candidate: candidate)
          waiting.append((schedule.appending(choice), used + (point.isPreemption ? 1 : 0)))
        }
      }
    }
  }
}

/// Runs `body` by a schedule.
func traceChoices(
  _ schedule: Schedule,
  seed: UInt64? = nil,
  _ body: @escaping (Stage) throws -> Void
) -> (trace: Trace, made: ChoicesMade) {
  let (stage, recorder) = makeStage(Stage.Configuration(schedule: schedule, seed: seed))
  let outcome = stage.run { try body(stage) }
  guard let made = stage.choicesMade else { preconditionFailure("A schedule makes choices.") }
  return (Trace(records: recorder.records, outcome: outcome), made)
}
