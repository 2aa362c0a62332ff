/// How far a learner has come with each lesson.
public struct CourseProgress: Sendable, Hashable, Codable {
  /// How far with one lesson.
  public struct Entry: Sendable, Hashable, Codable {
    /// The section the learner was in, from 1.
    public var section: Int
    /// How many sections there are.
    public var sections: Int
    /// Whether the end was reached.
    public var isDone: Bool
    /// Whether the learner chose to leave it out.
    public var isSkipped: Bool

    public init(section: Int, sections: Int, isDone: Bool = false, isSkipped: Bool = false) {
      self.section = section
      self.sections = sections
      self.isDone = isDone
      self.isSkipped = isSkipped
    }

    /// `✓`, `▶ 2/4`, or `–` for one left out.
    public var mark: String {
      if isDone { return "✓" }
      return isSkipped ? "–" : "▶ \(section)/\(sections)"
    }
  }

  public var lessons: [String: Entry] = [:]
  /// The lesson in which the learner was last.
  public private(set) var last: String?

  public init() {}

  /// Notes that a section was reached.
  ///
  /// Being done is never taken back by looking again.
  public mutating func reach(_ section: Int, of sections: Int, in lesson: String) {
    let isDone = lessons[lesson]?.isDone ?? false
    last = lesson
    lessons[lesson] = Entry(section: section, sections: sections, isDone: isDone)
  }

  /// Notes that a lesson's end was reached.
  public mutating func finish(_ lesson: String, sections: Int) {
    lessons[lesson] = Entry(section: sections, sections: sections, isDone: true)
  }

  /// Notes that a lesson is left out.
  public mutating func skip(_ lesson: String, sections: Int) {
    guard !(lessons[lesson]?.isDone ?? false) else { return }
    let section = lessons[lesson]?.section ?? 1
    lessons[lesson] = Entry(section: section, sections: sections, isSkipped: true)
  }

  /// The lesson to go on with: where the learner stopped in the middle, else the first that is neither done nor left out.
  public func next(of names: [String]) -> String? {
    let open = names.filter { name in lessons[name].map { !$0.isDone && !$0.isSkipped } ?? true }
    return open.first { $0 == last } ?? open.first
  }

  /// What stands before a lesson's name in a list: `☐` where nothing is known.
  public func mark(of lesson: String) -> String { lessons[lesson]?.mark ?? "☐" }
}
