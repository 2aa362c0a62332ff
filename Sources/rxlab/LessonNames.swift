import LessonKit

/// Lesson names, for shell completion.
enum LessonNames {
  @Sendable static func complete(_: [String], _: Int, _ prefix: String) -> [String] {
    ((try? LessonCatalog.builtIn())?.lessons ?? []).map(\.name).filter { $0.hasPrefix(prefix) }
  }
}
