import LessonKit

extension Command {
  static let ledger = onBench(
    "ledger",
    "L",
    summary: "Show which subscriptions have not ended, and what would end them"
  ) { _, bench in
    let file = bench.player?.file
    return Reply(lines: Ledger(of: bench.story, file: file).lines(isOver: bench.isOver))
  }
}

extension Bench {
  /// Whether a lesson is open and has run to its end.
  var isOver: Bool { player?.isAtEnd ?? false }
}
