import LessonKit
import Stage

extension Command {
  static let state = onBench(
    "state",
    "i",
    summary: "Show who is subscribed, and what shared sequences hold",
    isView: true
  ) { _, bench in
    let story = bench.story
    let state = StoryState(
      of: story,
      at: story.records.last?.sequence ?? 0,
      now: bench.time
    )
    return Reply(
      lines: bench.withEntries(state.lines(bench.view())) + state.key(bench.view())
    )
  }
}
