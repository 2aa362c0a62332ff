import Rx
public import Stage
public import SwiftScript

/// A stage with an interpreter on it: the world that a script runs in.
///
/// The lab owns the stage, the interpreter with its library, and the context of the bindings. Everything that a script makes
/// borrows them. With the lab, all of it goes, except objects of the script that leak.
public final class Lab {
  /// How a script ended.
  public enum Ending {
    /// Nothing was left to do.
    case finished
    /// The time limit came first.
    case limitReached
    /// The script stopped at a mistake, or was never started because of some.
    case failed([Diagnostic])
    /// `interrupt` was called.
    case interrupted
  }

  /// The world's clock and threads.
  public let stage: Stage
  /// The world's interpreter.
  public let interpreter: Interpreter
  private let reports = Reports()
  let budget: Budget
  let failure = Failure()
  let context: LabContext
  private let dialect: Dialect?
  private let onStatement: (@Sendable (StatementStep) -> Void)?
  /// What has run so far that imports something, by which a later entry's mistakes are understood.
  private var importing: [SourceFile] = []
  /// What has run so far.
  var files: [SourceFile] = []
  /// The older spellings in what has run so far.
  public private(set) var uses: [SpellingUse] = []

  /// Whether mistakes kept the script from running.
  public private(set) var wasRefused = false

  /// Makes a world.
  public init(_ configuration: Configuration = Configuration()) {
    RxOutput.connect()
    EventNesting.connect()
    stage = Stage(
      Stage.Configuration(
        clock: configuration.isRealTime ? .real : .virtual,
        startDate: configuration.startDate,
        limit: configuration.limit,
        mainStackSize: configuration.mainStackSize,
        schedule: configuration.schedule,
        seed: configuration.seed,
        kinds: configuration.kinds,
        sink: configuration.sink
      )
    )
    let world = stage
    let changes = stage.makeCondition()
    let budget = Budget(steps: configuration.eventBudget, memory: configuration.memoryBudget)
    self.budget = budget
    let reports = reports
    let failure = failure
    dialect = configuration.dialect
    onStatement = configuration.onStatement
    context = LabContext(reports: reports, budget: budget)
    interpreter = Interpreter(
      library: Library(lab: context),
      host: Interpreter.Host(
        print: { [unowned stage, reports] line, site in
          stage.record(.print, at: site.map(SourcePosition.init), call: reports.release) {
            .print(line)
          }
        },
        poll: { [unowned stage] in try budget.poll(stage) },
        onFailure: { [unowned stage, context] in failure.note(context.located($0), on: stage) },
        startTask: { [unowned stage] body in stage.globalQueue().async { body() } },
        // Main goes on with its queue's work while it waits for something.
        sleep: { [context] in try context.runLoop(for: .seconds($0)) },
        wait: { [changes] in try changes.wait($0) },
        wake: { [changes] in changes.broadcast() },
        onStatement: configuration.onStatement.map { tell in
          { [unowned world] site, caller in
            tell(StatementStep(place: SourcePosition(site), time: world.now, role: .init(caller)))
          }
        },
        preempt: configuration.schedule.map { _ in
          { [unowned world] in try world.preemptionPoint() }
        }
      ),
      budget: configuration.statementBudget
    )
    stage.context = context
    budget.interpreter = interpreter
    reports.interpreter = interpreter
    stage.recordsTurns = true
    failure.describe = { [unowned self] in diagnostic(for: $0) }
    stage.callPosition = { [weak interpreter] in
      interpreter?.machine.site.map(SourcePosition.init)
    }
  }

  deinit {
    // What the world's objects do when they go, such as disposing a subscription, needs a thread of the stage.
    stage.afterEnd { [interpreter, context] in
      interpreter.stop()
      // First what may need the library when it goes.
      context.release()
      interpreter.releaseWorld()
    }
  }

  /// Main's machine, which knows where main stands.
  ///
  /// Set before the script starts and read when it is over.
  private var main: Machine?

  /// How far it has come: its time, and how many events, subscriptions and calls of closures there have been.
  ///
  /// Safe on any thread.
  public var reached: (time: StageTime, events: Int) { (stage.reached, budget.counted) }

  /// Mistakes that did not stop the script, such as an error that no subscription handles.
  public var reported: [Diagnostic] { reports.diagnostics }

  /// Compiles a script and runs it until nothing is left to do.
  ///
  /// - Parameters:
  ///   - support: Files that the script uses, which declare and do nothing by themselves.
  ///   - siblings: Files that are not run, and show as well how old the program is.
  public func run(
    _ file: SourceFile,
    with support: [SourceFile] = [],
    beside siblings: [SourceFile] = []
  ) -> Ending {
    budget.restoreMemory()
    // The setting is the process's, and what a script does to it ends with the script.
    let warns = Hooks.warnsOfOverlappingEvents
    defer { Hooks.warnsOfOverlappingEvents = warns }
    var failure: [Diagnostic]?
    let outcome = stage.run { [self] in
      main = interpreter.machine
      do {
        note([file] + support + siblings)
        try load(support)
        // What is right in an old listing may be wrong today, and no less right for that.
        let program = try interpreter.compile(file, looksAtTypes: context.dialect == .rx6)
        _ = try context.locating { try program.run() }
        try context.locating { try context.runRemainingTests() }
        tellEnd(of: file)
      } catch let errors as ScriptErrors {
        failure = explained(errors)
        interpreter.stop()
        stage.interrupt()
      } catch is ScriptStopped {
        // Whoever stopped it has told the stage why.
      } catch is StageEnded {
        throw StageEnded()
      } catch {
        self.failure.record(diagnostic(for: error), on: stage)
        throw error
      }
    }
    stage.recordAfterEnd { interpreter.finishLine() }
    interpreter.stop()
    if let failure {
      wasRefused = true
      let mistakes = interpreter.mistakes(in: file, beside: failure)
      stage.recordAfterEnd { for mistake in mistakes { stage.record(.mistake, mistake) } }
      return .failed(mistakes)
    }
    let ending = describe(outcome)
    guard case .failed(let first) = ending else { return ending }
    let mistakes = interpreter.mistakes(in: file, beside: first)
    stage.recordAfterEnd { [self] in
      // What ended the run may have been found outside the script's code: that its threads wait for each other.
      for trap in first { self.failure.record(trap, on: stage) }
      for mistake in mistakes where !self.failure.hasRecorded(mistake) {
        stage.record(.mistake, mistake)
      }
    }
    return .failed(mistakes)
  }

  private func tellEnd(of file: SourceFile) {
    guard let onStatement else { return }
    let lines = file.text.lines.count
    let place = SourcePosition(file: file.name, line: lines + 1, column: 1)
    onStatement(
      StatementStep(place: place, time: stage.now, role: .end, endsRun: !stage.hasWork)
    )
  }

  /// Stops the script.
  ///
  /// Safe on any thread and in a signal handler.
  public func interrupt() {
    // The stage first: code that finds itself stopped must find the reason there.
    stage.interrupt()
    interpreter.stop()
  }

  func noteImports(of file: SourceFile) {
    if file.text.contains("import ") { importing.append(file) }
  }

  /// The mistakes of what was compiled last, with a word about each module imported before that nothing is there of.
  func explained(_ errors: ScriptErrors) -> [Diagnostic] {
    errors.diagnostics
      + importing.flatMap { AbsentModules.complaints(about: $0, after: errors.diagnostics) }
  }

  /// Takes the dialect that a program shows, for good.
  func note(_ files: [SourceFile]) {
    files.first.map(noteImports)
    self.files += files
    uses += Spellings.table.uses(in: files)
    context.dialect = dialect ?? Dialect(of: uses)
    let others = uses.filter { $0.spelling !== Spelling.impliedFirstLabel }
    interpreter.library.forgivesFirstLabels = dialect == .rx2 || Dialect(of: others) == .rx2
    if files.contains(where: { $0.text.hasBytes(of: "esource") }) { context.countResources() }
  }

  /// Runs the files that a script uses, each behind those that it needs itself.
  private func load(_ support: [SourceFile]) throws {
    var waiting = support
    while !waiting.isEmpty {
      var errors: [ScriptErrors] = []
      var later: [SourceFile] = []
      for file in waiting {
        do { try interpreter.compile(file).run() } catch let mistakes as ScriptErrors {
          errors.append(mistakes)
          later.append(file)
        }
      }
      if later.count == waiting.count, let first = errors.first { throw first }
      waiting = later
    }
  }

  func describe(_ outcome: Outcome) -> Ending {
    switch outcome {
    case .finished: .finished
    case .limitReached: .limitReached
    case .interrupted: context.isFinishedByScript ? .finished : .interrupted
    case .failed(let error): .failed([diagnostic(for: error)])
    case .deadlocked(let report):
      .failed([
        Diagnostic(
          "deadlock: \(report)",
          at: main?.site,
          hint: "what should wake this thread?"
        )
      ])
    }
  }

  /// An error that ended a script, as a diagnostic.
  public func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case let trap as ScriptTrap: trap.diagnostic
    case let errors as ScriptErrors: errors.diagnostics[0]
    case let located as LocatedError: diagnostic(for: located.error, at: located.site)
    case StageError.tooManyThreads(_, let request):
      Diagnostic("\(error)", at: request.flatMap(span))
    default: diagnostic(for: error, at: nil)
    }
  }

  private func diagnostic(for error: any Error, at site: SourceSpan?) -> Diagnostic {
    switch error {
    // A use of the stage that cannot work is a mistake of the script, which it cannot catch.
    case is StageError: Diagnostic("\(error)", at: site)
    default:
      Diagnostic(
        "the error `\(error)` was thrown and nothing catches it",
        at: (error as? ScriptError)?.site ?? site,
        hint: "put it into `do { … } catch { … }`"
      )
    }
  }

  /// What a position stands for in the files that have run.
  private func span(_ position: SourcePosition) -> SourceSpan? {
    files.last { $0.name == position.file }?.span(line: position.line, column: position.column)
  }
}
