import LessonKit

extension Command {
  static let predict = onBench(
    "predict",
    "p",
    argument: "LINES",
    summary: "Say what comes next, then see it: `Subscribed; 1s First 0`, or marbles, `First: -01`",
    details: manual + countManual
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    var text = argument
    if text.count > 1, text.hasPrefix("\""), text.hasSuffix("\"") {
      text = String(text.dropFirst().dropLast())
    }
    let asked = player.sections[player.section].predictions
    guard let prediction = Prediction(text, asked: asked) else {
      let words = asked + manual + (asksCount(asked) ? countManual : [])
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
    var words = score.lines(bench.view())
    if !asksCount(asked), text.allSatisfy(\.isNumber), score.values.isWrong {
      words += bench.view().folded(
        "`\(text)` was taken for a line of the log: this step doesn't ask `How many`."
      )
    }
    reply.lines = words + reply.lines
    return reply
  }

  private static func asksCount(_ asked: [String]) -> Bool {
    asked.contains { $0.lowercased().contains("how many") }
  }

  private static let manual = [
    "Type the lines that come next, `;` between them, with a time or a thread if you like; times count from where you "
      + "stand, and lines of subscribers that you don't name don't count:",
    "  :predict 1s First 0; 2s [worker 2] First 1",
    "or draw what a subscriber prints: each sign is a second, `-` one without a line, a letter or digit one with it:",
    "  :predict First: -01",
  ]

  private static let countManual = [
    "or answer `How many …` with a number:",
    "  :predict 3",
  ]
}
