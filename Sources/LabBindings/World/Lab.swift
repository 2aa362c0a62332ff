import Rx
public import Stage
public import SwiftScript

/// A stage with an interpreter on it: the world that a script runs in.
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
  private let budget: Budget
  private let failure = Failure()
  private let context: LabContext
  private let dialect: Dialect?
  private let onStatement: (@Sendable (StatementStep) -> Void)?
  /// What has run so far that imports something, by which a later entry's mistakes are understood.
  private var importing: [SourceFile] = []
  /// What has run so far.
  private var files: [SourceFile] = []
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
          { [unowned world] site, isTopLevel in
            let role = isTopLevel ? StatementStep.Role.topLevel : .inFunction
            tell(StatementStep(place: SourcePosition(site), time: world.now, role: role))
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
    onStatement(StatementStep(place: place, time: stage.now, role: .end))
  }

  /// Runs an entry of a session, and what is ready after it; the next entry finds what this one declared.
  ///
  /// Virtual time stands still between entries. A mistake ends the entry, not the session.
  ///
  /// - Parameter echo: Receives the text of a final expression's value, which is also a record.
  public func evaluate(
    _ file: SourceFile,
    echo: @escaping (String) -> Void = { _ in }
  ) -> Ending {
    entry {
      note([file])
      let looksAtTypes = context.dialect == .rx6
      try stage.perform { [interpreter, context] in
        let program = try interpreter.compile(
          file,
          echoesValue: true,
          looksAtTypes: looksAtTypes
        )
        guard let value = try context.locating({ try program.run() }) else { return }
        interpreter.finishLine()
        self.tell(value, to: echo)
      }
    }
  }

  /// Shows the value of an expression that was typed.
  private func tell(_ value: Value, to echo: (String) -> Void) {
    guard let text = interpreter.echo(of: value) else { return }
    stage.record(.echo) { .echo(text) }
    echo(text)
  }

  /// The mistakes of an entry, each recorded.
  private func recorded(_ mistakes: [Diagnostic]) -> Ending {
    for mistake in mistakes { stage.record(.mistake, mistake) }
    return .failed(mistakes)
  }

  /// Runs an entry where a run stands still, on the calling thread, which is one of the script's in the middle of
  /// something.
  ///
  /// The entry finds what the run has declared, and the run what the entry declares. What the entry does was not led to
  /// by what the thread was doing.
  ///
  /// - Parameters:
  ///   - moment: The time that it is for the entry; nothing may be due until then.
  ///   - takesWallTime: Whether what blocks takes as long as it says.
  ///   - echo: Receives the text of a final expression's value.
  public func evaluate(
    _ file: SourceFile,
    inRunAt moment: StageTime,
    takingWallTime takesWallTime: Bool = false,
    echo: (String) -> Void
  ) -> Ending {
    // What a run says when it is over is on no thread of the script's.
    guard Stage.current === stage, !stage.isEnding else { return .limitReached }
    stage.takesWallTime = takesWallTime
    let allowsPreemption = stage.allowsPreemption
    stage.allowsPreemption = false
    defer {
      stage.takesWallTime = false
      stage.allowsPreemption = allowsPreemption
    }
    let hadUnfinishedLine = interpreter.hasUnfinishedLine
    do {
      noteImports(of: file)
      files.append(file)
      try stage.withCause(nil) {
        // The entry may be of older spelling than the run is.
        let program = try interpreter.compile(
          file,
          echoesValue: true,
          looksAtTypes: context.dialect == .rx6
            && Dialect(of: Spellings.table.uses(in: [file])) == .rx6
        )
        let value = try stage.at(moment) { try context.locating { try program.runAside() } }
        guard let value else { return }
        tell(value, to: echo)
      }
      if !hadUnfinishedLine { interpreter.finishLine() }
    } catch let errors as ScriptErrors {
      return stage.withCause(nil) { recorded(explained(errors)) }
    } catch is StageEnded {
      return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .limitReached
    } catch is ScriptStopped {
      return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .interrupted
    } catch {
      let trap = diagnostic(for: error)
      stage.withCause(nil) { stage.record(.trap, trap) }
      return .failed([trap])
    }
    return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .finished
  }

  /// Lets time pass in a session, with everything that falls due in it.
  public func advance(by duration: StageTime) -> Ending {
    entry { try stage.advance(by: duration) }
  }

  private func entry(_ body: () throws -> Void) -> Ending {
    let ending = attempt(body)
    if !context.unrecordedDisposals.isEmpty {
      interpreter.resume()
      try? stage.perform { [context] in context.recordDisposals() }
    }
    return ending
  }

  private func attempt(_ body: () throws -> Void) -> Ending {
    context.entryNumber += 1
    interpreter.resume()
    budget.restore(at: stage.now)
    budget.restoreMemory()
    failure.begin()
    defer { interpreter.finishLine() }
    do {
      try body()
      return .finished
    } catch let errors as ScriptErrors {
      return recorded(explained(errors))
    } catch {
      if let first = failure.first { return .failed([diagnostic(for: first)]) }
      if error is StageEnded || error is ScriptStopped {
        return stage.outcome.map(describe) ?? .interrupted
      }
      let trap = diagnostic(for: error)
      failure.record(trap, on: stage)
      return .failed([trap])
    }
  }

  /// Ends a session.
  public func finish() { _ = stage.finish() }

  /// Stops the script.
  ///
  /// Safe on any thread and in a signal handler.
  public func interrupt() {
    // The stage first: code that finds itself stopped must find the reason there.
    stage.interrupt()
    interpreter.stop()
  }

  private func noteImports(of file: SourceFile) {
    if file.text.contains("import ") { importing.append(file) }
  }

  /// The mistakes of what was compiled last, with a word about each module imported before that nothing is there of.
  private func explained(_ errors: ScriptErrors) -> [Diagnostic] {
    errors.diagnostics
      + importing.flatMap { AbsentModules.complaints(about: $0, after: errors.diagnostics) }
  }

  /// Takes the dialect that a program shows, for good.
  private func note(_ files: [SourceFile]) {
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

  private func describe(_ outcome: Outcome) -> Ending {
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
