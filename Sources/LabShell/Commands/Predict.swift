import Foundation
import LessonKit

extension Command {
  static let predict = onWorkspace(
    "predict",
    "p",
    argument: "ANSWER",
    summary:
      "Answer what the step asks, or say what will be printed, then see it: `2`, `worker 1`, `1s First 0`",
    details: manual
  ) { argument, workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    let step = player.step
    let tasks = player.steps[step].predictions
    guard let prediction = Prediction(argument, for: tasks, in: player.vocabulary) else {
      let words = tasks.map(\.question) + manual
      return Reply(lines: words.flatMap { workspace.view().folded($0) })
    }
    let text = argument.trimmingCharacters(in: .whitespaces)
    let isAnswer = text.wholeMatch(of: /(?i)[\d.]+|yes|no|nothing|main/) != nil
    if tasks.isEmpty, isAnswer { return .failure("error: " + asksNothing) }
    if let problem = prediction.problem(for: tasks) {
      return .failure("error: " + problem)
    }
    let open = prediction.openTasks(of: tasks)
    if tasks.count > 1, !open.isEmpty {
      let questions = open.map(\.question).joined(separator: " ")
      let words =
        "The step also asks: \(questions) Nothing has run: answer all in one `:predict`, separated by `;`: "
        + "`:predict \(text); …`."
      return Reply(lines: workspace.view().folded(words))
    }
    workspace.tried.insert(step)
    let (start, earlier) = (player.time, player.stepRecords)
    let progress = workspace.activeRuns.during(ActiveRuns.Run(player)) {
      player.advance(to: .matching(prediction))
    }
    let story = player.story
    let grade = PredictionGrade(
      prediction,
      against: progress.records,
      from: start,
      after: earlier,
      in: story
    )
    var reply = workspace.report(progress, .log)
    let view = workspace.view()
    var lines = grade.lines(view)
    if tasks.isEmpty, !grade.isRight { lines.insert("(This step asks nothing to predict.)", at: 0) }
    if let number = grade.counterexample, let explanation = Explanation(of: number, in: story) {
      let whole = reason(explanation, for: tasks, view)
      lines += whole.prefix(longestReason).map { "  " + $0 }
      if whole.count > longestReason { lines.append("  … (`:why #\(number)` shows all)") }
    }
    reply.lines = lines + reply.lines
    return reply
  }

  private static let asksNothing =
    "this step asks nothing to predict, so nothing has run; to say what it prints, type the line: `:predict First 0`"

  /// An explanation; what it says of all its threads belongs to questions about threads.
  private static func reason(
    _ explanation: Explanation,
    for tasks: [PredictionTask],
    _ view: ViewOptions
  ) -> [String] {
    let asksThread = tasks.contains { if case .thread = $0.kind { true } else { false } }
    let steps = explanation.shownSteps.filter { asksThread || $0.step?.isRemark != true }
    return view.folded(explanation.heading, indent: "    ").map { view.paint($0, .bold) }
      + steps.flatMap { view.folded("  " + $0.text, indent: "    ") }
  }

  /// The most lines of an explanation below a wrong answer.
  private static let longestReason = 8

  private static let manual = [
    "In a lesson, answer all that the step asks at once. A question is answered as you would in a word: `yes`, `3`, `main`, `kitchen` (a queue), or the beginning of a line:",
    "  :predict main",
    "Or type lines in the order in which you expect them, separated by `;`, with a time or a thread if you like. Times "
      + "count from now. If the step asks for lines, name all that it asks for; other lines between them do not matter. "
      + "`nothing` says that none will come:",
    "  :predict 1s First 0; 2s [worker 1] First 1",
    "Or draw what a subscriber prints, one character per second: `-` prints nothing, a letter or digit is the value:",
    "  :predict First: -01",
  ]
}
