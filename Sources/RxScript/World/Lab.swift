import FoundationEssentials
import Rx
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
  private let program: ScriptProgram
  /// What the library's declarations leave to the world.
  package var natives: NativeTable { program.natives }
  private let context: LabContext
  /// What ended the run.
  private var failure: Diagnostic?
  /// Main's machine, which knows where main stands.
  private var main: Machine?

  /// Whether mistakes kept the script from running.
  package private(set) var wasRefused = false

  package init(_ configuration: Configuration = Configuration()) {
    RxOutput.connect()
    let stage = Stage(
      Stage.Configuration(
        clock: configuration.isRealTime ? .real : .virtual,
        startDate: configuration.startDate,
        limit: configuration.limit,
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
    program = ScriptProgram(Self.host(context), budget: configuration.statementBudget) {
      LabLibrary.register(in: &$0, $1, context)
    }
    connect(configuration)
    stage.context = context
    stage.recordsTurns = true
    stage.callPosition = { [unowned program] in
      program.span(ofPlace: program.runtime.machine.place).map(SourcePosition.init)
    }
  }

  /// What a script asks of the world outside of it.
  private static func host(_ context: LabContext) -> Runtime.Host {
    let stage = context.stage
    let changes = stage.makeCondition()
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
    runtime.host.print = { [unowned self] text, place in
      for line in try context.printed.lines(endedBy: text, runtime.machine) {
        stage.record(.print, at: program.span(ofPlace: place).map(SourcePosition.init)) {
          .print(line)
        }
      }
    }
    runtime.host.poll = { [unowned self] in try context.budget.poll() }
    runtime.host.onFailure = { [unowned self] error in fail(error) }
    context.budget.onProgress = { [unowned self] in
      program.runtime.restoreBudget()
      context.printed.restoreBudget()
    }
    if let onStatement = configuration.onStatement {
      runtime.host.onStatement = { [unowned self] place, caller in
        guard let span = program.span(ofPlace: place) else { return }
        onStatement(
          StatementStep(place: SourcePosition(span), time: self.stage.now, role: .init(caller))
        )
      }
    }
    if configuration.schedule != nil {
      runtime.host.preempt = { [unowned stage] in try stage.preemptionPoint() }
    }
  }

  /// Runs a script until nothing is left to do.
  package func run(_ file: SourceFile) -> Ending {
    context.budget.restore()
    program.runtime.memory?.restore()
    // The setting is the process's, and what a script does to it ends with the script.
    let warns = Hooks.warnsOfOverlappingEvents
    defer { Hooks.warnsOfOverlappingEvents = warns }
    if file.text.contains("Resources") { Resources.isCounting = true }
    var refused: [Diagnostic] = []
    let outcome = stage.run { [self] in
      do {
        let code = try program.compile(file)
        let machine = program.runtime.machine
        main = machine
        do {
          _ = try code.call(machine, frame: machine.top, types: .none)
        } catch {
          throw machine.located(error)
        }
      } catch let error as ScriptRefused {
        refused = error.mistakes
        program.runtime.stop()
        stage.interrupt()
      } catch is ScriptStopped {
        // Whoever stopped it has told the stage why.
      } catch is StageEnded {
        throw StageEnded()
      } catch {
        fail(error)
      }
    }
    stage.recordAfterEnd { context.finishLine() }
    program.runtime.stop()
    guard refused.isEmpty else {
      wasRefused = true
      stage.recordAfterEnd { for mistake in refused { stage.record(.mistake, mistake) } }
      return .failed(refused)
    }
    return ending(outcome)
  }

  /// Stops the script.
  ///
  /// Safe on any thread and in a signal handler.
  package func interrupt() {
    // The stage first: code that finds itself stopped must find the reason there.
    stage.interrupt()
    program.runtime.stop()
  }

  /// Ends the run because of an error that nothing in the script handles.
  private func fail(_ error: any Error) {
    // Who unwinds because the run ends has not failed.
    if error is any ScriptEnding || failure != nil { return }
    let mistake = program.diagnostic(for: error)
    failure = mistake
    stage.record(.trap, mistake)
    stage.fail(error)
  }

  private func ending(_ outcome: Outcome) -> Ending {
    switch outcome {
    case .finished: return .finished
    case .limitReached: return .limitReached
    case .interrupted: return context.isFinishedByScript ? .finished : .interrupted
    case .failed(let error): return ended(by: failure ?? program.diagnostic(for: error))
    case .deadlocked(let report):
      return ended(
        by: Diagnostic(
          "deadlock: \(report)",
          at: main.flatMap { program.span(ofPlace: $0.place) },
          hint: "what should wake this thread?"
        )
      )
    }
  }

  private func ended(by mistake: Diagnostic) -> Ending {
    if failure == nil { stage.recordAfterEnd { stage.record(.trap, mistake) } }
    return .failed([mistake])
  }
}
