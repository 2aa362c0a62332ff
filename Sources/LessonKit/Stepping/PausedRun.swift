import Dispatch
import Foundation
import LabBindings
import Stage
import SwiftScript
import Synchronization

/// A run that stands still until it is asked for more.
///
/// The run has a thread of its own. Its records and statements come through here while the script's thread holds the
/// stage's baton, so that a thread that waits here stops the whole world of the script.
final class PausedRun: Sendable {
  private struct State {
    var moments: [Moment] = []
    /// How many moments may come before the run waits.
    var allowed = 0
    /// Whether the run waits for nobody any more.
    var isAbandoned = false
    /// Whether somebody stopped it; what comes then, while it unwinds, is not what an undisturbed run would have.
    var isInterrupted = false
    var isWaiting = false
    /// Statements since the last record.
    var statements = 0
    var hasStarted = false
    var hasEnded = false
  }

  private let state = Mutex(State())
  private let arrival = DispatchSemaphore(value: 0)
  private let permission = DispatchSemaphore(value: 0)
  private let run: Handle
  private let outcome = Mutex<Outcome?>(nil)

  /// How a run went.
  struct Outcome: Sendable {
    let mistakes: [String]
    let wasInterrupted: Bool
    let reachedLimit: StageTime?
  }

  /// The way to the run, which is made after what it reports to.
  ///
  /// `@unchecked`: set before the run's thread starts, taken away under the lock of the state, which whoever interrupts
  /// holds too.
  private final class Handle: @unchecked Sendable {
    var run: ScriptRun?
  }

  /// Prepares a run that stands before its first moment.
  init(_ script: RunnableScript, options: ScriptRun.Options) {
    let handle = Handle()
    run = handle
    handle.run = ScriptRun.recording(
      script,
      options: options,
      onStatement: { [weak self] in self?.pass(.statement($0)) },
      record: { [weak self] in self?.pass(.record($0)) }
    )
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

  /// How the run went, once it is over.
  var ending: Outcome? { outcome.withLock { $0 } }

  /// The moments from one on, so far.
  func moments(from first: Int) -> [Moment] {
    state.withLock { Array($0.moments.dropFirst(first)) }
  }

  /// Lets the run go on until it has so many moments, or is over.
  func proceed(to count: Int) {
    let isOver = state.withLock { state in
      if state.hasEnded || state.moments.count >= count { return true }
      state.allowed = count
      if !state.hasStarted {
        state.hasStarted = true
        start()
      } else if state.isWaiting {
        state.isWaiting = false
        permission.signal()
      }
      return false
    }
    if !isOver { arrival.wait() }
  }

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
      if state.isWaiting {
        state.isWaiting = false
        permission.signal()
      }
      return false
    }
    if !isOver { arrival.wait() }
  }

  /// How many statements may follow each other before the next ones are passed over.
  ///
  /// A loop that computes for long and does nothing else is no million stops.
  private static let statementsInARow = 1_000

  private func pass(_ moment: Moment) {
    let mustWait = state.withLock { state in
      if state.isAbandoned || state.isInterrupted { return false }
      state.statements = moment.record == nil ? state.statements + 1 : 0
      if state.statements > Self.statementsInARow, moment.statement?.role != .end { return false }
      state.moments.append(moment)
      state.isWaiting = state.moments.count >= state.allowed
      return state.isWaiting
    }
    guard mustWait else { return }
    arrival.signal()
    permission.wait()
  }
}
