import LessonKit

/// The lessons' names for shells that complete them.
enum LessonNames {
  @Sendable static func complete(_: [String], _: Int, _ prefix: String) -> [String] {
    ((try? LessonCatalog.builtIn())?.lessons ?? []).map(\.name).filter { $0.hasPrefix(prefix) }
  }
}
