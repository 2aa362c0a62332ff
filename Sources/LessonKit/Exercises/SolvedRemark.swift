import ScriptSource
import Stage

/// Why a program that prints the goal may not do what its exercise asks for.
enum SolvedRemark {
  /// - Returns: A sentence; nil if the program subscribes to something and keeps the program as given.
  static func text(on recording: Recording, given: SourceFile) -> String? {
    guard recording.records.contains(where: { $0.kind == .subscribed }) else {
      return "The lines are right, but your program subscribes to nothing. Solve it with Rx, too."
    }
    let own = Set(code(of: recording.file))
    let lines = code(of: given)
    // Every change that a task needs leaves more than half of the program.
    guard 2 * lines.count(where: own.contains) < lines.count else { return nil }
    return
      "The lines are right, but little of the program as given is left. Change less of it: `:reset given` puts it back."
  }

  /// The lines of code with more than a bracket.
  private static func code(of file: SourceFile) -> [String] {
    LessonStep.steps(of: file.text).flatMap(\.code).map(\.text.trimmed)
      .filter { $0.count > 1 && !$0.hasPrefix("//") }
  }
}
