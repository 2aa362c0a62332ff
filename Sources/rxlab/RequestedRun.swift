import ArgumentParser
import Foundation
import LabBindings
import LabShell
import LessonKit
import Stage
import SwiftScript

/// What somebody wants to be run, and how its log shall look.
struct RequestedRun {
  var script: String
  var format = Format.console
  /// The number of the line of the log that is to be explained.
  var why: Int?
  var threads = false
  var real = false
  var limit: TimeLimit?
  var dialect: Dialect?

  func run() throws {
    let pages = try Scripts.pages(script)
    let environment = ProcessInfo.processInfo.environment
    let progressLine = real ? nil : ProgressLine.onStandardError(environment: environment)
    let output = LineOutput(
      isInteractive: real || isatty(STDOUT_FILENO) == 1,
      progressLine: progressLine,
      // What is held back is let go when the progress is shown.
      pager: progressLine == nil ? nil : Pager(environment: environment)
    )
    var code: Int32 = 0
    var usesOld = false
    for page in pages {
      if pages.count > 1 { Message.note("page \(page.file.name.prefix { $0 != "." })") }
      let view = Window.view(of: STDOUT_FILENO, environment: environment)
      let report = try run(page, to: output, progressLine, view)
      // Of what doesn't run, nobody can say which of its words are old ones and which are slips.
      usesOld = usesOld || !report.uses.isEmpty && report.mistakes.isEmpty
      if report.wasInterrupted { throw ExitCode(130) }
      if !report.mistakes.isEmpty { code = 2 }
    }
    if usesOld { Message.note(modernizing) }
    if code != 0 { throw ExitCode(code) }
  }

  /// Runs one script and says on standard error what is to be said about it.
  private func run(
    _ page: RunnableScript,
    to output: LineOutput,
    _ progressLine: ProgressLine?,
    _ view: ViewOptions
  ) throws -> ScriptRun.Report {
    var options = ScriptRun.Options(
      format: format,
      showsThreads: threads,
      isRealTime: real,
      limit: limit?.time,
      dialect: dialect
    )
    options.view = view
    let records = Records()
    let run =
      why == nil
      ? ScriptRun(page, options: options) { output.write($0) }
      : ScriptRun.recording(page, options: options) { records.append($0) }
    let report = Interruption.during(run.interrupt) {
      let reached = {
        output.release()
        return run.reached
      }
      return progressLine?.during(reached) { run.run() } ?? run.run()
    }
    let refusal = why.flatMap { explain(line: $0, Story(records.all), options.view, to: output) }
    let loss = output.flush()
    for mistake in report.warnings + report.mistakes { Message.error(mistake) }
    if let limit = report.reachedLimit {
      let advice = limit.origin == .standard ? "; so does --limit" : ""
      Message.note(limit.note + advice)
    }
    if let loss {
      Message.error("error: the log could not be written: \(loss)")
      Rxlab.exit(withError: ExitCode(EX_IOERR))
    }
    if let refusal {
      Message.error("error: \(refusal)")
      if report.mistakes.isEmpty { throw ExitCode.validationFailure }
    }
    return report
  }

  /// Says why a line of the log is there.
  ///
  /// - Returns: Why that can't be said.
  private func explain(
    line: Int,
    _ story: Story,
    _ view: ViewOptions,
    to output: LineOutput
  ) -> String? {
    guard let record = story.line(line),
      let explanation = Explanation(of: record.sequence, in: story)
    else { return "the log has no line \(line); it has \(Counted.of(story.lineCount, "line"))" }
    explanation.lines(view).forEach(output.write)
    return nil
  }

  private var modernizing: String {
    let word = ShellWord.quoted(script)
    return "this is written in an older spelling; `rxlab modernize \(word)` prints it in today's"
  }
}
