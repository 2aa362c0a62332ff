import LessonKit

extension Command {
  static let ledger = onWorkspace(
    "ledger",
    "L",
    summary: "List the subscriptions that have not ended, and what ends them",
    isView: true
  ) { _, workspace in
    let ledger = Ledger(of: workspace.story, source: workspace.source)
    return Reply(
      lines: workspace.withEntries(ledger.lines(workspace.view(), isOver: workspace.isOver))
        + workspace.adviceIfEmpty(workspace.story.subscriptions.isEmpty)
    )
  }
}
