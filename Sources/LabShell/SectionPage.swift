import LessonKit

/// A step of a lesson as the learner reads it.
struct SectionPage {
  private let section: LessonSection
  private let number: Int
  private let count: Int

  init(_ section: LessonSection, _ index: Int, of count: Int) {
    (self.section, number, self.count) = (section, index + 1, count)
  }

  func lines(_ view: ViewOptions) -> [String] {
    let heading = section.heading.map { "\($0)  (\(number)/\(count))" } ?? "(\(number)/\(count))"
    let width = section.code.last.map { String($0.number).count } ?? 0
    let code = section.code.map { line in
      let number = String(line.number)
      let margin = String(repeating: " ", count: width - number.count)
      return view.paint("  \(margin)\(number) │", .dim) + " \(line.text)".trimmingSpacesAtEnd
    }
    let asked =
      section.predictions.map { "Predict: \($0) (:predict)" }
      + section.questions.map { "Question: \($0)" }
      + section.experiments.map { "Try: \($0)" }
    return [view.paint("── \(heading)", .bold)]
      + Self.paragraphs(section.prose).flatMap { Self.folded($0, view) }
      + (code.isEmpty ? [] : [""] + code)
      + (asked.isEmpty ? [] : [""] + asked.flatMap { Self.folded($0, view, indent: "  ") })
  }

  /// Lines of prose joined to paragraphs, since the window may be narrower than the file; lists and blank lines stay.
  private static func paragraphs(_ lines: [String]) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      let isItem = line.isEmpty || line.hasPrefix("- ") || line.hasPrefix("#")
      if isOpen, !isItem {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(line)
      }
      isOpen = !line.isEmpty && !line.hasPrefix("#")
    }
    return paragraphs
  }

  private static func folded(_ text: String, _ view: ViewOptions, indent: String = "") -> [String] {
    TextWidth.folded(text, to: view.width, indent: indent)
  }
}

extension String {
  var trimmingSpaces: String {
    String(drop { $0 == " " }).trimmingSpacesAtEnd
  }

  var trimmingSpacesAtEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
