import LessonKit

extension Command {
  static let next = onWorkspace(
    "next",
    "n",
    argument: "[N]",
    summary: "Run the next statement of the lesson, or the next N",
    details: [
      "A statement runs with the functions and closures that it calls. When all statements outside functions have run, "
        + "those of the functions that queues and timers call follow, one by one. `:step` also stops inside a statement, at "
        + "each event."
    ],
    onEnter: .again
  ) { argument, workspace in
    guard let count = Count(argument) else { return Count.failure(argument, of: "next") }
    return workspace.move(.log) { $0.advance(to: .statements(count.number)) }
  }
}

/// The number after a command; 1 if there is none.
struct Count {
  let number: Int

  init?(_ text: String) {
    guard let number = text.isEmpty ? 1 : Int(text), number > 0 else { return nil }
    self.number = number
  }

  static func failure(_ text: String, of command: String) -> Reply {
    .failure("error: `\(text)` is not a positive number; try `:\(command) 5`")
  }
}
