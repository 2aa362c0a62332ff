import SwiftScript

extension Command {
  static let run = Command("run", argument: "NAME", summary: "Run a lesson") { name, session in
    guard !name.isEmpty else {
      return .reply(.failure("error: `:run` needs a lesson's name; `:lessons` lists them"))
    }
    let names = session.lessons().map(\.name)
    guard names.contains(name) else {
      let advice =
        nearest(to: name, in: names).map { "did you mean `\($0)`?" } ?? "`:lessons` lists them"
      return .reply(.failure("error: there is no lesson `\(name)`; \(advice)"))
    }
    return .reply(session.run(lesson: name))
  }
}
