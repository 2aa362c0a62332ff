import LessonKit
import Stage

/// Why a record was written, as `:why` explains it.
struct Why {
  struct Step {
    let sentence: Sentence
    /// The record that it is about.
    let about: Int?
    /// The line of the script that it names.
    let line: Int?
  }

  let record: Int
  let heading: Sentence
  let steps: [Step]

  /// The explanations of records, in the order of their numbers.
  static func all(of records: Set<Int>, in story: Story, of script: String) -> [Why] {
    Explanation.all(of: records, in: story).map { explanation in
      Why(
        record: explanation.record.sequence,
        heading: Sentence(explanation.heading),
        steps: explanation.shownSteps.map { text, step in
          Step(
            sentence: Sentence(text),
            about: step?.record,
            line: step?.position.flatMap { $0.file == script ? $0.line : nil }
          )
        }
      )
    }
  }
}
