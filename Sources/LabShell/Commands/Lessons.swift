extension Command {
  static let lessons = Command("lessons", summary: "List the lessons") { _, session in
    let lessons = session.lessons()
    guard !lessons.isEmpty else { return .reply(Reply(lines: ["There are no lessons."])) }
    let width = lessons.map(\.name.count).max() ?? 0
    return .reply(
      Reply(
        lines: lessons.map { lesson in
          lesson.name + String(repeating: " ", count: width - lesson.name.count + 2) + lesson.title
        }
      )
    )
  }
}
