import LessonKit
import ScriptSource

/// Checking the learner's program.
extension Workspace {
  /// Runs the learner's program and compares its log with the goal.
  func check() -> Reply {
    guard let open = exercise else { return Self.noExercise }
    var reply = Reply()
    let check: ExerciseCheck
    do {
      reply.lines = try readCopyAgain()
      guard let player else { return Reply.nothingOpen }
      check = try ExerciseCheck(open.exercise, program: player.file, record: record)
    } catch {
      return .failure(error)
    }
    exercise?.lastCheck = check
    exercise?.hasTried = true
    let lesson = open.exercise.lesson
    let steps = lesson.steps.count
    updateProgress { $0.reach(1, of: steps, in: lesson.name) }
    reply.lines += CheckView(of: check).lines(view())
    reply.errors += check.mistakes
    reply.isFailure = !check.mistakes.isEmpty
    let next: String
    if check.isSolved {
      updateProgress { $0.finish(lesson.name, steps: steps) }
      reply.lines += remark(on: open.exercise)
      next = "`:solution` shows other solutions, `:skip` opens the next lesson."
    } else {
      next = "`:edit` changes your program, `:hint` helps, `:goal` shows every line."
    }
    reply.lines += view().folded(next)
    reply.isView = true
    return reply
  }

  /// What the author says about the solution that is like the learner's, or about the first one.
  private func remark(on exercise: Exercise) -> [String] {
    guard let solutions = try? exercise.solutions(), let player,
      let solution = solutions.first(where: { Solution.haveSameCode($0.file, player.file) })
        ?? solutions.first, !solution.explanation.isEmpty
    else { return [] }
    let isSame = Solution.haveSameCode(solution.file, player.file)
    let title = isSame ? "The author on this solution:" : "The author on `\(solution.file.name)`:"
    return ProseLayout.lines([title] + solution.explanation, in: view())
  }

  /// The whole goal, with marks of the last check.
  func goal() -> Reply {
    guard let open = exercise, let player else { return Self.noExercise }
    do {
      let check =
        try open.lastCheck
        ?? ExerciseCheck(open.exercise, program: player.file, record: record)
      return Reply(lines: CheckView(of: check, isWhole: true).goalLines(view()))
    } catch {
      return .failure(error)
    }
  }
}
