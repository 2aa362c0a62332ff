import Foundation
import LessonKit
import SwiftScript

extension Command {
  static let diff = onWorkspace(
    "diff",
    "d",
    argument: "[OLD => NEW]",
    summary: "Compare the lesson's log with the recorded one, or with the log after a change",
    details: [
      "  :diff .publish() => .share()",
      "  :diff 33: .forever => .whileConnected",
      "A script of your own is compared with what it printed before `:change`.",
    ],
    isView: true
  ) { argument, workspace in
    guard let player = workspace.player else { return Workspace.nothingOpen }
    do {
      return argument.isEmpty
        ? try workspace.differenceSinceOpened(player)
        : try workspace.difference(after: argument, in: player)
    } catch {
      return .failure("error: \(error)")
    }
  }
}

extension Workspace {
  /// Compares the open script's log with the recorded one, or, if none is recorded, with the log before any change.
  fileprivate func differenceSinceOpened(_ player: LessonPlayer) throws -> Reply {
    let new = Recording(of: player.file)
    if let lesson, let recorded = lesson.recordedLines {
      return reply(recorded, new, to: "the recorded log")
    }
    guard let opened, opened !== player.file else {
      return .failure(
        "error: there is nothing to compare with: no log is recorded, and nothing is changed; "
          + "`:diff OLD => NEW` tries a change"
      )
    }
    return reply(Recording(of: opened).lines, new, to: "the log before `:change`")
  }

  fileprivate func difference(after argument: String, in player: LessonPlayer) throws -> Reply {
    guard let change = Words.change(argument) else {
      return Self.needsChange("diff")
    }
    let edit = try variants(of: player, change.old).edit(with: change.new)
    let new = Recording(of: edit.after)
    if !new.report.mistakes.isEmpty {
      return Reply(errors: new.report.mistakes, isFailure: true)
    }
    var reply = reply(Recording(of: player.file).lines, new, to: "the log before the change")
    reply.lines = edit.lines(view()) + reply.lines
    return reply
  }

  private func reply(_ old: [String], _ new: Recording, to what: String) -> Reply {
    guard let diff = LogDiff(expected: old, actual: new.lines) else {
      return Reply(lines: ["The log is equal to \(what)."])
    }
    return Reply(lines: diff.lines(view()))
  }
}
