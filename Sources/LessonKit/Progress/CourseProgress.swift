/// A learner's progress in each lesson.
package struct CourseProgress: Sendable, Hashable, Codable {
  /// The progress in one lesson.
  package struct Entry: Sendable, Hashable, Codable {
    /// The number of the last step that was reached, from 1.
    package var step: Int
    /// The number of steps.
    package var steps: Int
    /// Whether the lesson has run to its end.
    package var isDone: Bool
    /// Whether the learner has skipped the lesson.
    package var isSkipped: Bool

    private enum CodingKeys: String, CodingKey {
      case step = "section"
      case steps = "sections"
      case isDone, isSkipped
    }

    package init(step: Int, steps: Int, isDone: Bool = false, isSkipped: Bool = false) {
      self.step = step
      self.steps = steps
      self.isDone = isDone
      self.isSkipped = isSkipped
    }

    /// `✓` for done, `▶ 2/4` for begun, `–` for skipped.
    package var mark: String {
      if isDone { return "✓" }
      return isSkipped ? "–" : "▶ \(step)/\(steps)"
    }
  }

  package var lessons: [String: Entry] = [:]
  /// The lesson that the learner used last.
  package private(set) var last: String?

  package init() {}

  /// Records that a step was reached.
  ///
  /// A lesson that is done stays done.
  package mutating func reach(_ step: Int, of steps: Int, in lesson: String) {
    let isDone = lessons[lesson]?.isDone ?? false
    last = lesson
    lessons[lesson] = Entry(step: step, steps: steps, isDone: isDone)
  }

  /// Records that a lesson's end was reached.
  package mutating func finish(_ lesson: String, steps: Int) {
    lessons[lesson] = Entry(step: steps, steps: steps, isDone: true)
  }

  /// Records that a lesson is skipped.
  package mutating func skip(_ lesson: String, steps: Int) {
    guard !(lessons[lesson]?.isDone ?? false) else { return }
    let step = lessons[lesson]?.step ?? 1
    lessons[lesson] = Entry(step: step, steps: steps, isSkipped: true)
  }

  /// The lesson to continue with: the last one if it is not done, or else the first that is neither done nor skipped.
  package func next(of names: [String]) -> String? {
    let open = names.filter { name in lessons[name].map { !$0.isDone && !$0.isSkipped } ?? true }
    return open.first { $0 == last } ?? open.first
  }

  /// The mark before a lesson's name in a list: `☐` if it has not been begun.
  package func mark(of lesson: String) -> String { lessons[lesson]?.mark ?? "☐" }
}
