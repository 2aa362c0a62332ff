import ArgumentParser
import Foundation
import LabBindings
import LessonKit

import class ScriptSource.SourceFile

/// `rxlab diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show where two logs differ.",
    discussion: """
      Each side is a lesson or a Swift file, which is run, or another file, which is read as a log. Logs can also be JSON \
      lines, as `rxlab run --format json` prints them; the printed lines are compared. With one side and an option, the \
      script is compared with itself under that option. With only a lesson or a Swift file, its run is compared with the \
      log beside it.

      Examples:
        rxlab diff before.log after.log
        rxlab diff hot-cold mine.swift
        rxlab diff share-replay --replace "33: .forever" .whileConnected
        rxlab diff hot-cold --real

      Exit codes: 0 no difference, 1 a difference, 2 an error.
      """
  )

  @Argument(
    help: "A lesson's name, a Swift file, or a log.",
    completion: .custom(LessonNames.complete)
  )
  var left: String

  @Argument(
    help: "The lesson, Swift file or log to compare it with.",
    completion: .custom(LessonNames.complete)
  )
  var right: String?

  @Flag(help: "Run the right side in real time, and ignore dates.")
  var real = false

  @Flag(help: "Ignore dates.")
  var ignoreTimes = false

  @Option(help: "Stop the right side after this time, for example 12s or 500ms.")
  var limit: TimeLimit?

  @Option(help: "The RxSwift version that the right side follows: rx6, rx4 or rx2.")
  var dialect: Dialect?

  @Option(
    name: .customLong("replace"),
    parsing: .upToNextOption,
    help: """
      Two texts: in the code on the right side, replace the first with the second. Put the line in front of a text that \
      occurs more than once.
      """
  )
  var replacement: [String] = []

  func validate() throws {
    if !replacement.isEmpty, replacement.count != 2 {
      throw ValidationError("`--replace` takes two texts: the old one and the new one.")
    }
  }

  func run() throws {
    let (left, right) = try sides()
    for side in [left, right] {
      for failure in side.failures ?? [] {
        Message.note("the run of `\(side.name)` failed: \(failure)")
      }
    }
    let diff = LogDiff(
      expected: left.text.lines,
      actual: right.text.lines,
      ignoresDates: real || ignoreTimes
    )
    guard let diff else {
      // A run that failed differs from one that did not, even if they print the same lines.
      if let one = left.failures, let other = right.failures, one.isEmpty != other.isEmpty {
        throw ExitCode(1)
      }
      return
    }
    let view = Window.view(of: STDOUT_FILENO)
    try LineOutput.show(
      diff.lines(view),
      view,
      "the difference",
      pager: Pager(environment: ProcessInfo.processInfo.environment),
      orFailWith: ExitCode(2)
    )
    throw ExitCode(1)
  }

  private struct Side {
    let name: String
    let text: LogText
    /// The errors that ended the run; `nil` for a log that does not have them.
    let failures: [String]?

    init(_ name: String, _ file: LogFile) {
      (self.name, text, failures) = (name, file.text, file.failures)
    }

    init(_ name: String, _ recording: Recording) {
      (self.name, text, failures) = (name, LogText(lines: recording.lines), [])
    }
  }

  private func sides() throws -> (Side, Side) {
    if let problem = missingFiles { throw trouble(problem) }
    do {
      let hasSetting = real || limit != nil || dialect != nil || !replacement.isEmpty
      if right == nil, !hasSetting {
        let log = try recordedLog(of: left)
        return (Side(log, try LogFile(at: log)), try side(left, isChanged: false))
      }
      return (
        try side(left, isChanged: false), try side(right ?? left, isChanged: hasSetting)
      )
    } catch let problem as ScriptFile.Problem {
      throw trouble("\(problem)")
    } catch let problem as Variants.Problem {
      throw trouble("\(problem)")
    } catch is ExitCode {
      throw ExitCode(2)
    }
  }

  /// The error for files that do not exist, all of them at once.
  private var missingFiles: String? {
    let missing = [left, right].compactMap(\.self).filter { word in
      word != "-" && isPath(word) && !FileManager.default.fileExists(atPath: word)
    }
    switch missing.count {
    case 0: return nil
    case 2 where missing[0] != missing[1]:
      return "there are no files `\(missing[0])` and `\(missing[1])`"
    default: return "there is no file `\(missing[0])`"
    }
  }

  /// The lines of a side; a script is run to get them.
  private func side(_ word: String, isChanged: Bool) throws -> Side {
    if isLog(word) {
      guard !isChanged else {
        throw trouble(
          "`\(word)` is a log; `--real`, `--limit`, `--dialect` and `--replace` need a script to run"
        )
      }
      return Side(word, try LogFile(at: word))
    }
    var file = try Scripts.find(word)
    var options = ScriptRun.Options()
    if isChanged {
      options.isRealTime = real
      options.limit = limit?.time
      options.dialect = dialect
      if let old = replacement.first, let new = replacement.last {
        file = try Variants(of: file, expression: old).script(with: new)
      }
    }
    let recording = Recording(of: file, options: options)
    for mistake in recording.report.mistakes { Message.error(mistake) }
    if !recording.report.mistakes.isEmpty { throw ExitCode(2) }
    return Side(word, recording)
  }

  /// The log beside a lesson or a script.
  private func recordedLog(of word: String) throws -> String {
    if word.hasSuffix(".swift"), Scripts.isFile(word) {
      let log = String(word.dropLast("swift".count)) + "log"
      if Scripts.isFile(log) { return log }
      throw trouble("there is no log `\(log)`; name something to compare `\(word)` with")
    }
    if let lesson = try Scripts.catalog()[word] { return lesson.logURL.path }
    guard Scripts.isFile(word) else { return try Scripts.lesson(word).logURL.path }
    throw trouble(
      "`\(word)` is not a lesson with a recorded log; name something to compare it with"
    )
  }

  private func isLog(_ word: String) -> Bool {
    if word.hasSuffix(".swift") || word == "-" { return false }
    return isPath(word) || Scripts.isFile(word)
  }

  /// Whether a word is a path and not a lesson's name.
  private func isPath(_ word: String) -> Bool { word.contains("/") || word.contains(".") }

  private func trouble(_ text: String) -> ExitCode { Message.failure(text) }
}
