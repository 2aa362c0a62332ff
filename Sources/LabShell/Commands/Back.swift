import LessonKit
import Stage

extension Command {
  static let back = onWorkspace(
    "back",
    "b",
    argument: "[N]",
    summary: "Undo the last move or entry, or go back N events",
    details: [
      "Without a lesson, it takes back the last entry or `:advance`. The time that passed after that is kept."
    ],
    onEnter: .next
  ) { argument, workspace in
    guard let player = workspace.player else { return workspace.takeBackEntry(argument) }
    guard !player.isAtStart else {
      return Reply(lines: [Workspace.beginning] + workspace.arrival())
    }
    let typed = player.typed
    if argument.isEmpty {
      player.back()
    } else {
      guard let count = Count(argument) else { return Count.failure(argument, of: "back") }
      player.back(events: count.number)
    }
    return Reply(
      lines: workspace.tookBack(from: typed) + workspace.lastEvent() + workspace.arrival()
    )
  }
}

extension Workspace {
  /// Reports the entries that a move back has undone.
  func tookBack(from typed: [String]) -> [String] {
    typed.dropFirst(player?.typed.count ?? 0).map { "took back `\($0.firstLine)`" }
  }

  fileprivate static let beginning = "This is the beginning."

  /// The last event of the open lesson.
  func lastEvent() -> [String] {
    guard let player else { return [] }
    guard let last = player.records.last(where: { !$0.isDetail }) else {
      return ["at the beginning"]
    }
    return [StepReport(player.story, .events, view()).line(last)]
  }

  /// Repeats the prompt's session without its last entry.
  fileprivate func takeBackEntry(_ argument: String) -> Reply {
    guard argument.isEmpty else {
      return .failure(
        "error: without a lesson, `:back` takes back only the last entry"
      )
    }
    let entry: String
    do {
      guard let last = try takeBack() else { return Reply(lines: [Self.beginning]) }
      entry = last
    } catch {
      return .failure("\(error): nothing was taken back")
    }
    let done = "took back `\(entry.firstLine)`; now at \(time.phrase)"
    return Reply(lines: [done] + (shownPicture == nil ? [] : changedPicture()))
  }
}

extension String {
  fileprivate var firstLine: String {
    split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }
}
