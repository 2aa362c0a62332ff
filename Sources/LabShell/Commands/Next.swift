import LessonKit

extension Command {
  static let next = onBench(
    "next",
    "n",
    argument: "[N]",
    summary: "Go on to the next statement of the lesson, or by N of them",
    details: ["Enter does it again."],
    onEnter: .again
  ) { argument, bench in
    guard let count = Count(argument) else { return Count.failure(argument, of: "next") }
    return bench.move(.log) { $0.advance(to: .statements(count.number)) }
  }
}

/// A positive number behind a command; 1 if none is typed.
struct Count {
  let number: Int

  init?(_ text: String) {
    guard let number = text.isEmpty ? 1 : Int(text), number > 0 else { return nil }
    self.number = number
  }

  static func failure(_ text: String, of command: String) -> Reply {
    .failure("error: `\(text)` is no number of steps; `:\(command) 5` makes five")
  }
}
