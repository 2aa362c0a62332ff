import LabBindings
import LessonKit

extension Command {
  static let skip = onWorkspace("skip", "y", summary: "Skip this lesson and open the next one") {
    _,
    workspace in
    guard let player = workspace.player else { return Reply.nothingOpen }
    guard let lesson = workspace.lesson else { return Reply.noLesson(player.file) }
    // A lesson that has run to its end is done, not skipped.
    if player.statement?.role == .end, workspace.exercise == nil {
      workspace.noteDone(lesson)
    } else {
      workspace.skip(lesson)
    }
    let names = workspace.lessonNames
    let next = names.firstIndex(of: lesson.name).map { $0 + 1 } ?? 0
    // First the lessons after it, then earlier ones that are not done.
    guard let name = workspace.progress.next(of: Array(names[next...] + names[..<next])),
      let following = workspace.catalog?[name]
    else { return Reply(lines: ["That was the last lesson."]) }
    return workspace.open(following.file, lesson: following)
  }
}
