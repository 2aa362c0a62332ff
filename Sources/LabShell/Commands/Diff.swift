import Foundation
import LessonKit
import ScriptSource

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
      return .failure(error)
    }
  }
}

extension Workspace {
  /// Compares the open script's log with the recorded one, or, if none is recorded, with the log before any change.
  fileprivate func differenceSinceOpened(_ player: LessonPlayer) throws -> Reply {
    if let lesson, let recorded = try lesson.recordedLines() {
      return reply(
        recorded,
        try record(player.file),
        to: exercise == nil ? "the recorded log" : "the goal"
      )
    }
    guard let opened, opened !== player.file else {
      return .failure(
        "error: there is nothing to compare with: no log is recorded, and nothing is changed; "
          + "`:diff OLD => NEW` tries a change"
      )
    }
    return try reply(opened, player.file, to: "the log before `:change`")
  }

  fileprivate func difference(after argument: String, in player: LessonPlayer) throws -> Reply {
    guard let change = Words.change(argument) else {
      return Self.needsChange("diff")
    }
    let edit = try variants(of: player, change.old).edit(with: change.new)
    var reply = try reply(player.file, edit.after, to: "the log before the change")
    reply.lines = edit.lines(view()) + reply.lines
    return reply
  }

  private func reply(_ old: SourceFile, _ new: SourceFile, to what: String) throws -> Reply {
    let old = try record(old)
    let failures = old.report.mistakes.map { "Before the change, the run failed: \($0)" }
    return reply(old.lines, try record(new), to: what, failures)
  }

  /// - Parameter failures: Why the earlier run failed, if it did.
  private func reply(
    _ old: [String],
    _ new: Recording,
    to what: String,
    _ failures: [String] = []
  ) -> Reply {
    let errors = failures + new.report.mistakes
    var reply = Reply(errors: errors, isFailure: !errors.isEmpty)
    // A script that does not begin has no log to compare.
    if new.lines.isEmpty, !new.report.mistakes.isEmpty { return reply }
    let diff = LogDiff(
      expected: old.map(Self.readable),
      actual: new.lines.map(Self.readable),
      verbs: what == "the goal" ? ("expected", "got") : ("before it was", "now it is")
    )
    reply.lines = diff?.lines(view(), isFolded: true) ?? ["The log is equal to \(what)."]
    if diff != nil, let limit = new.report.reachedLimit {
      // Time goes on after the script's own statements, as long as a timer is due.
      reply.lines += view().folded("Now the run was \(limit.note).", indent: "  ")
    }
    return reply
  }

  /// A line of a log with the time of the run in place of its date.
  private static func readable(_ line: String) -> String {
    let parts = GoalLine(line)
    return parts.time.map { "\($0)  \(parts.text)" } ?? line
  }
}
