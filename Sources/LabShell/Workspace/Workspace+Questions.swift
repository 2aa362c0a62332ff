import LessonKit

/// What the current step asks, while the learner has not answered it.
extension Workspace {
  /// The tasks that wait for an answer.
  private var openTasks: [PredictionTask] {
    guard let player, exercise == nil, !player.isAtEnd, !tried.contains(player.step) else {
      return []
    }
    return player.steps[player.step].predictions
  }

  /// Says, once in each step, that Enter would run what the step asks about; nil if it asks nothing.
  func reminderOfQuestion() -> Reply? {
    guard let player, !isLive, !openTasks.isEmpty, reminded.insert(player.step).inserted else {
      return nil
    }
    return Reply(
      lines: view().folded("No answer yet: `:predict` takes one. Enter again runs the code.")
    )
  }

  /// The answer that an entry is, if it was typed without `:predict`.
  ///
  /// - Parameter isMistake: Whether it is no Swift; otherwise only a number or a text alone is meant as an answer.
  func answerMeant(by entry: String, isMistake: Bool) -> String? {
    let tasks = openTasks
    let entry = entry.trimmed
    guard let player, !tasks.isEmpty, !entry.contains(where: \.isNewline),
      entry.firstMatch(of: /[={}]|\w\(/) == nil,
      isMistake || entry.wholeMatch(of: /\d+|true|false|"[^"]*"/) != nil,
      let prediction = Prediction(entry, for: tasks, in: player.vocabulary),
      prediction.problem(for: tasks) == nil
    else { return nil }
    return entry
  }
}
