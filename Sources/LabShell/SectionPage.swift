import LessonKit

/// A step of a lesson as the learner reads it.
struct SectionPage {
  private let section: LessonSection
  private let number: Int
  private let count: Int

  init(_ section: LessonSection, _ index: Int, of count: Int) {
    (self.section, number, self.count) = (section, index + 1, count)
  }

  /// What the step is called, and which of how many it is.
  func heading(_ view: ViewOptions) -> [String] {
    let title = "── " + (section.heading.map { $0 + "  " } ?? "") + "(\(number)/\(count))"
    let lines = TextWidth.of(title) > view.width ? view.folded(title, indent: "   ") : [title]
    return lines.map { view.paint($0, .bold) }
  }

  func lines(_ view: ViewOptions) -> [String] {
    let asked =
      section.predictions.map { "Predict: \($0) (:predict)" }
      + section.questions.map { "Question: \($0)" }
      + section.experiments.map { "Try: \($0)" }
    let code = section.code.flatMap { codeLines($0, view) }
    return heading(view)
      + Prose.lines(section.prose, in: view)
      + (code.isEmpty ? [] : [""] + code)
      + (asked.isEmpty ? [] : [""] + asked.flatMap { view.folded($0, indent: "  ") })
  }

  /// A line of code behind its number; what does not fit goes on behind a mark in the number's place.
  private func codeLines(_ line: LessonSection.Line, _ view: ViewOptions) -> [String] {
    let width = section.code.last.map { String($0.number).count } ?? 0
    let margin = 2 + width + " │ ".count
    let indent = String(line.text.prefix { $0 == " " }) + "  "
    let pieces = TextWidth.broken(line.text, to: view.width - margin, indent: indent)
    return pieces.enumerated().map { index, piece in
      let number = index == 0 ? String(line.number) : "⋮"
      let gap = String(repeating: " ", count: width - number.count)
      return view.paint("  \(gap)\(number) │", .dim) + " \(piece)".trimmedAtEnd
    }
  }
}
