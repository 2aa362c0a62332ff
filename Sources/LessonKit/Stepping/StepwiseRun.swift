package import ScriptSource
package import Stage

/// A complete run of a lesson, divided into its steps.
package struct StepwiseRun {
  /// What happened in a step.
  package struct Part: Sendable {
    /// The index of the step.
    package let step: Int
    /// The time at which it began.
    package let start: StageTime
    /// The time at which the next step, or the end of the run, was reached.
    package fileprivate(set) var end: StageTime
    package fileprivate(set) var records: [LogRecord]
  }

  /// The steps of the script.
  package let steps: [LessonStep]
  /// The parts, in the order in which their steps were entered.
  package private(set) var parts: [Part] = []
  /// The records of the whole run.
  package let records: [LogRecord]

  /// Runs a script step by step to its end.
  package init(of script: RunnableScript, options: ScriptRun.Options = ScriptRun.Options()) {
    let player = LessonPlayer(script, options: options)
    steps = player.steps
    var isOver = false
    while !isOver {
      let (step, start) = (player.step, player.time)
      let progress = player.advance(to: .step)
      isOver = progress.stop != .arrived
      if parts.last?.step == step {
        parts[parts.count - 1].records += progress.records
        parts[parts.count - 1].end = player.time
      } else {
        parts.append(Part(step: step, start: start, end: player.time, records: progress.records))
      }
    }
    records = player.records
  }

  /// Runs a script without other files step by step to its end.
  package init(of file: SourceFile, options: ScriptRun.Options = ScriptRun.Options()) {
    self.init(of: RunnableScript(file), options: options)
  }

  /// What happened in a step; nil if it was not entered.
  package func part(ofStep step: Int) -> Part? { parts.first { $0.step == step } }

  /// What a step asks to predict, each with the right answer, in a sentence without its full stop.
  ///
  /// - Returns: Nothing for a step that was not entered.
  package func answers(ofStep step: Int) -> [(task: PredictionTask, answer: String)] {
    guard let part = part(ofStep: step) else { return [] }
    let story = story(upTo: part)
    return steps[step].predictions.map { task in
      (task, PredictionGrade.answer(to: task, in: part.records, from: part.start, story))
    }
  }

  /// What a step asks to predict, each with what a learner may type as the answer.
  ///
  /// Nothing is printed in a step that was not entered.
  package func checks(ofStep step: Int) -> [(task: PredictionTask, check: PredictionCheck)] {
    let end = parts.last?.end ?? .zero
    let part = part(ofStep: step) ?? Part(step: step, start: end, end: end, records: [])
    let story = story(upTo: part)
    return steps[step].predictions.map { task in
      (task, PredictionCheck(task, in: part.records, from: part.start, story))
    }
  }

  /// The run up to the end of a part.
  private func story(upTo part: Part) -> Story {
    let last = part.records.last?.sequence ?? 0
    return Story(records.filter { $0.sequence <= last })
  }
}
