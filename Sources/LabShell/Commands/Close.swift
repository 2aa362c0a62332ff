import LessonKit

extension Command {
  static let close = onBench(
    "close",
    "C",
    summary: "Leave the lesson, and go back to the prompt's own world"
  ) { _, bench in
    guard bench.player != nil else { return Bench.nothingOpen }
    bench.close()
    return Reply()
  }
}
