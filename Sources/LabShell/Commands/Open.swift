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
      return Bench.needsName("open")
    }
    if name.contains("/") || name.hasSuffix(".swift") {
      let path = name.fromHome
      do { return bench.open(try ScriptFile.read(path), path: path) } catch {
        return .failure("error: \(error)")
      }
    }
    guard let lesson = bench.catalog?[name] else {
      return Bench.unknown(name, among: bench.catalog?.lessons.map(\.name) ?? [])
    }
    return bench.open(lesson.file, lesson: lesson)
  }
}
