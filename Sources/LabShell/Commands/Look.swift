import LessonKit

extension Command {
  static let look = onBench("look", "k", summary: "Show the words and the code of this step again")
  {
    _,
    bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    let page = bench.show(player.section)
    return Reply(lines: page + bench.arrival())
  }
}
