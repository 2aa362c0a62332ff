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
