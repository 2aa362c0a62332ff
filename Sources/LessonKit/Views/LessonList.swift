/// The course as a list: the lessons under the titles of their chapters, each with the learner's progress.
package struct LessonList {
  private let catalog: LessonCatalog
  private let progress: CourseProgress?

  /// - Parameter progress: Shown before each lesson's name, if there is one.
  package init(_ catalog: LessonCatalog, progress: CourseProgress?) {
    (self.catalog, self.progress) = (catalog, progress)
  }

  package var lines: [String] {
    let nameWidth = catalog.lessons.map(\.name.count).max() ?? 0
    let markWidth = catalog.lessons.map { mark(of: $0).count }.max() ?? 0
    var number = 0
    return catalog.chapters.flatMap { chapter, lessons in
      let rows = lessons.map { lesson in
        (chapter == nil ? "" : "   ") + mark(of: lesson).padded(to: markWidth)
          + lesson.name.padded(to: nameWidth + 2) + lesson.title
      }
      guard let chapter else { return rows }
      number += 1
      return ["\(number)".padded(to: 3) + chapter.title] + rows
    }
  }

  private func mark(of lesson: Lesson) -> String {
    progress.map { $0.mark(of: lesson.name) + " " } ?? ""
  }
}
