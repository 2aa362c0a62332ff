import LessonKit
import Stage

extension Command {
  static let back = onBench(
    "back",
    "b",
    argument: "[N]",
    summary: "Take the last move back, or what was typed last; or go back by N events",
    isStep: true
  ) { argument, bench in
    guard let player = bench.player else { return bench.takeBackEntry(argument) }
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
    guard let last = player.records.last(where: { $0.kind != .turn }) else {
      return ["at the beginning"]
    }
    return [StepReport(player.story, .events, view()).line(last)]
  }

  /// Makes the prompt's own world anew, without what was typed last.
  fileprivate func takeBackEntry(_ argument: String) -> Reply {
    guard argument.isEmpty else {
      return .failure(
        "error: without a lesson, `:back` takes back what was typed last, and no more"
      )
    }
    guard let entry = takeBack() else { return Reply(lines: ["This is the beginning."]) }
    let first = entry.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return Reply(lines: ["took back `\(first)`; it is \(time)"])
  }
}
