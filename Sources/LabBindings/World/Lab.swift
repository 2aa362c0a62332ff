import FoundationEssentials
import Rx
package import ScriptChecker
package import ScriptMachine
package import ScriptSource
package import Stage

/// A stage with an interpreter on it: the world that a script runs in.
package final class Lab {
  /// How a script ended.
  package enum Ending {
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
  package let stage: Stage
  let program: ScriptProgram
  /// What the library's declarations leave to the world.
  package var natives: NativeTable { program.natives }
  let context: LabContext
  let failure = Failure()
  private let onStatement: (@Sendable (StatementStep) -> Void)?
  /// What has run so far.
  var files: [SourceFile] = []
  /// Whether a mistake has ended an entry of a session, perhaps in the middle of a gesture.
  var isGestureCutShort = false
  /// Main's machine, which knows where main stands.
  private var main: Machine?

  /// Whether mistakes kept the script from running.
  package private(set) var wasRefused = false

  /// - Parameter file: The only script that will run, if that is known.
  package init(_ configuration: Configuration = Configuration(), for file: SourceFile? = nil) {
    RxOutput.connect()
    EventNesting.connect()
    let stage = Stage(
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
    let budget = Budget(steps: configuration.eventBudget, on: stage)
    let context = LabContext(
      stage: stage,
      budget: budget,
      printed: PrintedLines(statements: configuration.statementBudget)
    )
    self.stage = stage
    self.context = context
    onStatement = configuration.onStatement
    program = ScriptProgram(
      Self.host(context),
      for: file,
      budget: configuration.statementBudget
    ) {
      LabLibrary.register(in: &$0, $1, context)
    }
    context.attach(program)
    context.dialect = { [unowned program] in Dialect(version: program.version) }
    program.runtime.companion = context
    program.givenVersion = configuration.dialect?.version
    if let build = configuration.build { context.take(build) }
    failure.describe = { [weak self, unowned program] in
      self?.diagnostic(for: $0) ?? program.diagnostic(for: $0)
    }
    connect(configuration)
    stage.context = context
    stage.recordsTurns = true
    // What a machine still holds may run code of the script when it goes.
    stage.onThreadEnd = { Runtime.releaseMachine() }
    stage.callPosition = { [unowned program, unowned context] in
      (context.calls.name(at: program.runtime.machine.place)?.span).map(SourcePosition.init)
    }
  }

  deinit {
    // What the world's objects do when they go, such as disposing a subscription, needs a thread of the stage.
    stage.afterEnd { [program, context] in
      program.runtime.stop()
      context.release()
      program.release()
    }
  }

  /// How far it has come: its time, and how many events, subscriptions and jobs there have been.
  ///
  /// Safe on any thread.
  package var reached: (time: StageTime, events: Int) { (stage.reached, context.budget.counted) }

  /// Mistakes that did not stop the script, such as an error that no subscription handles.
  package var reported: [Diagnostic] { context.reported }

  /// Whether something that ran is written as in an older version.
  package var isOlder: Bool { program.isOlder }

  /// How a line that is typed can go on; only while nothing runs.
  package func completion(of line: String) -> Completion? { program.completion(of: line) }

  /// What a script asks of the world outside of it.
  private static func host(_ context: LabContext) -> Runtime.Host {
    let stage = context.stage
    let changes = StageCondition(on: stage)
    var host = Runtime.Host { _, _ in }
    host.startTask = { [unowned stage] body in stage.globalQueue().async { body() } }
    // Main goes on with its queue's work while it waits for something.
    host.now = { [unowned context] in
      context.readDate(context.runtime.machine).timeIntervalSince1970
    }
    host.sleep = { [unowned context] seconds in try context.runLoop(for: .seconds(seconds)) }
    host.wait = { isDone in try changes.wait(isDone) }
    host.wake = { changes.broadcast() }
    return host
  }

  private func connect(_ configuration: Configuration) {
    let (runtime, stage) = (program.runtime, stage)
    runtime.memory = configuration.memoryBudget.map(MemoryBudget.init)
    // What the world's objects do when they go comes after the lab.
    let (program, context, failure) = (program, context, failure)
    runtime.host.print = { [unowned runtime, unowned program, unowned stage, context] text, place in
      for line in try context.printed.lines(endedBy: text, runtime.machine) {
        stage.record(.print, at: program.span(ofPlace: place).map(SourcePosition.init)) {
          .print(line)
        }
      }
    }
    runtime.host.poll = { [context] in try context.budget.poll() }
    runtime.host.onFailure = { [unowned stage, failure] in failure.note($0, on: stage) }
    runtime.host.onExit = { [unowned stage, unowned context] in
      context.isFinishedByScript = true
      stage.interrupt()
    }
    context.budget.onProgress = { [unowned program, unowned context] in
      program.runtime.restoreBudget()
      context.printed.restoreBudget()
    }
    if let onStatement = configuration.onStatement {
      // Whoever steps may type something in between.
      program.takesAdditions()
      runtime.host.onStatement = { [unowned program, unowned stage] place, caller in
        guard let span = program.span(ofPlace: place) else { return }
        onStatement(
          StatementStep(place: SourcePosition(span), time: stage.now, role: .init(caller))
        )
      }
    }
    if configuration.schedule != nil {
      runtime.host.preempt = { [unowned stage] in try stage.preemptionPoint() }
    }
  }

  /// Compiles a script and runs it until nothing is left to do.
  ///
  /// - Parameters:
  ///   - support: Files that the script uses, which declare and do nothing by themselves.
  ///   - siblings: Files that are not run, and show as well how old the program is.
  package func run(
    _ file: SourceFile,
    with support: [SourceFile] = [],
    beside siblings: [SourceFile] = []
  ) -> Ending {
    files += [file] + support
    noteCounting()
    context.budget.restore()
    program.runtime.memory?.restore()
    var refused: [Diagnostic] = []
    let outcome = stage.run { [self] in
      main = program.runtime.machine
      do {
        for sibling in siblings { program.noteAge(of: sibling) }
        try load(support)
        let code = try program.compile(file)
        if let entries = program.testEntries { try execute(program.compile(entries)) }
        try execute(code)
        if program.hasTestCases { try execute(program.compile(ScriptProgram.testRun)) }
        tellEnd(of: file)
      } catch let error as ScriptRefused {
        refused = error.mistakes
        program.runtime.stop()
        stage.interrupt()
      } catch is ScriptStopped {
        // Whoever stopped it has told the stage why.
      } catch is StageEnded {
        throw StageEnded()
      } catch {
        failure.record(diagnostic(for: error), on: stage)
        throw error
      }
    }
    stage.recordAfterEnd { context.finishLine() }
    program.runtime.stop()
    guard refused.isEmpty else {
      wasRefused = true
      stage.recordAfterEnd { for mistake in refused { mistake.record(as: .mistake, on: stage) } }
      return .failed(refused)
    }
    let ending = describe(outcome)
    if case .failed(let mistakes) = ending {
      // What ended the run may have been found outside the script's code: that its threads wait for each other.
      stage.recordAfterEnd { for trap in mistakes { failure.record(trap, on: stage) } }
    }
    return ending
  }

  /// Has what is alive counted if a script may ask for it: what is made before is not.
  func noteCounting() {
    if files.contains(where: { $0.text.hasBytes("Resources") }) { Resources.isCounting = true }
  }

  /// Runs code on the calling thread.
  @discardableResult
  func execute(_ code: FunctionCode) throws -> Value {
    let machine = program.runtime.machine
    do {
      return try code.call(machine, frame: machine.top, types: .none)
    } catch {
      throw machine.located(error)
    }
  }

  /// Runs the files that a script uses, each behind those that it needs itself.
  private func load(_ support: [SourceFile]) throws {
    if !support.isEmpty { try program.begin() }
    var waiting = support
    while !waiting.isEmpty {
      var refusals: [ScriptRefused] = []
      var later: [SourceFile] = []
      for file in waiting {
        do { try execute(program.compile(file)) } catch let refused as ScriptRefused {
          refusals.append(refused)
          later.append(file)
        }
      }
      if later.count == waiting.count, let first = refusals.first { throw first }
      waiting = later
    }
  }

  private func tellEnd(of file: SourceFile) {
    guard let onStatement else { return }
    let place = SourcePosition(file: file.name, line: file.lineStarts.count + 1, column: 1)
    onStatement(StatementStep(place: place, time: stage.now, role: .end, endsRun: !stage.hasWork))
  }

  /// Stops the script.
  ///
  /// Safe on any thread and in a signal handler.
  package func interrupt() {
    // The stage first: code that finds itself stopped must find the reason there.
    stage.interrupt()
    program.runtime.stop()
  }

  /// An error that ended the script.
  func diagnostic(for error: any Error) -> Diagnostic {
    let inner = (error as? ScriptMachine.LocatedError)?.error ?? error
    if let mistake = inner as? BrokenRuleMistake { return mistake.diagnostic }
    guard case StageError.tooManyThreads(_, let place?) = inner,
      let file = files.last(where: { $0.name == place.file }),
      let start = file.offset(line: place.line, column: place.column)
    else { return program.diagnostic(for: error) }
    return Diagnostic("\(inner)", at: SourceSpan(TextRange(start: start, end: start + 1), in: file))
  }

  func describe(_ outcome: Outcome) -> Ending {
    switch outcome {
    case .finished: .finished
    case .limitReached: .limitReached
    case .interrupted: context.isFinishedByScript ? .finished : .interrupted
    case .failed(let error): .failed([failure.diagnostic(for: error)])
    case .deadlocked(let report):
      .failed([
        Diagnostic(
          "deadlock: \(report)",
          at: main.flatMap { program.span(ofPlace: $0.place) },
          hint: "what should wake this thread?"
        )
      ])
    }
  }
}
