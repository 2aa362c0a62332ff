import LessonKit

extension Command {
  static let predict = onBench(
    "predict",
    "p",
    argument: "LINES",
    summary: "Say what comes next, then see it: `Subscribed; 1s First 0`, or marbles, `First: -0-1`"
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    var text = argument
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    guard let prediction = Prediction(text) else {
      let asked = player.sections[player.section].predictions
      return Reply(
        lines: asked + [
          "Type the lines that come next, `;` between them, with a time or a thread if you like;",
          "times count from where you stand:",
          "  :predict First 0; 2s Second 0; 2s [main] First 1",
          "or draw what one subscriber prints, a dash a second:",
          "  :predict Second: ---0-1",
        ]
      )
    }
    let start = player.time
    let count = max(prediction.entries.count, 1)
    let progress = bench.running.during(Running.Work(player)) {
      player.advance(to: .matching(count, prediction))
    }
    let score = PredictionScore(prediction, against: progress.records, from: start)
    var reply = bench.tell(progress, .log)
    reply.lines = score.lines(bench.view()) + reply.lines
    return reply
  }
}
