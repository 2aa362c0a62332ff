import Dispatch
import Foundation
import LabBindings
import ScriptChecker
import ScriptSource
import Stage
import Synchronization

/// A run that can be paused at any of its points.
///
/// The run has its own thread. Each record and statement is reported here while one of the script's threads holds the
/// stage's baton. A thread that waits here therefore pauses the whole script, and can run an entry meanwhile.
final class PausedRun: Sendable {
  /// Whether to pause at the latest point, given the number of points so far.
  typealias Halt = @Sendable (_ point: RunPoint, _ count: Int) -> Bool

  private struct State {
    var points: [RunPoint] = []
    /// The steps that have been entered.
    var map: StepMap
    var halt: Halt = { _, _ in false }
    /// The task that the paused thread runs before it continues.
    var task: (@Sendable () -> Void)?
    /// Whether the run is no longer needed, and never pauses again.
    var isAbandoned = false
    /// Whether it was interrupted.
    ///
    /// What it reports after that is not part of an uninterrupted run.
    var isInterrupted = false
    var isPaused = false
    /// Statements since the last record.
    var statements = 0
    var hasStarted = false
    var hasEnded = false
  }

  private let state: Mutex<State>
  /// Signalled when the run pauses or ends.
  private let pause = DispatchSemaphore(value: 0)
  /// Signalled when the run may continue.
  private let permission = DispatchSemaphore(value: 0)
  private let script: SourceFile
  private let run: Handle
  private let outcome = Mutex<Outcome?>(nil)

  /// The result of a run.
  struct Outcome: Sendable {
    let mistakes: [String]
    let wasInterrupted: Bool
    let reachedLimit: ReachedLimit?
  }

  /// Refers to the run, which is created after this object, since it reports here.
  ///
  /// `@unchecked`: set before the run's thread starts and cleared under the lock of the state, which an interrupting thread
  /// holds, too; a paused thread keeps the run from ending.
  private final class Handle: @unchecked Sendable {
    var run: ScriptRun?
  }

  /// Prepares a run that is paused before its first point.
  ///
  /// - Parameter steps: The script's steps; one without a statement is a point of its own.
  init(_ script: RunnableScript, _ steps: [LessonStep], options: ScriptRun.Options) {
    self.script = script.file
    state = Mutex(State(map: StepMap(steps, of: script.file.name)))
    let handle = Handle()
    run = handle
    handle.run = ScriptRun.recording(
      script,
      options: options,
      onStatement: { [weak self] in self?.report(.statement($0)) },
      record: { [weak self] in self?.report(.record($0)) }
    )
  }

  /// The result; nil until the run is over.
  var ending: Outcome? { outcome.withLock { $0 } }

  /// The points so far, from an index on.
  func points(from first: Int) -> [RunPoint] {
    state.withLock { Array($0.points.dropFirst(first)) }
  }

  /// The time and the number of events that the run has reached; nil when it is over.
  ///
  /// Safe on any thread.
  var reached: (time: StageTime, events: Int)? { state.withLock { _ in run.run?.reached } }

  // MARK: Continuing

  /// Continues the run until `halt` returns true or the run is over.
  func proceed(until halt: @escaping Halt) {
    let isOver = state.withLock { state in
      if state.hasEnded { return true }
      state.halt = halt
      if !state.hasStarted {
        state.hasStarted = true
        start()
      } else {
        wake(&state)
      }
      return false
    }
    if !isOver { pause.wait() }
  }

  /// Continues the run until it has `count` points or is over.
  func proceed(to count: Int) {
    if state.withLock({ $0.points.count >= count }) { return }
    proceed { $1 >= count }
  }

  /// Runs an entry while the run is paused.
  ///
  /// What happens in it is added to the points, before a statement that is about to run.
  ///
  /// - Parameter takesWallTime: Whether a sleep takes real time.
  /// - Returns: The value and the mistakes; nil if the run is not paused.
  func evaluate(
    _ entry: TypedEntry,
    takesWallTime: Bool = false
  ) -> (echo: String?, errors: [String])? {
    ask { run in
      guard entry.isGesture else {
        return run.evaluate(entry.file, at: entry.time, takesWallTime: takesWallTime)
      }
      return (nil, run.make(gesture: entry.file, at: entry.time, takesWallTime: takesWallTime))
    }
  }

  /// Does something with the run on its thread while it is paused.
  ///
  /// - Returns: The answer; nil if the run is not paused.
  func ask<Answer: Sendable>(_ question: @escaping @Sendable (ScriptRun) -> Answer) -> Answer? {
    let result = Mutex<Answer?>(nil)
    let task: @Sendable () -> Void = { [run] in
      let answer = run.run.map(question)
      result.withLock { $0 = answer }
    }
    let isPaused = state.withLock { state in
      guard state.isPaused else { return false }
      state.halt = { _, _ in false }
      state.task = task
      wake(&state)
      return true
    }
    guard isPaused else { return nil }
    pause.wait()
    return result.withLock { $0 }
  }

  /// How a line can go on; nil if the run is not paused.
  func completion(of line: String) -> Completion? {
    state.withLock(\.isPaused) ? run.run?.completion(of: line) : nil
  }

  private func start() {
    // The thread keeps this object alive until the run is over.
    let thread = Thread { [self] in
      let ending = runToEnd()
      outcome.withLock { $0 = ending }
      state.withLock { $0.hasEnded = true }
      pause.signal()
    }
    thread.start()
  }

  private func runToEnd() -> Outcome {
    let ended = run.run
    let report = ended?.run()
    let misfits = [report?.misfit].compactMap { $0.map { "error: \($0)" } }
    let isInterrupted = state.withLock { state in
      run.run = nil
      return state.isInterrupted
    }
    // The run releases its world when it goes, which must not happen while the state is locked.
    return withExtendedLifetime(ended) {
      Outcome(
        mistakes: (report?.mistakes ?? []) + misfits,
        // The run may have ended before it noticed the interrupt.
        wasInterrupted: isInterrupted || report?.wasInterrupted ?? false,
        reachedLimit: report?.reachedLimit
      )
    }
  }

  private func wake(_ state: inout State) {
    guard state.isPaused else { return }
    state.isPaused = false
    permission.signal()
  }

  // MARK: Ending

  /// Stops the run in the middle of a computation.
  ///
  /// Safe on any thread.
  func interrupt() {
    state.withLock { state in
      guard let run = run.run else { return }
      state.isInterrupted = true
      run.interrupt()
    }
  }

  /// Ends the run and waits for its threads.
  func abandon() {
    let isOver = state.withLock { state in
      state.isAbandoned = true
      if state.hasEnded || !state.hasStarted { return true }
      run.run?.interrupt()
      wake(&state)
      return false
    }
    if !isOver { pause.wait() }
  }

  // MARK: On the script's threads

  /// The most statements in a row without an event that become points, so that a long computation does not become a million
  /// points.
  private static let statementsInARow = 1_000

  private func report(_ point: RunPoint) {
    // A function of an entry is not in the script.
    if let place = point.statement?.place, place.file != script.name { return }
    // A mistake is found before the run, and is not part of it.
    if point.record?.kind == .mistake { return }
    if let statement = point.statement {
      for page in state.withLock({ $0.map.declarations(before: statement) }) {
        add(.statement(page))
      }
    }
    add(point)
  }

  /// Adds a point, and pauses there if `halt` says so.
  private func add(_ point: RunPoint) {
    let shouldPause = state.withLock { state in
      if state.isAbandoned || state.isInterrupted { return false }
      state.statements = point.record == nil ? state.statements + 1 : 0
      if state.statements > Self.statementsInARow, point.statement?.role != .end { return false }
      state.points.append(point)
      if let statement = point.statement { state.map.pass(statement) }
      state.isPaused = state.halt(point, state.points.count)
      return state.isPaused
    }
    guard shouldPause else { return }
    repeat {
      pause.signal()
      permission.wait()
    } while runTask(before: point.statement)
  }

  /// Runs the task for which the thread was woken, and pauses again.
  ///
  /// - Returns: False if there is no task, and the run continues.
  private func runTask(before statement: StatementStep?) -> Bool {
    let task = state.withLock { state in
      defer { state.task = nil }
      if state.task != nil, statement != nil { state.points.removeLast() }
      return state.task
    }
    guard let task else { return false }
    task()
    let time = run.run?.time
    state.withLock { state in
      if let statement, !state.isInterrupted {
        state.points.append(.statement(statement.delayed(to: time ?? statement.time)))
      }
      state.isPaused = true
    }
    return true
  }
}
