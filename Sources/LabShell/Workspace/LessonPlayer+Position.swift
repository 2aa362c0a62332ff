import LabBindings
import LessonKit
import ScriptSource
import Stage

/// Where the learner is in a lesson, as the shell says it.
extension LessonPlayer {
  func page(_ index: Int) -> StepPage { StepPage(steps[index], index, of: steps.count) }

  /// The next statement, marked `▶`, or the running one, marked `▷`, with the code around it.
  ///
  /// - Parameter isBelowPage: Whether all of the code is on the screen already.
  func position(isBelowPage: Bool, _ view: ViewOptions) -> [String] {
    guard !isAtEnd else { return [] }
    let (sign, statement) = self.statement.map { ("▶", $0) } ?? ("▷", running)
    guard let statement else { return [] }
    if statement.role == .end {
      return view.folded("\(sign) \(waiting)", indent: "  ")
    }
    let line = statement.place.line
    let index = steps.firstIndex { $0.range.contains(line) }
    let isShort = isBelowPage || (view.height ?? 0) < Self.roomForCode
    let excerpt = index.map { page($0).excerpt(at: line, marked: sign, view) } ?? []
    guard isShort || excerpt.isEmpty else { return excerpt }
    return ["\(sign) \(line)  " + file.textOfLine(line).trimmed]
  }

  /// A window with fewer rows shows the statement alone.
  private static let roomForCode = 20

  /// Whether the learner comes from the page before the last step, and that step does nothing but close the log.
  func isAtClosing(after page: Int?) -> Bool {
    guard statement?.role == .topLevel, let page else { return false }
    let last = steps.count - 1
    return step == last && page == last - 1 && steps[last].isClosing
  }

  /// Reports time that passed without a printed line.
  func silence(in progress: LessonPlayer.Progress) -> String? {
    let isSilent = !progress.records.contains { $0.logLine != nil }
    guard isSilent, progress.start < time else { return nil }
    let passed = time - progress.start
    return "\(passed.phrase) \(passed == .seconds(1) ? "passes" : "pass"), and nothing is printed"
  }

  /// What can still happen after the script's own statements have run.
  private var waiting: String {
    let later = step + 1..<self.steps.count
    if later.isEmpty {
      return "The script's own statements have run. Queues and timers go on: press Enter"
    }
    let (first, last) = (later.lowerBound + 1, later.upperBound)
    let steps = first == last ? "step \(last)" : "steps \(first) to \(last)"
    return
      "The script's own statements have run. Queues and timers now call the functions of \(steps): press Enter"
  }
}
