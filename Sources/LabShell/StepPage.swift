import LessonKit
import TerminalText

/// The page of a step: its heading, prose, code and questions.
struct StepPage {
  private let step: LessonStep
  private let number: Int
  private let count: Int

  init(_ step: LessonStep, _ index: Int, of count: Int) {
    (self.step, number, self.count) = (step, index + 1, count)
  }

  /// The title, and the number of the step.
  func heading(_ view: ViewOptions) -> [String] {
    let title = "── " + (step.heading.map { $0 + "  " } ?? "") + "(\(number)/\(count))"
    let lines = TextWidth.of(title) > view.width ? view.folded(title, indent: "   ") : [title]
    return lines.map { view.paint($0, .bold) }
  }

  /// The whole page.
  ///
  /// - Parameter opensSetup: Whether the code of a setup is shown, instead of one line for it.
  func lines(_ view: ViewOptions, opensSetup: Bool = false) -> [String] {
    let task = step.tasks.flatMap { view.folded("Task: \($0)", indent: "  ") }
    let tasks =
      step.predictions.map { task in
        // A question may say itself how it is answered.
        let isShown = task.question.contains("`:predict ")
        return "Predict: \(task.question)" + (isShown ? "" : " (\(task.form ?? ":predict"))")
      }
      + (step.predictions.count > 1 ? ["Answer all in one `:predict`, separated by `;`."] : [])
      + step.questions.map { "Question: \($0.text)" + ($0.answer == nil ? "" : " (:answer)") }
      + step.experiments.map { "Try: \($0)" }
    let code = step.code.flatMap { line in
      guard !opensSetup, let setup = step.setups.first(where: { $0.lines.contains(line.number) })
      else { return codeLines(line, view) }
      return line.number == setup.lines.lowerBound ? folded(setup, view) : []
    }
    return heading(view)
      + ProseLayout.lines(step.prose, in: view)
      + (task.isEmpty ? [] : [""] + task)
      + (code.isEmpty ? [] : [""] + code)
      + (tasks.isEmpty ? [] : [""] + tasks.flatMap { view.folded($0, indent: "  ") })
  }

  /// The prose that closes the lesson, to show when the step has run.
  func closing(_ view: ViewOptions) -> [String] {
    step.closing.isEmpty ? [] : [""] + ProseLayout.lines(step.closing, in: view) + [""]
  }

  /// The code that is folded, each piece under its title.
  func setups(_ view: ViewOptions) -> [String] {
    step.setups.flatMap { setup in
      [view.paint("  ⋯ \(setup.title)", .dim)]
        + step.code.filter { setup.lines.contains($0.number) }.flatMap { codeLines($0, view) }
    }
  }

  /// The code around a line, which is marked: as many lines as the window has room for.
  func excerpt(at number: Int, marked sign: String, _ view: ViewOptions) -> [String] {
    guard let index = step.code.firstIndex(where: { $0.number == number }) else { return [] }
    // A quarter of the window at most, so that what was printed stays on the screen.
    let around = min(2, max(0, ((view.height ?? 0) - 12) / 8))
    let last = step.code.count - 1
    return step.code[max(0, index - around)...min(last, index + around)].flatMap { line in
      codeLines(line, view, mark: line.number == number ? sign : nil)
    }
  }

  /// One line for the code of a setup.
  private func folded(_ setup: LessonStep.Setup, _ view: ViewOptions) -> [String] {
    let gap = String(repeating: " ", count: numberWidth - 1)
    let text = "\(setup.title) (\(Counted.of(setup.lines.count, "line")): `:look setup`)"
    let front = "  \(gap)⋯ │ "
    let pieces = TextWidth.broken(text, to: view.width - TextWidth.of(front), indent: "  ")
    return pieces.enumerated().map { index, piece in
      view.paint(index == 0 ? front : "  \(gap)⋮ │ ", .dim) + piece.trimmedAtEnd
    }
  }

  /// The width of the largest line number.
  private var numberWidth: Int { step.code.last.map { String($0.number).count } ?? 1 }

  /// A line of code after its number; what does not fit continues after a mark in the number's place.
  private func codeLines(
    _ line: LessonStep.Line,
    _ view: ViewOptions,
    mark: String? = nil
  ) -> [String] {
    let width = numberWidth
    let margin = 2 + width + " │ ".count
    let indent = String(line.text.prefix { $0 == " " }) + "  "
    let pieces = TextWidth.broken(line.text, to: view.width - margin, indent: indent)
    return pieces.enumerated().map { index, piece in
      let number = index == 0 ? String(line.number) : "⋮"
      let gap = String(repeating: " ", count: width - number.count)
      let front = "\(index == 0 ? mark ?? " " : " ") \(gap)\(number) │"
      return (mark == nil ? view.paint(front, .dim) : front) + " \(piece)".trimmedAtEnd
    }
  }
}
