import LessonKit

extension Command {
  static let change = onBench(
    "change",
    "x",
    argument: "OLD => NEW",
    summary: "Write something else in the lesson, here only, and start it anew"
  ) { argument, bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    guard let change = Words.change(argument) else {
      return .failure("error: `:change` takes a change: `:change .publish() => .share()`")
    }
    do {
      let file = try Variants(of: player.file, expression: change.old).script(with: change.new)
      return bench.open(file, lesson: nil)
    } catch {
      return .failure("error: \(error)")
    }
  }
}
