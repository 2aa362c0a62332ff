import LessonKit

extension Command {
  static let skip = onBench("skip", "y", summary: "Leave this lesson out and open the next one") {
    _,
    bench in
    guard let lesson = bench.lesson else { return Bench.nothingOpen }
    bench.skip(lesson)
    let lessons = bench.catalog?.lessons ?? []
    guard let name = bench.progress.next(of: lessons.map(\.name)), let next = bench.catalog?[name]
    else { return Reply(lines: ["That was the last lesson."]) }
    return bench.open(next.file, lesson: next)
  }
}
