import LessonKit

extension Command {
  static let ledger = onBench(
    "ledger",
    "L",
    summary: "Show which subscriptions have not ended, and what would end them",
    isView: true
  ) { _, bench in
    let file = bench.player?.file
    let ledger = Ledger(of: bench.story, file: file)
    return Reply(lines: bench.withEntries(ledger.lines(bench.view(), isOver: bench.isOver)))
  }
}

extension Bench {
  /// Whether a lesson is open and has run to its end.
  var isOver: Bool { player?.isAtEnd ?? false }
}
