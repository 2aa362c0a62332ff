import LessonKit

extension Command {
  static let back = onBench(
    "back",
    "b",
    argument: "[N]",
    summary: "Take the last move back, or go back by N events",
    isStep: true
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    guard !player.isAtStart else {
      return Reply(lines: ["This is the beginning."] + bench.arrival())
    }
    if argument.isEmpty {
      player.back()
    } else {
      guard let count = Count(argument) else { return Count.failure(argument, of: "back") }
      player.back(events: count.number)
    }
    return Reply(lines: bench.place() + bench.arrival())
  }
}

extension Bench {
  /// Where the open lesson stands: its last event.
  func place() -> [String] {
    guard let player else { return [] }
    guard let last = player.records.last else { return ["at the beginning"] }
    return [StepReport(player.story, .events).line(last)]
  }
}
