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
    guard let player = workspace.player else { return Reply.nothingOpen }
    do {
      return argument.isEmpty
        ? try LogComparison(workspace: workspace).sinceOpened(player)
        : try LogComparison(workspace: workspace).after(argument, in: player)
    } catch {
      return .failure(error)
    }
  }
}

/// Compares logs of the open script.
private struct LogComparison {
  let workspace: Workspace

  /// Compares the open script's log with the recorded one, or, if none is recorded, with the log before any change.
  func sinceOpened(_ player: LessonPlayer) throws -> Reply {
    if let recorded = try workspace.lesson?.recordedLines() {
      return reply(
        recorded,
        try workspace.record(player.file),
        to: workspace.exercise == nil ? "the recorded log" : "the goal"
      )
    }
    guard let opened = workspace.opened, opened !== player.file else {
      return .failure(
        "error: there is nothing to compare with: no log is recorded, and nothing is changed; "
          + "`:diff OLD => NEW` tries a change"
      )
    }
    return try reply(opened, player.file, to: "the log before `:change`")
  }

  func after(_ argument: String, in player: LessonPlayer) throws -> Reply {
    guard let change = Words.change(argument) else {
      return Reply.needsChange("diff")
    }
    let edit = try player.variants(of: change.old).edit(with: change.new)
    var reply = try reply(player.file, edit.after, to: "the log before the change")
    reply.lines = edit.lines(workspace.view()) + reply.lines
    return reply
  }

  private func reply(_ old: SourceFile, _ new: SourceFile, to what: String) throws -> Reply {
    let old = try workspace.record(old)
    let failures = old.report.mistakes.map { "Before the change, the run failed: \($0)" }
    return reply(old.lines, try workspace.record(new), to: what, failures)
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
    reply.lines = diff?.lines(workspace.view(), isFolded: true) ?? ["The log is equal to \(what)."]
    if diff != nil, let limit = new.report.reachedLimit {
      // Time goes on after the script's own statements, as long as a timer is due.
      reply.lines += workspace.view().folded("Now the run was \(limit.note).", indent: "  ")
    }
    return reply
  }

  /// A line of a log with the time of the run in place of its date.
  private static func readable(_ line: String) -> String {
    let parts = GoalLine(line)
    return parts.time.map { "\($0)  \(parts.text)" } ?? line
  }
}
