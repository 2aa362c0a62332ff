import LessonKit

extension Command {
  static let predict = onWorkspace(
    "predict",
    "p",
    argument: "LINES",
    summary:
      "Say what will be printed, then see it: `Subscribed; 1s First 0`, or marbles, `First: -01`",
    details: manual + countManual
  ) { argument, workspace in
    guard let player = workspace.player else { return Workspace.nothingOpen }
    var text = argument
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    let asked = player.steps[player.step].predictions
    guard let prediction = Prediction(text, asked: asked) else {
      let words = asked + manual + (asksCount(asked) ? countManual : [])
      return Reply(lines: words.flatMap { workspace.view().folded($0) })
    }
    let (start, earlier) = (player.time, player.stepRecords)
    let progress = workspace.activeRuns.during(ActiveRuns.Run(player)) {
      player.advance(to: .matching(prediction))
    }
    let score = PredictionScore(
      prediction,
      against: progress.records,
      from: start,
      behind: earlier
    )
    var reply = workspace.report(progress, .log)
    var words = score.lines(workspace.view())
    if !asksCount(asked), text.allSatisfy(\.isNumber), score.values.isWrong {
      words += workspace.view().folded(
        "I read `\(text)` as a printed line; this step doesn't ask `How many`."
      )
    }
    reply.lines = words + reply.lines
    return reply
  }

  private static func asksCount(_ asked: [String]) -> Bool {
    Prediction.countQuestion(in: asked) != nil
  }

  private static let manual = [
    "Type the next lines, separated by `;`, with a time or a thread if you like. Times count from now. Lines from "
      + "subscribers that you don't mention are ignored:",
    "  :predict 1s First 0; 2s [worker 1] First 1",
    "Or draw what a subscriber prints, one character per second: `-` prints nothing, a letter or digit is the value:",
    "  :predict First: -01",
  ]

  private static let countManual = [
    "Or answer `How many …` with a number:",
    "  :predict 3",
  ]
}
