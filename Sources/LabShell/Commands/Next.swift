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
