public import Foundation
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

  /// What a world starts from.
  public struct Configuration {
    /// Whether time is the wall's.
    public var isRealTime = false
    /// Time after which the script is stopped.
    public var limit: StageTime?
    /// Whether every subscription and event is recorded, not only what is printed.
    public var traces = true
    /// Whether the disposal that follows a sequence's own end is recorded too, as `debug` would tell it.
    public var tracesEveryDisposal = false
    /// The date at time zero.
    public var startDate = Stage.Configuration.pinnedStartDate
    /// How many statements may run without time passing.
    public var statementBudget = 50_000_000
    /// How many events and calls of closures may come in a second of the script's time; a turn of a queue counts as 20.
    public var eventBudget = 5_000_000
    /// Whose ways the log has; by default those that the script's spellings show.
    public var dialect: Dialect?
    /// Told of each statement outside closures before it runs, and of the script's end.
    public var onStatement: (@Sendable (StatementStep) -> Void)?
    /// Receives the records in order.
    public var sink: @Sendable (LogRecord) -> Void = { _ in }

    /// Makes the usual configuration: virtual time, no limit.
    public init() {}
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
  /// The older spellings in what has run so far.
  public private(set) var uses: [SpellingUse] = []

  /// Makes a world.
  public init(_ configuration: Configuration = Configuration()) {
    RxOutput.connect()
    stage = Stage(
      Stage.Configuration(
        clock: configuration.isRealTime ? .real : .virtual,
        startDate: configuration.startDate,
        limit: configuration.limit,
        sink: configuration.sink
      )
    )
    let world = stage
    let budget = Budget(steps: configuration.eventBudget)
    self.budget = budget
    let reports = reports
    let failure = failure
    dialect = configuration.dialect
    onStatement = configuration.onStatement
    context = LabContext(traces: configuration.traces, reports: reports, budget: budget)
    context.tracesEveryDisposal = configuration.tracesEveryDisposal
    interpreter = Interpreter(
      library: Library(lab: context),
      host: Interpreter.Host(
        print: { [unowned stage] line, site in
          stage.record(.print, line, at: site.map(SourcePosition.init))
        },
        poll: { [unowned stage] in try budget.poll(stage) },
        onFailure: { [unowned stage] in failure.note($0, on: stage) },
        startTask: { [unowned stage] body in stage.globalQueue().async { body() } },
        // Main goes on with its queue's work while it waits for something.
        sleep: { [context] in try context.runLoop(for: .seconds($0)) },
        onStatement: configuration.onStatement.map { tell in
          { [unowned world] site, isTopLevel in
            let role = isTopLevel ? StatementStep.Role.topLevel : .inFunction
            tell(StatementStep(place: SourcePosition(site), time: world.now, role: role))
          }
        }
      ),
      budget: configuration.statementBudget
    )
    budget.interpreter = interpreter
    reports.interpreter = interpreter
    guard configuration.traces else { return }
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
    var failure: [Diagnostic]?
    let outcome = stage.run { [self] in
      main = interpreter.machine
      do {
        note([file] + support + siblings)
        try load(support)
        // What is right in an old listing may be wrong today, and no less right for that.
        let program = try interpreter.compile(file, looksAtTypes: context.dialect == .rx6)
        try program.run()
        try context.runRemainingTests()
        tellEnd(of: file)
      } catch let errors as ScriptErrors {
        failure = explained(errors)
        interpreter.stop()
        stage.interrupt()
      } catch is ScriptStopped {
        // Whoever stopped it has told the stage why.
      }
    }
    stage.sayLastWords { interpreter.finishLine() }
    interpreter.stop()
    if let failure { return .failed(interpreter.mistakes(in: file, beside: failure)) }
    let ending = describe(outcome)
    guard case .failed(let mistakes) = ending else { return ending }
    return .failed(interpreter.mistakes(in: file, beside: mistakes))
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
  /// - Parameter echo: Receives the text of a final expression's value.
  public func evaluate(_ file: SourceFile, echo: @escaping (String) -> Void) -> Ending {
    entry {
      note([file])
      let looksAtTypes = context.dialect == .rx6
      try stage.perform { [interpreter] in
        let program = try interpreter.compile(
          file,
          echoesValue: true,
          looksAtTypes: looksAtTypes
        )
        guard let value = try program.run() else { return }
        interpreter.finishLine()
        interpreter.echo(of: value).map(echo)
      }
    }
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
    defer { stage.takesWallTime = false }
    let hadUnfinishedLine = interpreter.hasUnfinishedLine
    do {
      noteImports(of: file)
      try stage.withCause(nil) {
        // The entry may be of older spelling than the run is.
        let program = try interpreter.compile(
          file,
          echoesValue: true,
          looksAtTypes: context.dialect == .rx6
            && Dialect(of: Spellings.table.uses(in: [file])) == .rx6
        )
        let value = try stage.at(moment) { try program.runAside() }
        guard let value else { return }
        interpreter.echo(of: value).map(echo)
      }
      if !hadUnfinishedLine { interpreter.finishLine() }
    } catch let errors as ScriptErrors {
      return .failed(explained(errors))
    } catch is StageEnded {
      return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .limitReached
    } catch is ScriptStopped {
      return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .interrupted
    } catch {
      return .failed([diagnostic(for: error)])
    }
    return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .finished
  }

  /// Lets time pass in a session, with everything that falls due in it.
  public func advance(by duration: StageTime) -> Ending {
    entry { try stage.advance(by: duration) }
  }

  private func entry(_ body: () throws -> Void) -> Ending {
    interpreter.resume()
    budget.restore(at: stage.now)
    failure.begin()
    defer { interpreter.finishLine() }
    do {
      try body()
      return .finished
    } catch let errors as ScriptErrors {
      return .failed(explained(errors))
    } catch {
      if let first = failure.first { return .failed([diagnostic(for: first)]) }
      if error is StageEnded || error is ScriptStopped {
        return stage.outcome.map(describe) ?? .interrupted
      }
      return .failed([diagnostic(for: error)])
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
          "nothing can go on: \(report)",
          at: main?.site,
          hint: "who was meant to wake this thread?"
        )
      ])
    }
  }

  /// An error that ended a script, as a diagnostic.
  public func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case let trap as ScriptTrap: trap.diagnostic
    case let thrown as ScriptError:
      Diagnostic(
        "the error `\(thrown)` was thrown and nothing catches it",
        at: thrown.site,
        hint: "put it into `do { … } catch { … }`"
      )
    default: Diagnostic("\(error)", at: nil)
    }
  }
}

/// The error that nothing in the script could handle.
///
/// It ends a run; of a session it ends the running entry only.
private final class Failure {
  // Guarded by the baton.
  private(set) var first: (any Error)?
  private var isSession = false

  func begin() {
    first = nil
    isSession = true
  }

  func note(_ error: any Error, on stage: Stage) {
    if first == nil { first = error }
    if isSession { stage.interrupt() } else { stage.fail(error) }
  }
}

/// Mistakes noted while a script goes on.
final class Reports {
  // Guarded by the baton: only script threads write, and the host reads when the run is over.
  private(set) var diagnostics: [Diagnostic] = []
  weak var interpreter: Interpreter?

  func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

extension SourcePosition {
  /// A script's place for the record stream.
  init(_ span: SourceSpan) {
    self.init(file: span.file.name, line: span.line, column: span.column)
  }
}
