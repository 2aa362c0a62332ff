import LessonKit

extension Command {
  static let marbles = onBench(
    "marbles",
    "m",
    summary: "Draw what has happened as marbles",
    isView: true
  ) {
    _,
    bench in
    Reply(lines: MarbleDiagram(of: bench.story).lines(bench.view()))
  }
}
