import Dispatch
import FoundationEssentials
import ReactiveKernel

/// Cancellable work on a dispatch queue: now, later or periodic.
struct DispatchWork: Sendable {
  let queue: DispatchQueue
  let leeway: DispatchTimeInterval

  func now<State>(
    _ state: State,
    _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let scheduled = SingleAssignmentDisposable()
    let work = Transfer {
      if !scheduled.isDisposed { scheduled.setDisposable(action(state)) }
    }
    queue.async { work.value() }
    return scheduled
  }

  func later<State>(
    _ state: State,
    _ dueTime: DispatchTimeInterval,
    _ action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    let scheduled = CompositeDisposable()
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let work = Transfer {
      if !scheduled.isDisposed { _ = scheduled.insert(action(state)) }
    }
    timer.schedule(deadline: .now() + dueTime, leeway: leeway)
    timer.setEventHandler {
      timer.cancel()
      work.value()
    }
    // The handler and the timer hold each other; cancelling releases both.
    timer.setCancelHandler { timer.setEventHandler(handler: nil) }
    _ = scheduled.insert(Disposables.create { timer.cancel() })
    timer.resume()
    return scheduled
  }

  func periodically<State>(
    _ state: State,
    startAfter: DispatchTimeInterval,
    period: DispatchTimeInterval,
    _ action: @escaping (State) -> State
  ) -> any Disposable {
    let state = OperatorState(state)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let cancelled = BooleanDisposable()
    // A timer source never runs its handler twice at the same time, even on a concurrent queue. The gate is never contended:
    // it shows ThreadSanitizer the hand-over between threads, which happens inside Dispatch.
    let gate = Gate()
    let turn: (OperatorState<State>) -> Void = { state in
      if !cancelled.isDisposed { state.value = action(state.value) }
    }
    let lap = Transfer { gate.pass(state, to: turn) }
    // Dispatch stops the process at a negative period.
    let period = period.seconds < 0 ? .nanoseconds(0) : period
    timer.schedule(deadline: .now() + startAfter, repeating: period, leeway: leeway)
    timer.setEventHandler { lap.value() }
    timer.resume()
    return Disposables.create {
      cancelled.dispose()
      timer.cancel()
      timer.setEventHandler(handler: nil)
    }
  }
}
