package import SwiftScript

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
    self.init(goal: try exercise.goal(), recording: try record(program))
  }

  /// Compares a run with a goal.
  package init(goal: [String], recording: Recording) {
    self.goal = goal
    self.recording = recording
    lines = recording.lines
    matched = goal.countOfSameLines(as: lines)
  }
}
