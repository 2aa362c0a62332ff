import Foundation
import Stage
import SwiftScript

/// Checks a lesson and lists what is missing.
package struct LessonLint {
  /// Lines of code that a blackboard holds.
  package static let blackboard = 130
  /// Lines of the log that a person reads.
  package static let longestLog = 120

  /// The findings, each a sentence that says what to do.
  package let findings: [String]

  /// Checks a lesson, runs it, and compiles it if there is a compiler.
  ///
  /// - Parameter words: The arguments that name the lesson on the command line.
  package init(_ lesson: Lesson, named words: String? = nil, compiler: LessonCompiler? = nil) {
    let steps = LessonStep.steps(of: lesson.file.text)
    let code = steps.map(\.code.count).reduce(0, +)
    var findings = MarkupLint(lesson.file.text).findings
    if steps.first?.prose.isEmpty ?? true {
      findings.append("no prose comes before the code: say what it is about")
    }
    let asks = steps.flatMap { $0.questions + $0.experiments + $0.predictions }
    if asks.isEmpty {
      findings.append("it asks nothing: add `- Question:`, `- Experiment:` or `- Predict:`")
    }
    if code > Self.blackboard {
      findings.append(
        "\(Counted.of(code, "line")) of code are more than a blackboard holds (\(Self.blackboard))"
      )
    }
    let recording = Recording(of: lesson.file)
    if recording.report.mistakes.isEmpty {
      findings += Self.findings(in: recording, of: lesson, words ?? lesson.name)
      // The compiler takes minutes for what nobody can read anyway.
      let isTooLong = code > 10 * Self.blackboard
      let complaints = isTooLong ? [] : compiler?.complaints(about: lesson.file) ?? []
      findings += complaints.prefix(3).map { "the compiler refuses it: " + $0 }
    } else {
      // The compiler would only say the same again.
      findings += recording.report.mistakes
    }
    self.findings = findings
  }

  private static func findings(
    in recording: Recording,
    of lesson: Lesson,
    _ words: String
  ) -> [String] {
    var findings: [String] = []
    if let limit = recording.report.reachedLimit, limit.origin == .standard {
      findings.append(
        "it does not end within \(limit.time): add `- Limit: 10 s`, or dispose what goes on"
      )
    }
    if recording.lines.count > longestLog {
      findings.append(
        "its log has \(Counted.of(recording.lines.count, "line")), which nobody reads (\(longestLog))"
      )
    }
    guard let golden = GoldenLog(of: lesson).lines else {
      return findings + ["there is no recorded log: `rxlab test --record \(words)` writes it"]
    }
    if golden != recording.lines {
      findings.append("the recorded log is another one: `rxlab test \(words)` shows where")
    }
    return findings
  }
}
