import LessonKit
import SwiftScript

extension Command {
  static let open = onBench(
    "open",
    "o",
    argument: "NAME",
    summary: "Open a lesson, or a Swift file, to step through it"
  ) { name, bench in
    guard !name.isEmpty else {
      return .failure("error: `:open` needs a lesson's name; `:lessons` lists them")
    }
    if name.contains("/") || name.hasSuffix(".swift") {
      do { return bench.open(try ScriptFile.read(name), path: name) } catch {
        return .failure("error: \(error)")
      }
    }
    guard let lesson = bench.catalog?[name] else {
      let advice = bench.catalog?.suggestion(for: name).map { "did you mean `\($0)`?" }
      return .failure("error: there is no lesson `\(name)`; \(advice ?? "`:lessons` lists them")")
    }
    return bench.open(lesson.file, lesson: lesson)
  }
}
