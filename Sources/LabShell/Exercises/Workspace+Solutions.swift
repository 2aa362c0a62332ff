import LessonKit
import ScriptSource

/// Showing the author's solutions.
extension Workspace {
  /// The first solution; after the exercise is solved, all that are written another way.
  func solution() -> Reply {
    guard let open = exercise, let player else { return Self.noExercise }
    let isTried = open.hasTried || player.file.text != open.exercise.given.text
    let hasAllHints =
      hints[0, default: 0] >= open.exercise.hints.count && !open.exercise.hints.isEmpty
    guard isTried || open.hasAsked || hasAllHints else {
      exercise?.hasAsked = true
      return Reply(
        lines: view().folded(
          "Try first: `:edit` changes your program, `:hint` helps. Another `:solution` shows it anyway."
        )
      )
    }
    let solutions: [Solution]
    do { solutions = try open.exercise.solutions() } catch { return .failure(error) }
    guard open.isSolved else { return Reply(lines: page(of: solutions[0], solutions.count)) }
    let others = solutions.filter { !Solution.haveSameCode($0.file, player.file) }
    var lines = others.flatMap { page(of: $0, solutions.count) + [""] }.dropLast()
    if let same = solutions.first(where: { Solution.haveSameCode($0.file, player.file) }) {
      let view = view()
      let text = ["Your program is like the author's, `\(same.file.name)`."] + same.explanation
      lines += (lines.isEmpty ? [] : [""]) + ProseLayout.lines(text, in: view)
    }
    return Reply(lines: Array(lines))
  }

  private func page(of solution: Solution, _ count: Int) -> [String] {
    guard let player else { return [] }
    let view = view()
    return [view.paint("── \(solution.file.name)", .bold)]
      + CodeDifference(from: player.file, to: solution.file).lines(view)
      + (solution.explanation.isEmpty
        ? [] : [""] + ProseLayout.lines(solution.explanation, in: view))
  }
}
