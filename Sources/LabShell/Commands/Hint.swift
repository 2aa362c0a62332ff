import LessonKit

extension Command {
  static let hint = onBench("hint", "j", summary: "Help a little; a little more each time") {
    _,
    bench in
    guard let player = bench.player else { return Bench.nothingOpen }
    let number = player.section
    let section = player.sections[number]
    let all =
      section.hints + section.questions.map { "Ask yourself: \($0)" }
      + section.experiments.map { "Try it: \($0)" }
    let ladder =
      all.isEmpty
      ? ["Go event by event with `:step`, and ask `:why` at the first one that surprises you."]
      : all
    let given = min(bench.hints[number] ?? 0, ladder.count - 1)
    let isOver = bench.hints[number, default: 0] == ladder.count
    bench.hints[number] = given + 1
    let rung = ladder.count > 1 ? "(\(given + 1)/\(ladder.count)) " : ""
    let end = isOver ? " There are no more hints for this step." : ""
    return Reply(lines: bench.view().folded(rung + ladder[given] + end, indent: "  "))
  }
}
