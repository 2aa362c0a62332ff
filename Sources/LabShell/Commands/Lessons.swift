import LessonKit

extension Command {
  static let lessons = Command("lessons", aliases: ["l"], summary: "List the lessons", isView: true)
  {
    _,
    session in
    guard let workspace = session.workspace, let catalog = workspace.catalog,
      !catalog.lessons.isEmpty
    else { return .reply(Reply(lines: ["There are no lessons."])) }
    return .reply(Reply(lines: LessonList(catalog, progress: workspace.progress).lines))
  }
}
