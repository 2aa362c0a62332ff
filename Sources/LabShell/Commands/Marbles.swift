import LessonKit

extension Command {
  static let marbles = onBench("marbles", "m", summary: "Draw what has happened as marbles") {
    _,
    bench in
    Reply(lines: MarbleDiagram(of: bench.story).lines(bench.view()))
  }
}
