import LabBindings
import Stage

/// The steps of a lesson that have been entered, according to the statements that have passed.
struct StepMap {
  private let steps: [LessonStep]
  private let file: String
  private let setups: [ClosedRange<Int>]
  /// The steps in the order in which they were entered.
  private(set) var entered: [Int] = []
  /// The same steps, to find one among many.
  private var isEntered: Set<Int> = []
  /// The first step that has not been entered, apart from the first of the lesson.
  private var firstNotEntered = 1
  /// Whether all of the script's own statements have run.
  ///
  /// After that, statements in functions enter steps, too.
  private(set) var isScriptDone = false

  init(_ steps: [LessonStep], of file: String) {
    self.steps = steps
    self.file = file
    setups = steps.flatMap { $0.setups.map(\.lines) }
  }

  /// Records a statement that runs or is about to run.
  mutating func pass(_ statement: StatementStep) {
    if statement.role == .end { isScriptDone = true }
    guard let step = step(of: statement), isEntered.insert(step).inserted else { return }
    entered.append(step)
    while isEntered.contains(firstNotEntered) { firstNotEntered += 1 }
  }

  /// The steps that have not been entered, except the first.
  var notEntered: [Int] { steps.indices.dropFirst().filter { !isEntered.contains($0) } }

  /// Whether a statement enters a new step.
  func entersStep(_ statement: StatementStep) -> Bool {
    step(of: statement).map { !isEntered.contains($0) } ?? false
  }

  /// Whether a statement is in code that is folded into one line, where stepping does not stop.
  func isSetup(_ statement: StatementStep) -> Bool {
    guard statement.place.file == file else { return false }
    let line = statement.place.line
    return setups.contains { $0.contains(line) }
  }

  /// A point for each step without statements between the last statement and this one, at its first line of code.
  func declarations(before statement: StatementStep) -> [StatementStep] {
    guard statement.role == .topLevel, let next = step(of: statement) else { return [] }
    // The first step is shown when the lesson is opened.
    return (firstNotEntered..<max(firstNotEntered, next)).filter { !isEntered.contains($0) }
      .compactMap { steps[$0].firstDeclaration.map { statement.declaration(atLine: $0.number) } }
  }

  /// The step that a statement belongs to; nil for one in a function that another statement calls.
  func step(of statement: StatementStep) -> Int? {
    guard statement.place.file == file, statement.role.isOwn || isScriptDone else {
      return nil
    }
    let line = statement.place.line
    // The steps are in the order of their lines.
    var (low, high) = (0, steps.count)
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].range.upperBound <= line { low = middle + 1 } else { high = middle }
    }
    return low < steps.count && steps[low].range.contains(line) ? low : nil
  }
}
