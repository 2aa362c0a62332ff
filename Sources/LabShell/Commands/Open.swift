import LessonKit
import ScriptSource

extension Command {
  static let open = onWorkspace(
    "open",
    "o",
    argument: "NAME",
    summary: "Open a lesson, or a Swift file, to step through it"
  ) { name, workspace in
    guard !name.isEmpty else {
      return Reply.needsName("open")
    }
    if ScriptFile.isPath(name) {
      let path = name.fromHome
      do { return workspace.open(try ScriptFile.read(path), path: path) } catch {
        return .failure(error)
      }
    }
    if let problem = workspace.catalog?.problem(of: name) {
      return .failure(problem)
    }
    guard let lesson = workspace.catalog?[name] else {
      return Reply.unknown(name, among: workspace.lessonNames)
    }
    return workspace.open(lesson.file, lesson: lesson)
  }
}
