import Foundation
package import LabBindings
package import Stage
package import SwiftScript

/// One run of a script, from file to lines.
package final class ScriptRun {
  /// How to run.
  package struct Options: Sendable {
    package var format: Format
    package var showsThreads: Bool
    package var isRealTime: Bool
    /// Time after which the script is stopped; the standard limit if absent.
    package var limit: StageTime?
    /// The most bytes by which the process may grow; the standard budget if absent.
    package var memory: Int?
    /// What formats that draw have to know of the window.
    package var view = ViewOptions()
    /// Whose ways the log has; by default those that the script's spellings show.
    package var dialect: Dialect?

    /// Makes options; all have the values that `rxlab run` starts from.
    package init(
      format: Format = .console,
      showsThreads: Bool = false,
      isRealTime: Bool = false,
      limit: StageTime? = nil,
      dialect: Dialect? = nil
    ) {
      self.format = format
      self.showsThreads = showsThreads
      self.isRealTime = isRealTime
      self.limit = limit
      self.dialect = dialect
    }
  }

  /// How a run went.
  package struct Report {
    /// The mistakes, each as the lines to print.
    ///
    /// Empty if the script did what it says.
    package let mistakes: [String]
    /// What went wrong while the script went on, as an error that no subscription handles; each as the lines to print.
    package let warnings: [String]
    /// Whether `interrupt` stopped it.
    package let wasInterrupted: Bool
    /// The limit that stopped the script, if one did.
    package let reachedLimit: ReachedLimit?
    /// The older spellings in the script.
    package let uses: [SpellingUse]
  }

  /// Time after which a script without a limit is stopped.
  package static let standardLimit = StageTime.seconds(30)

  private let lab: Lab
  private let script: RunnableScript
  private let limit: ReachedLimit
  /// Draws what can be drawn only when the run is over.
  private let finish: () -> Void

  /// Prepares a run.
  ///
  /// - Parameter write: Receives each line, without a line break, as it comes.
  package convenience init(
    _ script: RunnableScript,
    options: Options,
    write: @escaping @Sendable (String) -> Void
  ) {
    let start = options.isRealTime ? Date() : Stage.Configuration.pinnedStartDate
    let offset = options.isRealTime ? TimeZone.current.secondsFromGMT(for: start) : 0
    let renderer = options.format.renderer(
      clock: LogClock(start: start, offset: offset),
      showsThreads: options.showsThreads
    )
    let records = Records()
    let isDrawn = options.format.isDrawnAtTheEnd
    self.init(script, options: options, start: start, kinds: renderer.kinds) { record in
      if isDrawn { records.append(record) }
      if let line = renderer.line(for: record) { write(line) }
    } finish: {
      options.format.view(of: records.all, options.view)?.forEach(write)
    }
  }

  /// Prepares a run whose every record is wanted.
  ///
  /// - Parameters:
  ///   - onStatement: Told of each statement outside closures before it runs, and of the script's end.
  ///   - record: Receives each record as it comes; the options' format does not matter.
  package static func recording(
    _ script: RunnableScript,
    options: Options = Options(),
    onStatement: (@Sendable (StatementStep) -> Void)? = nil,
    record: @escaping @Sendable (LogRecord) -> Void
  ) -> ScriptRun {
    let start = options.isRealTime ? Date() : Stage.Configuration.pinnedStartDate
    return ScriptRun(
      script,
      options: options,
      start: start,
      onStatement: onStatement,
      sink: record,
      finish: {}
    )
  }

  private init(
    _ script: RunnableScript,
    options: Options,
    start: Date,
    kinds: LogRecord.Kinds = .all,
    onStatement: (@Sendable (StatementStep) -> Void)? = nil,
    sink: @escaping @Sendable (LogRecord) -> Void,
    finish: @escaping () -> Void
  ) {
    self.script = script
    self.finish = finish
    let own = Markup(script.file.text).limit
    limit = ReachedLimit(
      time: options.limit ?? own ?? Self.standardLimit,
      origin: options.limit != nil ? .option : own != nil ? .script : .standard
    )
    var configuration = Lab.Configuration()
    configuration.isRealTime = options.isRealTime
    configuration.limit = limit.time
    configuration.kinds = kinds
    if let memory = options.memory { configuration.memoryBudget = memory }
    configuration.startDate = start
    configuration.dialect = options.dialect
    configuration.onStatement = onStatement
    configuration.sink = sink
    lab = Lab(configuration)
  }

  /// Prepares a run of a script that stands alone.
  package convenience init(
    _ file: SourceFile,
    options: Options,
    write: @escaping @Sendable (String) -> Void
  ) {
    self.init(RunnableScript(file), options: options, write: write)
  }

  /// Runs the script to its end on threads of its own, and waits.
  package func run() -> Report {
    let ending = lab.run(script.file, with: script.support, beside: script.siblings)
    finish()
    var mistakes: [Diagnostic] = []
    var reached: ReachedLimit?
    var wasInterrupted = false
    switch ending {
    case .finished: break
    case .limitReached: reached = limit
    case .failed(let diagnostics): mistakes = diagnostics
    case .interrupted: wasInterrupted = true
    }
    return Report(
      mistakes: DiagnosticPrinter.texts(of: mistakes),
      warnings: DiagnosticPrinter.texts(of: lab.reported),
      wasInterrupted: wasInterrupted,
      reachedLimit: reached,
      uses: lab.uses
    )
  }

  /// Stops the run.
  ///
  /// Safe on any thread.
  package func interrupt() { lab.interrupt() }

  /// How far the run has come: its time, and how many events there have been.
  ///
  /// Safe on any thread.
  package var reached: (time: StageTime, events: Int) { lab.reached }

  /// The run's time.
  ///
  /// Only for who holds the run still, as what receives its records does; so are the next two.
  var time: StageTime { lab.stage.now }

  /// Runs an entry in the middle of the run.
  ///
  /// - Parameters:
  ///   - moment: The time that it is for the entry, with nothing due until then.
  ///   - takesWallTime: Whether what blocks takes as long as it says.
  /// - Returns: The value's text, and mistakes as the lines to print.
  func evaluate(
    _ file: SourceFile,
    at moment: StageTime,
    takesWallTime: Bool
  ) -> (echo: String?, errors: [String]) {
    var echo: String?
    let ending = lab.evaluate(file, inRunAt: moment, takingWallTime: takesWallTime) { echo = $0 }
    switch ending {
    case .finished: return (echo, [])
    case .failed(let mistakes): return (nil, DiagnosticPrinter.texts(of: mistakes))
    case .interrupted: return (nil, ["interrupted"])
    case .limitReached: return (nil, ["error: the lesson ended before this did"])
    }
  }

  /// The names with which a half-typed line can go on.
  func completions(of line: String) -> NameCompletion? { lab.interpreter.completion(of: line) }
}
