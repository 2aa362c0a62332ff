import LessonKit
import Stage

extension Command {
  static let back = onBench(
    "back",
    "b",
    argument: "[N]",
    summary: "Take the last move back, or what was typed last; or go back by N events",
    details: ["Enter after it is `:next`."],
    onEnter: .anew
  ) { argument, bench in
    guard let player = bench.player else { return bench.takeBackEntry(argument) }
    guard !player.isAtStart else {
      return Reply(lines: ["This is the beginning."] + bench.arrival())
    }
    let typed = player.typed
    if argument.isEmpty {
      player.back()
    } else {
      guard let count = Count(argument) else { return Count.failure(argument, of: "back") }
      player.back(events: count.number)
    }
    return Reply(lines: bench.tookBack(from: typed) + bench.place() + bench.arrival())
  }
}

extension Bench {
  /// What a move back took away of what had been typed.
  func tookBack(from typed: [String]) -> [String] {
    typed.dropFirst(player?.typed.count ?? 0).map { "took back `\(Self.firstLine(of: $0))`" }
  }

  private static func firstLine(of entry: String) -> String {
    entry.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

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
    return Reply(lines: ["took back `\(Self.firstLine(of: entry))`; it is \(time)"])
  }
}
