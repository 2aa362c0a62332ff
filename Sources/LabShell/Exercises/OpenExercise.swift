import LessonKit

/// The exercise that is open, and what the learner has done with it in this session.
struct OpenExercise {
  let exercise: Exercise
  /// The folder of the learner's copy; nil if the copy is only in memory.
  let copies: LearnerCopies?
  /// The last check; the first one is made when the exercise is opened.
  var lastCheck: ExerciseCheck?
  /// Whether `:check` or `:edit` has run the program.
  var hasTried = false
  /// Whether the learner has asked for the solution before trying.
  var hasAsked = false

  /// The file of the copy, if there is one.
  var path: String? { copies?.path(of: exercise) }

  /// Whether the last check found the goal.
  var isSolved: Bool { lastCheck?.isSolved ?? false }
}
