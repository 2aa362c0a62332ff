import LessonKit
import Stage

extension Command {
  static let state = onWorkspace(
    "state",
    "i",
    summary: "Show the subscribers, and what shared observables hold",
    isView: true
  ) { _, workspace in
    let story = workspace.story
    let state = StoryState(
      of: story,
      at: story.records.last?.sequence ?? 0,
      now: workspace.time
    )
    return Reply(
      lines: workspace.withEntries(state.lines(workspace.view())) + state.key(workspace.view())
        + workspace.adviceIfEmpty(story.subscriptions.isEmpty)
    )
  }
}
