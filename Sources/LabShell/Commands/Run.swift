import LessonKit
import SwiftScript

extension Command {
  static let run = Command(
    "run",
    aliases: ["r"],
    argument: "[NAME]",
    summary: "Run a lesson, or the open one to its end or a breakpoint",
    details: ["Enter runs the open lesson on, from one breakpoint to the next."],
    onEnter: .again
  ) { name, session in
    guard !name.isEmpty else {
      if let bench = session.bench, bench.player != nil {
        return .reply(bench.move(.log) { $0.advance(to: .end) })
      }
      return .reply(Bench.needsName("run"))
    }
    let names = session.lessons().map(\.name)
    guard names.contains(name) else {
      return .reply(Bench.unknown(name, among: names))
    }
    return .reply(session.run(lesson: name))
  }
}
