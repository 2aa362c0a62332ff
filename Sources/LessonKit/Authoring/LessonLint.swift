import Foundation
import ScriptSource
import Stage

/// Checks a lesson and lists what is missing.
package struct LessonLint {
  /// The most lines of code that a lesson should have.
  package static let mostCode = 130
  /// The most lines of log that a lesson should have.
  package static let longestLog = 120

  /// The findings, each a sentence with advice.
  package let findings: [String]

  /// Checks a lesson, runs it, and compiles it if there is a compiler.
  ///
  /// - Parameter words: The arguments that name the lesson on the command line.
  package init(_ lesson: Lesson, named words: String? = nil, compiler: LessonCompiler? = nil) {
    let steps = lesson.steps
    let code = steps.map(\.code.count).reduce(0, +)
    var findings = MarkupLint(lesson.file.text).findings
    if steps.first?.prose.isEmpty ?? true {
      findings.append("there is no prose before the code: write what the lesson is about")
    }
    if steps.contains(where: { ($0.prose + $0.closing).contains(NewLesson.placeholder) }) {
      findings.append("its prose is still that of the template: write what the lesson is about")
    }
    for (index, step) in steps.enumerated().dropFirst() where step.heading == nil {
      findings.append("step \(index + 1) has no heading: begin its prose with `//: ## Heading`")
    }
    let exercise = lesson.exercise
    let asks = steps.map { $0.questions.count + $0.experiments.count + $0.predictions.count }
    if exercise == nil, asks.allSatisfy({ $0 == 0 }) {
      findings.append(
        "it asks the learner nothing: add `- Question:`, `- Experiment:` or `- Predict:`"
      )
    }
    if code > Self.mostCode {
      findings.append(
        "it has \(Counted.of(code, "line")) of code; a lesson should have at most \(Self.mostCode)"
      )
    }
    let recording = Recording(of: lesson.file)
    if recording.report.mistakes.isEmpty {
      findings += Self.ending(of: recording)
      findings +=
        exercise.map { ExerciseLint($0, named: words ?? lesson.name, compiler: compiler).findings }
        ?? Self.findings(in: recording, of: lesson, words ?? lesson.name)
      findings += TimeTies(in: recording.story).findings
      findings += Self.unanswered(lesson.file, steps) + Self.unknownTexts(steps, recording)
      // Compiling a very long script takes minutes.
      let isTooLong = code > 10 * Self.mostCode
      let errors = isTooLong ? [] : compiler?.errors(in: lesson.file) ?? []
      findings += errors.prefix(3).map { "it does not compile with `swiftc`: " + $0 }
    } else {
      // The compiler would report the same errors.
      findings += recording.report.mistakes
    }
    self.findings = findings
  }

  /// The predictions that the run does not answer.
  private static func unanswered(_ file: SourceFile, _ steps: [LessonStep]) -> [String] {
    let asking = steps.indices.filter { !steps[$0].predictions.isEmpty }
    if asking.isEmpty { return [] }
    let run = StepwiseRun(of: file)
    return asking.flatMap { number in
      run.checks(ofStep: number).compactMap { task, check in
        check.problem.map { "step \(number + 1): no answer to “\(task.question)” is right: \($0)" }
      }
    }
  }

  /// The predictions about lines that neither the run prints nor the code could.
  private static func unknownTexts(_ steps: [LessonStep], _ recording: Recording) -> [String] {
    let code = steps.flatMap(\.code).map(\.text)
    let printed = recording.records.compactMap(\.logLine)
    return steps.flatMap(\.predictions).flatMap { task in
      task.texts.filter { text in
        let word = text.prefix { $0 != " " && $0 != ":" }
        return !printed.contains { $0.hasPrefix(text) } && !code.contains { $0.contains(word) }
      }
      .map { "“\(task.question)” asks about `\($0)`, which nothing in the script prints" }
    }
  }

  private static func ending(of recording: Recording) -> [String] {
    guard let limit = recording.report.reachedLimit, limit.origin == .standard else { return [] }
    return [
      "it does not end within \(limit.time.phrase): add `- Limit: 10 s`, or dispose its subscriptions"
    ]
  }

  private static func findings(
    in recording: Recording,
    of lesson: Lesson,
    _ words: String
  ) -> [String] {
    var findings: [String] = []
    if recording.lines.count > longestLog {
      findings.append(
        "its log has \(Counted.of(recording.lines.count, "line")); a lesson's should have at most \(longestLog)"
      )
    }
    let log: [String]?
    do { log = try lesson.recordedLines() } catch {
      return findings + ["its recorded log cannot be read: \(error)"]
    }
    guard let recorded = log else {
      return findings + [Lesson.noRecordedLog(words)]
    }
    if !recorded.hasSameBytes(as: recording.lines) {
      findings.append("the recorded log differs from its run: `rxlab test \(words)` shows where")
    }
    return findings
  }
}
