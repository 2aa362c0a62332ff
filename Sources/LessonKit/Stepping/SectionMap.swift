import LabBindings
import Stage

/// Which sections of a lesson have been entered, told by the statements that passed.
struct SectionMap {
  private let sections: [LessonSection]
  private let file: String
  /// The sections in the order in which they were entered.
  private(set) var entered: [Int] = []
  /// Whether the script's own statements have all run: those of functions that run later count from then on.
  private(set) var isBeyondEnd = false

  init(_ sections: [LessonSection], of file: String) {
    self.sections = sections
    self.file = file
  }

  /// Notes a statement that runs, or is about to.
  mutating func pass(_ step: StatementStep) {
    if step.role == .end { isBeyondEnd = true }
    if let section = section(of: step), !entered.contains(section) { entered.append(section) }
  }

  /// Whether a statement leads into a section that has not been entered.
  func isNew(_ step: StatementStep) -> Bool {
    section(of: step).map { !entered.contains($0) } ?? false
  }

  /// The section that a statement leads into; none for a function's that another statement calls.
  func section(of step: StatementStep) -> Int? {
    guard step.place.file == file, step.role != .inFunction || isBeyondEnd else { return nil }
    return sections.firstIndex { $0.range.contains(step.place.line) }
  }
}
