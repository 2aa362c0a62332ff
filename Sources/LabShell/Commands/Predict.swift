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
    let asked = player.sections[player.section].predictions
    guard let prediction = Prediction(text, asked: asked) else {
      let words =
        asked + [
          "Type the lines that come next, `;` between them, with a time or a thread if you like; times count from where "
            + "you stand, and lines of subscribers that you don't name don't count:",
          "  :predict First 0; 2s Second 0; 2s [main] First 1",
          "or draw what a subscriber prints, a dash a second:",
          "  :predict Second: ---0-1",
          "or answer `How many …` with a number:",
          "  :predict 3",
        ]
      return Reply(lines: words.flatMap { bench.view().folded($0) })
    }
    let (start, earlier) = (player.time, player.sectionRecords)
    let progress = bench.running.during(Running.Work(player)) {
      player.advance(to: .matching(prediction))
    }
    let score = PredictionScore(
      prediction,
      against: progress.records,
      from: start,
      behind: earlier
    )
    var reply = bench.tell(progress, .log)
    reply.lines = score.lines(bench.view()) + reply.lines
    return reply
  }
}
