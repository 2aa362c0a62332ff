import TerminalText

/// The course as a list: the lessons under the titles of their chapters, each with the learner's progress.
package struct LessonList {
  private let catalog: LessonCatalog
  private let progress: CourseProgress?

  /// - Parameter progress: Shown before each lesson's name, if there is one.
  package init(_ catalog: LessonCatalog, progress: CourseProgress?) {
    (self.catalog, self.progress) = (catalog, progress)
  }

  package var lines: [String] {
    let nameWidth = catalog.lessons.map { TextWidth.of(name(of: $0)) }.max() ?? 0
    let markWidth = catalog.lessons.map { TextWidth.of(mark(of: $0)) }.max() ?? 0
    var number = 0
    return catalog.chapters.flatMap { chapter, lessons in
      let rows = lessons.map { lesson in
        (chapter == nil ? "" : "   ") + TextWidth.padded(mark(of: lesson), to: markWidth)
          + TextWidth.padded(name(of: lesson), to: nameWidth + 2) + lesson.title
      }
      guard let chapter else { return rows }
      number += 1
      return [TextWidth.padded("\(number)", to: 3) + chapter.title] + rows
    }
  }

  /// The name, after a pencil for an exercise.
  private func name(of lesson: Lesson) -> String {
    (lesson.exercise == nil ? "" : "✎ ") + lesson.name
  }

  private func mark(of lesson: Lesson) -> String {
    // An exercise has a program to finish, and no steps to count.
    progress.map { progress in
      let mark = progress.mark(of: lesson.name)
      return (lesson.exercise != nil && mark.hasPrefix("▶") ? "▶" : mark) + " "
    } ?? ""
  }
}
