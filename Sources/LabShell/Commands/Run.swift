import LessonKit
import ScriptSource

extension Command {
  static let run = Command(
    "run",
    aliases: ["r"],
    argument: "[NAME]",
    summary: "Run a lesson, or the open one to its end or a breakpoint",
    onEnter: .again
  ) { name, session in
    guard !name.isEmpty else {
      if let workspace = session.workspace, workspace.player != nil {
        return .reply(workspace.move(.log) { $0.advance(to: .end) })
      }
      return .reply(Reply.needsName("run"))
    }
    let names = session.lessonNames
    guard names.contains(name) else {
      return .reply(Reply.unknown(name, among: names))
    }
    return .reply(session.run(lesson: name))
  }
}
