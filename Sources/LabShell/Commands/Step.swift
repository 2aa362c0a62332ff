import LessonKit

extension Command {
  static let step = onBench(
    "step",
    "s",
    argument: "[N]",
    summary: "Go on by one event, or by N of them",
    details: ["Enter does it again."],
    onEnter: .again
  ) { argument, bench in
    guard let count = Count(argument) else { return Count.failure(argument, of: "step") }
    return bench.move(.events) { $0.advance(to: .events(count.number)) }
  }
}
