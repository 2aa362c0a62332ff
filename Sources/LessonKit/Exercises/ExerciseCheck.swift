package import ScriptSource

/// A run of a program, compared with the goal of an exercise.
package struct ExerciseCheck {
  /// The lines that the program must print.
  package let goal: [String]
  /// The lines that it printed.
  package let lines: [String]
  /// The number of lines that are right, from the top.
  package let matched: Int
  /// The program's run.
  package let recording: Recording
  /// Why a program that prints the goal may not do what the exercise asks for; nil if nothing is to be said.
  package let remark: String?

  /// Whether the program prints the goal, and nothing else, without a mistake.
  package var isSolved: Bool { mistakes.isEmpty && lines.hasSameBytes(as: goal) }

  /// The mistakes that stopped the program, each with its lines to print.
  package var mistakes: [String] { recording.report.mistakes }

  /// The first line that differs; nil if there is none.
  package var difference: GoalDifference? { GoalDifference(of: self) }

  /// Runs a program and compares its log with the goal.
  ///
  /// - Parameters:
  ///   - program: The learner's program, or a solution.
  ///   - record: Runs a script to its end.
  /// - Throws: `ScriptFile.Problem` if there is no goal, and what `record` throws.
  package init(
    _ exercise: Exercise,
    program: SourceFile,
    record: (SourceFile) throws -> Recording = { Recording(of: $0) }
  ) throws {
    self.init(goal: try exercise.goal(), recording: try record(program), given: exercise.given)
  }

  /// Compares a run with a goal.
  ///
  /// - Parameter given: The program as given, if the learner's is to be compared with it.
  package init(goal: [String], recording: Recording, given: SourceFile? = nil) {
    self.goal = goal
    self.recording = recording
    lines = recording.lines
    matched = goal.countOfSameLines(as: lines)
    let isSolved = recording.report.mistakes.isEmpty && lines.hasSameBytes(as: goal)
    remark = isSolved ? given.flatMap { SolvedRemark.text(on: recording, given: $0) } : nil
  }
}
