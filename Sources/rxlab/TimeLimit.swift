import ArgumentParser
import LessonKit
import Stage

/// A time on the command line: `12s`, `500ms`, `2min`.
struct TimeLimit: ExpressibleByArgument {
  let time: StageTime

  init?(argument: String) {
    guard let time = Markup.time(argument), time > .zero else { return nil }
    self.time = time
  }
}
