import LessonKit

extension Command {
  static let skip = onBench("skip", "y", summary: "Leave this lesson out and open the next one") {
    _,
    bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    guard let lesson = bench.lesson else { return Bench.noLesson(player.file) }
    bench.skip(lesson)
    let names = bench.catalog?.lessons.map(\.name) ?? []
    let place = names.firstIndex(of: lesson.name).map { $0 + 1 } ?? 0
    // Those behind it first, then what was passed over before.
    guard let name = bench.progress.next(of: Array(names[place...] + names[..<place])),
      let next = bench.catalog?[name]
    else { return Reply(lines: ["That was the last lesson."]) }
    return bench.open(next.file, lesson: next)
  }
}
