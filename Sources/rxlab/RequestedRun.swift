import ArgumentParser
import Foundation
import LabBindings
import LabShell
import LessonKit
import ScriptSource
import Stage

/// A run as the command line asks for it: what to run, and how to print its log.
struct RequestedRun {
  var script: String
  /// Files with what the script leaves out.
  var support: [String] = []
  var format = Format.console
  /// What to explain, instead of printing the log.
  var why: RecordName?
  /// Whether each line of the log has its number in front.
  var numbers = false
  var threads = false
  var real = false
  var limit: TimeLimit?
  var schedule: Schedule?
  var memory: MemoryLimit?
  var dialect: Dialect?
  var build: ScriptBuild?

  func run() throws {
    let pages = try Scripts.pages(script, with: support)
    let environment = ProcessInfo.processInfo.environment
    let progressLine = real ? nil : ProgressLine.onStandardError(environment: environment)
    let output = LineOutput(
      isInteractive: real || isatty(STDOUT_FILENO) == 1,
      progressLine: progressLine,
      // The pager gets only what comes before progress is shown.
      pager: progressLine == nil ? nil : Pager(environment: environment)
    )
    var code: Int32 = 0
    var usesOld = false
    for (position, page) in pages.enumerated() {
      if pages.count > 1 { Message.note("page \(page.file.name.prefix { $0 != "." })") }
      if !support.isEmpty { tellSupply(of: page) }
      let view = Window.view(of: STDOUT_FILENO, environment: environment)
      let isLast = position == pages.count - 1
      let report = try run(page, isLast: isLast, to: output, progressLine, view)
      // In a script that does not run, an old name cannot be told from a mistake.
      usesOld = usesOld || report.isOlder && report.mistakes.isEmpty
      if report.wasInterrupted { throw ExitCode(130) }
      if !report.mistakes.isEmpty { code = 2 }
    }
    if usesOld { Message.note(modernizing) }
    if code != 0 { throw ExitCode(code) }
  }

  private func tellSupply(of page: RunnableScript) {
    for (file, names) in page.supplied {
      Message.note("\(file.name) supplies " + names.map { "`\($0)`" }.joined(separator: ", "))
    }
  }

  /// Runs one script, and prints messages about it on standard error.
  private func run(
    _ page: RunnableScript,
    isLast: Bool,
    to output: LineOutput,
    _ progressLine: ProgressLine?,
    _ view: ViewOptions
  ) throws -> ScriptRun.Report {
    var options = ScriptRun.Options(
      format: format,
      showsThreads: threads,
      isRealTime: real,
      limit: limit?.time,
      memory: memory?.bytes,
      dialect: dialect
    )
    options.view = view
    options.schedule = schedule
    options.build = build
    let records = RecordCollector()
    let numbering = numbers ? LineNumbering() : nil
    let run =
      why == nil
      ? ScriptRun(page, options: options) { [format] line in
        if format.isDrawnAtTheEnd {
          output.show(line, view)
        } else {
          output.write(numbering?.numbered(line) ?? line)
        }
      }
      : ScriptRun.recording(page, options: options) { records.append($0) }
    // The process ends soon after its last run, and takes with it what the script leaves behind.
    if isLast { _ = Unmanaged.passRetained(run) }
    let report = Interruption.during(run.interrupt, orElse: output.abandon) {
      let reached = {
        output.release()
        return run.reached
      }
      return progressLine?.during(reached) { run.run() } ?? run.run()
    }
    let refusal = why.flatMap { explain($0, Story(records.all), options.view, to: output) }
    let loss = output.flush()
    for mistake in report.warnings + report.mistakes { Message.error(mistake) }
    if let limit = report.reachedLimit {
      let advice = limit.origin == .standard ? " or pass --limit" : ""
      Message.note(limit.note + advice)
    }
    if let loss {
      throw Message.failure("the log could not be written: \(loss)", ExitCode(EX_IOERR))
    }
    for complaint in [refusal, misfit(of: report)].compactMap(\.self) {
      Message.error("error: \(complaint)")
      if report.mistakes.isEmpty { throw ExitCode.validationFailure }
    }
    return report
  }

  /// Prints the causes of a record.
  ///
  /// - Returns: Why there is no explanation, if there is none.
  private func explain(
    _ name: RecordName,
    _ story: Story,
    _ view: ViewOptions,
    to output: LineOutput
  ) -> String? {
    guard let record = story.record(name),
      let explanation = Explanation(of: record.sequence, in: story)
    else { return story.nothing(named: name) }
    for line in explanation.lines(view) { output.show(line, view) }
    return nil
  }

  /// Why the run is not the one that the schedule was found for; `nil` if it is.
  private func misfit(of report: ScriptRun.Report) -> String? {
    report.misfit.map {
      "\($0); `rxlab explore \(ShellWord.quoted(script))` finds schedules that fit"
    }
  }

  private var modernizing: String {
    let word = ShellWord.quoted(script)
    return "this script uses older names; `rxlab modernize \(word)` prints it with current ones"
  }
}
