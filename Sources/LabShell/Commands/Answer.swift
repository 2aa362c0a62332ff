import LessonKit

extension Command {
  static let answer = onWorkspace(
    "answer",
    "A",
    summary: "Show the answers to what this step asks",
    details: [
      "Before you have tried `:predict` in this step, the first `:answer` only reminds you of it."
    ]
  ) { _, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    let number = player.step
    let step = player.steps[number]
    let view = workspace.view()
    if !step.predictions.isEmpty, workspace.tried.insert(number).inserted {
      return Reply(lines: view.folded("Try `:predict` first; another `:answer` shows the answer."))
    }
    let answered =
      workspace.predicted(step.predictions, inStep: number, of: player)
      + step.questions.compactMap { question in question.answer.map { (question.text, $0) } }
    guard !answered.isEmpty else {
      if workspace.exercise != nil {
        return Reply(
          lines: view.folded("`:check` compares your program with the goal; `:solution` shows one.")
        )
      }
      let words = step.questions.isEmpty ? "This step asks nothing." : "There is no answer here."
      return Reply(lines: view.folded(words + " `:hint` helps, and `:why` explains a line."))
    }
    return Reply(
      lines: answered.flatMap { question, answer in
        view.folded("  " + question, indent: "  ") + view.folded("  → " + answer, indent: "    ")
      }
    )
  }
}

extension Workspace {
  /// The right answers to a step's tasks; another run of the lesson tells them.
  fileprivate func predicted(
    _ tasks: [PredictionTask],
    inStep number: Int,
    of player: LessonPlayer
  ) -> [(String, String)] {
    guard !tasks.isEmpty else { return [] }
    let other = LessonPlayer(player.file, options: optionsOfOpenScript)
    return activeRuns.during(ActiveRuns.Run(other)) {
      _ = other.go(toStep: number)
      let start = other.time
      let records = other.advance(to: .step).records
      return tasks.map {
        ($0.question, PredictionGrade.answer(to: $0, in: records, from: start, other.story))
      }
    }
  }
}
