import LessonKit

extension Command {
  static let next = onWorkspace(
    "next",
    "n",
    argument: "[N]",
    summary: "Run the next statement of the lesson, or the next N",
    onEnter: .again
  ) { argument, workspace in
    guard let count = Count(argument) else { return Count.failure(argument, of: "next") }
    return workspace.move(.log) { $0.advance(to: .statements(count.number)) }
  }
}
