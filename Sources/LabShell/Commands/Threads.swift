import LessonKit

extension Command {
  static let threads = onBench(
    "threads",
    "t",
    summary: "Draw a column for each thread, and the moves between them",
    isView: true
  ) { _, bench in
    Reply(lines: ThreadLanes(of: bench.story).lines(bench.view()))
  }
}
