import Dispatch
import Foundation
import LabBindings
import Stage
import SwiftScript
import Synchronization

/// A run that stands still where it is told to.
///
/// The run has a thread of its own. Its records and statements come through here while one of the script's threads holds
/// the stage's baton, so that a thread that waits here stops the whole world of the script, and can do something else in
/// that world meanwhile.
final class PausedRun: Sendable {
  /// Whether to stand still at a moment that has just come, given how many there are with it.
  typealias Halt = @Sendable (_ moment: Moment, _ count: Int) -> Bool

  private struct State {
    var moments: [Moment] = []
    var halt: Halt = { _, _ in false }
    /// What the thread that stands still is to do before it goes on.
    var errand: (@Sendable () -> Void)?
    /// Whether the run waits for nobody any more.
    var isAbandoned = false
    /// Whether somebody stopped it; what comes then, while it unwinds, is not what an undisturbed run would have.
    var isInterrupted = false
    var isStanding = false
    /// Statements since the last record.
    var statements = 0
    var hasStarted = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)
  private let permission = DispatchSemaphore(value: 0)
  private let script: SourceFile
  private let run: Handle
  private let outcome = Mutex<Outcome?>(nil)

  /// How a run went.
  struct Outcome: Sendable {
    let mistakes: [String]
    let wasInterrupted: Bool
    let reachedLimit: ReachedLimit?
  }

  /// The way to the run, which is made after what it reports to.
  ///
  /// `@unchecked`: set before the run's thread starts, taken away under the lock of the state, which whoever interrupts
  /// holds too; whoever stands in the run keeps it from ending.
  private final class Handle: @unchecked Sendable {
    var run: ScriptRun?
  }

  /// Prepares a run that stands before its first moment.
  init(_ script: RunnableScript, options: ScriptRun.Options) {
    self.script = script.file
    let handle = Handle()
    run = handle
    handle.run = ScriptRun.recording(
      script,
      options: options,
      onStatement: { [weak self] in self?.pass(.statement($0)) },
      record: { [weak self] in self?.pass(.record($0)) }
    )
  }

  /// How the run went, once it is over.
  var ending: Outcome? { outcome.withLock { $0 } }

  /// The moments from one on, so far.
  func moments(from first: Int) -> [Moment] {
    state.withLock { Array($0.moments.dropFirst(first)) }
  }

  /// How far the run has come: its time, and how many events there have been.
  ///
  /// Safe on any thread; nothing once it is over.
  var reached: (time: StageTime, events: Int)? { state.withLock { _ in run.run?.reached } }

  // MARK: Going on

  /// Lets the run go on until it is to stand still, or is over.
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
    if !isOver { arrival.wait() }
  }

  /// Lets the run go on until it has so many moments, or is over.
  func proceed(to count: Int) {
    if state.withLock({ $0.moments.count >= count }) { return }
    proceed { $1 >= count }
  }

  /// Runs an entry where the run stands still.
  ///
  /// What happens meanwhile is added to the moments, before a statement that is about to run.
  ///
  /// - Parameter takesWallTime: Whether what blocks takes as long as it says.
  /// - Returns: What it came to; nothing if the run stands nowhere.
  func evaluate(
    _ entry: TypedEntry,
    takesWallTime: Bool = false
  ) -> (echo: String?, errors: [String])? {
    let result = Mutex<(echo: String?, errors: [String])?>(nil)
    let errand: @Sendable () -> Void = { [run] in
      let reply = run.run?.evaluate(entry.file, at: entry.time, takesWallTime: takesWallTime)
      result.withLock { $0 = reply }
    }
    let stands = state.withLock { state in
      guard state.isStanding else { return false }
      state.halt = { _, _ in false }
      state.errand = errand
      wake(&state)
      return true
    }
    guard stands else { return nil }
    arrival.wait()
    return result.withLock { $0 }
  }

  /// The names with which a half-typed line can go on; nothing if the run stands nowhere.
  func completions(of line: String) -> NameCompletion? {
    state.withLock(\.isStanding) ? run.run?.completions(of: line) : nil
  }

  private func start() {
    // The thread keeps this alive until the run is over.
    let thread = Thread { [self] in
      let report = run.run?.run()
      let isInterrupted = state.withLock { state in
        run.run = nil
        return state.isInterrupted
      }
      outcome.withLock {
        $0 = Outcome(
          mistakes: report?.mistakes ?? [],
          // It may have come to its end before it noticed.
          wasInterrupted: isInterrupted || report?.wasInterrupted ?? false,
          reachedLimit: report?.reachedLimit
        )
      }
      state.withLock { $0.hasEnded = true }
      arrival.signal()
    }
    thread.start()
  }

  private func wake(_ state: inout State) {
    guard state.isStanding else { return }
    state.isStanding = false
    permission.signal()
  }

  // MARK: Ending

  /// Stops the run where it computes.
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
    if !isOver { arrival.wait() }
  }

  // MARK: On the script's threads

  /// How many statements may follow each other before the next ones are passed over.
  ///
  /// A loop that computes for long and does nothing else is no million stops.
  private static let statementsInARow = 1_000

  private func pass(_ moment: Moment) {
    // A function of an entry's is no place in the script.
    if let place = moment.statement?.place, place.file != script.name { return }
    let mustStand = state.withLock { state in
      if state.isAbandoned || state.isInterrupted { return false }
      state.statements = moment.record == nil ? state.statements + 1 : 0
      if state.statements > Self.statementsInARow, moment.statement?.role != .end { return false }
      state.moments.append(moment)
      state.isStanding = state.halt(moment, state.moments.count)
      return state.isStanding
    }
    guard mustStand else { return }
    repeat {
      arrival.signal()
      permission.wait()
    } while runErrand(before: moment.statement)
  }

  /// Does what the thread was woken for, if it was for something, and stands still again.
  private func runErrand(before statement: StatementStep?) -> Bool {
    let errand = state.withLock { state in
      defer { state.errand = nil }
      if state.errand != nil, statement != nil { state.moments.removeLast() }
      return state.errand
    }
    guard let errand else { return false }
    errand()
    let time = run.run?.time
    state.withLock { state in
      if let statement, !state.isInterrupted {
        state.moments.append(.statement(statement.delayed(to: time ?? statement.time)))
      }
      state.isStanding = true
    }
    return true
  }
}
