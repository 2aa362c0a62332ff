import LessonKit

extension Command {
  static let threads = onWorkspace(
    "threads",
    "t",
    summary: "Draw a column for each thread, and the hops between them",
    isView: true
  ) { _, workspace in
    let story = workspace.story
    return Reply(
      lines: ThreadLanes(of: story).lines(workspace.view())
        + workspace.adviceIfEmpty(story.log.isEmpty)
    )
  }
}
