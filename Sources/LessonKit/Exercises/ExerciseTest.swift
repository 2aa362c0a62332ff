import ScriptSource

/// Tests an exercise: the program as given runs and does not print the goal, and every solution prints it.
struct ExerciseTest {
  let exercise: Exercise
  let options: ScriptRun.Options

  /// - Parameter records: Whether to record the goal from the first solution before.
  func run(records: Bool) throws -> LessonTest.Verdict {
    let solutions: [Solution]
    do { solutions = try exercise.solutions() } catch { return .failed(["error: \(error)"]) }
    let recordings = solutions.map { Recording(of: $0.file, options: options) }
    let given = Recording(of: exercise.given, options: options)
    let mistakes = ([given] + recordings).flatMap(\.report.mistakes)
    guard mistakes.isEmpty else { return .failed(mistakes) }
    if records { try exercise.lesson.record(recordings[0].lines) }
    guard let goal = try exercise.lesson.recordedLines() else { return .notRecorded }
    for recording in recordings {
      guard let diff = LogDiff(expected: goal, actual: recording.lines) else { continue }
      return .differs("\(recording.file.name) does not print the goal: \(diff)")
    }
    if given.lines.hasSameBytes(as: goal) {
      return .differs("the program as given prints the goal already: there is nothing to solve")
    }
    return records ? .recorded(lines: goal.count) : .passed
  }
}
