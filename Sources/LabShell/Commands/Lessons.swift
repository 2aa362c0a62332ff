import LessonKit

extension Command {
  static let lessons = Command("lessons", aliases: ["l"], summary: "List the lessons", isView: true)
  {
    _,
    session in
    let lessons = session.lessons()
    guard !lessons.isEmpty else { return .reply(Reply(lines: ["There are no lessons."])) }
    let progress = session.workspace?.progress
    let marks = lessons.map { lesson in progress.map { $0.mark(of: lesson.name) } ?? "" }
    let markWidth = marks.map(\.count).max() ?? 0
    let width = lessons.map(\.name.count).max() ?? 0
    return .reply(
      Reply(
        lines: zip(lessons, marks).map { lesson, mark in
          let before = markWidth == 0 ? "" : mark.padded(to: markWidth + 1)
          return before + lesson.name.padded(to: width + 2) + lesson.title
        }
      )
    )
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
