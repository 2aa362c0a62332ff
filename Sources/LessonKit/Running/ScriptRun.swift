import Foundation
package import LabBindings
import ScriptChecker
package import ScriptSource
package import Stage

/// A run of a script, which produces lines or records.
package final class ScriptRun {
  /// The settings of a run.
  package struct Options: Sendable {
    package var format: Format
    package var showsThreads: Bool
    package var isRealTime: Bool
    /// The time limit; the script's own or else the standard limit if nil.
    package var limit: StageTime?
    /// The most bytes by which the process may grow; the standard budget if nil.
    package var memory: Int?
    /// The most events and queue jobs in a second of virtual time; the standard budget if nil.
    package var events: Int?
    /// The window, for formats that are drawn.
    package var view = ViewOptions()
    /// The RxSwift version to follow; by default, the one whose names the script uses.
    package var dialect: Dialect?
    /// What a broken rule does; as the script's markup says if nil, and a stop if that says nothing.
    package var build: ScriptBuild?
    /// Which candidates the run's choices take; the usual ones if nil.
    package var schedule: Schedule?
    /// Makes the choices behind the schedule's last one at random.
    package var seed: UInt64?

    /// Creates options, by default those of `rxlab run`.
    package init(
      format: Format = .console,
      showsThreads: Bool = false,
      isRealTime: Bool = false,
      limit: StageTime? = nil,
      memory: Int? = nil,
      dialect: Dialect? = nil
    ) {
      self.format = format
      self.showsThreads = showsThreads
      self.isRealTime = isRealTime
      self.limit = limit
      self.memory = memory
      self.dialect = dialect
    }
  }

  /// The result of a run.
  package struct Report {
    /// The mistakes and traps, each with its lines to print.
    package let mistakes: [String]
    /// The mistakes and traps, with their positions.
    package let diagnostics: [Diagnostic]
    /// Whether the mistakes kept the script from running.
    package let wasRefused: Bool
    /// Problems that did not end the run, such as an error that no subscription handles, each with its lines to print.
    package let warnings: [String]
    /// Whether `interrupt` stopped it.
    package let wasInterrupted: Bool
    /// The limit that stopped the script, if one did.
    package let reachedLimit: ReachedLimit?
    /// Whether the script is written as in an older version.
    package let isOlder: Bool
    /// The choice of the schedule that the run did not have; nil if the schedule fits, or if the run did not end by itself.
    package let misfit: ScheduleMisfit?
  }

  /// The time limit of a script that does not set one.
  package static let standardLimit = StageTime.seconds(30)

  private let lab: Lab
  private let script: RunnableScript
  private let limit: ReachedLimit
  /// Called when the run is over.
  private let finish: () -> Void

  /// Prepares a run.
  ///
  /// - Parameter write: Receives each line, without a line break.
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
    let records = RecordCollector()
    let isDrawn = options.format.isDrawnAtTheEnd
    self.init(script, options: options, start: start, kinds: renderer.kinds) { record in
      if isDrawn { records.append(record) }
      if let line = renderer.line(for: record) { write(line) }
    } finish: {
      options.format.view(of: records.all, script, options.view)?.forEach(write)
    }
  }

  /// Prepares a run that reports all records.
  ///
  /// - Parameters:
  ///   - onStatement: Called before each statement outside closures, and at the script's end.
  ///   - record: Receives each record. The format among the options is ignored.
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
    let markup = Markup(script.file.text)
    let own = markup.limit
    limit = ReachedLimit(
      time: options.limit ?? own ?? Self.standardLimit,
      origin: options.limit != nil ? .option : own != nil ? .script : .standard
    )
    var configuration = Lab.Configuration()
    configuration.isRealTime = options.isRealTime
    configuration.limit = limit.time
    configuration.kinds = kinds
    if let memory = options.memory { configuration.memoryBudget = memory }
    if let events = options.events { configuration.eventBudget = events }
    configuration.startDate = start
    configuration.dialect = options.dialect
    configuration.build = options.build ?? markup.build ?? .debug
    configuration.schedule = options.schedule
    configuration.seed = options.seed
    configuration.onStatement = onStatement
    configuration.sink = sink
    // Other files are compiled before the script.
    lab = Lab(configuration, for: script.support.isEmpty ? script.file : nil)
  }

  /// Prepares a run of a script without other files.
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
      mistakes: DiagnosticPrinter().texts(of: mistakes),
      diagnostics: mistakes,
      wasRefused: lab.wasRefused,
      warnings: DiagnosticPrinter().texts(of: lab.reported),
      wasInterrupted: wasInterrupted,
      reachedLimit: reached,
      isOlder: lab.isOlder,
      misfit: lab.wasRefused || wasInterrupted ? nil : choicesMade.flatMap(ScheduleMisfit.init)
    )
  }

  /// Stops the run.
  ///
  /// Safe on any thread.
  package func interrupt() { lab.interrupt() }

  /// The time and the number of events that the run has reached.
  ///
  /// Safe on any thread.
  package var reached: (time: StageTime, events: Int) { lab.reached }

  /// The choices that the run has made; nil without a schedule.
  ///
  /// Call this when the run is over.
  package var choicesMade: ChoicesMade? { lab.stage.choicesMade }

  /// The run's time.
  ///
  /// Call this and what follows only while the run is paused, as it is while it reports a record.
  var time: StageTime { lab.stage.now }

  /// Runs an entry during the run.
  ///
  /// - Parameters:
  ///   - moment: The time at which the entry runs. Nothing may be due before it.
  ///   - takesWallTime: Whether a sleep takes real time.
  /// - Returns: The text of the value, and the errors, each with its lines to print.
  func evaluate(
    _ file: SourceFile,
    at moment: StageTime,
    takesWallTime: Bool
  ) -> (echo: String?, errors: [String]) {
    var echo: String?
    let ending = lab.evaluate(file, inRunAt: moment, takingWallTime: takesWallTime) { echo = $0 }
    let errors = Self.errors(of: ending)
    return (errors.isEmpty ? echo : nil, errors)
  }

  /// Makes a gesture during the run.
  ///
  /// - Returns: The errors, each with its lines to print.
  func make(gesture entry: SourceFile, at moment: StageTime, takesWallTime: Bool) -> [String] {
    Self.errors(
      of: lab.perform(gesture: entry, inRunAt: moment, takingWallTime: takesWallTime)
    )
  }

  private static func errors(of ending: Lab.Ending) -> [String] {
    switch ending {
    case .finished: []
    case .failed(let mistakes): DiagnosticPrinter().texts(of: mistakes)
    case .interrupted: ["interrupted"]
    case .limitReached: ["error: the lesson ended before the entry did"]
    }
  }

  /// The picture of the screen; nil if the script has made nothing for one.
  var picture: String? { lab.hasScreen ? lab.picture : nil }

  /// How a sentence that says a gesture can go on.
  func completions(ofGesture sentence: String) -> (typed: String, names: [String])? {
    lab.completions(ofGesture: sentence)
  }

  /// How a line can go on.
  func completion(of line: String) -> Completion? { lab.completion(of: line) }
}
