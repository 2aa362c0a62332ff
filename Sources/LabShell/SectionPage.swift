import LessonKit

/// A step of a lesson as the learner reads it.
struct SectionPage {
  private let section: LessonSection
  private let number: Int
  private let count: Int

  init(_ section: LessonSection, _ index: Int, of count: Int) {
    (self.section, number, self.count) = (section, index + 1, count)
  }

  var lines: [String] {
    let heading = section.heading.map { "\($0)  (\(number)/\(count))" } ?? "(\(number)/\(count))"
    let width = section.code.last.map { String($0.number).count } ?? 0
    let code = section.code.map { line in
      let number = String(line.number)
      let margin = String(repeating: " ", count: width - number.count)
      return "  \(margin)\(number) │ \(line.text)".trimmingSpacesAtEnd
    }
    let asked =
      section.predictions.map { "Predict: \($0)  (:predict)" }
      + section.questions.map { "Question: \($0)" }
      + section.experiments.map { "Try: \($0)" }
    return ["── \(heading)"] + section.prose + (code.isEmpty ? [] : [""] + code)
      + (asked.isEmpty ? [] : [""] + asked)
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
